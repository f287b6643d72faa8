/// The days on which something comes again (lazy sequence): a rule from its first day on. Any span
/// of any century is asked for at the same cost, since months are looked at where the question is
/// and never walked through from the start.
///
/// The start belongs to its series and is the first time, as RFC 5545 has it, even where the rule
/// would not choose that day; what the rule does not say is taken from it.
public struct RepeatDays: Sendable {
  let rule: RepeatRule
  public let start: Day
  /// The last day that may be.
  let last: Day

  /// The months there can be, January the lowest bit.
  let months: UInt64
  /// Days of the month from the first, the lowest bit.
  let monthDays: UInt64
  /// Days of the month from the end, as they lie in a month of 31 days.
  let monthDaysFromEnd: UInt64
  /// Every such weekday, Monday the lowest bit.
  let weekdays: UInt64
  /// The month in which it begins, counted from the year 0.
  let startIndex: Int
  /// The first day of the week in which it begins.
  let startWeek: Int

  /// The days of a rule from its start on, through the last one where it is known to have one
  /// (`RepeatRule.lastDay`). Without it there is no end, whatever the rule says, so that nothing
  /// has to be counted.
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

  /// The last day of a month is the lowest bit; in a month of 31 days it is the 31st.
  private static func turned(_ behind: UInt64) -> UInt64 {
    var (rest, days): (UInt64, UInt64) = (behind & 0x7FFF_FFFF, 0)
    while rest != 0 {
      days |= 1 << UInt64(30 - rest.trailingZeroBitCount)
      rest &= rest - 1
    }
    return days
  }

  // MARK: Asking

  /// Visits the days from one day through another in their order, until the visitor has seen enough
  /// and says false.
  public func forEach(from: Day, through: Day, _ visit: (Day) -> Bool) {
    let (from, through) = (max(from, start), min(through, last))
    guard from <= through else { return }
    var year = RepeatYear()
    var place: RepeatMonth? = RepeatMonth(of: from)
    while let month = place, month.first <= through.ordinal {
      var days =
        days(of: month, &year) & month.days(from: from.ordinal, through: through.ordinal)
      while days != 0 {
        guard visit(Day(ordinal: month.first + days.trailingZeroBitCount)) else { return }
        days &= days - 1
      }
      place = following(month)
    }
  }

  /// Whether a day is one of them.
  public func contains(_ day: Day) -> Bool { first(from: day, through: day) != nil }

  /// The first of them that is not earlier than a day, and not later than another.
  public func first(from: Day, through: Day = Day.range.upperBound) -> Day? {
    var found: Day?
    forEach(from: from, through: through) {
      found = $0
      return false
    }
    return found
  }

  /// The last of them before a day.
  public func last(before day: Day) -> Day? {
    day > Day.range.lowerBound ? last(through: day - 1) : nil
  }

  /// The last of them that is not later than a day.
  public func last(through day: Day) -> Day? {
    let through = min(day, last)
    guard start <= through else { return nil }
    var year = RepeatYear()
    var place: RepeatMonth? = RepeatMonth(of: through)
    while let month = place, month.last >= start.ordinal {
      let days =
        days(of: month, &year) & month.days(from: start.ordinal, through: through.ordinal)
      if days != 0 { return Day(ordinal: month.first + 63 - days.leadingZeroBitCount) }
      place = preceding(month)
    }
    return start
  }

  /// How many of them there are from one day through another.
  public func count(from: Day, through: Day) -> Int {
    let (from, through) = (max(from, start), min(through, last))
    guard from <= through else { return 0 }
    var (count, year) = (0, RepeatYear())
    var place: RepeatMonth? = RepeatMonth(of: from)
    while let month = place, month.first <= through.ordinal {
      let span = month.days(from: from.ordinal, through: through.ordinal)
      count += (days(of: month, &year) & span).nonzeroBitCount
      place = following(month)
    }
    return count
  }
}
