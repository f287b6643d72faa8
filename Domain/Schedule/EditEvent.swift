/// What is to be changed about an event; what is not mentioned stays.
public struct EventChange: Equatable, Sendable {
  /// The new title.
  public var title: String?
  /// The new text; empty takes it away.
  public var body: String?
  /// The new beginning.
  public var start: DayAndTime?
  /// The new end.
  public var end: DayAndTime?

  /// Describes a change.
  public init(
    title: String? = nil, body: String? = nil, start: DayAndTime? = nil, end: DayAndTime? = nil
  ) {
    self.title = title
    self.body = body
    self.start = start
    self.end = end
  }
}

/// Changes an event, puts it away, and takes either back.
public struct EditEvent: Sendable {
  let schedule: any ScheduleRepository
  let look: LookAtSchedule

  /// Changes one event, or says which rule the change breaks. A start that is moved takes the end
  /// along; a time that is not mentioned stays to the second.
  public func callAsFunction(_ id: ID<Event>, _ change: EventChange) throws(ScheduleError)
    -> PlannedEvent
  {
    var times = EventTimes(look.calendar)
    var before: Event?
    let changed = try schedule.change(id) { (event) throws(EventRefusal) in
      before = event
      var wanted = event
      if let title = change.title { wanted.title = try Event.title(title) }
      if let body = change.body { wanted.body = try Event.body(body) }
      try move(&wanted, by: change, &times)
      return wanted
    }
    let event = look.here(changed)
    return PlannedEvent(
      event: event, before: before, adjustments: times.adjustments,
      conflicts: try look.conflicts(with: event))
  }

  private func move(_ event: inout Event, by change: EventChange, _ times: inout EventTimes)
    throws(EventRefusal)
  {
    switch (change.start, change.end) {
    case (nil, nil): return
    case (let start?, let end?): (event.start, event.end) = try times.span(from: start, to: end)
    case (nil, let end?):
      event.end = times.moment(end, for: .to)
      guard event.start.instant < event.end.instant else {
        throw .endNotAfterStart(start: look.here(event).start, end: event.end)
      }
    case (let start?, nil):
      let before = event.start
      event.start = times.moment(start, for: .from)
      event.end = look.calendar.later(event.end, by: event.start.instant - before.instant)
    }
    _ = try EventTimes.inCalendar(event.start, event.end)
  }

  /// Makes an event again what it was, unless it is another one by now than it was made.
  public func putBack(_ event: Event, insteadOf made: Event) throws(ScheduleError) -> Event {
    let rule: EventRule = { (kept) throws(EventRefusal) in
      guard kept.saysSame(as: made) else { throw .changedSince }
      return event
    }
    return look.here(try schedule.change(event.id, by: rule))
  }

  /// Puts an event away that was just planned, unless it is another one by now.
  public func takeBack(_ planned: Event) throws(ScheduleError) -> Event {
    let check: EventCheck = { (kept) throws(EventRefusal) in
      guard kept.saysSame(as: planned) else { throw .changedSince }
    }
    return look.here(try schedule.remove(planned.id, at: look.now, after: check))
  }

  /// Puts one event away.
  public func remove(_ id: ID<Event>) throws(ScheduleError) -> Event {
    look.here(try schedule.remove(id, at: look.now))
  }

  /// Brings back an event that was put away.
  public func restore(_ id: ID<Event>) throws(ScheduleError) -> Event {
    look.here(try schedule.restore(id))
  }
}
