import Domain

/// A store that fails at everything in the same way.
public struct FailingPeople: PeopleRepository {
  private let failure: StorageFailure

  /// Makes a store that fails so.
  public init(_ failure: StorageFailure) { self.failure = failure }

  public func insert(_ person: Person) throws(PeopleError) { throw .storage(failure) }
  public func water(_ id: ID<Person>, by rule: WateringRule) throws(PeopleError) -> Person {
    throw .storage(failure)
  }
  public func candidates(for reference: String) throws(PeopleError) -> [Person] {
    throw .storage(failure)
  }
  public func visit(_ query: PeopleQuery, _ visitor: (Person) -> Bool) throws(PeopleError) {
    throw .storage(failure)
  }
  public func count(_ query: PeopleQuery) throws(PeopleError) -> Int { throw .storage(failure) }
  public func place(of id: ID<Person>, in query: PeopleQuery) throws(PeopleError) -> Int? {
    throw .storage(failure)
  }
  public func waterings(of id: ID<Person>, newest count: Int, withMemo: Bool)
    throws(PeopleError) -> [Watering]
  { throw .storage(failure) }
}
