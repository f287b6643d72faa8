/// How the words of a saying stand on the screen. A terminal keeps its own font, so these are what
/// letters of any font can do: be heavy or slanted, stand apart, stand on lines, in boxes or upright.
public enum SayingLettering: String, Equatable, Sendable, CaseIterable {
  case plain, bold, italic, slanted
  /// Letters with room between them.
  case wide, loud
  /// Lines that begin one below the other, as in a book of poems; with marks around them.
  case verse, quoted
  /// On the lines of a notebook, and in the boxes of manuscript paper.
  case notebook, manuscript
  /// From top to bottom, the columns from right to left.
  case upright
  /// Carved into a board.
  case board

  /// What it is called in each language.
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

  /// The lettering of a name in any language; nothing where none is called so.
  public init?(named name: String) {
    let name = Text.trimmed(name).lowercased()
    let named = Self.allCases.first { [$0.names.korean, $0.names.english].contains(name) }
    guard let named else { return nil }
    self = named
  }
}

extension Preferences {
  /// How sayings stand on the screen.
  public func sayingLettering() throws(StorageFailure) -> SayingLettering {
    SayingLettering(rawValue: try value(of: .sayingsLettering)) ?? .plain
  }
}
