/// The parsed parts of a recurrence phrase, before they are converted to a rule.
struct RepeatPhraseSlots {
  private(set) var unit: RepeatFrequency?
  private(set) var interval: Int?
  var weekdays = RepeatWeekdays()
  /// The ordinals of working days (Monday to Friday) in a month, as in `last weekday`.
  var workdays = RepeatNumbers()
  var monthDays = RepeatNumbers()
  private(set) var month: Int?
  /// Whether the phrase contains `every` or 마다.
  var isEvery = false
  var isLunar = false

  /// Sets the frequency and the interval. An interval that `keepOther` has set stays. Returns false if the frequency is
  /// already set, or if the interval is out of range or differs from the one already set.
  mutating func keep(_ rhythm: RepeatVocabulary.Rhythm) -> Bool {
    guard unit == nil, RepeatRule.intervals.contains(rhythm.interval) else { return false }
    if let interval, rhythm.interval != 1 || interval == 1 { return false }
    unit = rhythm.unit
    interval = interval ?? rhythm.interval
    return true
  }

  /// Sets the interval 2 for `every other`. A later word sets the unit. Returns false if the unit or the interval is
  /// already set.
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

  /// Adds a weekday. Returns false if the weekday is already present.
  mutating func keep(_ day: RepeatWeekday) -> Bool {
    let before = weekdays
    weekdays.insert(day)
    return weekdays != before
  }

  // MARK: The rule

  var recurrence: RepeatOptions? {
    guard isLunar else { return rule.map { .rule($0) } }
    let isYearly = unit == nil && interval == nil || unit == .yearly && interval == 1
    guard isYearly, weekdays.isEmpty, workdays.isEmpty else { return nil }
    guard let month else { return monthDays.isEmpty ? .lunar(nil) : nil }
    // A lunar date without "every year" is a single day, not a recurrence.
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

  /// The frequency that the given days imply; nil if they imply none.
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

  /// Converts a daily rule with weekdays to the equivalent weekly rule.
  private static func weekly(_ rule: RepeatRule) -> RepeatRule {
    guard rule.frequency == .daily, !rule.weekdays.isEmpty else { return rule }
    var weekly = rule
    weekly.frequency = .weekly
    return weekly
  }
}
