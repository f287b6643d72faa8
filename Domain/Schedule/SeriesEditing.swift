/// Computes the changes to a series when some of its occurrences are edited or removed.
struct SeriesEditing {
  let calendar: LocalCalendar
  let today: Day
  let ids: IDSource
  /// Whether the user confirmed changes to occurrences before today.
  let isPastMeant: Bool
  var times: EventTimes

  // MARK: Changing

  mutating func edit(
    _ kept: Event, _ changed: [Event], _ change: EventChange, _ scope: SeriesScope, shown: Event
  ) throws(EventRefusal) -> SeriesWrite {
    let (kept, changed) = (calendar.floating(kept), changed.map(calendar.floating))
    switch scope {
    case .this(let day): return try editOne(kept, changed, change, day)
    case .all:
      let series = Series(kept, calendar)
      try askAboutPast(kept, changed, from: series.event.start.day)
      let base =
        shown.occurrence.flatMap { ruledOccurrence(kept, changed, on: $0.day) } ?? series.event
      return try editAll(kept, changed, moved(change, from: shown, to: base), base)
    case .following(let named):
      let base = try ruled(kept, changed, named)
      let day = base.occurrence?.day ?? named
      try askAboutPast(kept, changed, from: day)
      let change = moved(change, from: shown, to: base)
      guard hasAny(kept, changed, before: day) else {
        return try editAll(kept, changed, change, base)
      }
      let (past, rest) = split(kept, on: day, base)
      let mine = changed.filter { $0.occurrence.map { $0.day >= day } ?? false }
      var write = try editAll(rest, mine, change, base)
      write.added += write.changed.filter { $0.id == rest.id }
      write.changed.removeAll { $0.id == rest.id }
      write.changed.append(past)
      return write
    }
  }

  private mutating func editOne(
    _ kept: Event, _ changed: [Event], _ change: EventChange, _ day: Day
  ) throws(EventRefusal) -> SeriesWrite {
    guard change.repeating == nil else { throw .oneOccurrence }
    switch meant(kept, changed, on: day) {
    case nil: throw .noSuchOccurrence(day)
    case .own(var own):
      try times.change(&own, by: change)
      var write = SeriesWrite(showing: own)
      write.changed = [own]
      return write
    case .ruled(let occurrence):
      var own = occurrence.asStored.copied(as: ids.id())
      own.rule = nil
      try times.change(&own, by: change)
      var write = SeriesWrite(showing: own)
      write.changed = [without(occurrence, kept)]
      write.added = [own]
      return write
    }
  }

  /// Converts a change of the shown occurrence to a change that shifts the base occurrence by the same time.
  private func moved(_ change: EventChange, from shown: Event, to base: Event) -> EventChange {
    let (before, after) = (calendar.here(shown), calendar.here(base))
    guard before.isAllDay == after.isAllDay else { return change }
    var moved = change
    moved.start = change.start.map {
      after.start.dayAndTime.later(by: $0.seconds(since: before.start.dayAndTime))
    }
    moved.end = change.end.map {
      after.end.dayAndTime.later(by: $0.seconds(since: before.end.dayAndTime))
    }
    let days = after.start.day - before.start.day
    moved.days = change.days.map { $0.lowerBound + days...$0.upperBound + days }
    return moved
  }

  /// Applies the change of one occurrence to the whole series. Changed occurrences move with the series. They become
  /// single events if the rule no longer has their day.
  private mutating func editAll(
    _ kept: Event, _ changed: [Event], _ change: EventChange, _ base: Event
  ) throws(EventRefusal) -> SeriesWrite {
    var edited = base.asStored
    try times.change(&edited, by: change)
    var series = kept
    series.title = edited.title
    series.body = edited.body
    series.location = edited.location
    series.reminders = edited.reminders
    series.companions = edited.companions
    series.isCountedDown = edited.isCountedDown
    let move = try move(&series, from: base.asStored, to: edited)
    if let words = change.repeating { try times.repeats(&series, words) }
    var write = SeriesWrite(showing: series)
    var rule = series
    rule.leftOut = []
    let ruled = Series(rule, calendar)
    for var own in changed {
      guard let occurrence = own.occurrence else { continue }
      let wasCountedDown = own.isCountedDown
      if let countdown = change.countdown { own.isCountedDown = countdown }
      let day = occurrence.day + move
      let survives = series.isSeries && ruled.occurrence(on: day) != nil
      own.occurrence = survives ? Event.Occurrence(of: series.id, on: day) : nil
      if !survives {
        series.leftOut.removeAll { $0 == day }
        write.detached.append(own)
      }
      if own.occurrence != occurrence || own.isCountedDown != wasCountedDown {
        write.changed.append(own)
      }
    }
    write.changed.insert(series, at: 0)
    let day = (base.occurrence?.day ?? base.start.day) + move
    let shown = Series(series, calendar)
    write.shown = series.isSeries ? shown.occurrence(on: day) ?? shown.first ?? series : series
    return write
  }

  /// Moves a series by as many days as one of its occurrences moved, and returns that number.
  private func move(_ series: inout Event, from before: Event, to after: Event)
    throws(EventRefusal) -> Int
  {
    if before.isAllDay == after.isAllDay, before.start.instant == after.start.instant {
      let longer = after.end.instant - before.end.instant
      if longer != 0 { series.nominalDays = nil }
      series.end = Now(instant: series.end.instant + longer, offset: series.end.offset)
      return 0
    }
    let old = series.isAllDay ? nil : calendar.inZone(series.zone)
    if after.isAllDay != series.isAllDay { series.zone = after.isAllDay ? nil : calendar.zone() }
    let new = after.isAllDay ? nil : calendar.inZone(series.zone)
    func shown(_ moment: Now, by clocks: LocalCalendar?) -> DayAndTime {
      (clocks?.local(moment.instant) ?? moment).dayAndTime
    }
    let first = shown(series.start, by: old)
    let (from, to) = (shown(before.start, by: old), shown(after.start, by: new))
    let days = to.day - from.day
    let start = DayAndTime(first.day + days, to.time)
    if let lunar = series.lunarRule {
      guard let day = LunarDay(start.day) else { throw .badRecurrence(.outsideLunarCalendar) }
      if days != 0 {
        series.rule = SingleLineText(stored: LunarRepeat(LunarDate(day), last: lunar.last).text)
      }
    } else if var rule = series.repeatRule {
      rule.endByDay(from: first, in: old ?? calendar)
      guard let moved = rule.moved(from: first.day, to: start.day) else { throw .ruleNamesDays }
      series.rule = SingleLineText(stored: moved.text)
    }
    series.leftOut = series.leftOut.map { $0 + days }
    let later = start.seconds(since: DayAndTime(first.day, from.time))
    series.added = series.added.map { $0.later(by: later) }
    series.lengths = Dictionary(
      series.lengths.map { ($0.key.later(by: later), $0.value) }, uniquingKeysWith: max)
    let length = after.end.instant - after.start.instant
    if length != before.end.instant - before.start.instant { series.nominalDays = nil }
    series.isAllDay = after.isAllDay
    series.start =
      new?.moment(start.day, start.time) ?? Now(day: start.day, time: start.time, offset: 0)
    series.end =
      new?.local(series.start.instant + length)
      ?? Now(instant: series.start.instant + length, offset: 0)
    _ = try EventTimes.inCalendar(series.start, series.end)
    return days
  }
}
