/// What becomes of a series when some of its occurrences are changed or put away.
struct SeriesEditing {
  let calendar: LocalCalendar
  let today: Day
  let ids: IDSource
  /// Whether somebody means occurrences before today as well.
  let isPastMeant: Bool
  var times: EventTimes

  // MARK: Changing

  mutating func edit(
    _ kept: Event, _ changed: [Event], _ change: EventChange, _ scope: SeriesScope, shown: Event
  ) throws(EventRefusal) -> SeriesWrite {
    switch scope {
    case .this(let day): return try editOne(kept, changed, change, day)
    case .all:
      try askAboutPast(kept, changed, from: kept.start.day)
      let whole = whole(kept)
      let shownDay = shown.occurrence?.day ?? kept.start.day
      let base = whole.occurrence(on: shownDay) ?? whole.event
      return try editAll(kept, changed, change, base)
    case .following(let day):
      let base = try ruled(kept, changed, day)
      try askAboutPast(kept, changed, from: day)
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
    guard change.repeating == nil else { throw .comesOnce }
    if var own = own(changed, on: day) {
      try times.change(&own, by: change)
      var write = SeriesWrite(showing: own)
      write.changed = [own]
      return write
    }
    guard let occurrence = Series(kept, calendar).occurrence(on: day) else {
      throw .noSuchOccurrence(day)
    }
    var own = occurrence.asKept.copied(as: ids.id())
    own.rule = nil
    try times.change(&own, by: change)
    var series = kept
    series.leftOut = (series.leftOut + [day]).sorted()
    var write = SeriesWrite(showing: own)
    write.changed = [series]
    write.added = [own]
    return write
  }

  /// Changes a whole series as one of its occurrences is changed.
  private mutating func editAll(
    _ kept: Event, _ changed: [Event], _ change: EventChange, _ base: Event
  ) throws(EventRefusal) -> SeriesWrite {
    var edited = base.asKept
    try times.change(&edited, by: change)
    var series = kept
    series.title = edited.title
    series.body = edited.body
    series.reminders = edited.reminders
    let move = try move(&series, from: base.asKept, to: edited)
    if let words = change.repeating { try times.repeats(&series, words) }
    var write = SeriesWrite(showing: series)
    var rule = series
    rule.leftOut = []
    let ruled = Series(rule, calendar)
    for var own in changed {
      guard let place = own.occurrence else { continue }
      let day = place.day + move
      let survives = series.isSeries && ruled.occurrence(on: day) != nil
      own.occurrence = survives ? Event.Occurrence(of: series.id, on: day) : nil
      if !survives {
        series.leftOut.removeAll { $0 == day }
        write.detached.append(own)
      }
      if own.occurrence != place { write.changed.append(own) }
    }
    write.changed.insert(series, at: 0)
    let day = (base.occurrence?.day ?? base.start.day) + move
    let shown = Series(series, calendar)
    write.shown = series.isSeries ? shown.occurrence(on: day) ?? shown.first ?? series : series
    return write
  }

  /// Moves a series as far as one of its occurrences moved, and gives the number of days.
  private func move(_ series: inout Event, from before: Event, to after: Event)
    throws(EventRefusal) -> Int
  {
    if before.isAllDay == after.isAllDay, before.start.instant == after.start.instant {
      let longer = after.end.instant - before.end.instant
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
        series.rule = Line(stored: LunarRepeat(LunarDate(day), last: lunar.last).text)
      }
    } else if let rule = series.repeatRule {
      guard let moved = rule.moved(from: first.day, to: start.day) else { throw .ruleNamesDays }
      if moved != rule { series.rule = Line(stored: moved.text) }
    }
    series.leftOut = series.leftOut.map { $0 + days }
    let later = start.seconds(since: DayAndTime(first.day, from.time))
    series.added = series.added.map { $0.later(by: later) }
    let length = after.end.instant - after.start.instant
    series.isAllDay = after.isAllDay
    series.start =
      new?.moment(start.day, start.time) ?? Now(day: start.day, time: start.time, offset: 0)
    series.end =
      new?.local(series.start.instant + length)
      ?? Now(instant: series.start.instant + length, offset: 0)
    _ = try EventTimes.inCalendar(series.start, series.end)
    return days
  }

  // MARK: Putting away

  func remove(_ kept: Event, _ changed: [Event], _ scope: SeriesScope) throws(EventRefusal)
    -> SeriesWrite
  {
    switch scope {
    case .this(let day): return try removeOne(kept, changed, day)
    case .all:
      try askAboutPast(kept, changed, from: kept.start.day)
      return all(kept, changed)
    case .following(let day):
      let base = try ruled(kept, changed, day)
      try askAboutPast(kept, changed, from: day)
      guard hasAny(kept, changed, before: day) else { return all(kept, changed) }
      var write = SeriesWrite(showing: base)
      write.changed = [split(kept, on: day, base).past]
      write.removed = changed.filter { $0.occurrence.map { $0.day >= day } ?? false }
      return write
    }
  }

  private func all(_ kept: Event, _ changed: [Event]) -> SeriesWrite {
    var write = SeriesWrite(showing: Series(kept, calendar).first ?? kept)
    write.removed = [kept] + changed
    return write
  }

  private func removeOne(_ kept: Event, _ changed: [Event], _ day: Day) throws(EventRefusal)
    -> SeriesWrite
  {
    if let own = own(changed, on: day) {
      var write = SeriesWrite(showing: own)
      write.removed = [own]
      return write
    }
    guard let occurrence = Series(kept, calendar).occurrence(on: day) else {
      throw .noSuchOccurrence(day)
    }
    var series = kept
    series.leftOut = (series.leftOut + [day]).sorted()
    var write = SeriesWrite(showing: occurrence)
    // Nothing is kept that never comes.
    if Series(series, calendar).first == nil, changed.isEmpty {
      write.removed = [kept]
    } else {
      write.changed = [series]
    }
    return write
  }

  // MARK: Pieces

  /// The occurrence of a day that stands by itself.
  private func own(_ changed: [Event], on day: Day) -> Event? {
    changed.first { $0.occurrence?.day == day }
      ?? changed.first { calendar.inZone($0.zone).day(of: $0.start.instant) == day && !$0.isAllDay }
  }

  private func whole(_ kept: Event) -> Series {
    var rule = kept
    rule.leftOut = []
    return Series(rule, calendar)
  }

  /// The occurrence the rule has on a day, even where it stands by itself.
  private func ruled(_ kept: Event, _ changed: [Event], _ day: Day) throws(EventRefusal) -> Event {
    let place = own(changed, on: day)?.occurrence?.day ?? day
    let isLeftOut = kept.leftOut.contains(place) && own(changed, on: place) == nil
    guard !isLeftOut, let found = whole(kept).occurrence(on: place) else {
      throw .noSuchOccurrence(day)
    }
    return found
  }

  private func hasAny(_ kept: Event, _ changed: [Event], before day: Day) -> Bool {
    Series(kept, calendar).first.map { ($0.occurrence?.day ?? day) < day } ?? false
      || changed.contains { $0.occurrence.map { $0.day < day } ?? false }
  }

  /// The two series that one becomes: what comes before a day, and the rest from it on.
  private func split(_ kept: Event, on day: Day, _ base: Event) -> (past: Event, rest: Event) {
    let place = base.occurrence?.day ?? day
    var past = kept
    var rest = kept.copied(as: ids.id())
    if let lunar = kept.lunarRule {
      past.rule = Line(stored: LunarRepeat(lunar.date, last: place - 1).text)
    } else if let rule = kept.repeatRule {
      past.rule = Line(stored: rule.ending(.day(place - 1)).text)
      rest.rule = Line(
        stored: rule.rest(from: Series(kept, calendar).event.start.day, on: place).text)
    }
    past.leftOut.removeAll { $0 >= place }
    past.added.removeAll { $0.day >= place }
    rest.leftOut.removeAll { $0 < place }
    rest.added.removeAll { $0.day <= place }
    let first = base.asKept
    (rest.start, rest.end) = (first.start, first.end)
    return (past, rest)
  }

  /// Refuses what would change occurrences before today, unless that is meant.
  private func askAboutPast(_ kept: Event, _ changed: [Event], from day: Day) throws(EventRefusal) {
    guard !isPastMeant, day < today else { return }
    let own = changed.filter { event in
      guard let place = event.occurrence else { return false }
      return place.day >= day && event.start.day < today
    }
    let count = Series(kept, calendar).count(from: day, through: today - 1) + own.count
    if count > 0 { throw .changesPast(count) }
  }
}

extension Series {
  /// The first one there is.
  var first: Event? {
    var found: Event?
    visit(from: event.start.day, through: Day.range.upperBound) {
      found = $0
      return false
    }
    return found
  }
}

extension Event {
  /// The event as it is kept: whole days by midnights in Greenwich.
  var asKept: Event {
    guard isAllDay else { return self }
    var event = self
    let midnight = TimeOfDay(seconds: 0)
    event.start = Now(day: start.day, time: midnight, offset: 0)
    event.end = Now(day: end.day, time: midnight, offset: 0)
    return event
  }

  /// The same under another id.
  package func copied(as id: ID<Event>) -> Event {
    var copy = Event(id: id, title: title, body: body, start: start, end: end, rule: rule)
    copy.isAllDay = isAllDay
    copy.zone = zone
    copy.leftOut = leftOut
    copy.added = added
    copy.reminders = reminders
    copy.occurrence = occurrence
    return copy
  }
}
