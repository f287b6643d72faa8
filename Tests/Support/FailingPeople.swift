import Domain

/// A repository for people and reviews in which every call throws the same failure.
package struct FailingPeople: PeopleRepository, ReviewsRepository {
  private let failure: StorageFailure

  package init(_ failure: StorageFailure) { self.failure = failure }

  package func insert(_ person: Person) throws(PeopleFailure) { throw .storage(failure) }
  package func insertNew(_ people: [Person]) throws(PeopleFailure) -> Set<ID<Person>> {
    throw .storage(failure)
  }
  package func water(_ id: ID<Person>, on today: Day, by rule: WateringRule) throws(PeopleFailure)
    -> Person
  {
    throw .storage(failure)
  }
  package func called(_ names: [String]) throws(PeopleFailure) -> [String: [Person]] {
    throw .storage(failure)
  }
  package func called(byFirst words: [String]) throws(PeopleFailure) -> [String: [Person]] {
    throw .storage(failure)
  }
  package func called(byKorean given: [String]) throws(PeopleFailure) -> [String: [Person]] {
    throw .storage(failure)
  }
  package func owners(byKorean given: [String]) throws(PeopleFailure) -> [String: NameOwner] {
    throw .storage(failure)
  }
  package func likelyNames(among words: [String]) throws(PeopleFailure) -> Set<String> {
    throw .storage(failure)
  }
  package func beginnings(among words: [String]) throws(PeopleFailure) -> Set<String> {
    throw .storage(failure)
  }
  package func owners(of names: [String]) throws(PeopleFailure) -> [String: NameOwner] {
    throw .storage(failure)
  }

  package func sharing(_ number: PhoneNumber, besides id: ID<Person>) throws(PeopleFailure)
    -> [String]
  { throw .storage(failure) }

  package func candidates(for reference: String, by step: NameStep) throws(PeopleFailure)
    -> [Person]
  {
    throw .storage(failure)
  }
  package func names(near reference: String) throws(PeopleFailure) -> [String] {
    throw .storage(failure)
  }
  package func visit(_ query: PeopleQuery, _ visitor: (Person) -> Bool) throws(PeopleFailure) {
    throw .storage(failure)
  }
  package func count(_ query: PeopleQuery) throws(PeopleFailure) -> Int { throw .storage(failure) }
  package func index(of id: ID<Person>, in query: PeopleQuery) throws(PeopleFailure) -> Int? {
    throw .storage(failure)
  }
  package func change(_ id: ID<Person>, by rule: ChangeRule) throws(PeopleFailure) -> Person {
    throw .storage(failure)
  }
  package func merge(_ other: ID<Person>, into id: ID<Person>, at now: Now, by rule: MergeRule)
    throws(PeopleFailure) -> MergedPeople
  { throw .storage(failure) }
  package func remove(_ id: ID<Person>, at now: Now) throws(PeopleFailure) -> Person {
    throw .storage(failure)
  }
  package func born(on days: [Birthday], atMost limit: Int) throws(PeopleFailure) -> [Person] {
    throw .storage(failure)
  }
  package func waiting(atMost limit: Int?) throws(PeopleFailure) -> [WaitingReview] {
    throw .storage(failure)
  }
  package func restore(_ id: ID<Person>) throws(PeopleFailure) -> Person { throw .storage(failure) }
  package func restore(_ watering: ID<Watering>) throws(PeopleFailure) -> Person {
    throw .storage(failure)
  }
  package func garden() throws(PeopleFailure) -> Garden { throw .storage(failure) }
  package func waterings(of id: ID<Person>, within days: ClosedRange<Day>)
    throws(PeopleFailure) -> [Watering]
  { throw .storage(failure) }
  package func counts(within days: ClosedRange<Day>) throws(PeopleFailure) -> [Day: Int] {
    throw .storage(failure)
  }
  package func revise(
    _ id: ID<Person>, on day: Day, watering: ID<Watering>?, by rule: RevisionRule
  ) throws(PeopleFailure) -> Watering { throw .storage(failure) }
  package func begin(_ pending: PendingReview) throws(PeopleFailure) { throw .storage(failure) }
  package func pending() throws(PeopleFailure) -> [PendingReview] { throw .storage(failure) }
  package func keep(_ meeting: MissedMeeting) throws(PeopleFailure) { throw .storage(failure) }
  package func missedMeetings(from day: Day) throws(PeopleFailure) -> Set<MissedMeeting> {
    throw .storage(failure)
  }
  package func forget(_ id: ID<Person>) throws(PeopleFailure) -> Bool { throw .storage(failure) }
  package func waterings(of id: ID<Person>, newest count: Int, withMemo: Bool)
    throws(PeopleFailure) -> [Watering]
  { throw .storage(failure) }
}
