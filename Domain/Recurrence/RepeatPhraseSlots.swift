/// What the words of a rhythm said, before it is a rule.
struct RepeatPhraseSlots {
  private(set) var unit: RepeatFrequency?
  private(set) var interval: Int?
  var weekdays = RepeatWeekdays()
  /// Which ones of Monday to Friday of a month: `last weekday`.
  var workdays = RepeatNumbers()
  var monthDays = RepeatNumbers()
  private(set) var month: Int?
  /// `every`, 마다.
  var isEvery = false
  var isLunar = false

  /// Keeps how often; nothing can be said twice.
  mutating func keep(_ rhythm: RepeatVocabulary.Rhythm) -> Bool {
    guard unit == nil, RepeatRule.intervals.contains(rhythm.interval) else { return false }
    if let interval, rhythm.interval != 1 || interval == 1 { return false }
    unit = rhythm.unit
    interval = interval ?? rhythm.interval
    return true
  }

  /// `every other`: what is repeated is said behind it.
  mutating func keepOther() -> Bool {
    guard unit == nil, interval == nil else { return false }
    interval = 2
    return true
  }

  mutating func keep(month: Int) -> Bool {
    guard self.month == nil, (1...12).contains(month) else { return false }
    self.month = month
    return true
  }

  mutating func keep(monthDay: Int) -> Bool {
    guard monthDay == -1 || (1...31).contains(monthDay), !monthDays.contains(monthDay) else {
      return false
    }
    monthDays.insert(monthDay)
    return true
  }

  /// Keeps a weekday; nothing can be said twice.
  mutating func keep(_ day: RepeatWeekday) -> Bool {
    let before = weekdays
    weekdays.insert(day)
    return weekdays != before
  }

  // MARK: The rule

  var wish: RepeatOptions? {
    guard isLunar else { return rule.map { .rule($0) } }
    let isYearly = unit == nil && interval == nil || unit == .yearly && interval == 1
    guard isYearly, weekdays.isEmpty, workdays.isEmpty else { return nil }
    guard let month else { return monthDays.isEmpty ? .lunar(nil) : nil }
    // A lunar date alone is a day, and no rhythm.
    guard unit == .yearly else { return nil }
    let (ahead, behind) = (monthDays.ahead, monthDays.behind)
    guard ahead.nonzeroBitCount == 1, behind == 0 else { return nil }
    return LunarDate(month: month, day: ahead.trailingZeroBitCount + 1).map { .lunar($0) }
  }

  private var rule: RepeatRule? {
    guard let unit = unit ?? impliedUnit else { return nil }
    var rule = RepeatRule(unit, interval: interval ?? 1)
    rule.weekdays = weekdays
    rule.monthDays = monthDays
    if let month { rule.months = 1 << UInt64(month - 1) }
    if !workdays.isEmpty {
      guard weekdays.isEmpty else { return nil }
      for weekday in Weekday.allCases.prefix(5) { rule.weekdays.insert(RepeatWeekday(weekday)) }
      rule.positions = workdays
    }
    return isSensible(rule) ? Self.weekly(rule) : nil
  }

  /// The unit that is meant where only days are said.
  private var impliedUnit: RepeatFrequency? {
    if month != nil { return isEvery ? .yearly : nil }
    if !monthDays.isEmpty { return isEvery ? .monthly : nil }
    return weekdays.every != 0 && !weekdays.hasOrdinals ? .weekly : nil
  }

  private func isSensible(_ rule: RepeatRule) -> Bool {
    let hasDaysOfMonth = !monthDays.isEmpty
    let hasCounted = weekdays.hasOrdinals || !workdays.isEmpty
    let hasPlain = weekdays.every != 0
    switch rule.frequency {
    case .daily:
      return !hasDaysOfMonth && !hasCounted && month == nil && (!hasPlain || rule.interval == 1)
    case .weekly: return !hasDaysOfMonth && !hasCounted && month == nil
    case .monthly: return !hasPlain && month == nil && !(hasDaysOfMonth && hasCounted)
    case .yearly:
      if month == nil { return !hasDaysOfMonth && !hasCounted && !hasPlain }
      return !hasPlain && hasDaysOfMonth != hasCounted
    }
  }

  /// Daily on some weekdays is weekly on them.
  private static func weekly(_ rule: RepeatRule) -> RepeatRule {
    guard rule.frequency == .daily, !rule.weekdays.isEmpty else { return rule }
    var weekly = rule
    weekly.frequency = .weekly
    return weekly
  }
}
