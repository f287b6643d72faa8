extension ScheduleQueries {
  /// All that touches each of some days: one look at the store, however many days there are.
  public func days(_ days: ClosedRange<Day>) throws(ScheduleError) -> [DayAgenda] {
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
      for place in stride(from: first - days.lowerBound, through: last - days.lowerBound, by: 1) {
        events[place].append(scheduled)
      }
    }
    return events.enumerated().map { place, events in
      // What takes whole days stands above the hours.
      DayAgenda(
        day: days.lowerBound + place,
        events: events.filter(\.event.isAllDay) + events.filter { !$0.event.isAllDay })
    }
  }

  /// Events with the people they are with; alone where nobody can tell of people, which takes nothing
  /// away from a day.
  private func known(_ events: [ScheduledEvent]) -> [ScheduledEvent] {
    do throws(ScheduleError) { return try accompanied(events) } catch { return events }
  }

  /// The last day an event touches as local clocks show it: what is over at midnight does not touch
  /// the day behind it.
  func lastDay(of event: Event) -> Day {
    event.isAllDay ? event.lastDay : calendar.day(of: event.end.instant - 1)
  }
}
