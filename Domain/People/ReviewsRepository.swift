/// Where the waterings of people are looked at and changed, and where what is still to be
/// recorded waits. Each method is one transaction.
public protocol ReviewsRepository: Sendable {
  /// The waterings of a person within some days, oldest first.
  func waterings(of id: ID<Person>, within days: ClosedRange<Day>) throws(PeopleError)
    -> [Watering]

  /// How many waterings some days have of everybody who is here; days without any are left out.
  func counts(within days: ClosedRange<Day>) throws(PeopleError) -> [Day: Int]

  /// Changes the latest watering of a day, or one known watering of it, by a rule, or takes it
  /// away when the rule says so.
  func revise(
    _ id: ID<Person>, on day: Day, watering: ID<Watering>?, by rule: RevisionRule
  ) throws(PeopleError) -> Watering

  /// Brings a watering back that was taken away, of somebody who is here. One that is here stays so.
  func restore(_ watering: ID<Watering>) throws(PeopleError) -> Person

  /// Remembers that a contact was begun; an earlier one with the same person is forgotten.
  func begin(_ pending: PendingReview) throws(PeopleError)

  /// What is still to be recorded, the oldest first.
  func pending() throws(PeopleError) -> [PendingReview]

  /// What is still to be recorded with whom it is about, the oldest first; at most so many.
  func waiting(atMost limit: Int?) throws(PeopleError) -> [WaitingReview]

  /// Remembers that a meeting did not take place; one that is remembered already stays so.
  func keep(_ unmet: UnmetAppointment) throws(PeopleError)

  /// The meetings from a day on that did not take place.
  func unmet(from day: Day) throws(PeopleError) -> Set<UnmetAppointment>

  /// Forgets that something was to be recorded about a person; false when nothing was.
  func forget(_ id: ID<Person>) throws(PeopleError) -> Bool
}

/// Decides what becomes of a watering, or refuses the change.
public typealias RevisionRule = (Watering) throws(PersonRefusal) -> Revision

/// What becomes of a watering.
public enum Revision: Equatable, Sendable {
  case noted(Review)
  /// The day loses its mark; affection and the next date stay.
  case takenAway
}
