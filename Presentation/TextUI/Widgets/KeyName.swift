extension Key {
  /// Returns the display name of the key, such as `Ctrl-S`, `↵`, `Esc` or `↑`.
  public func printed(_ glyphs: Glyphs = .unicode) -> String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .enter: glyphs.enter
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: glyphs.backspace
    case .delete: "Del"
    case .insert: "Ins"
    case .up: glyphs.arrows[0]
    case .down: glyphs.arrows[1]
    case .left: glyphs.arrows[2]
    case .right: glyphs.arrows[3]
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    case .control(let letter): "Ctrl-" + letter.uppercased()
    case .alt(let character): "Alt-\(character)"
    case .modified(let key, let held): held.printed + key.printed(glyphs)
    }
  }
}

extension Key.Modifiers {
  /// The modifiers in the customary order: Ctrl, Alt, Shift.
  fileprivate var printed: String {
    (contains(.control) ? "Ctrl-" : "") + (contains(.alt) ? "Alt-" : "")
      + (contains(.shift) ? "Shift-" : "")
  }
}
