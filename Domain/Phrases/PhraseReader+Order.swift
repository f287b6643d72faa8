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

  /// Gives the first of two weekdays before a date its own date: 4 December in `fri-sun starting 12/4` and in `fri-sun
  /// 12/6`. Returns nil for other sides.
  func withDateFirst(_ start: PhraseSlots, _ end: PhraseSlots) -> (PhraseSlots, PhraseSlots)? {
    guard let first = start.weekday, start.number == nil, start.clock == nil, end.clock == nil,
      let last = end.weekday, let month = end.month, let number = end.number, end.year == nil
    else { return nil }
    let (year, _, _) = today.parts
    let near = [year, year + 1].compactMap { Day(year: $0, month: month, day: number) }
    guard var day = near.first(where: { $0 >= today }), first != last else { return nil }
    if day.weekday == last { day = day - (last.rawValue - first.rawValue + 7) % 7 }
    guard day.weekday == first else { return nil }
    let (_, firstMonth, firstNumber) = day.parts
    let date = PhraseSlots(month: firstMonth, number: firstNumber, weekday: first)
    return (date, PhraseSlots(weekday: last))
  }

  static func bare(_ side: ArraySlice<PhraseToken>) -> Int? {
    let side = side.filter { $0 != .word("from") && $0 != .word("the") }
    guard side.count == 1, case .number(let number)? = side.first, number.digits <= 2 else {
      return nil
    }
    return number.value
  }
}
