/// The queries of the notifier, each limited in size and each one transaction.
public protocol NoticeReadings: Sendable {
  /// The people with notices enabled whose next watering is on one of the days. The latest day
  /// comes first, and within a day the latest registered.
  func thirsty(on days: ClosedRange<Day>, atMost limit: Int) throws(StorageFailure) -> [Person]

  /// The people with notices enabled who were born on one of the days of the year, in the order of
  /// registration. A birthday on 29 February matches only that day.
  func born(on days: [Birthday], atMost limit: Int) throws(StorageFailure) -> [Person]

  /// The contacts that are not plants and were born on one of the days of the year.
  func contactsBorn(on days: [Birthday], atMost limit: Int) throws(StorageFailure) -> [AddressCard]

  /// The contacts begun after an instant, with people whose notices are enabled, that have no
  /// recorded outcome; the latest first.
  func unrecorded(after instant: Int, atMost limit: Int) throws(StorageFailure)
    -> [UnrecordedContact]

  /// The unfinished books with a target on one of the days, the earliest day first. Within a day
  /// they are in the order in which they became goals.
  func unfinished(by days: ClosedRange<Day>, atMost limit: Int) throws(StorageFailure) -> [Book]
}

/// A contact without a recorded outcome, and its person.
public struct UnrecordedContact: Equatable, Sendable {
  public let person: Person
  public let review: PendingReview

  public init(person: Person, review: PendingReview) {
    self.person = person
    self.review = review
  }
}
