import Domain

/// Undoes the changes of an entry, last first, and records what it changes, so that a redo can undo it. Values that
/// triggers compute follow by themselves and are not recorded.
struct UndoApplier {
  private let store: Connection
  /// Whether rows that changed since are skipped. If false, they fail the whole undo.
  private let leavesChanged: Bool
  /// The rows or fields that were skipped.
  private(set) var left: [LeftRecord] = []
  /// The number of changes that were undone.
  private(set) var taken = 0
  /// The writes by other devices since the entry; nil in a store that does not sync.
  private var foreign: ForeignWrites?
  private var sums = SumsTakenBack()
  private let indexes: [String: [WordIndexes.Entry]]
  /// Whether a row had changed since the entry.
  private(set) var hasConflict = false
  /// The device that wrote the conflicting row since the entry; nil if unknown.
  var writer: DeviceID? { foreign?.writer }

  init(_ store: Connection, leavingChanged: Bool = false) throws(StorageFailure) {
    self.store = store
    leavesChanged = leavingChanged
    indexes = Dictionary(grouping: try WordIndexes.existing(in: store), by: \.table)
  }

  /// Undoes all changes of an entry.
  mutating func takeBack(_ entry: Int) throws(StorageFailure) {
    guard let last = try store.first(HistorySQL.lastPiece, [.int(entry)], { $0.optionalInt })
    else { throw .corrupt }
    // The entry has no pieces, so there is nothing to undo.
    guard let last else { return }
    let recorder = store.recorder
    try store.run("PRAGMA defer_foreign_keys = ON")
    foreign = try ForeignWrites(store, since: entry)
    // Other devices need not hear of an entry that was undone before it was sent.
    if foreign != nil { try store.run(SyncSQL.dropHistoryEntry, [.int(entry)]) }
    store.marker.entry = entry
    _ = try recorder.tables(in: store)
    recorder.begin(nil, entry: entry, nextPiece: last + 1)
    defer { recorder.end() }
    for piece in stride(from: last, through: 0, by: -1) {
      let bytes = try store.first(HistorySQL.piece, [.int(entry), .int(piece)]) { $0.bytes }
      // Numbering continues after the deleted pieces of the previous direction, so the first gap is the end.
      guard let bytes else { break }
      var reader = try ChangeReader(bytes)
      for change in try reader.all(keyCounts: { recorder.table($0)?.key.count }).reversed() {
        guard let table = recorder.table(change.table) else { throw .corrupt }
        // Older versions recorded what triggers compute.
        if table.isCounted { continue }
        if leavesChanged {
          try takeBackOrLeave(change, of: table)
        } else {
          try takeBack(change, of: table)
        }
      }
    }
    try sums.subtractDeleted(in: store)
    if recorder.isBroken { throw .corrupt }
    try recorder.pause { () throws(StorageFailure) in
      try KeepingHistory.putAway(recorder.drain(all: true), in: store)
      try store.run(HistorySQL.dropPieces, [.int(entry), .int(last)])
    }
  }

  /// Undoes a change, or skips its row if the row has changed since.
  private mutating func takeBackOrLeave(
    _ change: WrittenChange, of table: TrackedTable
  ) throws(StorageFailure) {
    try store.run("SAVEPOINT change")
    let mark = store.recorder.mark
    do throws(StorageFailure) {
      try takeBackPart(change, of: table)
    } catch {
      guard hasConflict else { throw error }
      hasConflict = false
      left.append(try LeftRecord(change, of: table, [], in: store))
      try store.run("ROLLBACK TO change")
      store.recorder.goBack(to: mark)
    }
    try store.run("RELEASE change")
  }

  /// Undoes a change except for the fields that another device wrote since.
  private mutating func takeBackPart(
    _ change: WrittenChange, of table: TrackedTable
  ) throws(StorageFailure) {
    guard change.kind == .updated, let foreign, let list = store.lists.list(holding: table.name)
    else {
      let added =
        try change.kind == .inserted
        ? SumsTakenBack.added(by: change, of: table, in: store) : nil
      try takeBack(change, of: table)
      if let added { sums.note(added) }
      return
    }
    let columns = change.old.compactMap { table.column($0.column)?.name }
    guard
      let fields = try foreign.fieldsWritten(change.key, in: table.name, columns: columns)
    else {
      hasConflict = true
      throw .interrupted
    }
    if fields.isEmpty { return try takeBack(change, of: table) }
    let (part, lost) = change.split(of: table, list, leaving: fields)
    if !lost.isEmpty { left.append(try LeftRecord(change, of: table, lost, in: store)) }
    sums.leave(lost, of: list, change.key)
    if part.old.isEmpty { return }
    try takeBack(part, of: table, isSplit: true)
    try list.recomputeDerived(change.key, of: table, in: store)
  }

  private mutating func takeBack(
    _ change: WrittenChange, of table: TrackedTable, isSplit: Bool = false
  ) throws(StorageFailure) {
    if !isSplit, let foreign, try isForeign(change, of: table, foreign) {
      hasConflict = true
      throw .interrupted
    }
    let kept = change.old.filter { table.column($0.column).map { !$0.isCounted } ?? true }
    // Only columns that triggers compute had changed.
    if change.kind == .updated, kept.isEmpty { return }
    let followed = (indexes[table.name] ?? []).filter { entry in
      change.kind != .updated
        || change.old.contains { old in
          table.column(old.column).map { entry.follows($0.name) } ?? false
        }
    }
    var number = change.key.first ?? .null
    switch change.kind {
    case .inserted:
      for entry in followed { try entry.index.removeStored(number, from: store) }
      for sql in TrackedTables.before(table.name) { try store.run(sql, change.key) }
      try run("DELETE FROM \(table.name) WHERE \(table.condition)", change.key, of: table)
      taken += 1
      return
    case .updated:
      for entry in followed { try entry.index.removeStored(number, from: store) }
      var names: [String] = []
      for old in kept { names.append(try name(old.column, in: table) + " = ?") }
      let values = kept.map { table.column($0.column)?.taken($0.value) ?? $0.value }
      try run(
        "UPDATE \(table.name) SET \(names.joined(separator: ", ")) WHERE \(table.condition)",
        values + change.key, of: table)
    case .deleted:
      var names: [String] = []
      for old in kept { names.append(try name(old.column, in: table)) }
      let values = kept.map { table.column($0.column)?.taken($0.value) ?? $0.value }
      let placeholders = names.map { _ in "?" }.joined(separator: ", ")
      try run(
        """
        INSERT \(table.isLoose ? "OR IGNORE " : "")INTO \(table.name)
          (\(names.joined(separator: ", "))) VALUES (\(placeholders))
        """,
        values, of: table)
      number = change.old.first { $0.column == table.key[0].number }?.value ?? .null
    }
    for entry in followed { try entry.index.addStored(number, to: store) }
    taken += 1
  }

  /// Returns whether another device wrote what this undo would overwrite.
  private func isForeign(
    _ change: WrittenChange, of table: TrackedTable, _ foreign: ForeignWrites
  ) throws(StorageFailure) -> Bool {
    switch change.kind {
    case .deleted: return false
    case .updated:
      let columns = change.old.compactMap { table.column($0.column)?.name }
      return try foreign.hasWritten(change.key, in: table.name, columns: columns)
    case .inserted:
      if try foreign.hasWritten(change.key, in: table.name) { return true }
      return try foreign.hasWritten(below: change.key, in: table.name)
    }
  }

  private func name(_ column: Int, in table: TrackedTable) throws(StorageFailure) -> String {
    guard let found = table.column(column) else { throw .corrupt }
    return found.name
  }

  /// Runs a statement that must change exactly one row. If it does not, the row was changed after the change that is
  /// being undone or redone. That is a conflict, unless the table is loose.
  private mutating func run(_ sql: String, _ values: [Value], of table: TrackedTable)
    throws(StorageFailure)
  {
    do throws(StorageFailure) { try store.run(sql, values) } catch {
      if error.isAboutRows { hasConflict = true }
      throw error
    }
    if store.changedRows != 1, !table.isLoose {
      hasConflict = true
      throw .interrupted
    }
  }
}

extension StorageFailure {
  /// Whether a constraint of a table failed, rather than the storage.
  var isAboutRows: Bool {
    if case .other(let code, _) = self { return code & 0xFF == 19 }
    return false
  }
}
