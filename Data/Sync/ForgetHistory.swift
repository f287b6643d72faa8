import Domain

/// Deletes the history of records that other devices destroyed. Changes of these records can no longer be undone; all
/// other changes still can.
struct ForgetHistory {
  private let store: Connection
  /// The keys of the rows, by table.
  private var keys: [String: Set<Int>] = [:]
  /// The ids of the records, in the form in which history entries contain them.
  private var items: Set<String> = []

  init(_ store: Connection) { self.store = store }

  /// Adds a record, whose row must still exist. A record without a row has no history.
  mutating func add(_ record: FieldVersionRecord) {
    guard let list = record.list, let key = record.key else { return }
    keys[list.list.table, default: []].insert(key)
    items.formUnion([record.item].compactMap(\.self))
  }

  func forget() throws(StorageFailure) {
    let tables = Dictionary(
      try store.recorder.tables(in: store).map { ($0.number, $0) },
      uniquingKeysWith: { one, _ in one })
    var entries: Set<Int> = []
    try store.visit("SELECT entry, bytes FROM history_changes") { (row) throws(StorageFailure) in
      let row = NamedRow<PieceColumn>(row)
      if entries.contains(row.int(.entry)) { return true }
      var reader = try ChangeReader(row.bytes(.bytes))
      let isOne = try reader.all(keyCounts: { tables[$0]?.key.count }).contains { change in
        guard let table = tables[change.table], let keys = keys[table.name] else { return false }
        // A deleted row is identified by its old values.
        let key =
          change.key.first
          ?? change.old.first { $0.column == table.key[0].number }?.value ?? .null
        return key.number.map(keys.contains) ?? false
      }
      if isOne { entries.insert(row.int(.entry)) }
      return true
    }
    for entry in entries { try forget(entry) }
    for item in items {
      try store.run("UPDATE history SET subject = '', item = NULL WHERE item = ?", [.text(item)])
      try store.run("UPDATE notices SET title = '', body = '' WHERE subject = ?", [.text(item)])
    }
    if !items.isEmpty { try store.run(SyncSQL.forgetTitles) }
    // Received changes are recorded, also those that destroy records.
    store.recorder.forget()
    // A full-text index keeps deleted words for a while, so it is dropped; the next search rebuilds it.
    for entry in WordIndexes.all { try entry.index.drop(from: store) }
  }

  /// Deletes the undo data and the subject of a history entry.
  func forget(_ entry: Int) throws(StorageFailure) {
    try store.run(HistorySQL.letGo, [.int(entry)])
    try store.run(
      "UPDATE history SET state = state + 2 WHERE number = ? AND state < 2", [.int(entry)])
    try store.run("UPDATE history SET subject = '', item = NULL WHERE number = ?", [.int(entry)])
  }

  private enum PieceColumn: Int, RowColumn { case entry, bytes }
}
