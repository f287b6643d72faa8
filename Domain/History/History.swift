/// The way in which a group of changes ends (see `History.together`).
public enum ChangeEnding: Equatable, Sendable {
  /// All changes are rolled back.
  case dropped
  /// All changes are stored as one history entry, with the kind of the last change.
  case committed
  /// All changes are stored as one history entry, with this kind and subject.
  case committedAs(ChangeKind, subject: String)
}

/// The history of changes, with undo and redo.
public final class History: Sendable {
  private let history: any HistoryRepository
  /// The soft-deleted records.
  public let trash: Trash

  public init(_ history: any HistoryRepository, clock: WallClock, trash: Trash) {
    self.history = history
    history.date(by: clock)
    self.trash = trash
  }

  /// Sets the interface to which the following changes are attributed.
  public func serve(_ shell: ChangeOrigin) { history.serve(shell) }

  /// Makes several changes as one history entry, in one transaction. All changes are rolled back if the body throws or
  /// returns `dropped`.
  public func together<Value, Failure: StorageFailing>(
    _ body: () throws(Failure) -> (Value, ChangeEnding)
  ) throws(Failure) -> Value {
    do throws(StorageFailure) { try history.begin() } catch { throw .storage(error) }
    var ending = ChangeEnding.dropped
    let value: Value
    do throws(Failure) { (value, ending) = try body() } catch {
      // The body's error is rethrown, unless rolling back fails too. An open transaction ends with the store at the
      // latest.
      do throws(StorageFailure) { try history.end(.dropped) } catch let other {
        throw .storage(other)
      }
      throw error
    }
    do throws(StorageFailure) { try history.end(ending) } catch { throw .storage(error) }
    return value
  }

  /// The number of changes since the store was opened. If the number grew, there is a new change to undo.
  public var changeCount: Int { history.changeCount }

  /// Undoes the last change that has not been undone yet.
  public func undo() throws(HistoryFailure) -> HistoryEntry { try history.undo() }

  /// Undoes the last change, except for records that were changed since, and returns these records.
  public func undoRest() throws(HistoryFailure) -> (entry: HistoryEntry, left: [LeftRecord]) {
    try history.undo(leavingChanged: true)
  }

  /// Redoes the change that was undone last.
  public func redo() throws(HistoryFailure) -> HistoryEntry { try history.redo() }

  /// Returns up to `count` history entries, the newest first.
  public func newest(_ count: Int, skipping skipped: Int = 0) throws(HistoryFailure)
    -> [HistoryEntry]
  {
    try history.newest(max(0, count), skipping: max(0, skipped))
  }

  public func count() throws(HistoryFailure) -> Int { try history.count() }
}
