/// The reading goal of a year, and its progress as of a day.
public struct YearGoal: Equatable, Sendable {
  public let year: Int
  /// The number of books to finish; nil if no goal is set.
  public let target: Int?
  /// The number of books finished within the year.
  public let finished: Int
  /// The day for which the progress is computed.
  public let today: Day

  /// The accepted numbers of books.
  public static let targets = 1...1000

  public init(year: Int, target: Int?, finished: Int, today: Day) {
    self.year = year
    self.target = target
    self.finished = finished
    self.today = today
  }

  /// The days of the year, from the first to the last.
  public var days: ClosedRange<Day> { Day.days(ofYear: year) }

  /// Whether the year is past, current or in the future.
  public enum Time: Equatable, Sendable { case over, goingOn, coming }

  /// Whether the year is past, current or in the future, as seen from `today`.
  public var time: Time {
    today > days.upperBound ? .over : today < days.lowerBound ? .coming : .goingOn
  }

  /// The number of books that an even pace completes by the end of `today`. It is the whole goal on the last day of the
  /// year, and 0 before the year. Nil without a goal.
  public var due: Int? {
    guard let target else { return nil }
    switch time {
    case .over: return target
    case .coming: return 0
    case .goingOn:
      return target * (today - days.lowerBound + 1) / (days.upperBound - days.lowerBound + 1)
    }
  }

  /// The number of books ahead of an even pace, negative if behind; nil without a goal. For a past year it is the
  /// surplus over the goal. For a future year it is the number of finished books.
  public var ahead: Int? { due.map { finished - $0 } }

  /// Whether the goal is reached. False without a goal.
  public var isReached: Bool { target.map { finished >= $0 } ?? false }

  /// The number of books still to finish, and the number of days left including today. Nil if the year is not current,
  /// if no goal is set, or if the goal is reached.
  public var rest: Rest? {
    guard time == .goingOn, let target, finished < target else { return nil }
    return Rest(books: target - finished, days: days.upperBound - today + 1)
  }

  /// The part of a goal that is still to be done.
  public struct Rest: Equatable, Sendable {
    /// The number of books still to finish, at least 1.
    public let books: Int
    /// The number of days left, at least 1.
    public let days: Int

    /// The number of days for each book, rounded down; nil if there are more books than days.
    public var daysForEach: Int? { books <= days ? days / books : nil }
    /// The number of books for each day, rounded up.
    public var booksADay: Int { (books + days - 1) / days }
  }
}

/// Queries, sets and removes the reading goal of a year.
public struct AimForYear: Sendable {
  let reading: any ReadingRepository
  let clock: WallClock

  /// Returns the goal of a year as of today. The default is the current year.
  public func callAsFunction(_ year: Int? = nil) throws(ReadingFailure) -> YearGoal {
    let today = clock.now().day
    let year = year ?? today.parts.year
    return YearGoal(
      year: year, target: try reading.yearTarget(year),
      finished: try finished(in: Day.days(ofYear: year)), today: today)
  }

  /// Replaces the goal of a year. The default is the current year.
  public func set(_ target: Int, for year: Int? = nil) throws(ReadingFailure) -> YearGoal {
    guard YearGoal.targets.contains(target) else { throw .refused(.goalRange(YearGoal.targets)) }
    let year = year ?? clock.now().day.parts.year
    try reading.setYearTarget(year, target)
    return try self(year)
  }

  /// Removes the goal of a year, and returns the goal before the removal.
  public func remove(for year: Int? = nil) throws(ReadingFailure) -> YearGoal {
    let goal = try self(year)
    if goal.target != nil { try reading.setYearTarget(goal.year, nil) }
    return goal
  }

  /// Counts the books that were finished within a range of days.
  private func finished(in days: ClosedRange<Day>) throws(ReadingFailure) -> Int {
    try reading.finishings(days).reduce(0) { $0 + $1.books }
  }
}
