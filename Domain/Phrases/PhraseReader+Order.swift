extension PhraseReader {
  /// Returns whether one of two dates proves that the day comes first in both dates, as in `12/5 to 14/5`.
  static func showsDayFirst(_ tokens: [PhraseToken]) -> Bool {
    let dates = tokens.compactMap { token -> [Int]? in
      if case .numbers(let numbers, "/") = token, numbers.count == 2 {
        numbers.map(\.value)
      } else {
        nil
      }
    }
    return dates.count == 2 && dates.contains { $0[0] > 12 } && dates.allSatisfy { $0[1] <= 12 }
  }

  /// Moves a year behind a day without a month to the start, whose month it has: `august 10 - 22, 2012`. Other sides are
  /// returned unchanged.
  static func withYearFirst(_ left: ArraySlice<PhraseToken>, _ right: ArraySlice<PhraseToken>)
    -> (ArraySlice<PhraseToken>, ArraySlice<PhraseToken>)
  {
    let end = right.filter { ![.word("st"), .word("nd"), .word("rd"), .word("th")].contains($0) }
    guard end.count == 2, bare(end.prefix(1)) != nil, case .number(let year)? = end.last,
      year.digits == 4, left.contains(where: PhraseCertainty.isMonth)
    else { return (left, right) }
    return (left + end.suffix(1), end.prefix(1)[...])
  }

  static func bare(_ side: ArraySlice<PhraseToken>) -> Int? {
    let side = side.filter { $0 != .word("from") && $0 != .word("the") }
    guard side.count == 1, case .number(let number)? = side.first, number.digits <= 2 else {
      return nil
    }
    return number.value
  }
}
