import Domain
package import TextUI

/// The colours of charts that do not belong to a book.
package enum ChartTones {
  /// The accent of what was read.
  package static let pages = Ink(0x00ABA2, ansi256: 37, ansi16: 6)
  /// Lines that bars stand on, and what of a ring is empty; they can be made out on any ground.
  package static let faint = Ink(0x7C7C82, ansi256: 244, ansi16: 8)
  /// What belongs to no category that is named.
  package static let other = Ink(0x9A9AA0, ansi256: 247, ansi16: 7)

  /// The paper of files.
  static let paper = Ink(0xF9F9FB)
  /// Words on the paper of files.
  package static let text = Ink(0x1C1C1E)
  /// Words beside others.
  package static let quiet = Ink(0x636368)
  /// Lines on the paper of files.
  package static let line = Ink(0xD4D4DA)

  /// A colour that steps back behind the chosen one.
  package static func resting(_ ink: Ink) -> Ink { ink.mixed(with: faint, 0.55) }

  /// A category that steps back: it has to be known by its colour still.
  package static func beside(_ ink: Ink) -> Ink {
    ink.mixed(with: faint, 0.35).with(ansi16: ink.ansi16)
  }

  /// A colour that steps back on the paper of a file.
  package static func restingOnPaper(_ ink: Ink) -> Ink { ink.mixed(with: paper, 0.5) }
}

extension Glyphs {
  /// The sign of a shade, from nothing to much.
  package func shade(_ shade: Int) -> String {
    let signs = upward.count > 1 ? [" ", "░", "▒", "▓", "█"] : [" ", ".", ":", "+", "#"]
    return signs[min(4, max(0, shade))]
  }

  /// What stands between two numbers.
  package var dash: String { upward.count > 1 ? "–" : "-" }
}
