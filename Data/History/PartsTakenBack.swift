import Domain

extension WrittenChange {
  /// The columns of a changed row that can go back, and the fields among those it has that stay as
  /// somebody else wrote them since. What follows from other columns is made anew.
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
  /// The columns of a field.
  func columns(of field: SyncField) -> [String] {
    list.members.filter { field.members.contains($0.name) }.flatMap(\.columns)
  }

  /// Makes anew what follows from other columns of a row.
  func deriveAnew(
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
  /// Names what stays of a row, as far as it is a record.
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

/// What rows that are gone had added to others (`RowSum`), where those stay as somebody else wrote
/// them since: then each takes with it what it had added.
struct SumsTakenBack {
  /// What each row that is gone had added, by the row it belonged to.
  private var gone: [(sum: RowSum, owner: Int, amounts: [Int])] = []
  /// The rows whose sums stayed.
  private var left: Set<Owner> = []

  private struct Owner: Hashable {
    let table: String
    let key: Int
  }

  /// Notes what a row had added that is about to go.
  mutating func note(
    _ change: WrittenChange, of table: TrackedTable, in store: Connection
  ) throws(StorageFailure) {
    guard let sum = TrackedTables.sum(table.name) else { return }
    let columns = ([sum.owner] + sum.sums.map(\.amount)).joined(separator: ", ")
    let row = try store.first(
      "SELECT \(columns) FROM \(table.name) WHERE \(table.condition)", change.key
    ) { $0.values.map { $0.number ?? 0 } }
    guard let row, let owner = row.first else { return }
    gone.append((sum, owner, Array(row.dropFirst())))
  }

  /// Notes that the sums of a row were not put back.
  mutating func leave(_ fields: [SyncField], of list: SyncList, _ key: [Value]) {
    guard fields.contains(where: { $0.rule == .summed }), let key = key.first?.number else {
      return
    }
    left.insert(Owner(table: list.list.table, key: key))
  }

  /// Takes away what is not in the sums any more.
  func settle(in store: Connection) throws(StorageFailure) {
    for (sum, owner, amounts) in gone
    where left.contains(Owner(table: sum.table, key: owner)) {
      let changes = sum.sums.map { "\($0.column) = max(0, \($0.column) - ?)" }
      try store.run(
        "UPDATE \(sum.table) SET \(changes.joined(separator: ", ")) WHERE key = ?",
        amounts.map(Value.int) + [.int(owner)])
    }
  }
}
