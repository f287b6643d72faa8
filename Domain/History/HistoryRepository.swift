/// Where it is kept what was done, and where what was put away is found. Each method is one
/// transaction.
public protocol HistoryRepository: Sendable {
  /// Says which shell the store serves from now on.
  func serve(_ shell: DeedOrigin)

  /// Dates what is done by a clock from now on.
  func date(by clock: WallClock)

  /// How many deeds were done through here, which tells whether something was one.
  var deeds: Int { get }

  /// Begins to keep all that is written as one deed (transaction), until it ends.
  func begin() throws(StorageFailure)

  /// Ends what began: keeps all of it as one deed, or nothing.
  func end(_ ending: DeedEnding) throws(StorageFailure)

  /// Undoes the last thing that is done, exactly, or nothing; or else leaves rows that are not as they
  /// were left, and tells which those are.
  func undo(
    leavingChanged: Bool
  ) throws(HistoryError) -> (entry: HistoryEntry, left: [LeftRecord])

  /// Does the first thing again that is undone, exactly, or nothing.
  func redo() throws(HistoryError) -> HistoryEntry

  /// What was done, the newest first.
  func newest(_ count: Int, skipping skipped: Int) throws(HistoryError) -> [HistoryEntry]

  /// How many things were done.
  func count() throws(HistoryError) -> Int

  /// Forgets all that was done, as if nobody had done it: how a store begins that was filled.
  func forget() throws(StorageFailure)

  /// What was put away, the newest first, until the visitor returns false.
  func visitTrash(_ visitor: (TrashItem) -> Bool) throws(HistoryError)

  /// What was put away that a reference names in one way, by id or by name or title.
  func trashed(_ reference: String, by step: NameStep) throws(HistoryError) -> [TrashItem]

  /// The names and titles of what was put away that are nearest to one that nothing has.
  func titles(near reference: String) throws(HistoryError) -> [String]

  /// The records of a book that were taken back at once.
  func records(of item: TrashItem) throws(HistoryError) -> (book: ID<Book>, [ReadingRecord])?

  /// Destroys for good what was put away, with all it takes to undo anything, and tells how many
  /// things it were. What photos it leaves behind is told, and takes nothing of that back.
  func emptyTrash() throws(HistoryError) -> EmptiedTrash

  /// Removes the photos nothing needs any more; what can still be done again needs its own.
  func sweepPhotos() -> PhotosLeft
}

extension HistoryRepository {
  /// Undoes the last thing that is done, exactly, or nothing.
  public func undo() throws(HistoryError) -> HistoryEntry {
    try undo(leavingChanged: false).entry
  }
}
