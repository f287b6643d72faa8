/// The queries of the notifier. Each is limited in size, and is one transaction.
public protocol NoticeReadings: Sendable {
  /// Returns the persons with notices enabled whose next watering is on one of the days. The latest day comes first;
  /// within a day, the person registered last comes first.
  func thirsty(on days: ClosedRange<Day>, atMost limit: Int) throws(StorageFailure) -> [Person]

  /// Returns the persons with notices enabled who were born on one of the days of the year, in the order of the days,
  /// and within a day in the order of registration. A birthday on 29 February matches only that date.
  func born(on days: [Birthday], atMost limit: Int) throws(StorageFailure) -> [Person]

  /// Returns the contacts that are not plants and were born on one of the days of the year, in the order of the days.
  func contactsBorn(on days: [Birthday], atMost limit: Int) throws(StorageFailure) -> [AddressCard]

  /// Returns the contacts that began after an instant and have no recorded outcome, latest first. Only persons with
  /// notices enabled are included.
  func unrecorded(after instant: Int, atMost limit: Int) throws(StorageFailure)
    -> [UnrecordedContact]

  /// Returns the books being read with a target on one of the days, earliest day first. Within a day they are in the
  /// order in which they became goals.
  func unfinished(by days: ClosedRange<Day>, atMost limit: Int) throws(StorageFailure) -> [Book]
}

/// A contact without a recorded outcome, and the person who was contacted.
public struct UnrecordedContact: Equatable, Sendable {
  public let person: Person
  public let review: PendingReview

  public init(person: Person, review: PendingReview) {
    self.person = person
    self.review = review
  }
}
