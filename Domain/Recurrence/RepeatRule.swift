/// A rule by which something comes again (RFC 5545 recurrence rule), from every day to every so many
/// years. It knows no start: what it does not say is taken from the start it is used with.
public struct RepeatRule: Hashable, Sendable {
  public internal(set) var frequency = RepeatFrequency.daily
  /// Every so many days, weeks, months or years.
  public internal(set) var interval = 1
  /// After how many times it ends; the start is the first.
  public internal(set) var count: Int?
  /// The last time that may be.
  public internal(set) var until: RepeatUntil?
  /// The day weeks begin with, where every other week is meant or weeks have numbers.
  public internal(set) var weekStart = Weekday.monday

  var weekdays = RepeatWeekdays()
  var monthDays = RepeatNumbers()
  /// January is the lowest bit.
  var months: UInt64 = 0
  var positions = RepeatNumbers()
  var yearDays = RepeatNumbers()
  var weekNumbers = RepeatNumbers()

  /// The numbers an interval can have.
  static let intervals = 1...99_999
  /// The numbers a count can have.
  static let counts = 1...100_000

  /// A rule that says how often and nothing else.
  init(_ frequency: RepeatFrequency, interval: Int = 1) {
    self.frequency = frequency
    self.interval = interval
  }

  /// The weekdays, those that are counted last.
  public var byDay: [RepeatWeekday] { weekdays.list }
  /// The days of the month; -1 is the last.
  public var byMonthDay: [Int] { monthDays.list }
  /// The months, 1…12.
  public var byMonth: [Int] { (1...12).filter { months & 1 << UInt64($0 - 1) != 0 } }
  /// Which ones of the days of a period are meant; -1 is the last.
  public var bySetPosition: [Int] { positions.list }
  /// The days of the year; -1 is the last.
  public var byYearDay: [Int] { yearDays.list }
  /// The weeks of the year; -1 is the last.
  public var byWeekNumber: [Int] { weekNumbers.list }

  /// Whether it goes on for ever.
  public var isEndless: Bool { count == nil && until == nil }

  /// The same rule without an end.
  public var endless: RepeatRule {
    var rule = self
    rule.count = nil
    rule.until = nil
    return rule
  }

  /// The same parts with another frequency, where they say the same: daily on the 15th is monthly.
  package func counted(in frequency: RepeatFrequency) -> RepeatRule {
    var rule = self
    rule.frequency = frequency
    return rule
  }

  /// The same rule that ends after so many times.
  public func ending(after count: Int) throws(RepeatRefusal) -> RepeatRule {
    guard Self.counts.contains(count) else { throw .outOfRange(.count) }
    var rule = endless
    rule.count = count
    return rule
  }

  /// The same rule whose last time is not later than something.
  public func ending(_ until: RepeatUntil) -> RepeatRule {
    var rule = endless
    rule.until = until
    return rule
  }
}

/// How often a rule repeats, before it is said which days are meant.
public enum RepeatFrequency: String, CaseIterable, Sendable {
  case daily = "DAILY"
  case weekly = "WEEKLY"
  case monthly = "MONTHLY"
  case yearly = "YEARLY"
}

/// The last time a rule may have, itself included.
public enum RepeatUntil: Hashable, Sendable {
  case day(Day)
  /// What local clocks show, wherever the series is.
  case local(DayAndTime)
  /// Seconds since 1 January 1970 in Greenwich.
  case instant(Int)
}
