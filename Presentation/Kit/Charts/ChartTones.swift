import Domain
package import TextUI

/// The chart colours that do not come from a book.
package enum ChartTones {
  /// The accent for pages that were read.
  package static let pages = Ink(0x00ABA2, ansi256: 37, ansi16: 6)
  /// Base lines of bars and the empty part of a ring; visible on any background.
  package static let faint = Ink(0x7C7C82, ansi256: 244, ansi16: 8)
  /// Everything outside the named categories.
  package static let other = Ink(0x9A9AA0, ansi256: 247, ansi16: 7)

  /// The background of files.
  static let paper = Ink(0xF9F9FB)
  /// Text on the background of files.
  package static let text = Ink(0x1C1C1E)
  /// Secondary text.
  package static let quiet = Ink(0x636368)
  /// Lines on the background of files.
  package static let line = Ink(0xD4D4DA)

  /// A muted colour, for what is not selected.
  package static func resting(_ ink: Ink) -> Ink { ink.mixed(with: faint, 0.55) }

  /// A muted category colour that can still be told apart.
  package static func beside(_ ink: Ink) -> Ink {
    ink.mixed(with: faint, 0.35).with(ansi16: ink.ansi16)
  }

  /// A muted colour on the background of a file.
  package static func restingOnPaper(_ ink: Ink) -> Ink { ink.mixed(with: paper, 0.5) }
}

extension Glyphs {
  /// The character for a shade from 0 to 4, where 0 is empty.
  package func shade(_ shade: Int) -> String {
    let signs = upward.count > 1 ? [" ", "░", "▒", "▓", "█"] : [" ", ".", ":", "+", "#"]
    return signs[min(4, max(0, shade))]
  }

  /// The dash between two numbers.
  package var dash: String { upward.count > 1 ? "–" : "-" }
}
