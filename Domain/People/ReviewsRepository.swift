/// Stores pending reviews, and reads and changes the waterings of people. Each method is one transaction.
public protocol ReviewsRepository: Sendable {
  /// The waterings of a person within some days, oldest first.
  func waterings(of id: ID<Person>, within days: ClosedRange<Day>) throws(PeopleFailure)
    -> [Watering]

  /// The number of waterings of all current people by day. Days without any are left out.
  func counts(within days: ClosedRange<Day>) throws(PeopleFailure) -> [Day: Int]

  /// Changes a watering by a rule, or removes it if the rule returns `takenAway`. Without an id it is the latest
  /// watering of the day.
  func revise(
    _ id: ID<Person>, on day: Day, watering: ID<Watering>?, by rule: RevisionRule
  ) throws(PeopleFailure) -> Watering

  /// Restores a removed watering of a current person. Does nothing for a watering that is not removed.
  func restore(_ watering: ID<Watering>) throws(PeopleFailure) -> Person

  /// Stores a pending review; replaces an earlier one of the same person.
  func begin(_ pending: PendingReview) throws(PeopleFailure)

  /// The pending reviews, oldest first.
  func pending() throws(PeopleFailure) -> [PendingReview]

  /// The pending reviews with their people, oldest first.
  func waiting(atMost limit: Int?) throws(PeopleFailure) -> [WaitingReview]

  /// Records that a meeting did not take place; does nothing if that is recorded already.
  func keep(_ unmet: UnmetAppointment) throws(PeopleFailure)

  /// The meetings on or after a day that did not take place.
  func unmet(from day: Day) throws(PeopleFailure) -> Set<UnmetAppointment>

  /// Removes the pending review of a person; false if there was none.
  func forget(_ id: ID<Person>) throws(PeopleFailure) -> Bool
}

/// Computes the change of a watering, or refuses it.
public typealias RevisionRule = (Watering) throws(PersonRefusal) -> Revision

/// The change of a watering.
public enum Revision: Equatable, Sendable {
  case noted(Review)
  /// The watering is removed; affection and the next due day stay.
  case takenAway
}
