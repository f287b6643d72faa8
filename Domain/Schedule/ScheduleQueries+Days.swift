extension ScheduleQueries {
  /// Returns the agendas of a range of days, with a single query to the store.
  public func days(_ days: ClosedRange<Day>) throws(ScheduleFailure) -> [DayAgenda] {
    let count = days.upperBound - days.lowerBound + 1
    var events: [[ScheduledEvent]] = Array(repeating: [], count: count)
    var found: [ScheduledEvent] = []
    try self(days) {
      found.append($0)
      return true
    }
    for scheduled in known(found) {
      let first = max(scheduled.event.start.day, days.lowerBound)
      let last = min(lastDay(of: scheduled.event), days.upperBound)
      for index in stride(from: first - days.lowerBound, through: last - days.lowerBound, by: 1) {
        events[index].append(scheduled)
      }
    }
    return events.enumerated().map { index, events in
      // All-day events come before timed ones.
      DayAgenda(
        day: days.lowerBound + index,
        events: events.filter(\.event.isAllDay) + events.filter { !$0.event.isAllDay })
    }
  }

  /// Adds companions to events. If the look-up fails, the events are returned without companions, so that the day is
  /// still shown.
  private func known(_ events: [ScheduledEvent]) -> [ScheduledEvent] {
    do throws(ScheduleFailure) { return try accompanied(events) } catch { return events }
  }

  /// Returns the last local day that an event touches. An event that ends at midnight does not touch the day that
  /// starts then.
  func lastDay(of event: Event) -> Day {
    event.isAllDay ? event.lastDay : calendar.day(of: event.end.instant - 1)
  }
}
