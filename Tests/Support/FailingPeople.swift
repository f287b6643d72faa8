import Domain

/// A store that fails at everything in the same way.
public struct FailingPeople: PeopleRepository, ReviewsRepository {
  private let failure: StorageFailure

  /// Makes a store that fails so.
  public init(_ failure: StorageFailure) { self.failure = failure }

  public func insert(_ person: Person) throws(PeopleError) { throw .storage(failure) }
  public func water(_ id: ID<Person>, on today: Day, by rule: WateringRule) throws(PeopleError)
    -> Person
  {
    throw .storage(failure)
  }
  public func candidates(for reference: String, by step: NameStep) throws(PeopleError)
    -> [Person]
  {
    throw .storage(failure)
  }
  public func names(near reference: String) throws(PeopleError) -> [String] {
    throw .storage(failure)
  }
  public func visit(_ query: PeopleQuery, _ visitor: (Person) -> Bool) throws(PeopleError) {
    throw .storage(failure)
  }
  public func count(_ query: PeopleQuery) throws(PeopleError) -> Int { throw .storage(failure) }
  public func place(of id: ID<Person>, in query: PeopleQuery) throws(PeopleError) -> Int? {
    throw .storage(failure)
  }
  public func change(_ id: ID<Person>, by rule: ChangeRule) throws(PeopleError) -> Person {
    throw .storage(failure)
  }
  public func remove(_ id: ID<Person>, at now: Now) throws(PeopleError) -> Person {
    throw .storage(failure)
  }
  public func born(on days: [Birthday], atMost limit: Int) throws(PeopleError) -> [Person] {
    throw .storage(failure)
  }
  public func waiting(atMost limit: Int?) throws(PeopleError) -> [WaitingReview] {
    throw .storage(failure)
  }
  public func restore(_ id: ID<Person>) throws(PeopleError) -> Person { throw .storage(failure) }
  public func restore(_ watering: ID<Watering>) throws(PeopleError) -> Person {
    throw .storage(failure)
  }
  public func garden() throws(PeopleError) -> Garden { throw .storage(failure) }
  public func waterings(of id: ID<Person>, within days: ClosedRange<Day>)
    throws(PeopleError) -> [Watering]
  { throw .storage(failure) }
  public func revise(
    _ id: ID<Person>, on day: Day, watering: ID<Watering>?, by rule: RevisionRule
  ) throws(PeopleError) -> Watering { throw .storage(failure) }
  public func begin(_ pending: PendingReview) throws(PeopleError) { throw .storage(failure) }
  public func pending() throws(PeopleError) -> [PendingReview] { throw .storage(failure) }
  public func forget(_ id: ID<Person>) throws(PeopleError) -> Bool { throw .storage(failure) }
  public func waterings(of id: ID<Person>, newest count: Int, withMemo: Bool)
    throws(PeopleError) -> [Watering]
  { throw .storage(failure) }
}
