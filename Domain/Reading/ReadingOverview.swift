/// What all reading comes to at a glance: the numbers, and enough of each chart for a small one.
public struct ReadingOverview: Equatable, Sendable {
  public let stats: ReadingStats
  /// How many books are wanted of the year it is, and how that stands.
  public let goal: YearGoal
  /// The pages of today and the days before it.
  public let card: PageWindow
  /// The pages of each category, most first.
  public let categories: [CategoryPages]
  /// How many books were finished in each month, oldest first.
  public let finished: [DayFinishings]
  /// How many records each part of the day has.
  public let parts: [PartRecords]
  /// The month it is.
  public let month: PageCalendar
  public let today: Day

  /// Whether nothing was ever read.
  public var isEmpty: Bool { stats.streak.longest == 0 }
}

extension ReadingQueries {
  /// What all reading comes to at a glance.
  public func overview() throws(ReadingError) -> ReadingOverview {
    let today = clock.now().day
    return ReadingOverview(
      stats: try stats(), goal: try AimForYear(reading: reading, clock: clock)(), card: try card(),
      categories: try categories(),
      finished: try finishedByMonth(), parts: try parts(), month: try calendar(today),
      today: today)
  }
}
