/// Stores pending reviews, and loads and changes the waterings of persons. Each method is one transaction.
public protocol ReviewsRepository: Sendable {
  /// Loads the waterings of a person within some days, oldest first.
  func waterings(of id: ID<Person>, within days: ClosedRange<Day>) throws(PeopleFailure)
    -> [Watering]

  /// Counts the waterings of all current persons by day. Days without waterings are left out.
  func counts(within days: ClosedRange<Day>) throws(PeopleFailure) -> [Day: Int]

  /// Changes a watering by a rule, or removes the watering if the rule returns `removed`. If `watering` is nil, the
  /// latest watering of the day is changed.
  func revise(
    _ id: ID<Person>, on day: Day, watering: ID<Watering>?, by rule: RevisionRule
  ) throws(PeopleFailure) -> Watering

  /// Restores a removed watering of a current person. Does nothing if the watering is not removed.
  func restore(_ watering: ID<Watering>) throws(PeopleFailure) -> Person

  /// Stores a pending review. Replaces an earlier pending review of the same person.
  func begin(_ pending: PendingReview) throws(PeopleFailure)

  /// Loads the pending reviews, oldest first.
  func pending() throws(PeopleFailure) -> [PendingReview]

  /// Loads the pending reviews with their persons, oldest first.
  func waiting(atMost limit: Int?) throws(PeopleFailure) -> [WaitingReview]

  /// Records that a meeting did not take place. Does nothing if that is already recorded.
  func keep(_ meeting: MissedMeeting) throws(PeopleFailure)

  /// Loads the meetings on or after a day that did not take place.
  func missedMeetings(from day: Day) throws(PeopleFailure) -> Set<MissedMeeting>

  /// Removes the pending review of a person. Returns false if there was none.
  func forget(_ id: ID<Person>) throws(PeopleFailure) -> Bool
}

/// A closure that computes the change of a watering, or throws a refusal.
public typealias RevisionRule = (Watering) throws(PersonRefusal) -> Revision

/// The change of a watering.
public enum Revision: Equatable, Sendable {
  case noted(Review)
  /// The watering is removed. The affection and the next due day become what they would be without it.
  case removed
}
