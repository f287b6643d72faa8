import Domain

/// A schedule repository that passes changes on to another repository and throws on every other call.
package struct UnreadableSchedule: ScheduleRepository {
  private let kept: any ScheduleRepository
  private let failure: StorageFailure

  /// Wraps a repository. Every call that is not a change throws `failure`.
  package init(_ kept: any ScheduleRepository, _ failure: StorageFailure) {
    self.kept = kept
    self.failure = failure
  }

  package func add(_ event: Event) throws(ScheduleFailure) { try kept.add(event) }
  package func change(_ id: ID<Event>, by rule: EventRule) throws(ScheduleFailure) -> Event {
    try kept.change(id, by: rule)
  }
  package func remove(_ id: ID<Event>, at now: Now, after check: EventCheck) throws(ScheduleFailure)
    -> Event
  {
    try kept.remove(id, at: now, after: check)
  }
  package func restore(_ id: ID<Event>) throws(ScheduleFailure) -> Event { try kept.restore(id) }
  package func candidates(for reference: String, by step: NameStep) throws(ScheduleFailure)
    -> [Event]
  {
    throw .storage(failure)
  }
  package func titles(near reference: String) throws(ScheduleFailure) -> [String] {
    throw .storage(failure)
  }
  package func rewrite(_ id: ID<Event>, removing: Bool, at now: Now, by rule: SeriesRule)
    throws(ScheduleFailure) -> SeriesWrite
  {
    try kept.rewrite(id, removing: removing, at: now, by: rule)
  }
  package func remaining(outOf series: ID<Event>) throws(ScheduleFailure) -> [Event] {
    throw .storage(failure)
  }
  package func visit(
    _ span: ScheduleSpan, bound: ([Event]) -> Void, _ visitor: (Event) -> Bool
  ) throws(ScheduleFailure) {
    throw .storage(failure)
  }
  package func bound(_ span: ScheduleSpan) throws(ScheduleFailure) -> [Event] {
    throw .storage(failure)
  }
  package func naming(
    _ names: [String], companion: String, in span: Range<Int>, atMost limit: Int
  ) throws(ScheduleFailure) -> [Event] { throw .storage(failure) }
  package func isEmpty() throws(ScheduleFailure) -> Bool { throw .storage(failure) }
  package func reminding(_ span: Range<Int>, atMost limit: Int) throws(ScheduleFailure) -> [Event] {
    throw .storage(failure)
  }
  package func countedDown(after instant: Int) throws(ScheduleFailure) -> [Event] {
    throw .storage(failure)
  }
  package func busy(_ spans: [Range<Int>]) throws(ScheduleFailure) -> [Bool] {
    throw .storage(failure)
  }
  package func ids(having text: FilterText) throws(ScheduleFailure) -> Set<ID<Event>> {
    throw .storage(failure)
  }
  package func search(_ text: String, around instant: Int, atMost limit: Int)
    throws(ScheduleFailure) -> [Event]
  { throw .storage(failure) }
}
