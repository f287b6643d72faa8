/// The meaning of a date and time phrase.
public struct Understood: Equatable, Sendable {
  public let start: UnderstoodPoint
  /// The end of a range; nil if the phrase is not a range. An end without a day counts from the day of the start.
  public let end: UnderstoodPoint?
  /// The duration; nil if not given.
  public let lasting: UnderstoodLength?
  /// Whether the phrase is a deadline (까지, `by`). It then means the end of the named period.
  public let isDeadline: Bool
  /// Whether no part of the phrase had to be guessed, as in `2026-03-08 15:30`.
  public let isExact: Bool
}

/// A day, a time, or both.
public struct UnderstoodPoint: Equatable, Sendable {
  public let days: UnderstoodDays?
  /// The seconds since the midnight that starts the day. Values from 86,400 on are after the next midnight. Nil if no
  /// time is given.
  public let seconds: Int?
  /// The offset from now in seconds; nil unless the phrase gives only an offset.
  public let fromNow: Int?
  /// Whether the phrase gives only a part of the day, such as the night, without an hour.
  public let isPartOfDay: Bool
  /// How the time is resolved if this point is the end of a range.
  public let notation: TimeNotation

  init(
    _ days: UnderstoodDays?, _ seconds: Int?, notation: TimeNotation, fromNow: Int? = nil,
    isPartOfDay: Bool = false
  ) {
    self.notation = notation
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

  /// Creates a single day, or a range of days that is not a calendar period.
  public init(_ span: ClosedRange<Day>) { self.init(span, .day) }

  init(_ span: ClosedRange<Day>, _ kind: Kind) {
    self.span = span
    self.kind = kind
  }

  init(_ day: Day) { self.init(day...day, .day) }
}

/// A duration in days of the calendar and seconds of the clock.
public struct UnderstoodLength: Equatable, Sendable {
  public let days: Int
  public let seconds: Int
}

public enum PhraseParseError: Error, Equatable, Sendable {
  /// The phrase is not a day or time, contains an unknown word, or is too long.
  case unknown
  /// The phrase is well-formed, but the day does not exist.
  case noSuchDay
  /// The phrase names a month that does not exist, and no day.
  case noSuchMonth
  /// The date does not fall on the weekday in the phrase. Carries the date and the weekday in the phrase.
  case weekdayDiffers(Day, Weekday)
}

/// Where to look for a day without a year.
public enum Looking: Sendable {
  /// Looks for the next matching day. A date may be today, but a weekday is after today. Used for plans.
  case ahead
  /// Looks for the last matching day. A date may be today, but a weekday is before today. Used for past events.
  case back
  /// Takes the date in the current year, or in the current month if the phrase has no month.
  case around
}
