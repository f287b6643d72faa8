/// Converts the day slots of a phrase to calendar days.
struct PhraseDays {
  let today: Day
  let looking: Looking

  /// Returns the days that a phrase means. Returns nil if the phrase names no day.
  func days(of slots: PhraseSlots) throws(PhraseParseError) -> UnderstoodDays? {
    guard slots.hasDay else { return nil }
    if let offset = slots.offset {
      var named = slots
      named.offset = nil
      guard let days = try days(of: named), days.kind == .day else { throw .unknown }
      return UnderstoodDays(
        offset < 0 ? days.span.lowerBound + offset : days.span.upperBound + offset)
    }
    if slots.isRest { return try rest(around: slots) }
    if slots.named != nil || slots.isLunar { return UnderstoodDays(try named(slots)) }
    let isDated =
      slots.month != nil || slots.monthDistance != nil || slots.year != nil
      || slots.yearDistance != nil || slots.number != nil || slots.nth != nil
      || slots.week != nil
    let isOfWeek = slots.weekDistance != nil || slots.isWeekend && slots.week == nil
    let isCounted = slots.distance != nil || slots.shift != nil
    guard [isDated, isOfWeek, isCounted].count(where: \.self) <= 1 else { throw .unknown }
    if isCounted { return try counted(slots) }
    if isDated { return try dated(slots) }
    if isOfWeek { return week(slots) }
    guard let weekday = slots.weekday, !slots.isEnd else { throw .unknown }
    return UnderstoodDays(self.weekday(weekday, turn: slots.weekdayTurn))
  }

  // MARK: Names

  /// Returns the days of a holiday period (설 연휴, 추석 연휴): the holiday, the day before it and the day after it.
  private func rest(around slots: PhraseSlots) throws(PhraseParseError) -> UnderstoodDays {
    let great = [NamedDay.names["설날"], NamedDay.names["추석"]]
    guard great.contains(slots.named), !slots.hasTime else { throw .unknown }
    var rest = slots
    rest.isRest = false
    let day = try named(rest)
    return UnderstoodDays(day - 1...day + 1)
  }

  /// Returns the date of a named or lunar day.
  private func named(_ slots: PhraseSlots) throws(PhraseParseError) -> Day {
    var rest = slots
    (rest.year, rest.yearDistance, rest.isLunar, rest.isLeapMonth) = (nil, nil, false, false)
    let named: NamedDay
    if let name = slots.named {
      guard !slots.isLunar else { throw .unknown }
      (named, rest.named) = (name, nil)
    } else {
      guard let month = slots.month, let number = slots.number,
        let date = LunarDate(month: month, day: number, isLeap: slots.isLeapMonth)
      else { throw slots.month == nil || slots.number == nil ? .unknown : .noSuchDay }
      named = .lunar(date)
      (rest.month, rest.number) = (nil, nil)
    }
    if rest.hasDay { throw .unknown }
    let year = slots.year ?? slots.yearDistance.map { today.parts.year + $0 }
    let day = year.map { named.day(in: $0) } ?? named.nearest(to: today, looking)
    guard let day else { throw .noSuchDay }
    return day
  }

  // MARK: Counting

  private func counted(_ slots: PhraseSlots) throws(PhraseParseError) -> UnderstoodDays {
    guard !slots.isEnd else { throw .unknown }
    var day = today + (slots.distance ?? 0)
    if let shift = slots.shift {
      day = try Self.later(day, by: shift)
      // "Two weeks from now, on Friday" means the Friday of that week.
      if let weekday = slots.weekday, shift.days % 7 == 0, shift.months == 0, !shift.isZero {
        return UnderstoodDays(Self.monday(of: day) + (weekday.rawValue - 1))
      }
    }
    return UnderstoodDays(try checked(day, slots.weekday))
  }

  /// Returns the day some months and then some days later. If the month is too short, the days count from its last day.
  static func later(_ day: Day, by length: PhraseLength) throws(PhraseParseError) -> Day {
    if length.months == 0 { return day + length.days }
    let (year, month, number) = day.parts
    let months = year * 12 + month - 1 + length.months
    guard (12..<120_000).contains(months) else { throw .noSuchDay }
    let (newYear, newMonth) = (months / 12, months % 12 + 1)
    let last = Day.length(ofMonth: newMonth, in: newYear)
    guard let there = Day(year: newYear, month: newMonth, day: min(number, last)) else {
      throw .noSuchDay
    }
    return there + length.days
  }

  private func checked(_ day: Day, _ weekday: Weekday?) throws(PhraseParseError) -> Day {
    if let weekday, day.weekday != weekday { throw .weekdayDiffers(day, weekday) }
    return day
  }

  // MARK: Weeks

  /// Returns the Monday of the week of a day. Weeks start on Monday.
  static func monday(of day: Day) -> Day { day - (day.weekday.rawValue - 1) }

  private func week(_ slots: PhraseSlots) -> UnderstoodDays {
    var monday = Self.monday(of: today) + 7 * (slots.weekDistance ?? 0)
    if let weekday = slots.weekday { return UnderstoodDays(monday + (weekday.rawValue - 1)) }
    guard slots.isWeekend else {
      return slots.isEnd
        ? UnderstoodDays(monday + 6) : UnderstoodDays(monday...monday + 6, .week)
    }
    if slots.weekDistance == nil, looking == .back, monday + 5 > today { monday = monday - 7 }
    return UnderstoodDays(monday + 5...monday + 6, .week)
  }

  /// Returns the date of a weekday. `turn` has the meaning of `PhraseSlots.weekdayTurn`. If `turn` is nil, the date is
  /// the next such weekday after today, or the last one before today when looking back.
  private func weekday(_ weekday: Weekday, turn: Int?) -> Day {
    let ahead = (weekday.rawValue - today.weekday.rawValue + 7) % 7
    switch turn {
    case nil where looking == .back: return today + ahead - 7
    case nil: return today + (ahead == 0 ? 7 : ahead)
    case 0?: return today + ahead
    case .some(-1): return today + ahead - 7
    case let turn?: return Self.monday(of: today) + (weekday.rawValue - 1 + 7 * turn)
    }
  }

  // MARK: Dates

  private func dated(_ slots: PhraseSlots) throws(PhraseParseError) -> UnderstoodDays {
    if slots.month.map({ !(1...12).contains($0) }) == true {
      throw slots.number == nil && slots.nth == nil ? .noSuchMonth : .noSuchDay
    }
    if let year = slots.year, !(1...9999).contains(year) { throw .noSuchDay }
    let written = slots.year ?? slots.yearDistance.map { today.parts.year + $0 }
    if let week = slots.week { return try self.week(week, slots, year: written) }
    if slots.number != nil || slots.nth != nil { return try one(slots, year: written) }
    guard slots.weekday == nil else { throw .unknown }
    guard slots.month != nil || slots.monthDistance != nil else {
      return try period(from: (written ?? today.parts.year, 1), months: 12, slots)
    }
    return try period(from: try month(slots, year: written), months: 1, slots)
  }

  /// Returns the year and month that the slots mean if they contain no day.
  func month(_ slots: PhraseSlots, year: Int?) throws(PhraseParseError) -> (Int, Int) {
    guard let month = slots.month else {
      guard year == nil else { throw .unknown }
      return turned(by: slots.monthDistance ?? 0)
    }
    guard slots.monthDistance == nil else { throw .unknown }
    let (thisYear, thisMonth, _) = today.parts
    if let year { return (year, month) }
    switch (slots.monthTurn, looking) {
    case (0?, _), (nil, .around): return (thisYear, month)
    case (nil, .ahead): return (month < thisMonth ? thisYear + 1 : thisYear, month)
    case (nil, .back): return (month > thisMonth ? thisYear - 1 : thisYear, month)
    case (let turn?, _):
      return turn > 0
        ? (month <= thisMonth ? thisYear + 1 : thisYear, month)
        : (month >= thisMonth ? thisYear - 1 : thisYear, month)
    }
  }

  private func turned(by months: Int) -> (Int, Int) {
    let (year, month, _) = today.parts
    let sum = year * 12 + month - 1 + months
    return (sum / 12, sum % 12 + 1)
  }

  func period(
    from start: (year: Int, month: Int), months: Int, _ slots: PhraseSlots
  ) throws(PhraseParseError) -> UnderstoodDays {
    let lastMonth = start.month + months - 1
    guard let first = Day(year: start.year, month: start.month, day: 1),
      let last = Day(
        year: start.year, month: lastMonth, day: Day.length(ofMonth: lastMonth, in: start.year))
    else { throw .noSuchDay }
    return slots.isEnd
      ? UnderstoodDays(last) : UnderstoodDays(first...last, months == 1 ? .month : .year)
  }

  // MARK: One day

  /// Returns the single date that a day number or a counted weekday means.
  private func one(_ slots: PhraseSlots, year: Int?) throws(PhraseParseError) -> UnderstoodDays {
    guard !slots.isEnd, slots.number == nil || slots.nth == nil else { throw .unknown }
    if let distance = slots.monthDistance {
      guard year == nil, slots.month == nil else { throw .unknown }
      let (year, month) = turned(by: distance)
      return UnderstoodDays(try known(slots, year, month))
    }
    guard let month = slots.month else {
      guard year == nil else { throw .unknown }
      return UnderstoodDays(try nearest(slots, turn: nil) { turned(by: $0) })
    }
    if let year { return UnderstoodDays(try known(slots, year, month)) }
    let thisYear = today.parts.year
    return UnderstoodDays(
      try nearest(slots, turn: slots.monthTurn) { (thisYear + $0, month) })
  }

  private func known(_ slots: PhraseSlots, _ year: Int, _ month: Int) throws(PhraseParseError)
    -> Day
  {
    guard let day = day(slots, year, month) else { throw .noSuchDay }
    return slots.nth == nil ? try checked(day, slots.weekday) : day
  }

  private func day(_ slots: PhraseSlots, _ year: Int, _ month: Int) -> Day? {
    if let number = slots.number { return Day(year: year, month: month, day: number) }
    guard let nth = slots.nth, let weekday = slots.weekday, nth <= 5,
      let first = Day(year: year, month: month, day: 1)
    else { return nil }
    let ahead = (weekday.rawValue - first.weekday.rawValue + 7) % 7
    let length = Day.length(ofMonth: month, in: year)
    let number = nth < 0 ? ahead + 1 + (length - ahead - 1) / 7 * 7 : ahead + 1 + 7 * (nth - 1)
    return Day(year: year, month: month, day: number)
  }

  /// Searches year by year or month by month, in the direction of `turn` or `looking`, and returns the nearest date
  /// that exists. The closure returns the year and month that are a number of steps from the current ones. If the slots
  /// also name a weekday, returns the first date that falls on that weekday. It may be any date in the current year or
  /// month.
  private func nearest(
    _ slots: PhraseSlots, turn: Int?, _ yearAndMonth: (Int) -> (Int, Int)
  ) throws(PhraseParseError) -> Day {
    let isBack = turn.map { $0 < 0 } ?? (looking == .back)
    let weekday = slots.nth == nil ? slots.weekday : nil
    var differs: Day?
    for step in 0...40 {
      let (year, month) = yearAndMonth(isBack ? -step : step)
      guard let day = day(slots, year, month) else { continue }
      if let weekday, day.weekday != weekday {
        if looking == .around, turn == nil { throw .weekdayDiffers(day, weekday) }
        differs = differs ?? day
        continue
      }
      if step == 0, turn == 0 || looking == .around && turn == nil || weekday != nil { return day }
      let isThere = isBack ? day <= today : day >= today
      if isThere, turn == nil || turn == 0 || day != today { return day }
    }
    if let weekday, let differs { throw .weekdayDiffers(differs, weekday) }
    throw .noSuchDay
  }
}
