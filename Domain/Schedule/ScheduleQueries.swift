/// Queries of the schedule: single events, days, months and searches.
public struct ScheduleQueries: Sendable {
  let schedule: any ScheduleRepository
  public let calendar: LocalCalendar
  let clock: WallClock
  /// Looks up the companions of events. The default finds none.
  var companions: EventCompanions = { events in events.map { _ in [] } }
  /// Looks up the birthdays of some days, for calendars. The default finds none.
  public internal(set) var birthdays:
    @Sendable (ClosedRange<Day>) throws(StorageFailure) -> [Day: [CalendarOccasion]] = { _ in [:] }

  /// The present moment, from the clock.
  public var now: Now { clock.now() }

  /// Returns an event in local time. All-day events keep their days.
  func here(_ event: Event) -> Event { calendar.here(event) }

  /// Returns an event in the form in which it is shown on its own. A series becomes its next occurrence, or its last
  /// one if it is over.
  func shown(_ event: Event) -> Event {
    guard event.isSeries else { return here(event) }
    let series = Series(event, calendar)
    let now = now.instant
    return here(series.next(after: now) ?? series.last(before: now) ?? event)
  }

  /// Finds an event by id or title. A series is returned as its next occurrence.
  public func find(_ reference: String) throws(ScheduleFailure) -> Event {
    let meant = try Naming.meant(by: reference) { (wanted, step) throws(ScheduleFailure) in
      let found = try schedule.candidates(for: wanted, by: step)
      // A changed occurrence is found only by its own id: by title the series wins.
      let series = Set(found.filter(\.isSeries).map(\.id))
      return found.filter { $0.occurrence.map { !series.contains($0.series) } ?? true }.map(shown)
    }
    switch meant {
    case .one(let event): return event
    case .several(let events): throw .ambiguous(reference: reference, events)
    case .nobody:
      throw .unknown(reference: reference, nearest: try schedule.titles(near: reference))
    }
  }

  /// Returns the occurrence that a scope selects from the series of an event. Returns the event itself if the scope is
  /// nil or `all`, or if the event has no series. Throws if the series has no occurrence on the day of the scope.
  public func occurrence(of event: Event, _ scope: SeriesScope?) throws(ScheduleFailure) -> Event {
    let day: Day
    switch scope {
    case nil, .all: return event
    case .this(let named), .following(let named): day = named
    }
    guard let kept = try schedule.candidates(for: event.series.text, by: .id).first,
      kept.isSeries
    else { return event }
    let changed = try schedule.remaining(outOf: event.series)
    switch SeriesEditing.meant(kept, changed, on: day, in: calendar) {
    case .own(let found), .ruled(let found): return here(found)
    case nil: throw .refused(.noSuchOccurrence(day))
    }
  }

  public func day(_ day: Day) throws(ScheduleFailure) -> DayAgenda { try days(day...day)[0] }

  /// Visits the events that touch a range of days, in order, until the visitor returns false.
  public func callAsFunction(_ days: ClosedRange<Day>, _ visitor: (ScheduledEvent) -> Bool)
    throws(ScheduleFailure)
  {
    let span = calendar.span(of: days)
    // Events outside the days may still conflict with those inside.
    let wide = (span.lowerBound - Event.longTerm)..<(span.upperBound + Event.longTerm)
    var sweep = ConflictSweep()
    var goesOn = true
    func pass(_ events: [ScheduledEvent]) -> Bool {
      for scheduled in events {
        let event = scheduled.event
        guard event.start.instant < span.upperBound, event.end.instant > span.lowerBound
        else { continue }
        guard visitor(ScheduledEvent(here(event), isInConflict: scheduled.isInConflict))
        else { return false }
      }
      return true
    }
    try visit(wide, until: horizon(of: days)) { event in
      goesOn = pass(sweep.add(event))
      return goesOn
    }
    if goesOn { _ = pass(sweep.finish()) }
  }

  /// Visits the events that touch a range of days, in order, until the visitor returns false. Conflicts are not looked
  /// up.
  public func visit(_ days: ClosedRange<Day>, _ visitor: (Event) -> Bool) throws(ScheduleFailure) {
    let span = calendar.span(of: days)
    try visit(span, until: horizon(of: days)) { event in
      event.end.instant > span.lowerBound ? visitor(here(event)) : true
    }
  }

  /// Visits the events that overlap a span, in order and in their own time zones, until the visitor returns false.
  /// Series are expanded up to the instant `limit`.
  private func visit(_ span: Range<Int>, until limit: Int, _ visitor: (Event) -> Bool)
    throws(ScheduleFailure)
  {
    var merge = OccurrenceMerge([], in: span, calendar)
    var goesOn = true
    try schedule.visit(
      ScheduleSpan(span, in: calendar),
      bound: { merge = OccurrenceMerge($0, in: span, until: limit, calendar) },
      { event in
        goesOn = merge.visit(before: event, visitor) && visitor(event)
        return goesOn
      })
    if goesOn { _ = merge.visit(before: nil, visitor) }
  }

  /// Returns the instant up to which series are expanded. If `days` ends on the last supported day, the instant is a
  /// year after today or after the first day, whichever is later. Otherwise there is no limit.
  private func horizon(of days: ClosedRange<Day>) -> Int {
    days.upperBound == Day.range.upperBound
      ? calendar.span(of: lastFollowed(from: days.lowerBound)).upperBound : .max
  }

  /// Returns the last day for which occurrences are listed when a query has no last day.
  public func lastFollowed(from day: Day) -> Day {
    let last = max(now.day, day)
    return Day.range.upperBound - last > 366 ? last + 366 : Day.range.upperBound
  }

  /// Returns the events that overlap an event, in order. For a series, its next occurrences are compared.
  public func conflicts(with event: Event) throws(ScheduleFailure) -> [Event] {
    guard event.isSeries else { return try conflicts(withOne: event) }
    var occurrences: [Event] = []
    Series(event, calendar).visit(max(now.instant, event.start.instant)..<LocalCalendar.end) {
      occurrences.append($0)
      return occurrences.count < Self.mostCompared
    }
    var found: [Event] = []
    for occurrence in occurrences { found += try conflicts(withOne: occurrence) }
    return found
  }

  /// The maximum number of occurrences of a series that are compared.
  private static let mostCompared = 12

  private func conflicts(withOne event: Event) throws(ScheduleFailure) -> [Event] {
    guard event.takesTime else { return [] }
    var found: [Event] = []
    try visit(event.start.instant..<event.end.instant, until: .max) { other in
      if event.isInConflict(with: other) { found.append(here(other)) }
      return true
    }
    return found
  }

  /// Returns the days of a month that have events, oldest first.
  public func busyDays(inMonthOf day: Day) throws(ScheduleFailure) -> [Day] {
    let first = day.firstOfMonth
    let parts = first.parts
    return try busyDays(first...(first + (Day.length(ofMonth: parts.month, in: parts.year) - 1)))
  }

  /// Returns those of the given days that have events, oldest first.
  public func busyDays(_ days: ClosedRange<Day>) throws(ScheduleFailure) -> [Day] {
    let days = (0...(days.upperBound - days.lowerBound)).map { days.lowerBound + $0 }
    var busy = try schedule.busy(days.map(calendar.span(of:)))
    // Series are expanded only for days that are not busy already.
    guard let first = busy.firstIndex(of: false), let last = busy.lastIndex(of: false) else {
      return days
    }
    let span = calendar.span(of: days[first]...days[last])
    func mark(_ event: Event) -> Bool {
      let start = max(event.start.day, days[first]) - days[0]
      let end = min(lastDay(of: event), days[last])
      for index in stride(from: start, through: end - days[0], by: 1) { busy[index] = true }
      return busy.contains(false)
    }
    for event in try schedule.bound(ScheduleSpan(span, in: calendar)) {
      guard busy.contains(false) else { break }
      if event.isSeries {
        Series(event, calendar).visit(span) { mark(here($0)) }
      } else {
        _ = mark(here(event))
      }
    }
    return zip(days, busy).compactMap { $1 ? $0 : nil }
  }

  public func isEmpty() throws(ScheduleFailure) -> Bool { try schedule.isEmpty() }

  /// Returns events that contain a text, in order: at most `limit` that are over and `limit` that are not. A series
  /// contributes only its next occurrence, or its last one if the series is over.
  public func search(_ text: String, atMost limit: Int) throws(ScheduleFailure) -> [Event] {
    let now = now.instant
    let found = try schedule.search(text, around: now, atMost: limit).map(shown)
      .sorted(by: Event.comesBefore)
    return found.filter { $0.end.instant <= now }.suffix(limit)
      + found.filter { $0.end.instant > now }.prefix(limit)
  }
}
