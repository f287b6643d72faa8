/// Stores persons and their waterings. Each method is one transaction.
public protocol PeopleRepository: Sendable {
  /// Stores a new person. Throws if another person has the same name and number.
  func insert(_ person: Person) throws(PeopleFailure)

  /// Stores many new persons in one change, and skips duplicates by name and number. Returns the ids of the stored
  /// persons.
  func insertNew(_ people: [Person]) throws(PeopleFailure) -> Set<ID<Person>>

  /// Replaces a person by the result of a rule, which receives the stored person within the transaction.
  func change(_ id: ID<Person>, by rule: ChangeRule) throws(PeopleFailure) -> Person

  /// Soft-deletes a person with all waterings. From then on, lists and searches leave the person out.
  func remove(_ id: ID<Person>, at now: Now) throws(PeopleFailure) -> Person

  /// Merges `other` into `id` by a rule that receives both stored persons within the transaction. Records of `other`
  /// and references to its id move to the remaining person, and `other` is soft-deleted.
  func merge(_ other: ID<Person>, into id: ID<Person>, at now: Now, by rule: MergeRule)
    throws(PeopleFailure) -> MergedPeople

  /// Restores a soft-deleted person with all waterings, even if another person has the same number by now. Does nothing
  /// if the person is not deleted.
  func restore(_ id: ID<Person>) throws(PeopleFailure) -> Person

  /// Waters a person by a rule that receives the stored person within the transaction. Removes the pending review of
  /// the person.
  func water(_ id: ID<Person>, on today: Day, by rule: WateringRule) throws(PeopleFailure) -> Person

  /// Returns the names of the persons other than `id` that have this phone number.
  func sharing(_ number: PhoneNumber, besides id: ID<Person>) throws(PeopleFailure) -> [String]

  /// Returns the persons that match a reference by one step: id, name or nickname. The result may be incomplete once
  /// the reference is clearly ambiguous.
  func candidates(for reference: String, by step: NameStep) throws(PeopleFailure) -> [Person]

  /// Finds, for each of the names, the persons whose full name or nickname equals it. Case and width are ignored. Uses
  /// only the index. Names without a match are left out.
  func called(_ names: [String]) throws(PeopleFailure) -> [String: [Person]]

  /// Finds, for each of the words, the persons whose full name has several words and starts with that word. Case and
  /// width are ignored. Uses only the index. Ambiguous results may be incomplete, and words without a match are left
  /// out.
  func called(byFirst words: [String]) throws(PeopleFailure) -> [String: [Person]]

  /// Finds, for each given name of two Korean syllables, the persons whose full name or nickname is a known surname and
  /// this given name, in the order of `GivenNames.Surname`. Uses only the index. Ambiguous results may be incomplete,
  /// and names without a match are left out.
  func called(byKorean given: [String]) throws(PeopleFailure) -> [String: [Person]]

  /// Finds, for each given name of two Korean syllables, the owner of the full names that are a known surname and this
  /// given name, without a blank. Uses only the index.
  func owners(byKorean given: [String]) throws(PeopleFailure) -> [String: NameOwner]

  /// Returns the words that may name a person: with the first two letters of the word, a name, a nickname or a Korean given
  /// name of a person begins. No name begins with the other words, or with a part of them. Uses only the index.
  func likelyNames(among words: [String]) throws(PeopleFailure) -> Set<String>

  /// Returns the words with which the name or nickname of a person begins, if it has more words. Case and width are
  /// ignored.
  func beginnings(among words: [String]) throws(PeopleFailure) -> Set<String>

  /// Finds the owner of each name that belongs to a person. Names are compared as in `called`.
  func owners(of names: [String]) throws(PeopleFailure) -> [String: NameOwner]

  /// Returns the stored names that are most similar to a reference without a match.
  func names(near reference: String) throws(PeopleFailure) -> [String]

  /// Passes persons to the visitor, most urgent first, until the visitor returns false. The visitor must not use the
  /// repository.
  func visit(_ query: PeopleQuery, _ visitor: (Person) -> Bool) throws(PeopleFailure)

  /// Counts the persons that match a query, ignoring `skip` and `limit`.
  func count(_ query: PeopleQuery) throws(PeopleFailure) -> Int

  /// Returns the index of a person in order of urgency; nil if the person does not match the query.
  func index(of id: ID<Person>, in query: PeopleQuery) throws(PeopleFailure) -> Int?

  /// Returns the persons whose birthday is one of `days`, whatever their year of birth. They are in the order of `days`
  /// and then in the order of registration.
  func born(on days: [Birthday], atMost limit: Int) throws(PeopleFailure) -> [Person]

  /// Computes the totals of all persons. Waterings and postponements include those of persons in the trash.
  func garden() throws(PeopleFailure) -> Garden

  /// Returns the latest waterings of a person, newest first.
  func waterings(of id: ID<Person>, newest count: Int, withMemo: Bool) throws(PeopleFailure)
    -> [Watering]
}

/// The person to whom a name belongs, or `several` if the name is ambiguous.
public enum NameOwner: Equatable, Sendable {
  case one(Person)
  case several
}

/// A closure that computes the changed person, or throws a refusal.
public typealias ChangeRule = (Person) throws(PersonRefusal) -> Person

/// A closure that computes the watered person and the watering, or throws a refusal.
public typealias WateringRule = (WateringMoment) throws(PersonRefusal) -> (Person, Watering)

/// A snapshot of everything that a watering depends on, read within its transaction.
public struct WateringMoment: Equatable, Sendable {
  public let person: Person
  /// The days on which affection was already awarded. Only two days are looked up: today, and the day on which the
  /// contact was started. The last award alone would not suffice, because the clock may have been set back.
  public let awarded: Set<Day>
  /// The pending review of the person; nil if there is none.
  public let pending: PendingReview?

  public init(person: Person, awarded: Set<Day>, pending: PendingReview?) {
    self.person = person
    self.awarded = awarded
    self.pending = pending
  }
}

/// Which persons to list, and which slice of the list.
public struct PeopleQuery: Equatable, Sendable {
  /// The latest due day of the persons to list; nil for all persons.
  public var dueBy: Day?
  /// The tag that the persons must have, without `#`; nil for all persons.
  public var tag: String?
  /// A text that the name, nickname or number must contain; nil for all persons.
  public var search: String?
  public var filter: PeopleFilter
  public var skip: Int
  public var limit: Int?
  /// Whether the order is reversed, so that the least urgent person comes first.
  public var isBackward: Bool

  /// Creates a query. Without arguments it matches all persons.
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
