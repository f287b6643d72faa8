import TextUI

extension Key {
  /// Whether a press without effect deserves a notice. Keys that move, open or lead back may do nothing at the end of a
  /// list.
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
