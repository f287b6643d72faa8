/// Finds days that are certain only because of their position in a Korean line: 서버 점검 (목), 3.7 민아 집들이, 만료 4.30.
struct WrittenDays {
  let line: CapturedLine

  /// Words that make a decimal number an amount. The first ten apply anywhere in the line, the others only beside the
  /// number.
  private static let amounts = [
    "별점", "평점", "시력", "버전", "학점", "평균", "도수", "점수", "용량", "무게", "길이", "약", "총", "배", "배속", "점",
    "리터", "킬로", "미터", "인분", "단계", "만원", "억", "프로", "퍼센트", "인치", "평", "도", "초", "kg", "km", "cm",
    "gb", "tb", "l", "m", "g", "%",
  ]

  /// Returns whether tokens are a day because of their position: a weekday in parentheses, or a month and a day with a
  /// dot that are not an amount.
  func isSure(_ tokens: [PhraseToken], _ range: Range<Int>) -> Bool {
    guard line.hasHangul, let first = tokens.first, tokens.count == 1 else { return false }
    switch first {
    case .word(let word):
      // A weekday in parentheses: (목).
      return word.count == 1 && PhraseVocabulary.weekdays[word] != nil
        && character(range.lowerBound - 1) == "(" && character(range.upperBound) == ")"
    case .numbers(let numbers, "."):
      guard numbers.count == 2, (1...12).contains(numbers[0].value), numbers[0].digits < 3,
        (1...31).contains(numbers[1].value), numbers[1].digits < 3, !isAmount(range)
      else { return false }
      // 3.7 is a day only at the start of a line, 4.30 anywhere.
      return range.lowerBound == 0 || numbers[1].digits == 2
    case .number, .numbers, .clock, .sign: return false
    }
  }

  private func isAmount(_ range: Range<Int>) -> Bool {
    if line.words.contains(where: { Self.amounts.prefix(10).contains($0.text) }) { return true }
    let before = line.words.last { $0.range.upperBound <= range.lowerBound }?.text.lowercased()
    let after = line.words.first { $0.range.lowerBound >= range.upperBound }?.text.lowercased()
    return [before, after].contains { word in word.map(Self.amounts.contains) == true }
  }

  private func character(_ index: Int) -> Character? {
    line.characters.indices.contains(index) ? line.characters[index] : nil
  }
}
