/// The store of events; each method is one transaction. Moments are returned as they were stored,
/// all-day ones as midnights in UTC. Instants and spans are in seconds, as in `Now.instant`.
public protocol ScheduleRepository: Sendable {
  func add(_ event: Event) throws(ScheduleFailure)

  /// Changes an event. `rule` is called with the stored state inside the transaction.
  func change(_ id: ID<Event>, by rule: EventRule) throws(ScheduleFailure) -> Event

  /// Rewrites a series, identified by its own id or by that of a changed occurrence. `rule` gets the series and its
  /// changed occurrences. Makes one history entry, which is a deletion if `removing` is true.
  func rewrite(_ id: ID<Event>, removing: Bool, at now: Now, by rule: SeriesRule)
    throws(ScheduleFailure) -> SeriesWrite

  /// Returns the occurrences of a series that were changed individually.
  func remaining(outOf series: ID<Event>) throws(ScheduleFailure) -> [Event]

  /// Soft-deletes an event, unless the check on its stored state throws.
  func remove(_ id: ID<Event>, at now: Now, after check: EventCheck) throws(ScheduleFailure)
    -> Event

  /// Restores a soft-deleted event. A series is restored with the occurrences that were deleted
  /// with it.
  func restore(_ id: ID<Event>) throws(ScheduleFailure) -> Event

  /// Returns the events that a reference matches at one step, such as by id or by title. The search may stop as soon as
  /// the reference is clearly ambiguous.
  func candidates(for reference: String, by step: NameStep) throws(ScheduleFailure) -> [Event]

  /// Returns the titles most similar to a reference that matches no event.
  func titles(near reference: String) throws(ScheduleFailure) -> [String]

  /// Passes the series, the all-day events and the floating events that may touch a span to the closure `bound`. Then
  /// visits the other events that touch the span, sorted by `Event.comesBefore`, until the visitor returns false. The
  /// visitor must not use the repository.
  func visit(_ span: ScheduleSpan, bound: ([Event]) -> Void, _ visitor: (Event) -> Bool)
    throws(ScheduleFailure)

  /// Returns the series, the all-day events and the floating events that may touch a span.
  func bound(_ span: ScheduleSpan) throws(ScheduleFailure) -> [Event]

  /// Returns for each span whether an event touches it. Series, all-day events and floating events do not count.
  func busy(_ spans: [Range<Int>]) throws(ScheduleFailure) -> [Bool]

  func isEmpty() throws(ScheduleFailure) -> Bool

  /// Returns events whose title or body contains a text, in order. Of the events that end before an instant, the last
  /// `limit` are returned; of all others, the first `limit`. A series is returned as it is stored.
  func search(_ text: String, around instant: Int, atMost limit: Int) throws(ScheduleFailure)
    -> [Event]

  /// Returns the ids of the events and series with a text in title or body.
  func ids(having text: FilterText) throws(ScheduleFailure) -> Set<ID<Event>>

  /// Returns at most `limit` stored events that may touch a span, the earliest start first. Each has one of `names` in
  /// its title, or `companion` among its companions.
  func naming(_ names: [String], companion: String, in span: Range<Int>, atMost limit: Int)
    throws(ScheduleFailure) -> [Event]

  /// Returns the stored events that are counted down and not over at an instant, at most 1000.
  func countedDown(after instant: Int) throws(ScheduleFailure) -> [Event]

  /// Returns at most `limit` stored events with reminders that may start within a span.
  func reminding(_ span: Range<Int>, atMost limit: Int) throws(ScheduleFailure) -> [Event]
}

/// A closure that returns the new state of an event, or throws to refuse the change.
public typealias EventRule = (Event) throws(EventRefusal) -> Event
/// A closure that throws to refuse a change of an event.
public typealias EventCheck = (Event) throws(EventRefusal) -> Void
/// A closure that returns the new state of a series and of its changed occurrences, or throws to refuse the change.
public typealias SeriesRule = (_ kept: Event, _ changed: [Event]) throws(EventRefusal) ->
  SeriesWrite

/// The changes to a series that are to be written.
public struct SeriesWrite: Equatable, Sendable {
  /// The events to update.
  public var changed: [Event] = []
  /// The events to insert.
  public var added: [Event] = []
  /// The events to soft-delete.
  public var removed: [Event] = []
  /// The event to show after the change.
  public var shown: Event
  /// Changed occurrences that no longer belong to the series.
  public var detached: [Event] = []

  public init(showing shown: Event) { self.shown = shown }
}

extension ScheduleRepository {
  /// Soft-deletes an event whatever its current state, without an `EventCheck`.
  public func remove(_ id: ID<Event>, at now: Now) throws(ScheduleFailure) -> Event {
    try remove(id, at: now) { _ in }
  }
}
