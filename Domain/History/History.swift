/// What was done, and how it is undone.
public struct History: Sendable {
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

  /// How many deeds were done since the store was opened: where it is more than before, something
  /// was done that can be undone.
  public var deeds: Int { history.deeds }

  /// Undoes the last thing that is done.
  public func undo() throws(HistoryError) -> HistoryEntry { try history.undo() }

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
