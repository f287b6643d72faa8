extension Event {
  /// Returns the number of days until the event begins, negative after that day. Nil if the event is not counted down.
  public func dDay(on today: Day) -> Int? { isCountedDown ? start.day - today : nil }

  /// Returns the label for `dDay(on:)`, such as `D-10`, `D-day` or `D+2`; nil if the event is not counted down.
  public func dDayLabel(on today: Day) -> String? { dDay(on: today).map(Countdown.label) }
}

extension LocalCalendar {
  /// Returns the nearest of some events that are counted down. Each begins on a day or later, and a series counts to its
  /// next occurrence.
  func countdowns(_ events: [Event], from today: Day, atMost limit: Int) -> [Event] {
    let begin = span(of: today).lowerBound
    let ahead = events.compactMap { event -> Event? in
      guard event.isSeries else { return here(event) }
      var next: Event?
      Series(event, self).visit(begin..<Self.end) { occurrence in
        let shown = here(occurrence)
        if shown.start.day >= today { next = shown }
        return next == nil
      }
      return next
    }.filter { $0.start.day >= today }
    // A changed occurrence is an event of its own, but a series is counted down once.
    var known: Set<ID<Event>> = []
    let nearest = ahead.sorted(by: Event.comesBefore).filter { known.insert($0.series).inserted }
    return Array(nearest.prefix(limit))
  }
}

extension ScheduleQueries {
  /// The maximum number of events that Today counts down.
  public static let mostCountdowns = 3

  /// Returns the nearest events that are counted down, the nearest first.
  public func countdowns(atMost limit: Int = Self.mostCountdowns) throws(ScheduleFailure)
    -> [ScheduledEvent]
  {
    let now = now
    // All-day events are stored by UTC, so that they may seem to be over a day before they are.
    let stored = try schedule.countedDown(after: now.instant - 2 * 86_400)
    let nearest = calendar.countdowns(stored, from: now.day, atMost: limit)
    let events = try nearest.map { (event) throws(ScheduleFailure) in
      ScheduledEvent(event, isInConflict: try !conflicts(with: event).isEmpty)
    }
    return try accompanied(events)
  }
}
