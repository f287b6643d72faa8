extension RepeatDays {
  /// Returns the day of the occurrence with the given number; the start is number 1. If the calendar ends before that
  /// occurrence, returns the last occurrence within the calendar.
  func day(number: Int) -> Day {
    var (left, year) = (number, RepeatYear())
    var current: RepeatMonth? = RepeatMonth(of: start)
    while let month = current, month.first <= last.ordinal {
      var days = days(of: month, &year)
      let count = days.nonzeroBitCount
      if count >= left {
        for _ in 1..<max(left, 1) { days &= days - 1 }
        return Day(ordinal: month.first + days.trailingZeroBitCount)
      }
      left -= count
      current = following(month)
    }
    return last(through: last) ?? start
  }

  /// Whether the rule matches no day from the start on. Only the months of `yearsUntilSame` years are checked, because
  /// the matching days repeat afterwards.
  var neverFits: Bool {
    var year = RepeatYear()
    var current: RepeatMonth? = RepeatMonth(of: start)
    let lastIndex = startIndex + 12 * (yearsUntilSame + 1)
    while let month = current, month.index <= lastIndex {
      if fitting(month, &year) & month.days(from: start.ordinal, through: month.last) != 0 {
        return false
      }
      current = following(month)
    }
    return true
  }

  /// The number of years after which the matching days repeat.
  private var yearsUntilSame: Int {
    // The days, weeks, months and years of the 400-year cycle of the Gregorian calendar.
    var whole =
      switch rule.frequency {
      case .daily: 146_097
      case .weekly: 20_871
      case .monthly: 4800
      case .yearly: 400
      }
    var rest = rule.interval
    while rest != 0 { (whole, rest) = (rest, whole % rest) }
    return 400 * (rule.interval / whole)
  }
}

extension RepeatRule {
  /// Returns the first day on or after a given day that the rule matches, ignoring its interval. Returns nil if there
  /// is none. A series that is planned on a day without a match starts on the returned day.
  public func firstDay(from day: Day) -> Day? {
    var rule = endless
    rule.interval = 1
    let days = RepeatDays(rule, start: day, last: nil)
    var year = RepeatYear()
    let month = RepeatMonth(of: day)
    let fits = days.fitting(month, &year) & month.days(from: day.ordinal, through: day.ordinal) != 0
    return fits ? day : days.first(from: day + 1)
  }

  /// Returns the last day of an all-day series, which is the start if no later day matches. Returns nil if the series
  /// has no end. If UNTIL is a local time, only its date counts. An UNTIL instant is converted to a day by
  /// `Day.last(before:)`.
  public func lastDay(from start: Day) -> Day? {
    switch until {
    case .day(let day)?: last(from: start, through: day)
    case .local(let moment)?: last(from: start, through: moment.day)
    case .instant(let seconds)?: last(from: start, through: Day.last(before: seconds))
    case nil: counted(from: start)
    }
  }

  /// Returns the last day of a timed series in a time zone. Returns nil if the series has no end.
  public func lastDay(from start: DayAndTime, in calendar: LocalCalendar) -> Day? {
    switch until {
    case .day(let day)?: return last(from: start.day, through: day)
    case .local(let moment)?:
      return last(from: start.day, through: moment.day - (start.time > moment.time ? 1 : 0))
    case .instant(let seconds)?:
      var day = calendar.local(seconds).day + 1
      // A zone that skips a day shows its times a day later, so up to three days are tried.
      for _ in 0..<3 where calendar.moment(day, start.time).instant > seconds { day = day - 1 }
      return last(from: start.day, through: day)
    case nil: return counted(from: start.day)
    }
  }

  private func last(from start: Day, through day: Day) -> Day {
    RepeatDays(self, start: start, last: day).last(through: day) ?? start
  }

  private func counted(from start: Day) -> Day? {
    count.map { RepeatDays(self, start: start, last: nil).day(number: $0) }
  }
}
