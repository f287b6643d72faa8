import Domain

/// Writes the rows of a list and everything that is derived from them.
struct RowWriter {
  private let list: SyncList
  private let store: Connection

  init(_ list: SyncList, _ store: Connection) { (self.list, self.store) = (list, store) }

  /// Inserts a row and returns its key.
  func insert(_ row: ArchiveRow) throws(StorageFailure) -> Int {
    let row = try inward(row)
    try list.list.rules.inserting(row, store)
    let key: Int
    if list.statements.hasRowKey {
      key = try store.insert(list.statements.insert, try values(of: row))
    } else {
      let conflicts = try store.first(list.statements.insert, try values(of: row)) {
        $0.values.first ?? .null
      }
      key = try SyncRows(list, in: store).number(conflicts ?? .null)
    }
    try follow(row, key, isNew: true)
    return key
  }

  /// Updates the columns whose values differ from those of `old`; all columns if `old` is nil.
  func update(_ key: Int, from old: ArchiveRow?, to row: ArchiveRow) throws(StorageFailure) {
    let row = try inward(row)
    let before = try old.map { (old) throws(StorageFailure) in try self.values(of: inward(old)) }
    let values = try self.values(of: row)
    try list.list.rules.inserting(row, store)
    var changes: [String] = []
    var changed: [Value] = []
    for (index, column) in list.statements.columns.enumerated() {
      if let before, before[index].isSame(as: values[index]) { continue }
      changes.append("\(column) = ?")
      changed.append(values[index])
    }
    if !changes.isEmpty {
      try store.run(
        """
        UPDATE \(list.list.table) SET \(changes.joined(separator: ", ")) WHERE \(list.key) = ?
        """, changed + [SyncRows(list, in: store).stored(key)])
    }
    try follow(row, key, isNew: false)
  }

  func delete(_ key: Int) throws(StorageFailure) {
    try store.run(
      "DELETE FROM \(list.list.table) WHERE \(list.key) = ?",
      [SyncRows(list, in: store).stored(key)])
  }

  /// Replaces the identity of a day's saying with its local number.
  private func inward(_ row: ArchiveRow) throws(StorageFailure) -> ArchiveRow {
    guard case .bytes(let identity) = row["saying"] else { return row }
    var row = row
    row["saying"] =
      try SyncReferences(store).saying(named: identity).map(ArchiveCell.number) ?? .null
    return row
  }

  /// Returns the values of a row in the order of `SyncStatements.columns`.
  private func values(of row: ArchiveRow) throws(StorageFailure) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(list.statements.columns.count)
    for (member, cell) in zip(row.list.members, row.cells) {
      if case .owner(let table) = member.kind {
        let key = try store.first(
          "SELECT key FROM \(table) WHERE id = ?", [.text(cell.text ?? "")]
        ) { $0.int }
        values.append(.optional(key))
      } else {
        member.add(cell, to: &values)
      }
    }
    for derived in row.list.derived { values.append(derived.value(row)) }
    if list.number == SyncLists.readings {
      let isBookHere =
        try store.first(
          "SELECT deleted_at IS NULL FROM books WHERE id = ?", [.text(row["book"].text ?? "")]
        ) { $0.bool } ?? false
      values.append(.bool(isBookHere && row["deleted"] == .null))
    }
    return values
  }

  /// Updates the other tables that depend on a row.
  private func follow(
    _ row: ArchiveRow, _ key: Int, isNew: Bool
  ) throws(StorageFailure) {
    switch list.number {
    case SyncLists.contacts:
      try store.run("DELETE FROM contact_numbers WHERE contact = ?", [.int(key)])
      try list.list.rules.inserted(row, key, nil, store)
    case SyncLists.books where !isNew:
      try store.run(
        """
        UPDATE readings SET here = ?1
        WHERE book = ?2 AND deleted_at IS NULL AND here <> ?1
        """, [.bool(row["deleted"] == .null), .int(key)])
    case _: break
    }
  }
}

extension Value {
  /// Returns whether two values are stored as the same value.
  fileprivate func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.int(let one), .int(let two)): one == two
    case (.text(let one), .text(let two)): one.utf8.elementsEqual(two.utf8)
    case (.bytes(let one), .bytes(let two)), (.exactText(let one), .exactText(let two)): one == two
    case (.null, _), (.int, _), (.text, _), (.bytes, _), (.exactText, _): false
    }
  }
}
