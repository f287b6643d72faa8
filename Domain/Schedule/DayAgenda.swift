/// Whether an event is over, in progress or upcoming at a time.
public enum EventGroup: String, CaseIterable, Sendable {
  case inProgress, upcoming, done

  /// Chooses the group of an event at an instant. The start is inclusive and the end exclusive, so each event is in
  /// exactly one group.
  public init(_ event: Event, at instant: Int) {
    self =
      instant < event.start.instant ? .upcoming : instant < event.end.instant ? .inProgress : .done
  }
}

/// An event with its conflict state and the persons who take part.
public struct ScheduledEvent: Equatable, Sendable {
  public let event: Event
  /// Whether the event overlaps another event and both block time.
  public let isInConflict: Bool
  /// The persons who take part in the event with the user.
  public var companions: [EventCompanion] = []

  public init(_ event: Event, isInConflict: Bool = false) {
    self.event = event
    self.isInConflict = isInConflict
  }
}

/// All events that touch one day, in order.
public struct DayAgenda: Equatable, Sendable {
  public let day: Day
  public let events: [ScheduledEvent]

  public init(day: Day, events: [ScheduledEvent]) {
    self.day = day
    self.events = events
  }

  /// Returns the events of a group at `now`, in order.
  public func events(_ group: EventGroup, at now: Now) -> [ScheduledEvent] {
    events.filter { EventGroup($0.event, at: now.instant) == group }
  }

  /// Returns the next instant at which an event changes its group. Returns nil if no event changes its group any more.
  public func nextChange(after now: Now) -> Int? {
    events.lazy.flatMap { [$0.event.start.instant, $0.event.end.instant] }
      .filter { $0 > now.instant }.min()
  }
}
