/// A recurrence rule (RFC 5545), from daily to yearly. It has no start. Parts that the rule leaves open are taken from
/// the start of the series.
public struct RepeatRule: Hashable, Sendable {
  public package(set) var frequency = RepeatFrequency.daily
  /// The interval in units of the frequency: days, weeks, months or years.
  public package(set) var interval = 1
  /// The number of occurrences, including the start; nil if there is no limit.
  public package(set) var count: Int?
  /// The last possible time, inclusive; nil if there is no limit.
  public package(set) var until: RepeatUntil?
  /// The first day of the week. It matters only for week numbers, and for weekly rules that have BYSETPOS or an
  /// interval above 1.
  public package(set) var weekStart = Weekday.monday

  package var weekdays = RepeatWeekdays()
  package var monthDays = RepeatNumbers()
  /// The months as bits. January is the lowest bit.
  package var months: UInt64 = 0
  package var positions = RepeatNumbers()
  package var yearDays = RepeatNumbers()
  package var weekNumbers = RepeatNumbers()

  package static let intervals = 1...99_999
  package static let counts = 1...100_000

  /// Creates a rule with only a frequency and an interval.
  package init(_ frequency: RepeatFrequency, interval: Int = 1) {
    self.frequency = frequency
    self.interval = interval
  }

  /// The weekdays (BYDAY). Those without an ordinal come first.
  public var byDay: [RepeatWeekday] { weekdays.list }
  /// The days of the month (BYMONTHDAY); -1 is the last day.
  public var byMonthDay: [Int] { monthDays.list }
  /// The months (BYMONTH), 1…12.
  public var byMonth: [Int] { (1...12).filter { months & 1 << UInt64($0 - 1) != 0 } }
  /// The positions within the matching days of a period (BYSETPOS); -1 is the last.
  public var bySetPosition: [Int] { positions.list }
  /// The days of the year (BYYEARDAY); -1 is the last day.
  public var byYearDay: [Int] { yearDays.list }
  /// The weeks of the year (BYWEEKNO); -1 is the last week.
  public var byWeekNumber: [Int] { weekNumbers.list }

  /// Whether the rule has neither COUNT nor UNTIL.
  public var isEndless: Bool { count == nil && until == nil }

  /// The rule without COUNT and UNTIL.
  public var endless: RepeatRule {
    var rule = self
    rule.count = nil
    rule.until = nil
    return rule
  }

  /// Returns the rule with another frequency. The caller must ensure that the meaning stays the same: daily on the 15th
  /// equals monthly on the 15th.
  package func counted(in frequency: RepeatFrequency) -> RepeatRule {
    var rule = self
    rule.frequency = frequency
    return rule
  }

  /// Returns the rule with a new COUNT, which replaces its COUNT or UNTIL. Throws if the number is out of range.
  public func ending(after count: Int) throws(RepeatRefusal) -> RepeatRule {
    guard Self.counts.contains(count) else { throw .outOfRange(.count) }
    var rule = endless
    rule.count = count
    return rule
  }

  /// Returns the rule with a new UNTIL, which replaces its COUNT or UNTIL.
  public func ending(_ until: RepeatUntil) -> RepeatRule {
    var rule = endless
    rule.until = until
    return rule
  }
}

/// The frequency of a rule.
public enum RepeatFrequency: String, CaseIterable, Sendable {
  case daily = "DAILY"
  case weekly = "WEEKLY"
  case monthly = "MONTHLY"
  case yearly = "YEARLY"
}

/// The end of a rule (UNTIL), inclusive.
public enum RepeatUntil: Hashable, Sendable {
  case day(Day)
  /// A floating time, in the time zone of the series.
  case local(DayAndTime)
  /// Seconds since 1 January 1970 UTC.
  case instant(Int)
}
