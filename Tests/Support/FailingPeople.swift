import Domain

/// A store that fails at everything in the same way.
package struct FailingPeople: PeopleRepository, ReviewsRepository {
  private let failure: StorageFailure

  /// Makes a store that fails so.
  package init(_ failure: StorageFailure) { self.failure = failure }

  package func insert(_ person: Person) throws(PeopleError) { throw .storage(failure) }
  package func insertNew(_ people: [Person]) throws(PeopleError) -> Set<ID<Person>> {
    throw .storage(failure)
  }
  package func water(_ id: ID<Person>, on today: Day, by rule: WateringRule) throws(PeopleError)
    -> Person
  {
    throw .storage(failure)
  }
  package func called(_ names: [String]) throws(PeopleError) -> [String: [Person]] {
    throw .storage(failure)
  }
  package func called(byFirst words: [String]) throws(PeopleError) -> [String: [Person]] {
    throw .storage(failure)
  }
  package func owners(of names: [String]) throws(PeopleError) -> [String: NameOwner] {
    throw .storage(failure)
  }

  package func sharing(_ number: PhoneNumber, besides id: ID<Person>) throws(PeopleError)
    -> [String]
  { throw .storage(failure) }

  package func candidates(for reference: String, by step: NameStep) throws(PeopleError)
    -> [Person]
  {
    throw .storage(failure)
  }
  package func names(near reference: String) throws(PeopleError) -> [String] {
    throw .storage(failure)
  }
  package func visit(_ query: PeopleQuery, _ visitor: (Person) -> Bool) throws(PeopleError) {
    throw .storage(failure)
  }
  package func count(_ query: PeopleQuery) throws(PeopleError) -> Int { throw .storage(failure) }
  package func place(of id: ID<Person>, in query: PeopleQuery) throws(PeopleError) -> Int? {
    throw .storage(failure)
  }
  package func change(_ id: ID<Person>, by rule: ChangeRule) throws(PeopleError) -> Person {
    throw .storage(failure)
  }
  package func merge(_ other: ID<Person>, into id: ID<Person>, at now: Now, by rule: MergeRule)
    throws(PeopleError) -> MergedPeople
  { throw .storage(failure) }
  package func remove(_ id: ID<Person>, at now: Now) throws(PeopleError) -> Person {
    throw .storage(failure)
  }
  package func born(on days: [Birthday], atMost limit: Int) throws(PeopleError) -> [Person] {
    throw .storage(failure)
  }
  package func waiting(atMost limit: Int?) throws(PeopleError) -> [WaitingReview] {
    throw .storage(failure)
  }
  package func restore(_ id: ID<Person>) throws(PeopleError) -> Person { throw .storage(failure) }
  package func restore(_ watering: ID<Watering>) throws(PeopleError) -> Person {
    throw .storage(failure)
  }
  package func garden() throws(PeopleError) -> Garden { throw .storage(failure) }
  package func waterings(of id: ID<Person>, within days: ClosedRange<Day>)
    throws(PeopleError) -> [Watering]
  { throw .storage(failure) }
  package func counts(within days: ClosedRange<Day>) throws(PeopleError) -> [Day: Int] {
    throw .storage(failure)
  }
  package func revise(
    _ id: ID<Person>, on day: Day, watering: ID<Watering>?, by rule: RevisionRule
  ) throws(PeopleError) -> Watering { throw .storage(failure) }
  package func begin(_ pending: PendingReview) throws(PeopleError) { throw .storage(failure) }
  package func pending() throws(PeopleError) -> [PendingReview] { throw .storage(failure) }
  package func keep(_ unmet: UnmetAppointment) throws(PeopleError) { throw .storage(failure) }
  package func unmet(from day: Day) throws(PeopleError) -> Set<UnmetAppointment> {
    throw .storage(failure)
  }
  package func forget(_ id: ID<Person>) throws(PeopleError) -> Bool { throw .storage(failure) }
  package func waterings(of id: ID<Person>, newest count: Int, withMemo: Bool)
    throws(PeopleError) -> [Watering]
  { throw .storage(failure) }
}
