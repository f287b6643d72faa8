/// Where an event stands in the present moment.
public enum EventGroup: String, CaseIterable, Sendable {
  case inProgress, upcoming, done

  /// The group of an event at an instant: it is in progress from its start on, and done at its
  /// end, so that each event is in exactly one group at any time.
  public init(_ event: Event, at instant: Int) {
    self =
      instant < event.start.instant ? .upcoming : instant < event.end.instant ? .inProgress : .done
  }
}

/// An event as it stands among others.
public struct ScheduledEvent: Equatable, Sendable {
  /// The event.
  public let event: Event
  /// Whether another one is meant for the same time.
  public let isInConflict: Bool
  /// The dear people it is with.
  public var companions: [EventCompanion] = []

  /// Places an event.
  public init(_ event: Event, isInConflict: Bool = false) {
    self.event = event
    self.isInConflict = isInConflict
  }
}

/// All that touches one day, in order.
public struct DayAgenda: Equatable, Sendable {
  /// The day.
  public let day: Day
  /// What happens on it, in its order.
  public let events: [ScheduledEvent]

  /// Gathers a day.
  public init(day: Day, events: [ScheduledEvent]) {
    self.day = day
    self.events = events
  }

  /// The events of a group in the present moment, in order.
  public func events(_ group: EventGroup, at now: Now) -> [ScheduledEvent] {
    events.filter { EventGroup($0.event, at: now.instant) == group }
  }

  /// The next instant at which an event changes its group.
  public func nextChange(after now: Now) -> Int? {
    events.lazy.flatMap { [$0.event.start.instant, $0.event.end.instant] }
      .filter { $0 > now.instant }.min()
  }
}
