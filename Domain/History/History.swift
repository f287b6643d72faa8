/// The way in which a group of changes ends (see `History.asOneChange`).
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
  /// Gives the settings of a tag to its other name, when a renaming is undone or redone.
  private let follow: @Sendable (TagRenaming) throws(StorageFailure) -> Void

  public init(
    _ history: any HistoryRepository, clock: WallClock, trash: Trash,
    follow: @escaping @Sendable (TagRenaming) throws(StorageFailure) -> Void = { _ in }
  ) {
    self.history = history
    history.date(by: clock)
    (self.trash, self.follow) = (trash, follow)
  }

  /// Sets the interface to which the following changes are attributed.
  public func serve(_ shell: ChangeOrigin) { history.serve(shell) }

  /// Makes several changes as one history entry, in one transaction. All changes are rolled back if the body throws or
  /// returns `dropped`.
  public func asOneChange<Value, Failure: StorageFailing>(
    _ body: () throws(Failure) -> (Value, ChangeEnding)
  ) throws(Failure) -> Value {
    try asOneChange(appendingTo: nil) { (_) throws(Failure) in try body() }.value
  }

  /// Makes several changes in one transaction, and appends them to a history entry if that is still the newest one and
  /// in effect. One undo then reverses both, although a crash between the transactions loses nothing that was stored.
  /// `body` gets whether the changes are appended. Returns the number of the entry; nil if nothing was stored.
  public func asOneChange<Value, Failure: StorageFailing>(
    appendingTo entry: Int?, _ body: (_ isAppended: Bool) throws(Failure) -> (Value, ChangeEnding)
  ) throws(Failure) -> (value: Value, entry: Int?) {
    let isAppended: Bool
    do throws(StorageFailure) { isAppended = try history.begin(appendingTo: entry) } catch {
      throw .storage(error)
    }
    var ending = ChangeEnding.dropped
    let value: Value
    do throws(Failure) { (value, ending) = try body(isAppended) } catch {
      // The body's error is rethrown, unless rolling back fails too. An open transaction ends with the store at the
      // latest.
      do throws(StorageFailure) { _ = try history.end(.dropped) } catch let other {
        throw .storage(other)
      }
      throw error
    }
    do throws(StorageFailure) { return (value, try history.end(ending)) } catch {
      throw .storage(error)
    }
  }

  /// The number of changes since the store was opened. If the number grew, there is a new change to undo.
  public var changeCount: Int { history.changeCount }

  /// The number of the newest change that was made through this store; nil if there is none.
  public var latestEntry: Int? { history.latestEntry }

  /// Undoes the change with this number if it is the last one. Throws `.notTheLast` otherwise, because the user was
  /// offered to undo this change and no other.
  public func undo(entry number: Int) throws(HistoryFailure) -> HistoryEntry {
    try undone(history.undo(leavingChanged: false, expecting: number).entry)
  }

  /// Undoes the last change that has not been undone yet.
  public func undo() throws(HistoryFailure) -> HistoryEntry { try undone(history.undo()) }

  /// Undoes the last change, except for records that were changed since, and returns these records.
  public func undoRest() throws(HistoryFailure) -> (entry: HistoryEntry, left: [LeftRecord]) {
    let (entry, left) = try history.undo(leavingChanged: true)
    return (try undone(entry), left)
  }

  /// Redoes the change that was undone last.
  public func redo() throws(HistoryFailure) -> HistoryEntry {
    let entry = try history.redo()
    try settle(Self.renaming(entry))
    return entry
  }

  private func undone(_ entry: HistoryEntry) throws(HistoryFailure) -> HistoryEntry {
    try settle(Self.renaming(entry)?.reversed)
    return entry
  }

  /// Moves the settings of a renamed tag; settings are not part of the history.
  private func settle(_ renaming: TagRenaming?) throws(HistoryFailure) {
    guard let renaming else { return }
    do throws(StorageFailure) { try follow(renaming) } catch { throw .storage(error) }
  }

  private static func renaming(_ entry: HistoryEntry) -> TagRenaming? {
    [ChangeKind.renameTag.rawValue, ChangeKind.mergeTags.rawValue].contains(entry.name)
      ? TagRenaming(entry.subject) : nil
  }

  /// Returns up to `count` history entries, the newest first.
  public func newest(_ count: Int, skipping skipped: Int = 0) throws(HistoryFailure)
    -> [HistoryEntry]
  {
    try history.newest(max(0, count), skipping: max(0, skipped))
  }

  public func count() throws(HistoryFailure) -> Int { try history.count() }

  /// Returns the records of all parts, also those in the trash, whose id is a reference, or begins with it.
  public func records(_ reference: String, by step: NameStep) throws(HistoryFailure) -> [ItemName] {
    try history.records(reference, by: step)
  }

  /// Returns the changes of one record with the old and new values, the newest first.
  public func changes(of item: ItemName) throws(HistoryFailure) -> [RecordChange] {
    try history.changes(of: item)
  }
}
