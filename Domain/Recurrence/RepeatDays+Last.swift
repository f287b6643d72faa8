extension RepeatDays {
  /// The so-manieth of them, the start being the first; where the calendar ends before that, the last
  /// one it has.
  func day(number: Int) -> Day {
    var (left, year) = (number, RepeatYear())
    var place: RepeatMonth? = RepeatMonth(of: start)
    while let month = place, month.first <= last.ordinal {
      var days = days(of: month, &year)
      let count = days.nonzeroBitCount
      if count >= left {
        for _ in 1..<max(left, 1) { days &= days - 1 }
        return Day(ordinal: month.first + days.trailingZeroBitCount)
      }
      left -= count
      place = following(month)
    }
    return last(through: last) ?? start
  }

  /// Whether the rule itself chooses no day from the start on. After some years the calendar and the
  /// rule's steps are in the same places again, so that no later day has to be looked at.
  var neverFits: Bool {
    var year = RepeatYear()
    var place: RepeatMonth? = RepeatMonth(of: start)
    let lastIndex = startIndex + 12 * (yearsUntilSame + 1)
    while let month = place, month.index <= lastIndex {
      if fitting(month, &year) & month.days(from: start.ordinal, through: month.last) != 0 {
        return false
      }
      place = following(month)
    }
    return true
  }

  /// After how many years the rule chooses the same days again.
  private var yearsUntilSame: Int {
    // So many days, weeks, months and years the calendar has until it begins anew.
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
  /// The first day from one on that the rule chooses, however many weeks or months apart its times
  /// are: where a series begins that somebody asks for on another day. Nothing where none fits.
  public func firstDay(from day: Day) -> Day? {
    var rule = endless
    rule.interval = 1
    let days = RepeatDays(rule, start: day, last: nil)
    var year = RepeatYear()
    let month = RepeatMonth(of: day)
    let fits = days.fitting(month, &year) & month.days(from: day.ordinal, through: day.ordinal) != 0
    return fits ? day : days.first(from: day + 1)
  }

  /// The last day of a series of whole days; nothing where it goes on for ever, and the start where
  /// it ends before another one. An UNTIL with a time means its own day, and a moment the nearest midnight.
  public func lastDay(from start: Day) -> Day? {
    switch until {
    case .day(let day)?: last(from: start, through: day)
    case .local(let moment)?: last(from: start, through: moment.day)
    case .instant(let seconds)?: last(from: start, through: Day.last(before: seconds))
    case nil: counted(from: start)
    }
  }

  /// The last day of a series that begins at a time, in a zone; nothing where it goes on for ever.
  public func lastDay(from start: DayAndTime, in calendar: LocalCalendar) -> Day? {
    switch until {
    case .day(let day)?: return last(from: start.day, through: day)
    case .local(let moment)?:
      return last(from: start.day, through: moment.day - (start.time > moment.time ? 1 : 0))
    case .instant(let seconds)?:
      var day = calendar.local(seconds).day + 1
      // Clocks that skip a day show what was to be on it a day later.
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
