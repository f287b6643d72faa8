import TextUI

extension Key {
  /// Whether somebody who presses it means something: keys that move, open or lead back may do nothing
  /// at the end of their way.
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
