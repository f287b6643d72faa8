extension RepeatRule {
  /// Replaces an UNTIL with a time by the day of the last occurrence. The series can then move to
  /// another time of day without losing occurrences.
  package mutating func endByDay(from start: DayAndTime, in calendar: LocalCalendar) {
    switch until {
    case .local, .instant: if let last = lastDay(from: start, in: calendar) { until = .day(last) }
    case .day, nil: break
    }
  }

  /// Returns the rule after the start moves from one day to another, so that all occurrences move equally. Returns nil
  /// if the rule names its days in a way that cannot be moved.
  package func moved(from: Day, to: Day) -> RepeatRule? {
    let distance = to - from
    if distance == 0 { return self }
    guard positions.isEmpty, yearDays.isEmpty, weekNumbers.isEmpty else { return nil }
    var rule = self
    if let until {
      switch until {
      case .day(let day): rule.until = .day(day + distance)
      case .local(let moment): rule.until = .local(DayAndTime(moment.day + distance, moment.time))
      case .instant(let instant): rule.until = .instant(instant + distance * 86_400)
      }
    }
    if !weekdays.isEmpty {
      guard frequency == .weekly || frequency == .daily, months == 0, monthDays.isEmpty else {
        return nil
      }
      var turned = RepeatWeekdays()
      for day in weekdays.list {
        let index = (day.weekday.rawValue - 1 + distance % 7 + 7) % 7
        turned.insert(RepeatWeekday(Weekday.allCases[index], ordinal: day.ordinal))
      }
      rule.weekdays = turned
      // With skipped weeks the week start has to shift as well, so that the same weeks match.
      if interval > 1, weekdays.list.count > 1 {
        let start = (weekStart.rawValue - 1 + distance % 7 + 7) % 7
        rule.weekStart = Weekday.allCases[start]
      }
      return rule
    }
    let (_, month, day) = from.parts
    if !monthDays.isEmpty {
      // The only named day is that of the start, so it follows the new start.
      guard monthDays.list == [day] else { return nil }
      rule.monthDays = RepeatNumbers()
      rule.monthDays.insert(to.parts.day)
    }
    if months != 0 {
      guard frequency == .yearly, months == 1 << UInt64(month - 1) else { return nil }
      rule.months = 1 << UInt64(to.parts.month - 1)
    }
    return rule
  }

  /// Returns the rule for the remainder of a series that is split at a day. COUNT is reduced by the number of
  /// occurrences before that day. A rule without COUNT stays the same.
  package func rest(from start: Day, on day: Day) -> RepeatRule {
    guard let count else { return self }
    var rule = self
    rule.count =
      count - RepeatDays(self, start: start, last: nil).count(from: start, through: day - 1)
    return rule
  }
}
