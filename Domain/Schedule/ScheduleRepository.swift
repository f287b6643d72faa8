/// Where events are kept. Each method is one transaction. Moments come back as they were kept;
/// instants and spans are in seconds, as `Now.instant` has them.
public protocol ScheduleRepository: Sendable {
  /// Keeps a new event.
  func add(_ event: Event) throws(ScheduleError)

  /// Changes one event by a rule that sees it as the store has it at that moment.
  func change(_ id: ID<Event>, by rule: EventRule) throws(ScheduleError) -> Event

  /// Puts an event away, unless a check that sees it as the store has it refuses.
  func remove(_ id: ID<Event>, at now: Now, after check: EventCheck) throws(ScheduleError) -> Event

  /// Brings back what was put away.
  func restore(_ id: ID<Event>) throws(ScheduleError) -> Event

  /// Finds every event a reference names in one way, by id or title; of many, so many that it is
  /// clear that they are many.
  func candidates(for reference: String, by step: NameStep) throws(ScheduleError) -> [Event]

  /// The titles nearest to one that no event has.
  func titles(near reference: String) throws(ScheduleError) -> [String]

  /// Visits the events that touch a span in the order of `Event.comesBefore`, until the visitor
  /// returns false. The visitor must not use the repository.
  func visit(_ span: Range<Int>, _ visitor: (Event) -> Bool) throws(ScheduleError)

  /// Whether anything touches each of some spans.
  func busy(_ spans: [Range<Int>]) throws(ScheduleError) -> [Bool]

  /// Events with a text in their title or body, in order: of those that are not over at an
  /// instant the first, of those that are the last; at most so many of each.
  func search(_ text: String, around instant: Int, atMost limit: Int) throws(ScheduleError)
    -> [Event]

  /// Visits the events that begin after an instant, in order, until the visitor returns false.
  /// The visitor must not use the repository.
  func visitStarts(after instant: Int, _ visitor: (Event) -> Bool) throws(ScheduleError)
}

/// Decides what becomes of an event, or refuses the change.
public typealias EventRule = (Event) throws(EventRefusal) -> Event
/// Refuses what is not to be done to an event.
public typealias EventCheck = (Event) throws(EventRefusal) -> Void

extension ScheduleRepository {
  /// Puts an event away, whatever it is by now.
  public func remove(_ id: ID<Event>, at now: Now) throws(ScheduleError) -> Event {
    try remove(id, at: now) { _ in }
  }
}
