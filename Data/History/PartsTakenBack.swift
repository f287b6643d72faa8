import Domain

extension WrittenChange {
  /// Splits an update into the columns that can be undone and the fields that another device wrote
  /// since, which stay. Derived columns are in neither, because they are computed again.
  func split(
    of table: TrackedTable, _ list: SyncList, leaving fields: [SyncField]
  ) -> (part: WrittenChange, lost: [SyncField]) {
    let written = Set(fields.flatMap { list.columns(of: $0) })
    let own = Set(list.fields.flatMap { list.columns(of: $0) })
    var part = self
    part.old = old.filter { value in
      table.column(value.column).map { own.contains($0.name) && !written.contains($0.name) }
        ?? false
    }
    let changed = Set(old.compactMap { table.column($0.column)?.name })
    return (part, fields.filter { !changed.isDisjoint(with: list.columns(of: $0)) })
  }
}

extension SyncList {
  /// Returns the columns that store a field.
  func columns(of field: SyncField) -> [String] {
    list.members.filter { field.members.contains($0.name) }.flatMap(\.columns)
  }

  /// Computes the derived columns of a row again.
  func recomputeDerived(
    _ key: [Value], of table: TrackedTable, in store: Connection
  ) throws(StorageFailure) {
    guard table.name == list.table, !list.derived.isEmpty, let first = key.first else { return }
    let rows = SyncRows(self, in: store)
    guard let row = try rows.row(try rows.number(first)) else { return }
    try store.run(
      "UPDATE \(list.table) SET " + list.derived.map { $0.column + " = ?" }.joined(separator: ", ")
        + " WHERE " + table.condition,
      list.derived.map { $0.value(row) } + key)
  }
}

extension LeftRecord {
  /// Describes a row that was not undone completely. `record` is the id of the row's record; nil if the row has no such
  /// id.
  init(
    _ change: WrittenChange, of table: TrackedTable, _ fields: [SyncField], in store: Connection
  ) throws(StorageFailure) {
    var record: String?
    let list = store.lists.list(holding: table.name)
    if let list, table.name == list.list.table, let key = change.key.first {
      let rows = SyncRows(list, in: store)
      let row = try rows.row(try rows.number(key))
      record = list.identity.isDrawn ? nil : row?["id"].text
    }
    self.init(list: list?.list.name ?? table.name, record: record, fields: fields.map(\.name))
  }
}

/// Corrects sums to which deleted rows had contributed (`RowSum`). A sum that another device wrote
/// since was not undone, so the contribution has to be subtracted.
struct SumsTakenBack {
  /// The contribution of each deleted row.
  private var gone: [Added] = []
  /// The rows whose sums were not undone.
  private var left: Set<Owner> = []

  private struct Owner: Hashable {
    let table: String
    let key: Int
  }

  /// The contribution of a row to the sums of its owner.
  struct Added {
    fileprivate let sum: RowSum
    fileprivate let owner: Int
    fileprivate let amounts: [Int]
  }

  /// Returns the contribution of a row that is about to be deleted; nil if the row does not exist, or if its table
  /// contributes to no sums.
  static func added(
    by change: WrittenChange, of table: TrackedTable, in store: Connection
  ) throws(StorageFailure) -> Added? {
    guard let sum = TrackedTables.sum(table.name) else { return nil }
    let columns = ([sum.owner] + sum.sums.map(\.amount)).joined(separator: ", ")
    let row = try store.first(
      "SELECT \(columns) FROM \(table.name) WHERE \(table.condition)", change.key
    ) { $0.values.map { $0.number ?? 0 } }
    guard let row, let owner = row.first else { return nil }
    return Added(sum: sum, owner: owner, amounts: Array(row.dropFirst()))
  }

  /// Notes the contribution of a deleted row.
  mutating func note(_ added: Added) { gone.append(added) }

  /// Notes that the sums of a row were not undone.
  mutating func leave(_ fields: [SyncField], of list: SyncList, _ key: [Value]) {
    guard fields.contains(where: { $0.rule == .summed }), let key = key.first?.number else {
      return
    }
    left.insert(Owner(table: list.list.table, key: key))
  }

  /// Subtracts the contributions of deleted rows from the sums that were not undone.
  func subtractDeleted(in store: Connection) throws(StorageFailure) {
    for added in gone where left.contains(Owner(table: added.sum.table, key: added.owner)) {
      let changes = added.sum.sums.map { "\($0.column) = max(0, \($0.column) - ?)" }
      try store.run(
        "UPDATE \(added.sum.table) SET \(changes.joined(separator: ", ")) WHERE key = ?",
        added.amounts.map(Value.int) + [.int(added.owner)])
    }
  }
}
