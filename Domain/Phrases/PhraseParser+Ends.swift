// MARK: The end of something

extension PhraseParser {
  /// Parses the end of a period, such as 말, 연말 or `end of`, and also weekends. Returns false if that fails.
  mutating func readEnd(_ word: String) -> Bool {
    switch word {
    case "말":
      guard !slots.isEnd else { return false }
      // A bare 말일 means the end of this month.
      if !slots.hasDay, isWord(1, ["일"]) { slots.monthDistance = 0 }
      guard slots.hasDay else { return false }
      slots.isEnd = true
      // 말일 means the same day as 말.
      if isWord(1, ["일"]) { index += 1 }
    case "end": return readEnglishEnd()
    case "연말":
      guard !slots.isEnd else { return false }
      slots.isEnd = true
      if slots.year == nil, slots.yearDistance == nil { slots.yearDistance = 0 }
    case "주말", "weekend":
      guard !slots.isWeekend else { return false }
      slots.isWeekend = true
    default: return false
    }
    index += 1
    return true
  }

  /// Parses the end of a period in English: `end of march`, `end of the month`. Returns false if that fails.
  private mutating func readEnglishEnd() -> Bool {
    guard !slots.isEnd else { return false }
    slots.isEnd = true
    index += isWord(1, ["of"]) ? 2 : 1
    if isWord(0, ["the"]) { index += 1 }
    switch word(0).flatMap({ PhraseVocabulary.units[$0] }) {
    case .week?: return keep(\.weekDistance, 0, taking: 1)
    case .month?: return keep(\.monthDistance, 0, taking: 1)
    case .year?: return keep(\.yearDistance, 0, taking: 1)
    case .minute?, .hour?, .day?, .fortnight?, nil: return true
    }
  }
}
