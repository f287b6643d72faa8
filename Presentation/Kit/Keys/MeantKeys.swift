import TextUI

extension Key {
  /// Whether a notice is shown if the key has no effect. False for keys that move, open or go back, which may have no
  /// effect at the end of a list.
  package var mayBeMeant: Bool {
    switch self {
    case .character(let letter): !letter.isWhitespace
    case .delete, .control, .alt, .function: true
    case .enter, .escape, .tab, .backTab, .backspace, .insert, .up, .down, .left, .right, .home,
      .end, .pageUp, .pageDown, .modified:
      false
    }
  }
}
