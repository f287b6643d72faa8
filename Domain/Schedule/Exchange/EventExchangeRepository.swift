/// Where events come in and go out together with their cards. Each method is one transaction.
public protocol EventExchangeRepository: Sendable {
  /// Keeps events until there are no more of them, all of them or none, and tells of each what became
  /// of it. One that is known by its UID and its place takes the place of an older version, unless it
  /// was edited here since.
  func importEvents(
    _ next: () throws(FileFailure) -> ArrivingEvent?, at now: Now,
    _ done: (ArrivingEvent, EventFate) -> Void
  ) throws(EventExchangeError)

  /// Visits all events in the order they came, a series together with what was changed of it, until
  /// the visitor returns false.
  func visitFamilies(_ visitor: (EventFamily) -> Bool) throws(EventExchangeError)

  /// What an imported event says besides; nil for an event that was never in a file.
  func details(of event: ID<Event>) throws(StorageFailure) -> EventDetails?

  /// Remembers of every event that it is given out as it is now: each has a card from then on, and
  /// what was edited here since the last time is a later version. It is nobody's deed.
  func giveOut(at now: Now) throws(EventExchangeError)

  /// The names of events that were given out or came in and are put away by now.
  func namesOfGone() throws(EventExchangeError) -> Set<String>
}

/// What became of an event that arrived.
public enum EventFate: Hashable, Sendable {
  case added
  case updated
  /// It was there already, in this version or a later one.
  case same
  /// It differs, and was edited here since: it stays.
  case editedHere
  /// It does not take place, and was not there.
  case cancelled
  /// It leaves out the only time it has, and was not there.
  case neverComes
  /// It differs from what the same files said of it, in no later version.
  case toldTwice
  /// It only says that an occurrence of a series does not take place, and there is no such series.
  case withoutSeries
}

/// An event and its card, where it has one.
public struct CardedEvent: Hashable, Sendable {
  /// The event as it is kept.
  public var event: Event
  /// What other calendars know of it.
  public var card: EventCard?

  /// Puts both together.
  public init(_ event: Event, _ card: EventCard?) {
    self.event = event
    self.card = card
  }
}

/// An event with the occurrences of it that were changed; they have one name everywhere.
public struct EventFamily: Hashable, Sendable {
  /// The event, or the series.
  public var own: CardedEvent
  /// Its occurrences that stand by themselves.
  public var changed: [CardedEvent]

  /// Puts a family together.
  public init(_ own: CardedEvent, changed: [CardedEvent] = []) {
    self.own = own
    self.changed = changed
  }
}

/// Why events could not be brought in or out.
public enum EventExchangeError: StorageFailing, Equatable, Sendable {
  case file(FileFailure)
  /// Nothing tells which form a file has.
  case unknownForm(path: String?)
  case storage(StorageFailure)
}
