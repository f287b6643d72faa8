/// Where events are kept. Each method is one transaction. Moments come back as they were kept, those
/// of whole days as midnights in Greenwich; instants and spans are in seconds, as `Now.instant` has
/// them.
public protocol ScheduleRepository: Sendable {
  /// Keeps a new event.
  func add(_ event: Event) throws(ScheduleError)

  /// Changes one event by a rule that sees it as the store has it at that moment.
  func change(_ id: ID<Event>, by rule: EventRule) throws(ScheduleError) -> Event

  /// Changes a series, by any of its occurrences that stand by themselves as well, by a rule that
  /// sees all of it: one deed, which removes where that is what is wanted.
  func rewrite(_ id: ID<Event>, removing: Bool, at now: Now, by rule: SeriesRule)
    throws(ScheduleError) -> SeriesWrite

  /// The occurrences of a series that stand by themselves.
  func standing(outOf series: ID<Event>) throws(ScheduleError) -> [Event]

  /// Puts an event away, unless a check that sees it as the store has it refuses.
  func remove(_ id: ID<Event>, at now: Now, after check: EventCheck) throws(ScheduleError) -> Event

  /// Brings back what was put away; of a series also what was put away with it.
  func restore(_ id: ID<Event>) throws(ScheduleError) -> Event

  /// Finds every event a reference names in one way, by id or title; of many, so many that it is
  /// clear that they are many.
  func candidates(for reference: String, by step: NameStep) throws(ScheduleError) -> [Event]

  /// The titles nearest to one that no event has.
  func titles(near reference: String) throws(ScheduleError) -> [String]

  /// Hands over what is bound to the calendar and may touch a span (series, and what takes whole
  /// days), and then visits the events that happen once and touch it in the order of
  /// `Event.comesBefore`, until the visitor returns false. The visitor must not use the repository.
  func visit(_ span: ScheduleSpan, bound: ([Event]) -> Void, _ visitor: (Event) -> Bool)
    throws(ScheduleError)

  /// What is bound to the calendar and may touch a span.
  func bound(_ span: ScheduleSpan) throws(ScheduleError) -> [Event]

  /// Whether anything that happens once, at a time, touches each of some spans.
  func busy(_ spans: [Range<Int>]) throws(ScheduleError) -> [Bool]

  /// Whether there is nothing at all.
  func isEmpty() throws(ScheduleError) -> Bool

  /// Events with a text in their title or body, in order: of those that are not over at an
  /// instant the first, of those that are the last; at most so many of each. Series are among them
  /// as they are kept.
  func search(_ text: String, around instant: Int, atMost limit: Int) throws(ScheduleError)
    -> [Event]

  /// The ids of the events that have something in their title or body, series among them.
  func ids(having text: FilterText) throws(ScheduleError) -> Set<ID<Event>>

  /// The events, as they are kept, that may touch a span and have one of some texts in their title, or
  /// are said to be with somebody; those that begin first come first, at most so many.
  func naming(_ names: [String], companion: String, in span: Range<Int>, atMost limit: Int)
    throws(ScheduleError) -> [Event]

  /// The events that happen once, begin within a span, as they are kept, and have reminders; at most
  /// so many.
  func reminding(_ span: Range<Int>, atMost limit: Int) throws(ScheduleError) -> [Event]
}

/// Decides what becomes of an event, or refuses the change.
public typealias EventRule = (Event) throws(EventRefusal) -> Event
/// Refuses what is not to be done to an event.
public typealias EventCheck = (Event) throws(EventRefusal) -> Void
/// Decides what becomes of an event, and of the occurrences of it that stand by themselves.
public typealias SeriesRule = (_ kept: Event, _ changed: [Event]) throws(EventRefusal) ->
  SeriesWrite

/// What becomes of a series.
public struct SeriesWrite: Equatable, Sendable {
  /// What is different from now on.
  public var changed: [Event] = []
  /// What is new.
  public var added: [Event] = []
  /// What is put away.
  public var removed: [Event] = []
  /// What is to be shown of it.
  public var shown: Event
  /// Occurrences that had been changed and belong to no series any more.
  public var detached: [Event] = []

  /// Begins with nothing that is different.
  public init(showing shown: Event) { self.shown = shown }
}

extension ScheduleRepository {
  /// Puts an event away, whatever it is by now.
  public func remove(_ id: ID<Event>, at now: Now) throws(ScheduleError) -> Event {
    try remove(id, at: now) { _ in }
  }
}
