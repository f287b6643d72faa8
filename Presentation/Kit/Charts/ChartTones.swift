import Domain
package import TextUI

/// The chart colours that do not come from a book.
package enum ChartTones {
  /// The accent colour for pages that the user has read.
  package static let pages = Ink(0x00ABA2, ansi256: 37, ansi16: 6)
  /// The colour of the base lines of bars and of the empty part of a ring. It is visible on any background.
  package static let faint = Ink(0x7C7C82, ansi256: 244, ansi16: 8)
  /// The colour of everything outside the named categories.
  package static let other = Ink(0x9A9AA0, ansi256: 247, ansi16: 7)

  /// The background of picture files.
  package static let paper = Ink(0xF9F9FB)
  /// The colour of text on the background of picture files.
  package static let text = Ink(0x1C1C1E)
  /// The colour of secondary text in picture files.
  package static let quiet = Ink(0x636368)
  /// The colour of lines on the background of picture files.
  package static let line = Ink(0xD4D4DA)

  /// Mutes a colour, for chart elements that are not selected.
  package static func resting(_ ink: Ink) -> Ink { ink.mixed(with: faint, 0.55) }

  /// Mutes a category colour so that it can still be told apart from the others.
  package static func beside(_ ink: Ink) -> Ink {
    ink.mixed(with: faint, 0.35).with(ansi16: ink.ansi16)
  }

  /// Mutes a colour for use on the background of a picture file.
  package static func restingOnPaper(_ ink: Ink) -> Ink { ink.mixed(with: paper, 0.5) }
}

extension Glyphs {
  /// Returns the character for a shade from 0 to 4, where 0 is empty.
  package func shade(_ shade: Int) -> String {
    let signs = upward.count > 1 ? [" ", "░", "▒", "▓", "█"] : [" ", ".", ":", "+", "#"]
    return signs[min(4, max(0, shade))]
  }

  /// The dash in a range of two numbers.
  package var dash: String { upward.count > 1 ? "–" : "-" }
}
