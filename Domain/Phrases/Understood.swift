/// What a phrase about days and times means.
public struct Understood: Equatable, Sendable {
  public let start: UnderstoodPoint
  /// The other end, where two were named. Without a day of its own it counts from the start's.
  public let end: UnderstoodPoint?
  /// How long it takes, where that was said.
  public let lasting: UnderstoodLength?
  /// 까지, `by`: what is meant is the end of what was named.
  public let isDeadline: Bool
  /// Whether nothing had to be guessed.
  public let isExact: Bool
}

/// A day, a time, or both.
public struct UnderstoodPoint: Equatable, Sendable {
  public let days: UnderstoodDays?
  /// Seconds since the midnight the day begins with; those of a day and more lie behind the one
  /// it ends with.
  public let seconds: Int?
  /// Seconds from now on, where that is all that was said.
  public let fromNow: Int?
  /// Whether the time is that of a part of the day, such as a night, without an hour.
  public let isPartOfDay: Bool
  /// How much the time leaves open where it ends something.
  public let said: SaidTime

  init(
    _ days: UnderstoodDays?, _ seconds: Int?, said: SaidTime, fromNow: Int? = nil,
    isPartOfDay: Bool = false
  ) {
    self.said = said
    self.days = days
    self.seconds = seconds
    self.fromNow = fromNow
    self.isPartOfDay = isPartOfDay
  }
}

/// One day, or several that have a name together.
public struct UnderstoodDays: Equatable, Sendable {
  /// What they are.
  public enum Kind: Equatable, Sendable { case day, week, month, year }

  public let span: ClosedRange<Day>
  public let kind: Kind

  /// Days that have no name together, or only one of them.
  public init(_ span: ClosedRange<Day>) { self.init(span, .day) }

  init(_ span: ClosedRange<Day>, _ kind: Kind) {
    self.span = span
    self.kind = kind
  }

  init(_ day: Day) { self.init(day...day, .day) }
}

/// A length of time: days are counted on the calendar, seconds on the clock.
public struct UnderstoodLength: Equatable, Sendable {
  public let days: Int
  public let seconds: Int
}

/// Why a phrase cannot be read.
public enum Misunderstood: Error, Equatable, Sendable {
  /// It is no day and no time, or there is a word too many.
  case unknown
  /// It is written well, but the calendar has no such day.
  case noSuchDay
  /// The same of a month, where no day of it is named.
  case noSuchMonth
  /// The day is another day of the week than the one that stands beside it.
  case weekdayDiffers(Day, Weekday)
}

/// Which way one looks for a day without a year.
public enum Looking: Sendable {
  /// What is planned: the next one that is not past.
  case ahead
  /// What was done: the last one.
  case back
  /// Neither: the one of this year.
  case around
}
