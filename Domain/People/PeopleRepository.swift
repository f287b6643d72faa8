/// Where people and their waterings are kept. Each method is one transaction.
public protocol PeopleRepository: Sendable {
  /// Keeps a new person; one with the same name and number is refused.
  func insert(_ person: Person) throws(PeopleError)

  /// Keeps many new people in one deed; those with the same name and number as another are passed
  /// over. Tells who was kept.
  func insertNew(_ people: [Person]) throws(PeopleError) -> Set<ID<Person>>

  /// Changes one person by a rule that sees the person as the store has it at that moment.
  func change(_ id: ID<Person>, by rule: ChangeRule) throws(PeopleError) -> Person

  /// Puts a person away, with all waterings; lists and lookups pass them over from then on.
  func remove(_ id: ID<Person>, at now: Now) throws(PeopleError) -> Person

  /// Merges one person into another by a rule that sees both as the store has them at that moment.
  /// What was recorded of the other one, and whatever names it by its id, belongs to the one who stays;
  /// the other one is put away.
  func merge(_ other: ID<Person>, into id: ID<Person>, at now: Now, by rule: MergeRule)
    throws(PeopleError) -> MergedPeople

  /// Brings a person back who was put away, with all waterings; somebody else may have the number
  /// by now. One who is here stays so.
  func restore(_ id: ID<Person>) throws(PeopleError) -> Person

  /// Waters one person by a rule that sees the person as the store has it at that moment. What
  /// was pending about the person is settled by it.
  func water(_ id: ID<Person>, on today: Day, by rule: WateringRule) throws(PeopleError) -> Person

  /// What the others are called who have a number.
  func sharing(_ number: PhoneNumber, besides id: ID<Person>) throws(PeopleError) -> [String]

  /// Finds everybody a reference names in one way, by id, name or nickname; of many, so many that
  /// it is clear that they are many.
  func candidates(for reference: String, by step: NameStep) throws(PeopleError) -> [Person]

  /// For each of some names everybody whose whole name or nickname it is but for case and width, by
  /// the index alone; names that nobody has are left out.
  func called(_ names: [String]) throws(PeopleError) -> [String: [Person]]

  /// For each of some words everybody whose whole name begins with it as its first word and goes on behind
  /// it, but for case and width, by the index alone; of many, so many that it is clear that they are many.
  /// Words that begin nobody's name are left out.
  func called(byFirst words: [String]) throws(PeopleError) -> [String: [Person]]

  /// Which of some names are somebody's, and whose they are where that is one person; looked up as above.
  func owners(of names: [String]) throws(PeopleError) -> [String: NameOwner]

  /// What those are called whose names are nearest to one that nobody has.
  func names(near reference: String) throws(PeopleError) -> [String]

  /// Visits people in the order of urgency until the visitor returns false. The visitor must not
  /// use the repository.
  func visit(_ query: PeopleQuery, _ visitor: (Person) -> Bool) throws(PeopleError)

  /// Counts the people a query means, whatever part of them it asks for.
  func count(_ query: PeopleQuery) throws(PeopleError) -> Int

  /// The place a person has in the order of urgency, or nothing when the query leaves it out.
  func place(of id: ID<Person>, in query: PeopleQuery) throws(PeopleError) -> Int?

  /// The people born on some days of the year, whatever the year, in the order of the days and
  /// then of registration; at most so many.
  func born(on days: [Birthday], atMost limit: Int) throws(PeopleError) -> [Person]

  /// Adds up what all people ever got, those put away included.
  func garden() throws(PeopleError) -> Garden

  /// The latest waterings of a person, newest first.
  func waterings(of id: ID<Person>, newest count: Int, withMemo: Bool) throws(PeopleError)
    -> [Watering]
}

/// Whose a name is.
public enum NameOwner: Equatable, Sendable {
  case one(Person)
  case several
}

/// Decides what becomes of a person, or refuses the change.
public typealias ChangeRule = (Person) throws(PersonRefusal) -> Person

/// Decides what a watering does to a person, or refuses it.
public typealias WateringRule = (WateringMoment) throws(PersonRefusal) -> (Person, Watering)

/// All that a watering depends on, as the store has it at one moment.
public struct WateringMoment: Equatable, Sendable {
  /// The person as the store has it.
  public let person: Person
  /// On which of the days it may count for affection was earned: today, and the day the contact was
  /// begun. The clock may have been put back, so the last award alone does not tell.
  public let awarded: Set<Day>
  /// The contact that was begun and not recorded yet.
  public let pending: PendingReview?

  /// Puts a moment together.
  public init(person: Person, awarded: Set<Day>, pending: PendingReview?) {
    self.person = person
    self.awarded = awarded
    self.pending = pending
  }
}

/// Which people are meant, and which part of their list.
public struct PeopleQuery: Equatable, Sendable {
  /// Only those whose watering is due on this day or was due before.
  public var dueBy: Day?
  /// Only those who are marked with this, without its sign.
  public var tag: String?
  /// Only those whose name, nickname or number contains this.
  public var search: String?
  /// Only those that this means as well.
  public var filter: PeopleFilter
  /// How many to pass over.
  public var skip: Int
  /// How many to visit at most.
  public var limit: Int?
  /// Whether to go from the least urgent to the most urgent.
  public var isBackward: Bool

  /// Makes a query; without arguments it means everybody.
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
