/// What the notifier looks for in the parts: never more than asked for, however much is kept. Each
/// method is one transaction.
public protocol NoticeReadings: Sendable {
  /// The people whose notices are wanted and whose next watering is on one of some days, the
  /// latest day first; of a day the one registered last first.
  func thirsty(on days: ClosedRange<Day>, atMost limit: Int) throws(StorageFailure) -> [Person]

  /// The people whose notices are wanted and who were born on a day of the year, in the order
  /// they were registered. Who was born on 29 February is found on that day alone.
  func born(on days: [Birthday], atMost limit: Int) throws(StorageFailure) -> [Person]

  /// The contacts that are no plants and were born on a day of the year.
  func contactsBorn(on days: [Birthday], atMost limit: Int) throws(StorageFailure) -> [AddressCard]

  /// What was begun after an instant with people whose notices are wanted and is not recorded,
  /// the latest first.
  func unrecorded(after instant: Int, atMost limit: Int) throws(StorageFailure)
    -> [UnrecordedContact]

  /// The books that are not finished and wanted to be read by one of some days, the first day
  /// first; of a day the one that became a goal first.
  func unfinished(by days: ClosedRange<Day>, atMost limit: Int) throws(StorageFailure) -> [Book]
}

/// A contact that was begun and is not recorded, and with whom.
public struct UnrecordedContact: Equatable, Sendable {
  public let person: Person
  public let review: PendingReview

  /// Puts it together.
  public init(person: Person, review: PendingReview) {
    self.person = person
    self.review = review
  }
}
