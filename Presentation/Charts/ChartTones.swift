import Domain
import TextUI

/// The colours of charts that do not belong to a book.
enum ChartTones {
  /// The accent of what was read.
  static let pages = Ink(0x00ABA2, ansi256: 37, ansi16: 6)
  /// Lines that bars stand on, and what of a ring is empty; they can be made out on any ground.
  static let faint = Ink(0x7C7C82, ansi256: 244, ansi16: 8)
  /// What belongs to no category that is named.
  static let other = Ink(0x9A9AA0, ansi256: 247, ansi16: 7)

  /// The paper of files.
  static let paper = Ink(0xF9F9FB)
  /// Words on the paper of files.
  static let text = Ink(0x1C1C1E)
  /// Words beside others.
  static let quiet = Ink(0x636368)
  /// Lines on the paper of files.
  static let line = Ink(0xD4D4DA)

  /// A colour that steps back behind the chosen one.
  static func resting(_ ink: Ink) -> Ink { ink.mixed(with: faint, 0.55) }

  /// A category that steps back: it has to be known by its colour still.
  static func beside(_ ink: Ink) -> Ink { ink.mixed(with: faint, 0.35).with(ansi16: ink.ansi16) }

  /// A colour that steps back on the paper of a file.
  static func restingOnPaper(_ ink: Ink) -> Ink { ink.mixed(with: paper, 0.5) }
}
