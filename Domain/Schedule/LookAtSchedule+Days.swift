extension LookAtSchedule {
  /// All that touches each of some days: one look at the store, however many days there are.
  public func days(_ days: ClosedRange<Day>) throws(ScheduleError) -> [DayAgenda] {
    let count = days.upperBound - days.lowerBound + 1
    var events: [[ScheduledEvent]] = Array(repeating: [], count: count)
    try self(days) { scheduled in
      let first = max(scheduled.event.start.day, days.lowerBound)
      let last = min(lastDay(of: scheduled.event), days.upperBound)
      for place in stride(from: first - days.lowerBound, through: last - days.lowerBound, by: 1) {
        events[place].append(scheduled)
      }
      return true
    }
    return events.enumerated().map { place, events in
      // What takes whole days stands above the hours.
      DayAgenda(
        day: days.lowerBound + place,
        events: events.filter(\.event.isAllDay) + events.filter { !$0.event.isAllDay })
    }
  }

  /// The last day an event touches as local clocks show it: what is over at midnight does not touch
  /// the day behind it.
  func lastDay(of event: Event) -> Day {
    event.isAllDay ? event.lastDay : calendar.day(of: event.end.instant - 1)
  }
}
