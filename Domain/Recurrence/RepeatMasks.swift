/// What days a series can have at most (index key): three sets of bits, cheap to keep beside a record
/// and to compare. Every day of the series is in all three; a day that is in all three need not be
/// one of its days.
public struct RepeatMasks: Hashable, Sendable {
  /// The days of the week, Monday the lowest of 7 bits.
  public let weekdays: Int
  /// The months, January the lowest of 12 bits.
  public let months: Int
  /// The days of the month, the first the lowest of 31 bits.
  public let monthDays: Int

  /// Every day there is.
  public static let all = RepeatMasks(weekdays: 0x7F, months: 0xFFF, monthDays: 0x7FFF_FFFF)

  private init(weekdays: Int, months: Int, monthDays: Int) {
    self.weekdays = weekdays
    self.months = months
    self.monthDays = monthDays
  }

  /// The days of both.
  public func union(_ other: RepeatMasks) -> RepeatMasks {
    RepeatMasks(
      weekdays: weekdays | other.weekdays, months: months | other.months,
      monthDays: monthDays | other.monthDays)
  }

  /// The sets of one day: one bit in each.
  public init(of day: Day) {
    let (_, month, number) = day.parts
    weekdays = 1 << RepeatMonth.weekday(of: day.ordinal)
    months = 1 << (month - 1)
    monthDays = 1 << (number - 1)
  }

  /// The sets of a rule with its start, which is in them as well.
  public init(_ rule: RepeatRule, start: Day) {
    let days = RepeatDays(rule, start: start, last: nil)
    let own = RepeatMasks(of: start)
    weekdays = Self.weekdays(days) | own.weekdays
    months = Self.months(days) | own.months
    monthDays = Self.monthDays(days) | own.monthDays
  }

  /// Whether a day may be one of the series.
  public func mayHold(_ day: Day) -> Bool {
    let own = RepeatMasks(of: day)
    return weekdays & own.weekdays != 0 && months & own.months != 0
      && monthDays & own.monthDays != 0
  }

  private static func weekdays(_ days: RepeatDays) -> Int {
    let named = Int(days.weekdays | days.rule.weekdays.all)
    if named != 0 { return named }
    // Every fourteen days is always the same weekday.
    let isOneWeekday = days.rule.frequency == .daily && days.rule.interval % 7 == 0
    return isOneWeekday ? 0 : 127
  }

  private static func months(_ days: RepeatDays) -> Int {
    guard days.rule.frequency == .monthly else { return Int(days.months) }
    var (reached, month) = (0, days.startIndex % 12)
    for _ in 0..<12 {
      reached |= 1 << month
      month = (month + days.rule.interval) % 12
    }
    return Int(days.months) & reached
  }

  private static func monthDays(_ days: RepeatDays) -> Int {
    let every = 0x7FFF_FFFF
    let named = numbered(days)
    let rule = days.rule
    let isCountedInMonth =
      rule.weekdays.hasOrdinals && rule.weekdays.every == 0
      && (rule.frequency == .monthly || rule.months != 0)
    guard isCountedInMonth else { return named == 0 ? every : named }
    var counted = 0
    rule.weekdays.forEachOrdinal { ordinal, _ in
      // The second is the 8th to the 14th, the last the 22nd to the 31st.
      let first = ordinal > 0 ? 7 * ordinal - 6 : 29 + 7 * ordinal
      let last = ordinal > 0 ? 7 * ordinal : 38 + 7 * ordinal
      for day in max(first, 1)...max(min(last, 31), 1) { counted |= 1 << (day - 1) }
    }
    return named == 0 ? counted : named & counted
  }

  /// The days that are named by number; -1 may be the 28th to the 31st. None where none is named.
  private static func numbered(_ days: RepeatDays) -> Int {
    let fromEnd = Int(days.monthDaysFromEnd)
    return Int(days.monthDays) | fromEnd | fromEnd >> 1 | fromEnd >> 2 | fromEnd >> 3
  }
}
