public import Domain

/// The history in the SQLite store.
public struct SQLiteHistory: HistoryRepository, StoreRepository {
  typealias Failure = HistoryFailure

  let database: Database
  /// The paths of the backups; nil if there are none. A photo that a record in a backup names is not deleted.
  let paths: ArchivePaths?

  public init(_ database: Database, paths: ArchivePaths? = nil) {
    (self.database, self.paths) = (database, paths)
  }

  public func serve(_ shell: ChangeOrigin) { database.shell = shell }

  public func date(by clock: WallClock) { database.clock = clock }

  public var changeCount: Int { database.changeCount }

  public var latestEntry: Int? { database.latestEntry }

  public func begin(appendingTo entry: Int?) throws(StorageFailure) -> Bool {
    try database.beginOneChange(appendingTo: entry)
  }

  @discardableResult
  public func end(_ ending: ChangeEnding) throws(StorageFailure) -> Int? {
    try database.endOneChange(ending)
  }

  public func undo(
    leavingChanged: Bool, expecting expected: Int?
  ) throws(HistoryFailure) -> (entry: HistoryEntry, left: [LeftRecord]) {
    let undone = try turn(
      HistorySQL.lastDone, into: .undone, leavingChanged: leavingChanged, expecting: expected)
    guard let undone else { throw .nothingToUndo }
    return undone
  }

  public func redo() throws(HistoryFailure) -> HistoryEntry {
    guard let redone = try turn(HistorySQL.nextUndone, into: .done) else { throw .nothingToRedo }
    return redone.entry
  }

  /// Undoes or redoes the entry that `sql` selects, so that the entry is in `state` afterwards. Returns nil if there
  /// is no such entry.
  private func turn(
    _ sql: String, into state: HistoryEntry.State, leavingChanged: Bool = false,
    expecting expected: Int? = nil
  ) throws(HistoryFailure) -> (entry: HistoryEntry, left: [LeftRecord])? {
    var (met, tried): (HistoryEntry?, HistoryEntry?) = (nil, nil)
    var other: HistoryEntry?
    var isAllLeft = false
    var writer: String?
    var notifyHooks: (@Sendable () -> Void)?
    do throws(StorageFailure) {
      let turned = try database.write {
        (store) throws(StorageFailure) -> (entry: HistoryEntry, left: [LeftRecord])? in
        guard let entry = try store.first(sql, [], HistoryRow.entry) else { return nil }
        if let expected, entry.number != expected {
          other = entry
          throw StorageFailure.interrupted
        }
        tried = entry
        var applier = try UndoApplier(store, leavingChanged: leavingChanged)
        do throws(StorageFailure) {
          try applier.takeBack(entry.number)
          if applier.taken == 0, !applier.left.isEmpty {
            (met, isAllLeft) = (entry, true)
            writer = try name(of: applier.writer, in: store)
            throw StorageFailure.interrupted
          }
          try store.run(HistorySQL.mark, [.int(state.rawValue), .int(entry.number)])
          if entry.name == ChangeKind.resolveConflict.rawValue {
            store.marker.turned = (entry.number, state == .undone)
          }
        } catch {
          if applier.hasConflict {
            met = entry
            writer = try name(of: applier.writer, in: store)
          }
          throw error
        }
        notifyHooks = try database.askHooks(entry, into: state, in: store)
        return (entry, applier.left)
      }
      notifyHooks?()
      return turned
    } catch {
      if let other { throw .notTheLast(other) }
      // Foreign keys are deferred, so they are checked only at the commit.
      if let entry = met, isAllLeft { throw .nothingLeftToUndo(entry, by: writer) }
      if let entry = met ?? (error.isAboutRows ? tried : nil) {
        throw .changedSince(entry, by: writer)
      }
      throw .storage(error)
    }
  }

  private func name(
    of device: DeviceID?, in store: Connection
  ) throws(StorageFailure) -> String? {
    guard let device else { return nil }
    return try SyncDevices.name(of: device, in: store)
  }

  public func newest(_ count: Int, skipping skipped: Int) throws(HistoryFailure) -> [HistoryEntry] {
    try alone { (store) throws(StorageFailure) in
      try store.all(HistorySQL.newest, [.int(count), .int(skipped)], HistoryRow.entry)
    }
  }

  public func count() throws(HistoryFailure) -> Int {
    try alone { (store) throws(StorageFailure) in
      try store.first(HistorySQL.count) { $0.int } ?? 0
    }
  }

  public func forget() throws(StorageFailure) {
    try database.write { (store) throws(StorageFailure) in
      try store.run(HistorySQL.dropAllPieces)
      try store.run("DELETE FROM history")
    }
  }
}

/// The columns of a history entry. The last two are the current text of a saying in both languages.
enum HistoryColumn: Int, RowColumn {
  case number, kind, subject, item, instant, offset, origin, state, korean, english
}

enum HistoryRow {
  static func entry(_ row: Row) throws(StorageFailure) -> HistoryEntry {
    let row = NamedRow<HistoryColumn>(row)
    guard let state = HistoryEntry.State(rawValue: row.int(.state)) else { throw .corrupt }
    // If the saying has changed since, only the stored subject is known.
    let subject = row.text(.subject)
    let isKorean = row.optionalText(.korean).map(KeepingHistory.subject) == subject
    let english = isKorean ? row.optionalText(.english).map(KeepingHistory.subject) : nil
    return HistoryEntry(
      number: row.int(.number), name: row.text(.kind), subject: subject, english: english,
      item: row.optionalText(.item), at: row.moment(.instant, .offset),
      origin: try row.word(.origin), state: state)
  }
}
