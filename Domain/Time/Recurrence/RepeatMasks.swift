/// Three bit masks for the days of a series, which serve as an index that is cheap to store and compare. Every day of
/// the series is in all three masks. A day in all three masks need not belong to the series.
public struct RepeatMasks: Hashable, Sendable {
  /// The days of the week in 7 bits. Monday is the lowest bit.
  public let weekdays: Int
  /// The months in 12 bits. January is the lowest bit.
  public let months: Int
  /// The days of the month in 31 bits. Day 1 is the lowest bit.
  public let monthDays: Int

  /// The masks that match every day.
  public static let all = RepeatMasks(weekdays: 0x7F, months: 0xFFF, monthDays: 0x7FFF_FFFF)

  private init(weekdays: Int, months: Int, monthDays: Int) {
    self.weekdays = weekdays
    self.months = months
    self.monthDays = monthDays
  }

  /// Returns the masks that match the days of either series.
  public func union(_ other: RepeatMasks) -> RepeatMasks {
    RepeatMasks(
      weekdays: weekdays | other.weekdays, months: months | other.months,
      monthDays: monthDays | other.monthDays)
  }

  /// Creates the masks of a single day.
  public init(of day: Day) {
    let (_, month, number) = day.parts
    weekdays = 1 << RepeatMonth.weekday(of: day.ordinal)
    months = 1 << (month - 1)
    monthDays = 1 << (number - 1)
  }

  /// Creates the masks of a series, from its rule and its start.
  public init(_ rule: RepeatRule, start: Day) {
    let days = RepeatDays(rule, start: start, last: nil)
    let own = RepeatMasks(of: start)
    weekdays = Self.weekdays(days) | own.weekdays
    months = Self.months(days) | own.months
    monthDays = Self.monthDays(days) | own.monthDays
  }

  /// Returns whether a day may belong to the series.
  public func mayHold(_ day: Day) -> Bool {
    let own = RepeatMasks(of: day)
    return weekdays & own.weekdays != 0 && months & own.months != 0
      && monthDays & own.monthDays != 0
  }

  private static func weekdays(_ days: RepeatDays) -> Int {
    let named = Int(days.weekdays | days.rule.weekdays.all)
    if named != 0 { return named }
    // A multiple of seven days stays on one weekday, which the start adds.
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
      // The second is on the 8th to 14th, the last on the 22nd to 31st.
      let first = ordinal > 0 ? 7 * ordinal - 6 : 29 + 7 * ordinal
      let last = ordinal > 0 ? 7 * ordinal : 38 + 7 * ordinal
      for day in max(first, 1)...max(min(last, 31), 1) { counted |= 1 << (day - 1) }
    }
    return named == 0 ? counted : named & counted
  }

  /// Returns the days of BYMONTHDAY as bits; 0 without BYMONTHDAY. Day -1 may be the 28th to 31st.
  private static func numbered(_ days: RepeatDays) -> Int {
    let fromEnd = Int(days.monthDaysFromEnd)
    return Int(days.monthDays) | fromEnd | fromEnd >> 1 | fromEnd >> 2 | fromEnd >> 3
  }
}
