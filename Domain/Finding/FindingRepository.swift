/// Where records of all parts are found together. Each method sees one moment of the store.
public protocol FindingRepository: Sendable {
  /// The records of some kinds that have a text in them, of each kind at most so many: those with
  /// just that name first, then the ones that were written last.
  func candidates(_ text: String, _ kinds: [FoundKind], atMost limit: Int) throws(StorageFailure)
    -> [FoundRecord]

  /// A text as searches compare it: insensitive to case, width and form.
  func folded(_ text: String) -> String

  /// Visits all records of a day as the timeline has them, the earliest first and those without a
  /// time before all, until the visitor returns false. Events belong to every day they touch where
  /// one is now; everything else to the day it was written down on.
  func visit(_ day: Day, _ visitor: (FoundRecord) -> Bool) throws(StorageFailure)

  /// The last day with records up to a day.
  func latestDay(through day: Day) throws(StorageFailure) -> Day?

  /// The first day with records from a day on.
  func earliestDay(from day: Day) throws(StorageFailure) -> Day?
}
