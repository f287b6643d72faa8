/// Stores events together with their iCalendar data. Each method is one transaction.
public protocol EventExchangeRepository: Sendable {
  /// Stores all events that `next` returns, or none if it throws, and reports the fate of each. An
  /// event with a known UID and position replaces an older revision, unless it was edited here
  /// since.
  func importEvents(
    _ next: () throws(FileFailure) -> ArrivingEvent?, at now: Now,
    _ done: (ArrivingEvent, EventFate) -> Void
  ) throws(EventExchangeFailure)

  /// Visits all events in the order of creation, each series with its changed occurrences, until
  /// the visitor returns false.
  func visitFamilies(_ visitor: (EventFamily) -> Bool) throws(EventExchangeFailure)

  /// Further properties of an imported event; nil if it never came from a file.
  func details(of event: ID<Event>) throws(StorageFailure) -> EventDetails?

  /// Records that every event is exported in its present state. Each gets a card, and edits since
  /// the last export raise the revision. It makes no history entry.
  func giveOut(at now: Now) throws(EventExchangeFailure)

  /// The identifiers of exported or imported events that are soft-deleted now.
  func namesOfGone() throws(EventExchangeFailure) -> Set<String>
}

/// The result of importing an event.
public enum EventFate: Hashable, Sendable {
  case added
  case updated
  /// It was already here, in this revision or a later one.
  case same
  /// It differs but was edited here since, so the edit stays.
  case editedHere
  /// It is cancelled and was not here.
  case cancelled
  /// Its only occurrence is excluded, and it was not here.
  case neverComes
  /// It contradicts an earlier event of the same import and is no later revision.
  case duplicate
  /// It only cancels an occurrence, and the series is not here.
  case withoutSeries
}

/// An event with its iCalendar data, if it has any.
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
  /// The event or the series.
  public var own: CardedEvent
  /// The occurrences that were changed on their own.
  public var changed: [CardedEvent]

  public init(_ own: CardedEvent, changed: [CardedEvent] = []) {
    self.own = own
    self.changed = changed
  }
}

/// Why an import or export failed.
public enum EventExchangeFailure: StorageFailing, Equatable, Sendable {
  case file(FileFailure)
  /// The format of the file cannot be detected.
  case unknownForm(path: String?)
  case storage(StorageFailure)
}
