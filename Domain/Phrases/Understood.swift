/// The meaning of a date and time phrase.
public struct Understood: Equatable, Sendable {
  public let start: UnderstoodPoint
  /// The end of a range; nil for a single point. Without a day of its own it counts from the day of
  /// the start.
  public let end: UnderstoodPoint?
  /// The duration; nil if not given.
  public let lasting: UnderstoodLength?
  /// Whether it is a deadline (까지, `by`), so the end of the named period is meant.
  public let isDeadline: Bool
  /// Whether nothing had to be guessed.
  public let isExact: Bool
}

/// A day, a time, or both.
public struct UnderstoodPoint: Equatable, Sendable {
  public let days: UnderstoodDays?
  /// Seconds since the midnight that starts the day; 86,400 and more are after the next midnight.
  /// Nil if no time is given.
  public let seconds: Int?
  /// The offset from now in seconds, if that is all that was given.
  public let fromNow: Int?
  /// Whether the time comes from a part of the day, such as a night, without an hour.
  public let isPartOfDay: Bool
  /// How the time is resolved if it is the end of a range.
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

/// A single day or a named period.
public struct UnderstoodDays: Equatable, Sendable {
  public enum Kind: Equatable, Sendable { case day, week, month, year }

  public let span: ClosedRange<Day>
  public let kind: Kind

  /// A range of days that is not a calendar period, or a single day.
  public init(_ span: ClosedRange<Day>) { self.init(span, .day) }

  init(_ span: ClosedRange<Day>, _ kind: Kind) {
    self.span = span
    self.kind = kind
  }

  init(_ day: Day) { self.init(day...day, .day) }
}

/// A duration: days by the calendar, seconds by the clock.
public struct UnderstoodLength: Equatable, Sendable {
  public let days: Int
  public let seconds: Int
}

/// Why a phrase cannot be parsed.
public enum PhraseParseError: Error, Equatable, Sendable {
  /// It is not a day or time, or contains an unknown word.
  case unknown
  /// It is well-formed, but the day does not exist.
  case noSuchDay
  /// The month does not exist; no day was named.
  case noSuchMonth
  /// The date falls on another weekday than the one given.
  case weekdayDiffers(Day, Weekday)
}

/// The direction in which a day without a year is searched.
public enum Looking: Sendable {
  /// For plans: the next one, today included.
  case ahead
  /// For the past: the last one.
  case back
  /// The one of this year.
  case around
}
