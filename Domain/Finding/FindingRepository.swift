/// Searches the records of all parts. Each method reads one snapshot of the store.
public protocol FindingRepository: Sendable {
  /// Returns the records of some kinds that contain all words of a text (`SearchWords`), up to a limit per kind. The
  /// order is: exact name, adjacent words, other matches; among equals, the latest first. Names also match by initial
  /// consonants.
  ///
  /// A record that matches only without the particle of the last word comes last. Such a match counts only if the
  /// particle is certain, if the stem is an exact name, or if there are no other matches.
  func candidates(_ text: String, _ kinds: [RecordSummaryKind], atMost limit: Int)
    throws(StorageFailure)
    -> [RecordSummary]

  /// Returns a text normalised for comparison: case, width and Unicode form are ignored.
  func folded(_ text: String) -> String

  /// Visits the records of a day in time order, those without a time first, until the visitor returns false. Events
  /// belong to every day that they touch in the current time zone. Other records belong to the day on which they were
  /// written.
  func visit(_ day: Day, _ visitor: (RecordSummary) -> Bool) throws(StorageFailure)

  /// Counts the records of each tag, in any order. Tags that differ only in case, width or Unicode form are one tag,
  /// spelled as in one of its records.
  func tags() throws(StorageFailure) -> [TagCount]

  /// Returns the last day with records, up to and including `day`; nil if there is none.
  func latestDay(through day: Day) throws(StorageFailure) -> Day?

  /// Returns the first day with records, from `day` on; nil if there is none.
  func earliestDay(from day: Day) throws(StorageFailure) -> Day?
}
