/// Stores events together with their iCalendar data. Each method is one transaction.
public protocol EventExchangeRepository: Sendable {
  /// Stores all events that the closure `next` returns until it returns nil. If `next` throws, no event is stored. The
  /// closure `done` receives the result of each event. An event with a known UID and position replaces an older
  /// revision, unless the user has edited that revision.
  func importEvents(
    _ next: () throws(FileFailure) -> ArrivingEvent?, at now: Now,
    _ done: (ArrivingEvent, EventFate) -> Void
  ) throws(EventExchangeFailure)

  /// Visits all events in the order of creation, each series together with its changed occurrences, until the visitor
  /// returns false.
  func visitFamilies(_ visitor: (EventFamily) -> Bool) throws(EventExchangeFailure)

  /// Returns further properties of an imported event; nil if the event was never imported or exported.
  func details(of event: ID<Event>) throws(StorageFailure) -> EventDetails?

  /// Records that every event is exported in its present state. Each event gets a card, and edits since the last export
  /// raise its revision. No history entry is made.
  func giveOut(at now: Now) throws(EventExchangeFailure)

  /// Returns the UIDs of exported or imported events that are now soft-deleted.
  func namesOfGone() throws(EventExchangeFailure) -> Set<String>
}

/// The result of importing an event.
public enum EventFate: Hashable, Sendable {
  case added
  case updated
  /// The event was already stored, in this revision or a later one.
  case same
  /// The stored event was edited by the user and differs, so the edit is kept.
  case editedHere
  /// The event is cancelled and was not stored before.
  case cancelled
  /// The only occurrence of the event is excluded, and the event was not stored before.
  case neverComes
  /// The event contradicts an earlier event of the same import and is not a later revision.
  case duplicate
  /// The event only cancels an occurrence of a series that is not stored.
  case withoutSeries
}

/// An event with its iCalendar data; the card is nil if the event was never imported or exported.
public struct CardedEvent: Hashable, Sendable {
  /// The event as it is stored.
  public var event: Event
  public var card: EventCard?

  public init(_ event: Event, _ card: EventCard?) {
    self.event = event
    self.card = card
  }
}

/// An event with its changed occurrences, which share its UID.
public struct EventFamily: Hashable, Sendable {
  /// The single event or the series.
  public var own: CardedEvent
  /// The occurrences of the series that were changed individually.
  public var changed: [CardedEvent]

  public init(_ own: CardedEvent, changed: [CardedEvent] = []) {
    self.own = own
    self.changed = changed
  }
}

public enum EventExchangeFailure: StorageFailing, Equatable, Sendable {
  case file(FileFailure)
  /// The format of the file cannot be detected.
  case unknownForm(path: String?)
  case storage(StorageFailure)
}
