/// The notation of keys in configuration files, such as `w`, `Ctrl-S`, `Alt-x`, `Shift-Up`, `Enter` or `F5`.
extension Key {
  /// Parses the notation; nil if the notation is invalid. Names ignore case, single letters do not.
  public init?(notation text: String) {
    if text.count == 1, let character = text.first, !character.isWhitespace,
      character.unicodeScalars.allSatisfy({ $0.value > 32 && $0.value != 127 })
    {
      self = .character(character)
      return
    }
    var rest = text[...]
    var held = Key.Modifiers()
    while let (head, modifier) = Self.modifier(at: rest) {
      held.insert(modifier)
      rest = rest.dropFirst(head)
    }
    if held.isEmpty {
      guard let key = Self.named(rest) else { return nil }
      self = key
      return
    }
    guard let key = Self.held(held, rest) else { return nil }
    self = key
  }

  /// The notation, in ASCII unless the key's character is not.
  public var notation: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let letter): "Ctrl-" + letter.uppercased()
    case .alt(let character): "Alt-" + Key.character(character).notation
    case .backTab: "Shift-Tab"
    case .function(let number): "F\(number)"
    case .modified(let key, let held):
      (held.contains(.control) ? "Ctrl-" : "") + (held.contains(.alt) ? "Alt-" : "")
        + (held.contains(.shift) ? "Shift-" : "") + key.notation
    case .enter, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left, .right, .home,
      .end, .pageUp, .pageDown:
      Self.names.first { $0.key == self }?.name ?? ""
    }
  }

  private static let names: [(name: String, key: Key)] = [
    ("Enter", .enter), ("Esc", .escape), ("Tab", .tab), ("Backspace", .backspace),
    ("Del", .delete), ("Ins", .insert), ("Up", .up), ("Down", .down), ("Left", .left),
    ("Right", .right), ("Home", .home), ("End", .end), ("PgUp", .pageUp), ("PgDn", .pageDown),
    ("Space", .character(" ")), ("Return", .enter), ("Escape", .escape), ("Delete", .delete),
    ("Insert", .insert), ("PageUp", .pageUp), ("PageDown", .pageDown),
  ]

  private static let modifiers: [(name: String, held: Modifiers)] = [
    ("ctrl-", .control), ("c-", .control), ("alt-", .alt), ("m-", .alt), ("shift-", .shift),
    ("s-", .shift),
  ]

  private static func modifier(at text: Substring) -> (Int, Modifiers)? {
    let lower = text.lowercased()
    return modifiers.first { lower.hasPrefix($0.name) && lower.count > $0.name.count }
      .map { ($0.name.count, $0.held) }
  }

  private static func named(_ text: Substring) -> Key? {
    let lower = text.lowercased()
    if let key = names.first(where: { $0.name.lowercased() == lower })?.key { return key }
    guard lower.hasPrefix("f"), let number = Int(lower.dropFirst()), (1...24).contains(number)
    else { return nil }
    return .function(number)
  }

  /// Returns a key with modifiers; nil if terminals cannot send the combination distinguishably.
  private static func held(_ held: Modifiers, _ text: Substring) -> Key? {
    if text.count == 1, let character = text.first {
      switch held {
      case .control:
        // Terminals send Tab, Enter and Esc for Ctrl with these.
        guard character.isASCII, !"imIM[".contains(character),
          character.isLetter || "@]\\^_".contains(character)
        else { return nil }
        return .control(Character(character.lowercased()))
      case .alt: return .alt(character)
      case .shift:
        return Character(character.uppercased()) == character
          ? nil
          : .character(
            Character(character.uppercased()))
      case _: return nil
      }
    }
    guard let key = named(text) else { return nil }
    if held == .shift, key == .tab { return .backTab }
    if case .character(let character) = key { return held == .alt ? .alt(character) : nil }
    return .modified(key, held)
  }
}
