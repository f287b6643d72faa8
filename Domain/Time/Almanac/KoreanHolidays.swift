/// The public holidays of Korea, computed from the law of each year without a cache. Future years
/// follow the present law. Days off and elections that are declared at short notice need a new
/// release.
public enum KoreanHolidays {
  /// The years that are supported.
  public static let years = 2000...2050

  /// Returns the holidays of a year, sorted by day; nil for an unsupported year. A day with two holidays occurs twice.
  public static func holidays(in year: Int) -> [Holiday]? {
    guard years.contains(year) else { return nil }
    let yearly = yearly(in: year)
    let named =
      ElectionDays.holidays(in: year, beside: yearly) + extras.filter { $0.day.parts.year == year }
    let all = yearly + named
    return (all + SubstituteDays(yearly, named: named, in: year).holidays).sorted {
      $0.day < $1.day
    }
  }

  /// Returns the names of all holidays on a day. Empty if the day is not a holiday, or if its year is not supported.
  public static func names(on day: Day) -> [HolidayName] {
    (holidays(in: day.parts.year) ?? []).filter { $0.day == day }.map(\.name)
  }

  /// Returns the holidays in a range of days, limited to the supported years.
  public static func holidays(in span: ClosedRange<Day>) -> [Holiday] {
    let first = max(span.lowerBound.parts.year, years.lowerBound)
    let last = min(span.upperBound.parts.year, years.upperBound)
    guard first <= last else { return [] }
    return (first...last).flatMap { holidays(in: $0) ?? [] }.filter { span.contains($0.day) }
  }

  /// Returns the substitute for a holiday in a year; nil if the holiday has none, or if the year is not supported.
  package static func substitute(for holiday: YearlyHoliday, in year: Int) -> Day? {
    holidays(in: year)?.first { found in
      if case .substitute(let lost) = found.name { lost.contains(holiday) } else { false }
    }?.day
  }

  private static func yearly(in year: Int) -> [Holiday] {
    YearlyHoliday.allCases.flatMap { holiday -> [Holiday] in
      guard let day = holiday.day(in: year) else { return [] }
      let itself = Holiday(day: day, name: .itself(holiday))
      guard holiday.hasDaysAround else { return [itself] }
      return [
        Holiday(day: day - 1, name: .dayBefore(holiday)), itself,
        Holiday(day: day + 1, name: .dayAfter(holiday)),
      ]
    }
  }

  /// Days off that the government declared for one year (임시공휴일), without elections.
  private static let extras: [Holiday] = [
    (2002, 7, 1, ExtraHoliday.worldCup), (2015, 8, 14, .seventyYearsOfLiberation),
    (2016, 5, 6, .longerRest), (2017, 10, 2, .longerRest), (2020, 8, 17, .longerRest),
    (2023, 10, 2, .longerRest), (2024, 10, 1, .armedForces), (2025, 1, 27, .longerRest),
  ].compactMap { year, month, day, reason in
    Day(year: year, month: month, day: day).map { Holiday(day: $0, name: .extra(reason)) }
  }
}
