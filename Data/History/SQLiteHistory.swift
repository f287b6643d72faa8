public import Domain

/// What was done, in the store.
public struct SQLiteHistory: HistoryRepository, StoreRepository {
  typealias Failure = HistoryError

  let database: Database
  /// Where copies of it lie, which still need what they name.
  let place: ArchivePaths?

  /// Looks into the history of a database.
  public init(_ database: Database, place: ArchivePaths? = nil) {
    (self.database, self.place) = (database, place)
  }

  public func serve(_ shell: DeedOrigin) { database.shell = shell }

  public func date(by clock: WallClock) { database.clock = clock }

  public var deeds: Int { database.deeds }

  public func begin() throws(StorageFailure) { try database.beginTogether() }

  public func end(_ ending: DeedEnding) throws(StorageFailure) { try database.endTogether(ending) }

  public func undo(
    leavingChanged: Bool
  ) throws(HistoryError) -> (entry: HistoryEntry, left: [LeftRecord]) {
    let undone = try turn(HistorySQL.lastDone, into: .undone, leavingChanged: leavingChanged)
    guard let undone else { throw .nothingToUndo }
    return undone
  }

  public func redo() throws(HistoryError) -> HistoryEntry {
    guard let redone = try turn(HistorySQL.nextUndone, into: .done) else { throw .nothingToRedo }
    return redone.entry
  }

  /// Takes an entry back in whichever direction it stands.
  private func turn(
    _ sql: String, into state: HistoryEntry.State, leavingChanged: Bool = false
  ) throws(HistoryError) -> (entry: HistoryEntry, left: [LeftRecord])? {
    var (met, tried): (HistoryEntry?, HistoryEntry?) = (nil, nil)
    var isAllLeft = false
    var writer: String?
    var told: (@Sendable () -> Void)?
    do throws(StorageFailure) {
      let turned = try database.write {
        (store) throws(StorageFailure) -> (entry: HistoryEntry, left: [LeftRecord])? in
        guard let entry = try store.first(sql, [], HistoryRow.entry) else { return nil }
        tried = entry
        var taking = try UndoApplier(store, leavingChanged: leavingChanged)
        do throws(StorageFailure) {
          try taking.takeBack(entry.number)
          if taking.taken == 0, !taking.left.isEmpty {
            (met, isAllLeft) = (entry, true)
            writer = try name(of: taking.writer, in: store)
            throw StorageFailure.interrupted
          }
          try store.run(HistorySQL.mark, [.int(state.rawValue), .int(entry.number)])
          if entry.name == DeedKind.resolveConflict.rawValue {
            store.marker.turned = (entry.number, state == .undone)
          }
        } catch {
          if taking.hasMet {
            met = entry
            writer = try name(of: taking.writer, in: store)
          }
          throw error
        }
        told = try database.askHooks(entry, into: state, in: store)
        return (entry, taking.left)
      }
      told?()
      return turned
    } catch {
      // Rows that name each other are looked at as the transaction ends.
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

  public func newest(_ count: Int, skipping skipped: Int) throws(HistoryError) -> [HistoryEntry] {
    try alone { (store) throws(StorageFailure) in
      try store.all(HistorySQL.newest, [.int(count), .int(skipped)], HistoryRow.entry)
    }
  }

  public func count() throws(HistoryError) -> Int {
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

/// The columns of a line of the history; what a saying says now in both languages is the last.
enum HistoryColumn: Int, RowColumn {
  case number, kind, subject, item, instant, offset, origin, state, korean, english
}

/// A line of the history as a row of the store.
enum HistoryRow {
  static func entry(_ row: Row) throws(StorageFailure) -> HistoryEntry {
    let row = NamedRow<HistoryColumn>(row)
    guard let state = HistoryEntry.State(rawValue: row.int(.state)) else { throw .corrupt }
    // Of a saying that says something else by now only what it said then is known.
    let subject = row.text(.subject)
    let isKorean = row.optionalText(.korean).map(KeepingHistory.subject) == subject
    let english = isKorean ? row.optionalText(.english).map(KeepingHistory.subject) : nil
    return HistoryEntry(
      number: row.int(.number), name: row.text(.kind), subject: subject, english: english,
      item: row.optionalText(.item), at: row.moment(.instant, .offset),
      origin: try row.word(.origin), state: state)
  }
}
