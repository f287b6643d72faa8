/// Changes, soft-deletes and restores events and series.
public struct EditEvent: Sendable {
  let schedule: any ScheduleRepository
  let queries: ScheduleQueries
  let ids: IDSource

  /// Changes one event. Throws if the change breaks a rule. A series is refused with `whichOccurrence`, because it
  /// needs a scope.
  public func callAsFunction(_ id: ID<Event>, _ change: EventChange) throws(ScheduleFailure)
    -> PlannedEvent
  {
    var times = EventTimes(queries.calendar)
    var before: Event?
    let changed = try schedule.change(id) { (event) throws(EventRefusal) in
      guard !event.isSeries else { throw .whichOccurrence(on: nextDay(of: event)) }
      before = queries.calendar.floating(event)
      var wanted = queries.calendar.floating(event)
      try times.change(&wanted, by: change)
      if let words = change.repeating {
        guard event.occurrence == nil || words.text.isEmpty else { throw .oneOccurrence }
        try times.repeats(&wanted, words)
      }
      return wanted
    }
    return PlannedEvent(
      event: queries.planned(changed), before: before, adjustments: times.adjustments,
      conflicts: try queries.conflicts(with: queries.here(changed)))
  }

  /// Changes the occurrences of a series in a scope. All of them move by the same amount as the shown occurrence.
  /// Throws `changesPast` if past occurrences would change and `evenPast` is false.
  public func callAsFunction(
    _ shown: Event, _ change: EventChange, _ scope: SeriesScope, evenPast isPastMeant: Bool = false
  ) throws(ScheduleFailure) -> PlannedEvent {
    var editing = editing(isPastMeant)
    let write = try schedule.rewrite(shown.series, removing: false, at: queries.now) {
      (kept, changed) throws(EventRefusal) in
      guard kept.isSeries else { throw .comesOnce }
      return try editing.edit(kept, changed, change, scope, shown: shown)
    }
    return PlannedEvent(
      event: queries.here(write.shown), adjustments: editing.times.adjustments,
      conflicts: try queries.conflicts(with: queries.here(write.shown)), detached: write.detached)
  }

  /// Soft-deletes the occurrences of a series in a scope.
  public func remove(_ shown: Event, _ scope: SeriesScope, evenPast isPastMeant: Bool = false)
    throws(ScheduleFailure) -> Event
  {
    let editing = editing(isPastMeant)
    let write = try schedule.rewrite(shown.series, removing: true, at: queries.now) {
      (kept, changed) throws(EventRefusal) in
      guard kept.isSeries else { throw .comesOnce }
      return try editing.remove(kept, changed, scope)
    }
    return queries.here(write.shown)
  }

  private func nextDay(of series: Event) -> Day {
    queries.shown(series).occurrence?.day ?? series.start.day
  }

  /// Returns the number of occurrences before today: those from the shown occurrence on, and those of the whole series.
  /// Both numbers are 0 for a single event.
  public func past(of shown: Event) throws(ScheduleFailure) -> (following: Int, all: Int) {
    guard let occurrence = shown.occurrence,
      let kept = try schedule.candidates(for: occurrence.series.text, by: .id).first
    else { return (0, 0) }
    let series = Series(kept, queries.calendar)
    let yesterday = queries.now.day - 1
    return (
      series.count(from: occurrence.day, through: yesterday),
      series.count(from: series.event.start.day, through: yesterday)
    )
  }

  private func editing(_ isPastMeant: Bool) -> SeriesEditing {
    SeriesEditing(
      calendar: queries.calendar, today: queries.now.day, ids: ids, isPastMeant: isPastMeant,
      times: EventTimes(queries.calendar))
  }

  /// Soft-deletes one event. A series is refused with `whichOccurrence`, because it needs a scope.
  public func remove(_ id: ID<Event>) throws(ScheduleFailure) -> Event {
    let check: EventCheck = { (event) throws(EventRefusal) in
      guard !event.isSeries else { throw .whichOccurrence(on: nextDay(of: event)) }
    }
    return queries.here(try schedule.remove(id, at: queries.now, after: check))
  }

  /// Restores a soft-deleted event.
  public func restore(_ id: ID<Event>) throws(ScheduleFailure) -> Event {
    queries.here(try schedule.restore(id))
  }
}
