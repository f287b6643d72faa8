/// The style in which sayings are drawn on the screen. A terminal has only one font, so the styles use what every font
/// supports: weight, slant, spacing, rules, boxes and direction.
public enum SayingLettering: String, Equatable, Sendable, CaseIterable {
  case plain, bold, italic, slanted
  /// Letters with space between them, in normal or bold weight.
  case wide, loud
  /// Staggered lines as in a book of poems, or lines in quotation marks.
  case verse, quoted
  /// Text on the lines of a notebook, or in the boxes of manuscript paper.
  case notebook, manuscript
  /// Vertical text from top to bottom, with columns from right to left.
  case upright
  /// Text that looks carved into a board.
  case board

  public var names: (korean: String, english: String) {
    switch self {
    case .plain: ("바탕", "plain")
    case .bold: ("굵게", "bold")
    case .italic: ("기울임", "italic")
    case .slanted: ("굵은 기울임", "slanted")
    case .wide: ("넓게", "wide")
    case .loud: ("넓고 굵게", "loud")
    case .verse: ("시집", "verse")
    case .quoted: ("따옴표", "quoted")
    case .notebook: ("줄공책", "notebook")
    case .manuscript: ("원고지", "manuscript")
    case .upright: ("세로쓰기", "upright")
    case .board: ("현판", "board")
    }
  }

  /// Parses a name in either language. Returns nil if the name is unknown.
  public init?(named name: String) {
    let name = Text.trimmed(name).lowercased()
    let named = Self.allCases.first { [$0.names.korean, $0.names.english].contains(name) }
    guard let named else { return nil }
    self = named
  }
}

extension Preferences {
  /// Returns the lettering from the settings.
  public func sayingLettering() throws(StorageFailure) -> SayingLettering {
    SayingLettering(rawValue: try value(of: .sayingsLettering)) ?? .plain
  }
}
