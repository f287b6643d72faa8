extension PhraseReader {
  /// Parses the length of a cycle in days: `7`, `weekly`, `2w`, 매주, 한 달, 3일마다, `every 2 weeks`, 일주일에 한 번. A month
  /// counts as 30 days, and a year as 365. Returns nil if the text is not a cycle in days.
  public func cycle(_ text: String) -> Int? {
    guard text.utf8.count <= 100 else { return nil }
    var tokens = PhraseLexer.tokens(of: text)[...]
    if tokens.first == .word("every") || tokens.first == .word("each") { tokens.removeFirst() }
    if tokens.last == .word("마다") { tokens.removeLast() }
    if tokens.starts(with: [.word("once"), .word("a")]) { tokens = tokens.dropFirst(2) }
    if tokens.suffix(3) == [.word("에"), .word("한"), .word("번")] { tokens = tokens.dropLast(3) }
    if tokens.count == 1, case .word(let word)? = tokens.first {
      // The unit alone, after `every` was removed.
      return PhraseVocabulary.cycles[word] ?? one(word)
    }
    if tokens.count == 1, case .number(let number)? = tokens.first {
      return number.digits <= 9 ? number.value : nil
    }
    guard let length = PhraseParser.length(of: tokens), length.seconds == 0 else { return nil }
    return length.days + length.months / 12 * 365 + length.months % 12 * 30
  }

  private func one(_ word: String) -> Int? {
    switch PhraseVocabulary.units[word] {
    case .day?: 1
    case .week?: 7
    case .fortnight?: 14
    case .month?: 30
    case .year?: 365
    case .minute?, .hour?, nil: PhraseVocabulary.dayCounts[word]
    }
  }
}
