extension RepeatDays {
  /// Returns the days of the series in a month, as a bit mask with the first day as the lowest bit.
  func days(of month: RepeatMonth, _ year: inout RepeatYear) -> UInt64 {
    guard month.last >= start.ordinal, month.first <= last.ordinal, start <= last else { return 0 }
    let days =
      fitting(month, &year) & month.days(from: start.ordinal, through: last.ordinal)
    let first = start.ordinal - month.first
    return first >= 0 ? days | 1 << UInt64(first) : days
  }

  /// Returns the days of a month that the rule matches, ignoring the start and the end of the series.
  func fitting(_ month: RepeatMonth, _ year: inout RepeatYear) -> UInt64 {
    guard months >> UInt64(month.month) & 1 == 1 else { return 0 }
    switch rule.frequency {
    case .daily: return daily(month)
    case .weekly: return weekly(month)
    case .monthly:
      guard (month.index - startIndex) % rule.interval == 0 else { return 0 }
      let days = dated(month) & onWeekdays(month)
      return rule.positions.isEmpty
        ? days : chosen(of: days, after: 0, among: days.nonzeroBitCount)
    case .yearly:
      guard (month.year - startIndex / 12) % rule.interval == 0 else { return 0 }
      return yearly(month, &year)
    }
  }

  private func daily(_ month: RepeatMonth) -> UInt64 {
    // In a daily rule the set for BYSETPOS has a single day.
    guard rule.positions.isEmpty || rule.positions.contains(1) || rule.positions.contains(-1)
    else { return 0 }
    let days = dated(month) & (weekdays == 0 ? month.all : month.days(on: weekdays))
    guard rule.interval > 1, days != 0 else { return days }
    var bit = Self.rest(start.ordinal - month.first, rule.interval)
    var inStep: UInt64 = 0
    while bit < month.length {
      inStep |= 1 << UInt64(bit)
      bit += rule.interval
    }
    return days & inStep
  }

  /// Returns the days of the month that BYMONTHDAY allows.
  func dated(_ month: RepeatMonth) -> UInt64 {
    guard monthDays != 0 || monthDaysFromEnd != 0 else { return month.all }
    return (monthDays | monthDaysFromEnd >> UInt64(31 - month.length)) & month.all
  }

  /// Returns the days of the month that BYDAY allows.
  func onWeekdays(_ month: RepeatMonth) -> UInt64 {
    guard weekdays != 0 || rule.weekdays.hasOrdinals else { return month.all }
    return month.days(on: weekdays)
      | month.days(onCounted: rule.weekdays.ahead, fromEnd: rule.weekdays.behind)
  }

  // MARK: Weeks

  private func weekly(_ month: RepeatMonth) -> UInt64 {
    if rule.interval == 1, rule.positions.isEmpty { return month.days(on: weekdays) }
    let weekStart = UInt64(rule.weekStart.rawValue - 1)
    let week = (weekdays | weekdays << 7) >> weekStart & 127
    let step = 7 * rule.interval
    // The first matching week that overlaps the month.
    var first = month.first - 6
    first += Self.rest(startWeek - first, step)
    var days: UInt64 = 0
    while first <= month.last {
      var chosen = week
      if !rule.positions.isEmpty {
        chosen &= allowed(inWeekFrom: first, month)
        chosen = self.chosen(of: chosen, after: 0, among: chosen.nonzeroBitCount)
      }
      let shift = first - month.first
      days |= shift >= 0 ? chosen << UInt64(shift) : chosen >> UInt64(-shift)
      first += step
    }
    return days & month.all
  }

  /// Returns the days of a week that BYMONTH allows.
  private func allowed(inWeekFrom first: Int, _ month: RepeatMonth) -> UInt64 {
    var days: UInt64 = 127
    let (before, after) = (month.first - first, first + 6 - month.last)
    if before > 0, months >> UInt64((month.month + 11) % 12) & 1 == 0 {
      days &= ~(1 << UInt64(before) - 1)
    }
    if after > 0, months >> UInt64((month.month + 1) % 12) & 1 == 0 {
      days &= 127 >> UInt64(after)
    }
    return days
  }

  // MARK: Positions

  /// Returns those of `days` that BYSETPOS selects from all matching days of a period. `before` is the number of
  /// matching days before `days`, and `total` is the number of all matching days.
  func chosen(of days: UInt64, after before: Int, among total: Int) -> UInt64 {
    let count = days.nonzeroBitCount
    var chosen: UInt64 = 0
    rule.positions.forEach { position in
      let rank = (position > 0 ? position - 1 : total + position) - before
      guard (0..<count).contains(rank) else { return }
      var rest = days
      for _ in 0..<rank { rest &= rest - 1 }
      chosen |= rest & (~rest + 1)
    }
    return chosen
  }

  /// Returns the remainder of a division. It is never negative.
  static func rest(_ number: Int, _ divisor: Int) -> Int {
    let rest = number % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
