/// Stores the dates of people. Each method is one transaction.
public protocol PersonDatesRepository: Sendable {
  /// Returns the dates of a person, or of all people, in the order in which they were entered. People in the trash are
  /// left out.
  func dates(of person: ID<Person>?) throws(PeopleFailure) -> [DatedPerson]

  /// Replaces the dates of a person by those that a rule returns: dates are added, changed or soft-deleted.
  func change(_ person: ID<Person>, at now: Now, by rule: DatesRule) throws(PeopleFailure)

  /// Restores a soft-deleted date of a current person.
  func restore(_ id: ID<PersonDate>) throws(PeopleFailure)
}

/// A closure that computes the dates of a person, or throws a refusal.
public typealias DatesRule = ([PersonDate]) throws(PersonRefusal) -> [PersonDate]

/// A date with its person.
public struct DatedPerson: Hashable, Sendable {
  public let person: Person
  public let date: PersonDate

  public init(_ person: Person, _ date: PersonDate) { (self.person, self.date) = (person, date) }
}
