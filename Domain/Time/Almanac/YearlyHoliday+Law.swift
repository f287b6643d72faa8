/// The days of the yearly holidays by law: the decree on public holidays (관공서의 공휴일에 관한 규정) and, from 2022, the act on
/// public holidays (공휴일에 관한 법률).
extension YearlyHoliday {
  /// Returns the day of the holiday in a year; nil if the law of that year does not have the holiday, or the tables
  /// lack it.
  func day(in year: Int) -> Day? {
    guard isLaw(in: year) else { return nil }
    return switch self {
    case .newYear: Day(year: year, month: 1, day: 1)
    case .seollal: LunarDay(year: year, month: 1, day: 1)?.civil
    case .independenceMovement: Day(year: year, month: 3, day: 1)
    case .arbor: Day(year: year, month: 4, day: 5)
    case .labour: Day(year: year, month: 5, day: 1)
    case .children: Day(year: year, month: 5, day: 5)
    case .buddha: LunarDay(year: year, month: 4, day: 8)?.civil
    case .memorial: Day(year: year, month: 6, day: 6)
    case .constitution: Day(year: year, month: 7, day: 17)
    case .liberation: Day(year: year, month: 8, day: 15)
    case .chuseok: LunarDay(year: year, month: 8, day: 15)?.civil
    case .foundation: Day(year: year, month: 10, day: 3)
    case .hangul: Day(year: year, month: 10, day: 9)
    case .christmas: Day(year: year, month: 12, day: 25)
    }
  }

  /// Returns whether the law of a year has the holiday.
  private func isLaw(in year: Int) -> Bool {
    switch self {
    case .newYear, .seollal, .independenceMovement, .children, .buddha, .memorial, .liberation,
      .chuseok, .foundation, .christmas:
      true
    case .arbor: year <= 2005
    case .constitution: year <= 2007 || year >= 2026
    case .hangul: year >= 2013
    case .labour: year >= 2026
    }
  }

  /// Whether the days before and after the holiday are holidays too.
  var hasDaysAround: Bool { self == .seollal || self == .chuseok }

  /// Returns the weekdays on which the holiday is lost and substituted in a year; nil if it is never substituted.
  func lostWeekdays(in year: Int) -> [Weekday]? {
    switch self {
    case .newYear, .arbor, .memorial: nil
    case .seollal, .chuseok: year >= 2014 ? [.sunday] : nil
    case .children: year >= 2014 ? [.saturday, .sunday] : nil
    // By the decree of 4 August 2021; the first substitute was that of 광복절 2021, and no earlier
    // holiday of that year was lost.
    case .independenceMovement, .liberation, .foundation, .hangul:
      year >= 2021 ? [.saturday, .sunday] : nil
    case .buddha, .christmas: year >= 2023 ? [.saturday, .sunday] : nil
    case .constitution, .labour: year >= 2026 ? [.saturday, .sunday] : nil
    }
  }
}
