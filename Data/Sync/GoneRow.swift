import Domain

/// The ids of the rows that a transaction deleted, by which other rows refer to them.
struct GoneOwners {
  private var ids: [String: [Int: String]] = [:]
  private var names: [String: Set<String>] = [:]

  init(_ marks: DirtyRows) {
    for rows in marks.rows where !rows.gone.isEmpty {
      let table = rows.list.list.table
      for gone in rows.gone {
        guard let id = gone.values["id"]?.text else { continue }
        ids[table, default: [:]][gone.key] = id
        names[table, default: []].insert(id)
      }
    }
  }

  /// Returns the id of a deleted row by its key; nil if the transaction did not delete the row.
  func id(of key: Int, in table: String) -> String? { ids[table]?[key] }

  /// Returns whether the owner of a deleted row was deleted in the same transaction.
  func owned(_ gone: DirtyRows.Gone, of list: SyncList) -> Bool {
    if let owner = list.owner, let id = gone.values[owner.column]?.text {
      return names[owner.table]?.contains(id) ?? false
    }
    return list.list.members.contains { member in
      guard case .owner(let table) = member.kind, let key = gone.values[member.column]?.number
      else { return false }
      return ids[table]?[key] != nil
    }
  }
}

/// Reconstructs a deleted row as it was before the transaction.
struct GoneRow {
  private let store: Connection
  private let owners: GoneOwners

  init(_ store: Connection, _ owners: GoneOwners) { (self.store, self.owners) = (store, owners) }

  /// Returns the deleted row; nil if its owner is no longer known.
  func row(_ gone: DirtyRows.Gone, of list: SyncList) throws(StorageFailure) -> ArchiveRow? {
    var cells: [ArchiveCell] = []
    for member in list.list.members {
      var values: ArraySlice<Value>
      switch member.kind {
      case .owner(let table):
        guard let key = gone.values[member.column]?.number,
          let id = try id(of: key, in: table)
        else { return nil }
        values = [.text(id)]
      case .phones: values = [.null]
      case .moment(let offset):
        values = [gone.values[member.column] ?? .null, gone.values[offset] ?? .null]
      case .text, .choice, .number, .digits, .flag, .day, .birthday, .tags, .isbn, .stamp, .bytes:
        values = [gone.values[member.column] ?? .null]
      }
      cells.append(try member.cell(&values))
    }
    return ArchiveRow(list: list.list, cells: cells)
  }

  /// Returns the id of an owner, even if it was deleted in the same transaction; nil if the owner is unknown.
  private func id(of key: Int, in table: String) throws(StorageFailure) -> String? {
    if let id = owners.id(of: key, in: table) { return id }
    return try store.first("SELECT id FROM \(table) WHERE key = ?", [.int(key)]) { $0.text }
  }
}
