// Y-21, Y-25
/// The days that a published calendar covers: one year back and two ahead.
public struct PublishWindow: Equatable, Sendable {
  public let today: Day
  public let days: ClosedRange<Day>

  public init(around today: Day) {
    self.today = today
    days = Self.day(today, years: -1)...Self.day(today, years: 2)
  }

  /// Returns the same date of another year. 29 February becomes 28 February.
  private static func day(_ day: Day, years: Int) -> Day {
    let (year, month, number) = day.parts
    let wanted = min(max(year + years, Day.years.lowerBound), Day.years.upperBound)
    return Day(year: wanted, month: month, day: min(number, Day.length(ofMonth: month, in: wanted)))
      ?? day
  }
}
