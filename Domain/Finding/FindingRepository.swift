/// Where records of all parts are found together. Each method sees one moment of the store.
public protocol FindingRepository: Sendable {
  /// The records of some kinds that have all words of a text in them (`SearchWords`), of each kind
  /// at most so many: those with just that name first, then those that have the words side by side,
  /// then the others, of each of them the ones that were written last. Names are found by initial
  /// consonants as well. Without the particle of its last word a search finds what it does not find
  /// as it was typed, behind it: where that end is surely a particle, where something is called just
  /// so, and else only where nothing was found.
  func candidates(_ text: String, _ kinds: [FoundKind], atMost limit: Int) throws(StorageFailure)
    -> [FoundRecord]

  /// A text as searches compare it: insensitive to case, width and form.
  func folded(_ text: String) -> String

  /// Visits all records of a day as the timeline has them, the earliest first and those without a
  /// time before all, until the visitor returns false. Events belong to every day they touch where
  /// one is now; everything else to the day it was written down on.
  func visit(_ day: Day, _ visitor: (FoundRecord) -> Bool) throws(StorageFailure)

  /// Visits all records that may have tags: those with a `#` in their words.
  func visitMarked(_ visitor: (FoundRecord) -> Void) throws(StorageFailure)

  /// The last day with records up to a day.
  func latestDay(through day: Day) throws(StorageFailure) -> Day?

  /// The first day with records from a day on.
  func earliestDay(from day: Day) throws(StorageFailure) -> Day?
}
