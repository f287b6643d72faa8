/// One of several words, chosen with the left and right arrows.
public struct ChoiceField: Equatable, Sendable {
  /// The words to choose from.
  public let options: [String]
  /// The number of the chosen one.
  public private(set) var selected: Int

  /// Makes a choice; a word that does not exist counts as the nearest one.
  public init(_ options: [String], selected: Int = 0) {
    self.options = options
    self.selected = min(max(0, selected), max(0, options.count - 1))
  }

  /// Chooses the next or the previous word; after the last comes the first. A letter leads to the
  /// next word that begins with it.
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
    guard let place = later.first(where: { options[$0].lowercased().hasPrefix(wanted) }) else {
      return .ignored
    }
    if place == selected { return .moved }
    selected = place
    return .changed
  }

  /// The chosen word, and how many there are to choose from while the keys act on it.
  package func pieces(isFocused: Bool, _ glyphs: Glyphs) -> [StyledText] {
    let word = options.indices.contains(selected) ? options[selected] : ""
    if !isFocused { return [StyledText(word)] }
    return glyphs.around(StyledText(word, .bold))
      + [StyledText("  \(options.isEmpty ? 0 : selected + 1)/\(options.count)", .dim)]
  }
}

extension Glyphs {
  /// A value between the signs that say that left and right change it.
  package func around(_ value: StyledText) -> [StyledText] {
    [StyledText(chosen[0] + " ", .dim), value, StyledText(" " + chosen[1], .dim)]
  }
}
