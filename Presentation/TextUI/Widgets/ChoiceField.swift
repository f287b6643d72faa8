/// A form field for choosing one of several options with the left and right arrows.
public struct ChoiceField: Equatable, Sendable {
  public let options: [String]
  /// The index of the chosen option.
  public private(set) var selected: Int

  /// Creates a field. `selected` is clamped to a valid index.
  public init(_ options: [String], selected: Int = 0) {
    self.options = options
    self.selected = min(max(0, selected), max(0, options.count - 1))
  }

  /// Handles a key. Right arrow and space choose the next option, left arrow the previous option, wrapping around. A
  /// letter selects the next option that begins with this letter.
  public mutating func update(_ key: Key) -> EditOutcome {
    if case .character(let letter) = key, letter != " " { return jump(to: letter) }
    let step = key == .left ? options.count - 1 : 1
    guard key == .left || key == .right || key == .character(" ") else { return .ignored }
    if options.count < 2 { return .moved }
    selected = (selected + step) % options.count
    return .changed
  }

  private mutating func jump(to letter: Character) -> EditOutcome {
    let wanted = letter.lowercased()
    let later = options.indices.map { (selected + 1 + $0) % options.count }
    guard let index = later.first(where: { options[$0].lowercased().hasPrefix(wanted) }) else {
      return .ignored
    }
    if index == selected { return .moved }
    selected = index
    return .changed
  }

  /// Returns the chosen option and, while the field has the focus, the option's position, such as `2/5`.
  package func pieces(isFocused: Bool, _ glyphs: Glyphs) -> [StyledText] {
    let word = options.indices.contains(selected) ? options[selected] : ""
    if !isFocused { return [StyledText(word)] }
    return glyphs.around(StyledText(word, .bold))
      + [StyledText("  \(options.isEmpty ? 0 : selected + 1)/\(options.count)", .dim)]
  }
}

extension Glyphs {
  /// Returns a value between two signs, which indicate that the left and right arrows change the value.
  package func around(_ value: StyledText) -> [StyledText] {
    [StyledText(chosen[0] + " ", .dim), value, StyledText(" " + chosen[1], .dim)]
  }
}
