/// The maximum length of a text, in characters or in terminal cells. Hangul takes two cells and Latin letters one, so
/// that both scripts get similar room.
public enum TextLimit: Hashable, Sendable {
  case characters(Int)
  case cells(Int)

  public var count: Int {
    switch self {
    case .characters(let count), .cells(let count): count
    }
  }

  /// Returns the length of a text in the unit of the limit.
  public func length(of text: some StringProtocol) -> Int {
    switch self {
    case .characters: text.count
    case .cells: text.reduce(0) { $0 + Self.cells(of: $1) }
    }
  }

  /// Returns the longest prefix of a text within the limit.
  public func prefix(of text: String) -> String {
    var rest = Substring(text)
    while length(of: rest) > count { rest.removeLast() }
    return String(rest)
  }

  /// Returns the number of cells of a character: two for Hangul, Chinese, Japanese and emoji, otherwise one.
  package static func cells(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF,
      0x1F300...0x1FAFF, 0x20000...0x3FFFF:
      return 2
    case 0..<0x300: return 1
    default:
      let isEmoji = first.properties.isEmojiPresentation
      return isEmoji || character.unicodeScalars.contains { $0.value == 0xFE0F } ? 2 : 1
    }
  }
}
