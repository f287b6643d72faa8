/// Looks at the schedule: one event, days of them, a month, what is to be found.
public struct LookAtSchedule: Sendable {
  let schedule: any ScheduleRepository
  /// What local clocks show.
  public let calendar: LocalCalendar
  let clock: WallClock

  /// The moment the schedule is looked at.
  public var now: Now { clock.now() }

  /// An event as local clocks show it here, wherever it was planned.
  func here(_ event: Event) -> Event {
    var event = event
    event.start = calendar.local(event.start.instant)
    event.end = calendar.local(event.end.instant)
    return event
  }

  /// The event somebody means: by its id or by its title.
  public func find(_ reference: String) throws(ScheduleError) -> Event {
    let meant = try Naming.meant(by: reference) { (wanted, step) throws(ScheduleError) in
      try schedule.candidates(for: wanted, by: step).map(here)
    }
    switch meant {
    case .one(let event): return event
    case .several(let events): throw .ambiguous(reference: reference, events)
    case .nobody:
      throw .unknown(reference: reference, nearest: try schedule.titles(near: reference))
    }
  }

  /// All that touches a day.
  public func day(_ day: Day) throws(ScheduleError) -> DayAgenda {
    var events: [ScheduledEvent] = []
    try self(day...day) {
      events.append($0)
      return true
    }
    return DayAgenda(day: day, events: events)
  }

  /// Visits all that touches some days, in order, until the visitor returns false.
  public func callAsFunction(_ days: ClosedRange<Day>, _ visitor: (ScheduledEvent) -> Bool)
    throws(ScheduleError)
  {
    let span = calendar.span(of: days)
    // What is in conflict with these may itself lie a little outside.
    let wide = (span.lowerBound - Event.longTerm)..<(span.upperBound + Event.longTerm)
    var sweep = ConflictSweep()
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
    var goesOn = true
    try schedule.visit(wide) { event in
      goesOn = pass(sweep.add(event))
      return goesOn
    }
    if goesOn { _ = pass(sweep.finish()) }
  }

  /// What is meant for the same time as an event, in order.
  public func conflicts(with event: Event) throws(ScheduleError) -> [Event] {
    guard event.takesTime else { return [] }
    var found: [Event] = []
    try schedule.visit(event.start.instant..<event.end.instant) { other in
      if event.isInConflict(with: other) { found.append(here(other)) }
      return true
    }
    return found
  }

  /// The days of a month that have events, oldest first.
  public func busyDays(inMonthOf day: Day) throws(ScheduleError) -> [Day] {
    let first = day.firstOfMonth
    let parts = first.parts
    let days = (0..<Day.length(ofMonth: parts.month, in: parts.year)).map { first + $0 }
    let busy = try schedule.busy(days.map(calendar.span(of:)))
    return zip(days, busy).compactMap { $1 ? $0 : nil }
  }

  /// Events with a text in them, in order: some of those that are not over, some that are.
  public func search(_ text: String, atMost limit: Int) throws(ScheduleError) -> [Event] {
    try schedule.search(text, around: now.instant, atMost: limit).map(here)
  }

  /// The notices of events that begin after the present moment, in the order they are due, until
  /// the visitor returns false.
  public func notices(_ visitor: (StartNotice) -> Bool) throws(ScheduleError) {
    try schedule.visitStarts(after: now.instant) { visitor(StartNotice(of: here($0))) }
  }
}
