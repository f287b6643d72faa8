// MARK: Levels

extension CaptureParser {
  /// Parses the level in a word: `80`, 80점, 80이었음, `7/10` and `70/100` for 70, 50->75로 for 75, 오십오. Returns nil if the
  /// word has no level.
  static func level(_ word: String) -> Int? {
    let last = word.split { "→>".contains($0) }.last.map(String.init) ?? word
    let isTurned = last.count < word.count
    var text = bareLevel(last)
    if isTurned, text.hasSuffix("로"), text.count > 1 { text.removeLast() }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = parts.first ?? nil, first >= 0 else { return spelledLevel(text) }
    switch parts.count {
    case 1: return first
    case 2: return parts[1] == 100 ? first : parts[1] == 10 && first <= 10 ? first * 10 : nil
    default: return nil
    }
  }

  /// Endings that may follow a level. 졈 and 쩜 are spellings of 점.
  private static let levelEnds = [
    "이었어요", "이었음", "이었어", "이었다", "였음", "였어", "였다", "이에요", "이야", "이다", "임", "정도", "쯤",
  ]

  private static func bareLevel(_ word: String) -> String {
    var text = word.trimmingSuffix(of: ",.!~")
    if let end = levelEnds.first(where: { text.count > $0.count && text.hasSuffix($0) }) {
      text.removeLast(end.count)
    }
    return text.trimmingSuffix(of: "점졈쩜,.!~")
  }

  /// Parses a spelled-out level: 오십오, 구십, 백. Returns nil for single syllables except 백, which are ambiguous.
  private static func spelledLevel(_ text: String) -> Int? {
    if text == "백" { return 100 }
    let tokens = PhraseLexer.tokens(of: text)
    guard tokens.count > 1, tokens.contains(.word("십")) else { return nil }
    return RepeatVocabulary.number(tokens[...])
  }
}
