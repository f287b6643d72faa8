/// Values of the current year, which are cached while its months are visited.
struct RepeatYear {
  private(set) var number = 0
  /// The ordinal of 1 January (days since 1 January 1970).
  private(set) var first = 0
  private(set) var length = 0
  /// The matching days of each month, for BYSETPOS. `before` contains the number of days before each month, with the
  /// total of the year at index 12.
  var days = SIMD16<UInt32>(repeating: 0)
  var before = SIMD16<Int16>(repeating: 0)

  mutating func enter(_ month: RepeatMonth) -> Bool {
    guard month.year != number else { return false }
    number = month.year
    length = Day.isLeap(number) ? 366 : 365
    var first = month.first
    for earlier in 0..<month.month { first -= Day.length(ofMonth: earlier + 1, in: number) }
    self.first = first
    return true
  }

  /// The weekday of 1 January; Monday is 0.
  var weekday: Int { RepeatMonth.weekday(of: first) }
}

extension RepeatDays {
  func yearly(_ month: RepeatMonth, _ year: inout RepeatYear) -> UInt64 {
    let isNew = year.enter(month)
    if rule.positions.isEmpty { return unchosen(month, year) }
    if isNew { countDays(&year) }
    let days = UInt64(year.days[month.month])
    if days == 0 { return 0 }
    return chosen(
      of: days, after: Int(year.before[month.month]), among: Int(year.before[12]))
  }

  /// Fills the cached values that BYSETPOS needs.
  private func countDays(_ year: inout RepeatYear) {
    var count: Int16 = 0
    for index in 0..<12 {
      year.before[index] = count
      year.days[index] = 0
      guard months >> UInt64(index) & 1 == 1,
        let month = RepeatMonth(index: year.number * 12 + index)
      else { continue }
      let days = unchosen(month, year)
      year.days[index] = UInt32(truncatingIfNeeded: days)
      count += Int16(days.nonzeroBitCount)
    }
    year.before[12] = count
  }

  private func unchosen(_ month: RepeatMonth, _ year: RepeatYear) -> UInt64 {
    var days = dated(month)
    if weekdays != 0 || rule.weekdays.hasOrdinals {
      let isOfMonth = rule.months != 0 || !rule.weekdays.hasOrdinals
      days &=
        isOfMonth ? onWeekdays(month) : month.days(on: weekdays) | counted(in: year, month)
    }
    if days != 0, !rule.yearDays.isEmpty { days &= numbered(in: year, month) }
    if days != 0, !rule.weekNumbers.isEmpty { days &= inWeeks(of: year, month) }
    return days
  }

  /// Returns the days of a month that match a weekday counted within the year.
  private func counted(in year: RepeatYear, _ month: RepeatMonth) -> UInt64 {
    var days: UInt64 = 0
    let (first, last) = (year.weekday, RepeatMonth.weekday(of: year.first + year.length - 1))
    rule.weekdays.forEachOrdinal { ordinal, weekday in
      let index =
        ordinal > 0
        ? (weekday - first + 7) % 7 + 7 * (ordinal - 1)
        : year.length - 1 - (last - weekday + 7) % 7 + 7 * (ordinal + 1)
      let bit = year.first + index - month.first
      if (0..<month.length).contains(bit) { days |= 1 << UInt64(bit) }
    }
    return days
  }

  /// Returns the days of a month that BYYEARDAY selects.
  private func numbered(in year: RepeatYear, _ month: RepeatMonth) -> UInt64 {
    var days: UInt64 = 0
    rule.yearDays.forEach { number in
      let index = number > 0 ? number - 1 : year.length + number
      let bit = year.first + index - month.first
      if (0..<month.length).contains(bit) { days |= 1 << UInt64(bit) }
    }
    return days
  }

  /// Returns the days of a month that BYWEEKNO selects. A week belongs to the year that contains at least four of its
  /// days.
  private func inWeeks(of year: RepeatYear, _ month: RepeatMonth) -> UInt64 {
    var days: UInt64 = 0
    var first =
      month.first - (month.weekday - (rule.weekStart.rawValue - 1) + 7) % 7
    while first <= month.last {
      if isWanted(weekAround: first + 3, year) {
        let shift = first - month.first
        days |= shift >= 0 ? 127 << UInt64(shift) : 127 >> UInt64(-shift)
      }
      first += 7
    }
    return days & month.all
  }

  /// Returns whether BYWEEKNO selects the week whose fourth day is given.
  private func isWanted(weekAround fourth: Int, _ year: RepeatYear) -> Bool {
    var (first, length) = (year.first, year.length)
    if fourth < first {
      length = Day.isLeap(year.number - 1) ? 366 : 365
      first -= length
    } else if fourth >= first + length {
      first += length
      length = Day.isLeap(year.number + 1) ? 366 : 365
    }
    let number = (fourth - first) / 7 + 1
    if rule.weekNumbers.contains(number) { return true }
    let firstFourth = fourth - 7 * (number - 1)
    let count = (first + length - 1 - firstFourth) / 7 + 1
    return rule.weekNumbers.contains(number - count - 1)
  }
}
