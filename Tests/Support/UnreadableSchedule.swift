public import Domain

/// A schedule that keeps what it is given, but fails whenever it has to list something.
public struct UnreadableSchedule: ScheduleRepository {
  private let kept: any ScheduleRepository
  private let failure: StorageFailure

  /// Stands before a schedule and fails so.
  public init(_ kept: any ScheduleRepository, _ failure: StorageFailure) {
    self.kept = kept
    self.failure = failure
  }

  public func add(_ event: Event) throws(ScheduleError) { try kept.add(event) }
  public func change(_ id: ID<Event>, by rule: EventRule) throws(ScheduleError) -> Event {
    try kept.change(id, by: rule)
  }
  public func remove(_ id: ID<Event>, at now: Now, after check: EventCheck) throws(ScheduleError)
    -> Event
  {
    try kept.remove(id, at: now, after: check)
  }
  public func restore(_ id: ID<Event>) throws(ScheduleError) -> Event { try kept.restore(id) }
  public func candidates(for reference: String, by step: NameStep) throws(ScheduleError)
    -> [Event]
  {
    throw .storage(failure)
  }
  public func titles(near reference: String) throws(ScheduleError) -> [String] {
    throw .storage(failure)
  }
  public func visit(_ span: Range<Int>, _ visitor: (Event) -> Bool) throws(ScheduleError) {
    throw .storage(failure)
  }
  public func busy(_ spans: [Range<Int>]) throws(ScheduleError) -> [Bool] {
    throw .storage(failure)
  }
  public func search(_ text: String, around instant: Int, atMost limit: Int)
    throws(ScheduleError) -> [Event]
  { throw .storage(failure) }
  public func visitStarts(after instant: Int, _ visitor: (Event) -> Bool) throws(ScheduleError) {
    throw .storage(failure)
  }
}
