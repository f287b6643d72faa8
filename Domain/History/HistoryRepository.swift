/// Stores the history of changes, and finds soft-deleted records. Each method is one transaction.
public protocol HistoryRepository: Sendable {
  /// Sets the interface to which the following changes are attributed.
  func serve(_ shell: ChangeOrigin)

  /// Sets the clock that dates the following changes.
  func date(by clock: WallClock)

  /// The number of changes made through this store. Compare it with an earlier value to detect a change.
  var changeCount: Int { get }

  /// The number of the newest history entry that was made through this store; nil if there is none.
  var latestEntry: Int? { get }

  /// Begins a transaction whose writes become one history entry, or are appended to an entry if that is the newest one
  /// and in effect. Returns whether they are appended.
  func begin(appendingTo entry: Int?) throws(StorageFailure) -> Bool

  /// Ends the transaction of `begin`: commits it as one history entry, or rolls it back. Returns the number of the
  /// entry; nil if no row changed.
  @discardableResult
  func end(_ ending: ChangeEnding) throws(StorageFailure) -> Int?

  /// Undoes the last change completely or not at all. With `leavingChanged`, skips rows that have changed since then
  /// and returns them. Throws `.notTheLast` if the last change does not have the number `expected`; nil means any.
  func undo(
    leavingChanged: Bool, expecting expected: Int?
  ) throws(HistoryFailure) -> (entry: HistoryEntry, left: [LeftRecord])

  /// Redoes the change that was undone last, completely or not at all.
  func redo() throws(HistoryFailure) -> HistoryEntry

  /// Returns up to `count` history entries, the newest first.
  func newest(_ count: Int, skipping skipped: Int) throws(HistoryFailure) -> [HistoryEntry]

  func count() throws(HistoryFailure) -> Int

  /// Returns the records of all parts, also those in the trash, whose id is a reference, or begins with it.
  func records(_ reference: String, by step: NameStep) throws(HistoryFailure) -> [ItemName]

  /// Returns the changes of one record, the newest first.
  func changes(of item: ItemName) throws(HistoryFailure) -> [RecordChange]

  /// Deletes the whole history, for a store that was just filled with its initial data.
  func forget() throws(StorageFailure)

  /// Visits the soft-deleted records, the newest first, until the visitor returns false.
  func visitTrash(_ visitor: (TrashItem) -> Bool) throws(HistoryFailure)

  /// Returns the soft-deleted records that a reference matches by one kind of name.
  func trashed(_ reference: String, by step: NameStep) throws(HistoryFailure) -> [TrashItem]

  /// Returns the names and titles in the trash that are most similar to an unknown reference.
  func titles(near reference: String) throws(HistoryFailure) -> [String]

  /// Returns the reading records of a book that were soft-deleted together; nil for other items.
  func records(of item: TrashItem) throws(HistoryFailure) -> (book: ID<Book>, [ReadingRecord])?

  /// Destroys all soft-deleted records permanently, together with all undo data. If photos cannot be deleted, this is
  /// reported, but nothing is rolled back.
  func emptyTrash() throws(HistoryFailure) -> EmptiedTrash

  /// Deletes unreferenced photos. Photos that a redo could need are kept.
  func sweepPhotos() -> PhotosLeft
}

extension HistoryRepository {
  /// Begins a transaction whose writes become one history entry.
  public func begin() throws(StorageFailure) { _ = try begin(appendingTo: nil) }

  /// Undoes the last change, completely or not at all.
  public func undo() throws(HistoryFailure) -> HistoryEntry {
    try undo(leavingChanged: false).entry
  }

  /// Undoes the last change, whatever it is.
  public func undo(
    leavingChanged: Bool
  ) throws(HistoryFailure) -> (entry: HistoryEntry, left: [LeftRecord]) {
    try undo(leavingChanged: leavingChanged, expecting: nil)
  }
}
