import Domain

/// Takes back the changes of an entry, the last one first, each row back to what it held. What it
/// does is written down as it goes, and is how the entry is taken back the next time.
struct TakingBack {
  private let store: Connection
  private let indexes: [String: [WordIndexes.Entry]]
  /// Whether a row was not as it was left.
  private(set) var hasMet = false

  init(_ store: Connection) throws(StorageFailure) {
    self.store = store
    indexes = Dictionary(grouping: try WordIndexes.existing(in: store), by: \.table)
  }

  /// Takes back all of an entry. The triggers are silent: what they did was written down too.
  mutating func takeBack(_ entry: Int) throws(StorageFailure) {
    guard let last = try store.first(HistorySQL.lastPiece, [.int(entry)], { $0.optionalInt })
    else { throw .corrupt }
    // Nothing had to change to undo it, and nothing has to now.
    guard let last else { return }
    let recorder = store.recorder
    try store.run("PRAGMA defer_foreign_keys = ON")
    try recorder.begin(nil, entry: entry, nextPiece: last + 1, in: store)
    store.heedTriggers(false)
    defer {
      store.heedTriggers(true)
      recorder.end()
    }
    for piece in stride(from: last, through: 0, by: -1) {
      let bytes = try store.first(HistorySQL.piece, [.int(entry), .int(piece)]) { $0.bytes }
      // The numbers of pieces begin anew behind those of the time before.
      guard let bytes else { break }
      var reader = try ChangeReader(bytes)
      for change in try reader.all(keyCounts: { recorder.table($0)?.key.count }).reversed() {
        guard let table = recorder.table(change.table) else { throw .corrupt }
        try takeBack(change, of: table)
      }
    }
    if recorder.isBroken { throw .corrupt }
    try recorder.pause { () throws(StorageFailure) in
      try KeepingHistory.putAway(recorder.drain(all: true), in: store)
      try store.run(HistorySQL.dropPieces, [.int(entry), .int(last)])
    }
  }

  private mutating func takeBack(_ change: WrittenChange, of table: TrackedTable)
    throws(StorageFailure)
  {
    let followed = (indexes[table.name] ?? []).filter { entry in
      change.kind != .updated
        || change.old.contains { old in
          table.column(old.column).map { entry.follows($0.name) } ?? false
        }
    }
    var number = change.key.first ?? .null
    switch change.kind {
    case .inserted:
      for entry in followed { try entry.index.removeKept(number, from: store) }
      for sql in TrackedTables.before(table.name) { try store.run(sql, change.key) }
      try run("DELETE FROM \(table.name) WHERE \(table.condition)", change.key, of: table)
      return
    case .updated:
      for entry in followed { try entry.index.removeKept(number, from: store) }
      var names: [String] = []
      for old in change.old { names.append(try name(old.column, in: table) + " = ?") }
      let values = change.old.map { table.column($0.column)?.taken($0.value) ?? $0.value }
      try run(
        "UPDATE \(table.name) SET \(names.joined(separator: ", ")) WHERE \(table.condition)",
        values + change.key, of: table)
    case .deleted:
      var names: [String] = []
      for old in change.old { names.append(try name(old.column, in: table)) }
      let values = change.old.map { table.column($0.column)?.taken($0.value) ?? $0.value }
      let places = names.map { _ in "?" }.joined(separator: ", ")
      try run(
        """
        INSERT \(table.isLoose ? "OR IGNORE " : "")INTO \(table.name)
          (\(names.joined(separator: ", "))) VALUES (\(places))
        """,
        values, of: table)
      number = change.old.first { $0.column == table.key[0].number }?.value ?? .null
    }
    for entry in followed { try entry.index.addKept(number, to: store) }
  }

  private func name(_ column: Int, in table: TrackedTable) throws(StorageFailure) -> String {
    guard let found = table.column(column) else { throw .corrupt }
    return found.name
  }

  /// Runs a change of exactly one row; anything else means that the row is not as it was left,
  /// which matters where rows come by deeds alone.
  private mutating func run(_ sql: String, _ values: [Value], of table: TrackedTable)
    throws(StorageFailure)
  {
    do throws(StorageFailure) { try store.run(sql, values) } catch {
      if error.isAboutRows { hasMet = true }
      throw error
    }
    if store.changedRows != 1, !table.isLoose {
      hasMet = true
      throw .interrupted
    }
  }
}

extension StorageFailure {
  /// Whether a rule of a table refused a row.
  var isAboutRows: Bool {
    if case .other(let code, _) = self { return code & 0xFF == 19 }
    return false
  }
}
