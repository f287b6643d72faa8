/// What somebody wants to plan.
public struct EventDraft: Equatable, Sendable {
  /// What it is called.
  public var title: String
  /// What else is to be known about it; may be empty.
  public var body: String
  /// When it begins, as local clocks show it.
  public var start: DayAndTime
  /// When it is over; nothing means an hour later.
  public var end: DayAndTime?

  /// Writes a draft.
  public init(title: String, body: String = "", start: DayAndTime, end: DayAndTime? = nil) {
    self.title = title
    self.body = body
    self.start = start
    self.end = end
  }
}

/// An event that was kept, and what should be said about it.
public struct PlannedEvent: Equatable, Sendable {
  /// The event that was planned.
  public let event: Event
  /// What it was in the store until then; nothing for a new one.
  public let before: Event?
  /// Where its times are not the ones that were asked for.
  public let adjustments: [Adjustment]
  /// What is meant for the same time.
  public let conflicts: [Event]

  /// Puts it together.
  public init(
    event: Event, before: Event? = nil, adjustments: [Adjustment] = [], conflicts: [Event] = []
  ) {
    self.event = event
    self.before = before
    self.adjustments = adjustments
    self.conflicts = conflicts
  }
}

/// Plans an event.
public struct PlanEvent: Sendable {
  let schedule: any ScheduleRepository
  let look: LookAtSchedule
  let ids: IDSource

  /// Keeps an event, or says which rule it breaks.
  public func callAsFunction(_ draft: EventDraft) throws(ScheduleError) -> PlannedEvent {
    let event: Event
    var times = EventTimes(look.calendar)
    do throws(EventRefusal) {
      let title = try Event.title(draft.title)
      let body = try Event.body(draft.body)
      let (start, end) = try times.span(from: draft.start, to: draft.end)
      event = Event(id: ids.id(), title: title, body: body, start: start, end: end)
    } catch { throw .refused(error) }
    // What is kept has to be told as kept, so nothing may fail afterwards.
    let conflicts = try look.conflicts(with: event)
    try schedule.add(event)
    return PlannedEvent(event: event, adjustments: times.adjustments, conflicts: conflicts)
  }
}

extension PlanEvent {
  /// What an event from one time to another would come to, before it is kept: how long it would
  /// really last, what its times would become and what it would overlap, besides one that is being
  /// changed. Nothing comes back for times that cannot be.
  public func weigh(from start: DayAndTime, to end: DayAndTime, besides id: ID<Event>?)
    throws(ScheduleError) -> PlannedEvent?
  {
    var times = EventTimes(look.calendar)
    let span: (Now, Now)
    do throws(EventRefusal) { span = try times.span(from: start, to: end) } catch { return nil }
    let event = Event(
      id: id ?? ID(""), title: Line(stored: ""), start: span.0, end: span.1)
    return PlannedEvent(
      event: event, adjustments: times.adjustments, conflicts: try look.conflicts(with: event))
  }
}
