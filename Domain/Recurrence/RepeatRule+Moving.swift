extension RepeatRule {
  /// Has a rule that ends at a time end on the day of its last occurrence, so that it may be moved to
  /// another time of the day and loses none.
  mutating func endByDay(from start: DayAndTime, in calendar: LocalCalendar) {
    switch until {
    case .local, .instant: if let last = lastDay(from: start, in: calendar) { until = .day(last) }
    case .day, nil: break
    }
  }

  /// The rule of a series whose start moves from one day to another, so that all of it moves as far;
  /// nothing where the rule names its days in a way that cannot be moved along.
  func moved(from: Day, to: Day) -> RepeatRule? {
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
        let place = (day.weekday.rawValue - 1 + distance % 7 + 7) % 7
        turned.insert(RepeatWeekday(Weekday.allCases[place], ordinal: day.ordinal))
      }
      rule.weekdays = turned
      // Where weeks are skipped, those of the rule go along.
      if interval > 1, weekdays.list.count > 1 {
        let start = (weekStart.rawValue - 1 + distance % 7 + 7) % 7
        rule.weekStart = Weekday.allCases[start]
      }
      return rule
    }
    let (_, month, day) = from.parts
    if !monthDays.isEmpty {
      // Only the day it begins on is named, which the new start says as well.
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

  /// The rule of what is left of a series from one of its days on, when it begins there anew.
  func rest(from start: Day, on day: Day) -> RepeatRule {
    guard let count else { return self }
    var rule = self
    rule.count =
      count - RepeatDays(self, start: start, last: nil).count(from: start, through: day - 1)
    return rule
  }
}
