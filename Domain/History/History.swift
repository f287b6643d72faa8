/// How several things end that were done as one.
public enum DeedEnding: Equatable, Sendable {
  /// Nothing of them is kept.
  case dropped
  /// All of them are kept, under the name of the last one.
  case kept
  /// All of them are kept, under a name of their own with what it is of.
  case keptAs(DeedKind, subject: String)
}

/// What was done, and how it is undone.
public final class History: Sendable {
  private let history: any HistoryRepository
  /// What was put away.
  public let trash: Trash

  /// A history over where it is kept, whose deeds a clock dates.
  public init(_ history: any HistoryRepository, clock: WallClock, trash: Trash) {
    self.history = history
    history.date(by: clock)
    self.trash = trash
  }

  /// Says which shell is served from now on, so that it is known where something was done.
  public func serve(_ shell: DeedOrigin) { history.serve(shell) }

  /// Does several things as one deed: all of them, or nothing where it fails or where the body says so.
  public func together<Value, Failure: StorageFailing>(
    _ body: () throws(Failure) -> (Value, DeedEnding)
  ) throws(Failure) -> Value {
    do throws(StorageFailure) { try history.begin() } catch { throw .storage(error) }
    var ending = DeedEnding.dropped
    let value: Value
    do throws(Failure) { (value, ending) = try body() } catch {
      // Why it failed is what has to be told; what it began is dropped with the store at the latest.
      do throws(StorageFailure) { try history.end(.dropped) } catch let other {
        throw .storage(other)
      }
      throw error
    }
    do throws(StorageFailure) { try history.end(ending) } catch { throw .storage(error) }
    return value
  }

  /// How many deeds were done since the store was opened: where it is more than before, something
  /// was done that can be undone.
  public var deeds: Int { history.deeds }

  /// Undoes the last thing that is done.
  public func undo() throws(HistoryError) -> HistoryEntry { try history.undo() }

  /// Undoes of the last thing that is done what nobody changed since, and tells what it left as it is.
  public func undoRest() throws(HistoryError) -> (entry: HistoryEntry, left: [LeftRecord]) {
    try history.undo(leavingChanged: true)
  }

  /// Does again what was undone first after the last thing that is done.
  public func redo() throws(HistoryError) -> HistoryEntry { try history.redo() }

  /// A part of what was done, the newest first.
  public func newest(_ count: Int, skipping skipped: Int = 0) throws(HistoryError)
    -> [HistoryEntry]
  {
    try history.newest(max(0, count), skipping: max(0, skipped))
  }

  /// How many things were done.
  public func count() throws(HistoryError) -> Int { try history.count() }
}
