// MARK: Names of days

extension PhraseParser {
  /// Parses a named day: 추석, `christmas eve`, 부처님 오신 날. Returns the day with its number of tokens, or nil for other
  /// tokens.
  func namedDay() -> (NamedDay, Int)? {
    for (words, day) in NamedDay.phrases
    where words.indices.allSatisfy({ word($0) == words[$0] }) { return (day, words.count) }
    if word(0) == "mothers", word(1) == "day", let day = NamedDay.mothersDay(in: order.country) {
      return (day, 2)
    }
    if let substitute = substitute() { return substitute }
    if word(0) == "부처님", word(1) == "오신", word(2) == "날" {
      return NamedDay.names["부처님오신날"].map { ($0, 3) }
    }
    return word(0).flatMap { NamedDay.names[$0] }.map { ($0, 1) }
  }

  /// Parses a substitute holiday: 광복절 대체공휴일, or 대체공휴일(어린이날·부처님 오신 날) as in official lists. Returns nil for other
  /// tokens.
  private func substitute() -> (NamedDay, Int)? {
    if let (lost, count) = holiday(0), isWord(count, KoreanDayNames.substitutes) {
      return (.substitute(lost), count + 1)
    }
    guard isWord(0, KoreanDayNames.substitutes), let (lost, count) = holiday(1) else { return nil }
    var taken = 1 + count
    while case .sign("·")? = token(taken), let (_, more) = holiday(taken + 1) { taken += 1 + more }
    return (.substitute(lost), taken)
  }

  /// Parses a legal holiday. Returns the holiday with its number of tokens, or nil for other tokens.
  private func holiday(_ ahead: Int) -> (YearlyHoliday, Int)? {
    if word(ahead) == "부처님", word(ahead + 1) == "오신", word(ahead + 2) == "날" { return (.buddha, 3) }
    return word(ahead).flatMap { KoreanDayNames.holidays[$0] }.map { ($0, 1) }
  }

  /// Parses an offset from a named day: 전날, 다음 날, 이틀 전. Returns the number of days with the number of tokens. Returns
  /// nil for other tokens, if no day precedes them, or if a time of day does.
  func neighbour() -> (Int, Int)? {
    guard slots.named != nil || slots.number != nil || slots.isLunar, slots.clock == nil else {
      return nil
    }
    if word(0) == "전날" { return (-1, 1) }
    if word(0) == "다음", word(1) == "날" { return (1, 2) }
    if let days = word(0).flatMap({ PhraseVocabulary.dayCounts[$0] }) {
      if isWord(1, PhraseVocabulary.ago) { return (-days, 2) }
      if isWord(1, PhraseVocabulary.later) { return (days, 2) }
    }
    return nil
  }
}
