/// Converts events of the schedule to events of calendar files.
package struct EventDeparture: Sendable {
  private let times: CalendarTimes
  private let today: Day
  /// The placeholder titles of events without a title, in all languages.
  private let untitled: Set<String>

  /// The number of years for which the days of a lunar rule are written out.
  private static let lunarYears = 50

  package init(_ calendar: LocalCalendar, today: Day, untitled: Set<String>) {
    times = CalendarTimes(calendar)
    self.today = today
    self.untitled = untitled
  }

  /// Returns the single event or series of a family first, then its changed occurrences.
  package func events(of family: EventFamily) -> [CalendarEvent] {
    let uid = family.own.card?.uid ?? EventCard.uid(of: family.own.event.id)
    var series = written(family.own, uid)
    let isWhole = family.own.card?.position == nil
    if isWhole {
      recur(&series, family)
    } else {
      set(recurrenceID(of: family.own), &series, family.own)
    }
    let days = family.changed.compactMap { $0.event.occurrence?.day }
    let shared = Dictionary(grouping: days) { $0 }.filter { $1.count > 1 }
    return [series]
      + family.changed.map { changed in
        var event = written(changed, uid)
        let own = changed.event.occurrence.map { occurrence in
          // Two changed occurrences of one day are distinguished by their imported position.
          (shared[occurrence.day] != nil ? recurrenceID(of: changed) : nil)
            ?? besides(changed, of: family.own.event)
            ?? recurrenceID(on: occurrence.day, of: family.own.event)
        }
        set(own ?? recurrenceID(of: changed), &event, changed)
        return event
      }
  }

  private func set(
    _ recurrenceID: CalendarTime?, _ event: inout CalendarEvent, _ carded: CardedEvent
  ) {
    event.recurrenceID = recurrenceID
    event.isThisAndFuture = recurrenceID != nil && carded.card?.isThisAndFuture == true
  }

  private func written(_ carded: CardedEvent, _ uid: String) -> CalendarEvent {
    let (event, card) = (carded.event, carded.card)
    var written = CalendarEvent(
      uid: uid, title: title(event, card), start: times.written(event.start, of: event),
      end: times.written(event.end, of: event))
    let isShortest = event.end.instant - event.start.instant == Event.shortest
    if card?.lastsNoTime == true, isShortest { written.end = written.start }
    written.length = length(event)
    written.body = body(event, card)
    written.location = event.location?.text
    written.reminders = event.reminders
    written.isCountedDown = event.isCountedDown
    written.sequence = card?.sequence ?? 0
    written.stamp = card?.stamp
    written.lastModified = card?.lastModified
    written.kept = card?.written ?? []
    if written.title.contains("\n") {
      written.titleLines = written.title
      written.title = EventText.line(written.title)
    }
    return written
  }

  /// Returns the duration of an event whose length counts in calendar days; nil if its length is in seconds.
  private func length(_ event: Event) -> CalendarEvent.Length? {
    guard let days = event.nominalDays, !event.isAllDay else { return nil }
    let (start, end) = (times.shown(event.start, in: event), times.shown(event.end, in: event))
    let rest = end.seconds(since: DayAndTime(start.day + days, start.time))
    return rest < 0 ? nil : CalendarEvent.Length(days: days, seconds: rest)
  }

  /// Returns the original title, unless the user has changed the shortened title.
  private func title(_ event: Event, _ card: EventCard?) -> String {
    guard let whole = card?.title else { return event.title.text }
    let isTheirs =
      untitled.contains(event.title.text)
      || event.title.text == EventText.cut(EventText.line(whole))
    return isTheirs ? whole : event.title.text
  }

  private func body(_ event: Event, _ card: EventCard?) -> String? {
    guard let whole = card?.body, event.body.map({ $0.text == EventText.cut(whole) }) ?? true
    else { return event.body?.text }
    return whole
  }

  // MARK: Series

  private func recur(_ written: inout CalendarEvent, _ family: EventFamily) {
    let event = family.own.event
    written.rule = rule(event) ?? family.own.card?.rule
    let changed = Set(family.changed.compactMap { $0.event.occurrence?.day })
    let time = times.shown(event.start, in: event).time
    written.leftOut = event.leftOut.filter { !changed.contains($0) }.map {
      times.written(DayAndTime($0, time), of: event)
    }
    let added = besides(&written, family.own, time)
    written.added =
      added.map { times.written($0, of: event) } + lunarDays(event)
      + family.changed.compactMap { besides($0, of: event) }
    for (shown, seconds) in event.lengths where added.contains(shown) {
      written.addedLengths[times.written(shown, of: event)] = seconds
    }
  }

  /// Returns the extra occurrences to write. If all days of the additional rules are still present or excluded, adds
  /// the rules to `written` and leaves out their days. Otherwise returns all extra occurrences.
  private func besides(_ written: inout CalendarEvent, _ own: CardedEvent, _ time: TimeOfDay)
    -> [DayAndTime]
  {
    let event = own.event
    guard let rules = own.card?.moreRules, !rules.isEmpty else { return event.added }
    let start = times.shown(event.start, in: event).day
    let ruled = FurtherRules(rules, of: event, times.calendar).days.filter { $0 != start }
      .map { DayAndTime($0, time) }
    let there = Set(event.added)
    guard ruled.allSatisfy({ there.contains($0) || event.leftOut.contains($0.day) }) else {
      return event.added
    }
    written.moreRules = rules
    return event.added.filter { !ruled.contains($0) }
  }

  private func rule(_ event: Event) -> String? {
    guard let rule = event.repeatRule, let until = rule.until else { return event.rule?.text }
    return rule.ending(times.written(until, of: event)).text
  }

  /// Returns the times of a series on a day: the time of its rule first, then the extra ones.
  private func timesOfDay(_ day: Day, _ event: Event) -> [DayAndTime] {
    let own = DayAndTime(day, times.shown(event.start, in: event).time)
    return [own] + event.added.filter { $0.day == day && $0 != own }
  }

  /// Returns the days of a lunar rule, for programs without support for such rules.
  private func lunarDays(_ event: Event) -> [CalendarTime] {
    guard let lunar = event.lunarRule else { return [] }
    let start = times.shown(event.start, in: event)
    let years = min(today.parts.year + Self.lunarYears, 9998)
    let last = min(
      Day(year: years, month: 12, day: 31) ?? LunarDay.days.upperBound,
      lunar.last ?? LunarDay.days.upperBound, LunarDay.days.upperBound)
    guard start.day < last else { return [] }
    return lunar.date.observed(in: start.day + 1...last).map(\.day)
      .filter { !event.leftOut.contains($0) }
      .map { times.written(DayAndTime($0, start.time), of: event) }
  }

  // MARK: Places

  private func recurrenceID(on day: Day, of series: Event) -> CalendarTime {
    let all = timesOfDay(day, series)
    let isAdded = all.count > 1 && series.repeatRule == nil
    return times.written(isAdded ? all[1] : all[0], of: series)
  }

  /// Returns the original position of a changed occurrence that was an extra occurrence of the series. Returns nil for
  /// all other changed occurrences.
  private func besides(_ carded: CardedEvent, of series: Event) -> CalendarTime? {
    guard let position = carded.card?.position, let day = carded.event.occurrence?.day,
      position.day(in: series, times.calendar) == day
    else { return nil }
    var rule = series
    rule.leftOut = []
    rule.added = []
    if Series(rule, times.calendar).occurrence(on: day) != nil { return nil }
    switch position {
    case .day(let day): return self.recurrenceID(on: day, of: series)
    case .local(let time): return times.written(time, of: series)
    case .instant where series.isAllDay: return .day(day)
    case .instant(let instant):
      return times.written(
        times.calendar.inZone(series.zone).local(instant).dayAndTime, of: series)
    }
  }

  /// Returns the position that the imported file gave, for an occurrence whose series is not stored; nil if the event
  /// has no position.
  private func recurrenceID(of carded: CardedEvent) -> CalendarTime? {
    switch carded.card?.position {
    case .day(let day): .day(day)
    case .local(let time): carded.event.isAllDay ? .day(time.day) : .local(time)
    case .instant(let instant) where carded.event.isAllDay: .instant(instant)
    case .instant(let instant) where carded.event.floats: .instant(instant)
    case .instant(let instant): times.written(Now(instant: instant, offset: 0), of: carded.event)
    case nil: nil
    }
  }
}
