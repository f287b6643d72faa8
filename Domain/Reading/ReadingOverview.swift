/// The statistics of all reading, and the data of each small chart.
public struct ReadingOverview: Equatable, Sendable {
  public let stats: ReadingStats
  /// The goal of the current year.
  public let goal: YearGoal
  /// The pages of today and of the days before.
  public let card: PageWindow
  /// The pages of each category, largest number first.
  public let categories: [CategoryPages]
  /// The number of books finished in each month, oldest first.
  public let finished: [DayFinishings]
  /// The number of records in each part of the day.
  public let parts: [PartRecords]
  /// The pages of each day of the current month.
  public let month: PageCalendar
  public let today: Day

  /// Whether there are no reading records.
  public var isEmpty: Bool { stats.streak.longest == 0 }
}

extension ReadingQueries {
  /// Computes the summary as of today.
  public func overview() throws(ReadingFailure) -> ReadingOverview {
    let today = clock.now().day
    return ReadingOverview(
      stats: try stats(), goal: try AimForYear(reading: reading, clock: clock)(), card: try card(),
      categories: try categories(),
      finished: try finishedByMonth(), parts: try parts(), month: try calendar(today),
      today: today)
  }
}
