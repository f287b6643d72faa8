/// How many books somebody wants to finish in a year, and how that stands on a day.
public struct YearGoal: Equatable, Sendable {
  /// The year.
  public let year: Int
  /// How many books are to be finished in it; nothing where nobody said.
  public let target: Int?
  /// How many were finished on its days.
  public let finished: Int
  /// The day it is looked at.
  public let today: Day

  /// How many books a year may be given.
  public static let targets = 1...1000

  /// Looks at a year on a day.
  public init(year: Int, target: Int?, finished: Int, today: Day) {
    self.year = year
    self.target = target
    self.finished = finished
    self.today = today
  }

  /// The first and the last day of the year.
  public var days: ClosedRange<Day> { Day.days(ofYear: year) }

  /// Whether the year is over, goes on, or is still to come.
  public enum Time: Equatable, Sendable { case over, goingOn, coming }

  /// Where the day lies.
  public var time: Time {
    today > days.upperBound ? .over : today < days.lowerBound ? .coming : .goingOn
  }

  /// The books that an even pace has finished by the end of the day, of which the last has its last
  /// page behind it: all of them on the last day of the year, and none before it begins.
  public var due: Int? {
    guard let target else { return nil }
    switch time {
    case .over: return target
    case .coming: return 0
    case .goingOn:
      return target * (today - days.lowerBound + 1) / (days.upperBound - days.lowerBound + 1)
    }
  }

  /// How many books somebody is ahead of an even pace, negative when behind. Of a year that is over
  /// it is what was finished beyond the goal; of one to come nothing is due yet.
  public var ahead: Int? { due.map { finished - $0 } }

  /// Whether as many were finished as were wanted.
  public var isReached: Bool { target.map { finished >= $0 } ?? false }

  /// The books that are still to be finished, and the days there are for them, today among them;
  /// nothing once the goal is reached, and in years that do not go on.
  public var rest: Rest? {
    guard time == .goingOn, let target, finished < target else { return nil }
    return Rest(books: target - finished, days: days.upperBound - today + 1)
  }

  /// What is left of a goal.
  public struct Rest: Equatable, Sendable {
    /// The books, at least one.
    public let books: Int
    /// The days, at least one.
    public let days: Int

    /// The days there are for each book, rounded down; nothing where there are more books than days.
    public var daysForEach: Int? { books <= days ? days / books : nil }
    /// The books for each day, rounded up.
    public var booksADay: Int { (books + days - 1) / days }
  }
}

/// Looks at the reading goal of a year, sets it and takes it away.
public struct AimForYear: Sendable {
  let reading: any ReadingRepository
  let clock: WallClock

  /// The goal of a year as it stands today; without a year that of this one.
  public func callAsFunction(_ year: Int? = nil) throws(ReadingError) -> YearGoal {
    let today = clock.now().day
    let year = year ?? today.parts.year
    return YearGoal(
      year: year, target: try reading.yearTarget(year),
      finished: try finished(in: Day.days(ofYear: year)), today: today)
  }

  /// Wants so many books of a year, whatever was wanted of it before.
  public func set(_ target: Int, for year: Int? = nil) throws(ReadingError) -> YearGoal {
    guard YearGoal.targets.contains(target) else { throw .refused(.goalRange(YearGoal.targets)) }
    let year = year ?? clock.now().day.parts.year
    try reading.setYearTarget(year, target)
    return try self(year)
  }

  /// Wants nothing of a year any more, and gives back what was wanted before.
  public func remove(for year: Int? = nil) throws(ReadingError) -> YearGoal {
    let goal = try self(year)
    if goal.target != nil { try reading.setYearTarget(goal.year, nil) }
    return goal
  }

  /// A book counts in the year of the day on which its last page was read.
  private func finished(in days: ClosedRange<Day>) throws(ReadingError) -> Int {
    try reading.finishings(days).reduce(0) { $0 + $1.books }
  }
}
