/// Finds the next and the previous month that may contain days of the series. Takes constant time for any interval.
extension RepeatDays {
  func following(_ month: RepeatMonth) -> RepeatMonth? {
    // The fast path: with interval 1 the next month often qualifies.
    if rule.interval == 1, months >> UInt64((month.month + 1) % 12) & 1 == 1 {
      return RepeatMonth(after: month)
    }
    switch rule.frequency {
    case .daily, .weekly:
      if let step = longStep { return following(month, step) }
      return RepeatMonth(index: monthFrom(month.index + 1))
    case .monthly:
      let index = month.index + 1
      return RepeatMonth(index: index + Self.rest(startIndex - index, rule.interval))
    case .yearly:
      let index = month.index + 1
      let later = months & ~(1 << UInt64(index % 12) - 1)
      let ahead = Self.rest(startIndex / 12 - index / 12, rule.interval)
      if ahead == 0, later != 0 {
        return RepeatMonth(index: index / 12 * 12 + later.trailingZeroBitCount)
      }
      let year = index / 12 + (ahead == 0 ? rule.interval : ahead)
      return RepeatMonth(index: year * 12 + months.trailingZeroBitCount)
    }
  }

  func preceding(_ month: RepeatMonth) -> RepeatMonth? {
    switch rule.frequency {
    case .daily, .weekly:
      if let step = longStep { return preceding(month, step) }
      return RepeatMonth(index: monthThrough(month.index - 1))
    case .monthly:
      let index = month.index - 1
      return RepeatMonth(index: index - Self.rest(index - startIndex, rule.interval))
    case .yearly:
      let index = month.index - 1
      let earlier = months & (1 << UInt64(index % 12 + 1) - 1)
      let back = Self.rest(index / 12 - startIndex / 12, rule.interval)
      if back == 0, earlier != 0 {
        return RepeatMonth(index: index / 12 * 12 + 63 - earlier.leadingZeroBitCount)
      }
      let year = index / 12 - (back == 0 ? rule.interval : back)
      return RepeatMonth(index: year * 12 + 63 - months.leadingZeroBitCount)
    }
  }

  /// Returns the first month at or after an index that BYMONTH allows.
  private func monthFrom(_ index: Int) -> Int {
    let later = months & ~(1 << UInt64(index % 12) - 1)
    return later != 0
      ? index / 12 * 12 + later.trailingZeroBitCount
      : (index / 12 + 1) * 12 + months.trailingZeroBitCount
  }

  /// Returns the last month at or before an index that BYMONTH allows.
  private func monthThrough(_ index: Int) -> Int {
    let earlier = months & (1 << UInt64(index % 12 + 1) - 1)
    return earlier != 0
      ? index / 12 * 12 + 63 - earlier.leadingZeroBitCount
      : (index / 12 - 1) * 12 + 63 - months.leadingZeroBitCount
  }

  // MARK: More than a month apart

  /// A long interval of a rule. `days` is the length of the interval. `width` is the number of days in each period that
  /// the rule can match: a week, or one day. `anchor` is the ordinal of the first day of one such period.
  private typealias Step = (days: Int, width: Int, anchor: Int)

  private var longStep: Step? {
    let isWeekly = rule.frequency == .weekly
    let days = isWeekly ? 7 * rule.interval : rule.interval
    guard days > 31 else { return nil }
    return isWeekly ? (days, 7, startWeek) : (days, 1, start.ordinal)
  }

  private func following(_ month: RepeatMonth, _ step: Step) -> RepeatMonth? {
    let after = month.last + 1
    let reaching = after - step.width + 1
    let first = max(reaching + Self.rest(step.anchor - reaching, step.days), after)
    return first <= Day.range.upperBound.ordinal ? RepeatMonth(of: Day(ordinal: first)) : nil
  }

  private func preceding(_ month: RepeatMonth, _ step: Step) -> RepeatMonth? {
    let before = month.first - 1
    let first = before - Self.rest(before - step.anchor, step.days)
    let last = min(first + step.width - 1, before)
    return last >= Day.range.lowerBound.ordinal ? RepeatMonth(of: Day(ordinal: last)) : nil
  }
}
