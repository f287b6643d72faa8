import TextUI

extension Key {
  /// Whether a notice is shown if the key has no effect. True for visible characters, Delete, function keys, and
  /// characters with either Ctrl or Alt. False for all others, such as the arrow keys, which may have no effect at the
  /// end of a list.
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
