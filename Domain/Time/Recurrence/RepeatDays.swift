/// The days of a recurring series, computed on demand from a rule and a start. Queries therefore take the same time at
/// any distance from the start. As in RFC 5545 the start is always the first occurrence, even if the rule does not
/// match it, and parts that the rule leaves open are taken from the start.
public struct RepeatDays: Sendable {
  let rule: RepeatRule
  public let start: Day
  /// The last possible day of the series.
  let last: Day

  /// The allowed months as bits. January is the lowest bit.
  let months: UInt64
  /// The days of the month counted from its start, as bits. Day 1 is the lowest bit.
  let monthDays: UInt64
  /// The days of the month counted from its end, at their positions in a month of 31 days.
  let monthDaysFromEnd: UInt64
  /// The weekdays without an ordinal, as bits. Monday is the lowest bit.
  let weekdays: UInt64
  /// The month of the start, as the number of months since the year 0.
  let startIndex: Int
  /// The ordinal of the first day of the week of the start.
  let startWeek: Int

  /// Creates the series from the start on, through `last`, which `RepeatRule.lastDay` computes. If `last` is nil, the
  /// series is unbounded, and COUNT and UNTIL of the rule are ignored.
  public init(_ rule: RepeatRule, start: Day, last: Day?) {
    self.rule = rule
    self.start = start
    self.last = last ?? Day.range.upperBound
    let (year, month, number) = start.parts
    startIndex = year * 12 + month - 1
    let weekday = RepeatMonth.weekday(of: start.ordinal)
    startWeek = start.ordinal - (weekday - rule.weekStart.rawValue + 8) % 7

    let saysNoDay =
      rule.weekdays.isEmpty && rule.monthDays.isEmpty && rule.yearDays.isEmpty
    let isDated =
      saysNoDay && rule.weekNumbers.isEmpty
      && (rule.frequency == .monthly || rule.frequency == .yearly)
    let isOfWeek = saysNoDay && (rule.frequency == .weekly || !rule.weekNumbers.isEmpty)
    let isOfMonth = isDated && rule.frequency == .yearly && rule.months == 0
    months = isOfMonth ? 1 << UInt64(month - 1) : rule.months == 0 ? 0xFFF : rule.months
    monthDays = isDated ? 1 << UInt64(number - 1) : rule.monthDays.ahead
    monthDaysFromEnd = Self.turned(rule.monthDays.behind)
    weekdays = isOfWeek ? 1 << UInt64(weekday) : rule.weekdays.every
  }

  /// Converts bits of days counted from the end to their positions in a month of 31 days.
  private static func turned(_ behind: UInt64) -> UInt64 {
    var (rest, days): (UInt64, UInt64) = (behind & 0x7FFF_FFFF, 0)
    while rest != 0 {
      days |= 1 << UInt64(30 - rest.trailingZeroBitCount)
      rest &= rest - 1
    }
    return days
  }

  // MARK: Asking

  /// Passes the days of a range to the visitor in order, until the visitor returns false.
  public func forEach(from: Day, through: Day, _ visit: (Day) -> Bool) {
    let (from, through) = (max(from, start), min(through, last))
    guard from <= through else { return }
    var year = RepeatYear()
    var current: RepeatMonth? = RepeatMonth(of: from)
    while let month = current, month.first <= through.ordinal {
      var days =
        days(of: month, &year) & month.days(from: from.ordinal, through: through.ordinal)
      while days != 0 {
        guard visit(Day(ordinal: month.first + days.trailingZeroBitCount)) else { return }
        days &= days - 1
      }
      current = following(month)
    }
  }

  /// Returns whether a day belongs to the series.
  public func contains(_ day: Day) -> Bool { first(from: day, through: day) != nil }

  /// Returns the first day of the series in a range. Returns nil if there is none.
  public func first(from: Day, through: Day = Day.range.upperBound) -> Day? {
    var found: Day?
    forEach(from: from, through: through) {
      found = $0
      return false
    }
    return found
  }

  /// Returns the last day of the series before a given day. Returns nil if there is none.
  public func last(before day: Day) -> Day? {
    day > Day.range.lowerBound ? last(through: day - 1) : nil
  }

  /// Returns the last day of the series at or before a given day. Returns nil if there is none.
  public func last(through day: Day) -> Day? {
    let through = min(day, last)
    guard start <= through else { return nil }
    var year = RepeatYear()
    var current: RepeatMonth? = RepeatMonth(of: through)
    while let month = current, month.last >= start.ordinal {
      let days =
        days(of: month, &year) & month.days(from: start.ordinal, through: through.ordinal)
      if days != 0 { return Day(ordinal: month.first + 63 - days.leadingZeroBitCount) }
      current = preceding(month)
    }
    return start
  }

  /// Counts the days of the series in a range.
  public func count(from: Day, through: Day) -> Int {
    let (from, through) = (max(from, start), min(through, last))
    guard from <= through else { return 0 }
    var (count, year) = (0, RepeatYear())
    var current: RepeatMonth? = RepeatMonth(of: from)
    while let month = current, month.first <= through.ordinal {
      let span = month.days(from: from.ordinal, through: through.ordinal)
      count += (days(of: month, &year) & span).nonzeroBitCount
      current = following(month)
    }
    return count
  }
}
