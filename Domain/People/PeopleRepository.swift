/// Stores people and their waterings. Each method is one transaction.
public protocol PeopleRepository: Sendable {
  /// Stores a new person; refuses one with the same name and number as another.
  func insert(_ person: Person) throws(PeopleFailure)

  /// Stores many new people in one change and skips duplicates by name and number. Returns the ids that were stored.
  func insertNew(_ people: [Person]) throws(PeopleFailure) -> Set<ID<Person>>

  /// Changes a person by a rule that gets the stored person within the transaction.
  func change(_ id: ID<Person>, by rule: ChangeRule) throws(PeopleFailure) -> Person

  /// Soft-deletes a person with all waterings. Lists and lookups leave it out from then on.
  func remove(_ id: ID<Person>, at now: Now) throws(PeopleFailure) -> Person

  /// Merges `other` into `id` by a rule that gets both stored people within the transaction. Records of `other` and
  /// references to its id move to the person that remains, and `other` is soft-deleted.
  func merge(_ other: ID<Person>, into id: ID<Person>, at now: Now, by rule: MergeRule)
    throws(PeopleFailure) -> MergedPeople

  /// Restores a soft-deleted person with all waterings, even if another person has the number by now. Does nothing for
  /// a person that is not deleted.
  func restore(_ id: ID<Person>) throws(PeopleFailure) -> Person

  /// Waters a person by a rule that gets the stored person within the transaction. This also removes the person's
  /// pending review.
  func water(_ id: ID<Person>, on today: Day, by rule: WateringRule) throws(PeopleFailure) -> Person

  /// The names of other people with a number.
  func sharing(_ number: PhoneNumber, besides id: ID<Person>) throws(PeopleFailure) -> [String]

  /// The people that match a reference by one step: id, name or nickname. The result may be cut off once it is clearly
  /// ambiguous.
  func candidates(for reference: String, by step: NameStep) throws(PeopleFailure) -> [Person]

  /// The people whose full name or nickname equals each name, ignoring case and width. It uses only the index, and
  /// names without a match are left out.
  func called(_ names: [String]) throws(PeopleFailure) -> [String: [Person]]

  /// The people whose full name has each word as its first of several words, ignoring case and width. It uses only the
  /// index, cuts off ambiguous results, and leaves out words without a match.
  func called(byFirst words: [String]) throws(PeopleFailure) -> [String: [Person]]

  /// The owner of each name that belongs to a person, looked up as by `called`.
  func owners(of names: [String]) throws(PeopleFailure) -> [String: NameOwner]

  /// The most similar names to one that has no match.
  func names(near reference: String) throws(PeopleFailure) -> [String]

  /// Visits people, most urgent first, until the visitor returns false. The visitor must not use the repository.
  func visit(_ query: PeopleQuery, _ visitor: (Person) -> Bool) throws(PeopleFailure)

  /// Counts the people that match a query, ignoring `skip` and `limit`.
  func count(_ query: PeopleQuery) throws(PeopleFailure) -> Int

  /// The index of a person in order of urgency; nil if the query does not match the person.
  func index(of id: ID<Person>, in query: PeopleQuery) throws(PeopleFailure) -> Int?

  /// The people born on some days of any year. They are ordered by day and then by registration.
  func born(on days: [Birthday], atMost limit: Int) throws(PeopleFailure) -> [Person]

  /// The totals of all people, including those in the trash.
  func garden() throws(PeopleFailure) -> Garden

  /// The latest waterings of a person, newest first.
  func waterings(of id: ID<Person>, newest count: Int, withMemo: Bool) throws(PeopleFailure)
    -> [Watering]
}

/// The owner of a name.
public enum NameOwner: Equatable, Sendable {
  case one(Person)
  case several
}

/// Computes the changed person, or refuses the change.
public typealias ChangeRule = (Person) throws(PersonRefusal) -> Person

/// Computes the watered person and its watering, or refuses.
public typealias WateringRule = (WateringMoment) throws(PersonRefusal) -> (Person, Watering)

/// A snapshot of all that a watering depends on, read in its transaction.
public struct WateringMoment: Equatable, Sendable {
  public let person: Person
  /// Those of today and the day the contact was started on which affection was already awarded. The last award alone is
  /// not enough, since the clock may have been set back.
  public let awarded: Set<Day>
  /// The pending review of the person.
  public let pending: PendingReview?

  public init(person: Person, awarded: Set<Day>, pending: PendingReview?) {
    self.person = person
    self.awarded = awarded
    self.pending = pending
  }
}

/// Which people to list, and which part of the list.
public struct PeopleQuery: Equatable, Sendable {
  /// Only people whose watering is due on or before this day.
  public var dueBy: Day?
  /// Only people with this tag, without `#`.
  public var tag: String?
  /// Only people whose name, nickname or number contains this.
  public var search: String?
  public var filter: PeopleFilter
  public var skip: Int
  public var limit: Int?
  /// Whether the order is reversed, least urgent first.
  public var isBackward: Bool

  /// A query without arguments matches all people.
  public init(
    dueBy: Day? = nil, tag: String? = nil, search: String? = nil, filter: PeopleFilter = .init(),
    skip: Int = 0, limit: Int? = nil, isBackward: Bool = false
  ) {
    self.dueBy = dueBy
    self.tag = tag
    (self.search, self.filter) = filter.beside(search)
    self.skip = skip
    self.limit = limit
    self.isBackward = isBackward
  }
}
