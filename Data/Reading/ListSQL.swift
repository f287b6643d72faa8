import Domain

/// The SQL of a long list that is shown in slices: its length, the index of a row, and the rows of
/// a slice. Most queries use indexes alone; whole rows are read only for the slice.
struct ListSQL: Sendable {
  /// The `FROM` and `WHERE` clauses of the rows, with the alias `o`. Several sources, each in index
  /// order, are merged.
  var sources: [String]
  /// The condition that a row `b` is in the list, apart from the condition that identifies the row.
  var isIn: String
  /// The table of the rows.
  var table: String
  /// The condition that identifies a row `b` by values.
  var named: String
  /// The columns of the order, ending with the key.
  var order: [String]
  var isDown: Bool
  /// The columns to read of a row `b`.
  var columns: String
  /// The joins that `columns` needs.
  var joined = ""
  /// The values of the sources and conditions, bound as `?1` and so on.
  var values: [Value] = []
  /// A query for the length if it is stored; nil if the rows must be counted.
  var tally: String?

  /// Returns the same list with a filter applied.
  func narrowed(by filter: FilterSQL) -> ListSQL {
    var list = self
    let first = values.count + 1
    list.sources = sources.map { $0 + filter.conditions(on: "o", from: first) }
    list.isIn += filter.conditions(on: "b", from: first)
    list.values += filter.values
    return list
  }

  /// The query for the number of rows.
  var count: String { tally ?? "SELECT " + counted() }

  /// The query for the number of rows before a given row. It has no result if the list does not
  /// contain the row.
  var rank: String {
    let (mine, its) = (row("o"), row("b"))
    return """
      SELECT \(counted(" AND (\(mine)) \(isDown ? ">" : "<") (\(its))"))
      FROM \(table) b WHERE \(isIn) AND \(named)
      """
  }

  private func counted(_ condition: String = "") -> String {
    sources.map { "(SELECT count(*) \($0)\(condition))" }.joined(separator: " + ")
  }

  private func row(_ name: String) -> String {
    order.map { "\(name).\($0)" }.joined(separator: ", ")
  }

  /// Returns the query for the keys of a range of rows, counted from either end.
  func keys(isBackward: Bool) -> String {
    let columns = "SELECT " + row("o")
    let direction = isDown == isBackward ? "" : " DESC"
    let order = order.indices.map { "\($0 + 1)\(direction)" }.joined(separator: ", ")
    return sources.map { "\(columns) \($0)" }.joined(separator: " UNION ALL ")
      + " ORDER BY \(order) LIMIT ? OFFSET ?"
  }

  /// Returns the query for the whole rows of a range, in the order of the list. The range is bound as in the query
  /// `keys`.
  func rows(isBackward: Bool) -> String {
    let order = order.map { "b.\($0)\(isDown ? " DESC" : "")" }.joined(separator: ", ")
    return """
      SELECT \(columns) FROM (\(keys(isBackward: isBackward))) k
        CROSS JOIN \(table) b ON b.key = k.key \(joined)
      ORDER BY \(order)
      """
  }
}

extension ListSQL {
  /// Returns the length of the list.
  func count(in store: Connection) throws(StorageFailure) -> Int {
    try store.first(count, values) { $0.int } ?? 0
  }

  /// Returns the range of rows around an anchor. If the anchor is not in the list, the range is at its beginning. The
  /// closure `name` returns the values that identify a row.
  func window<Name>(
    around anchor: ListAnchor<Name>, length: Int, in store: Connection, _ name: (Name) -> [Value]
  ) throws(StorageFailure) -> ListWindow {
    let index = try anchor.index { (wanted) throws(StorageFailure) in
      try self.index(of: name(wanted), in: store)
    }
    return ListWindow(around: index ?? 0, of: try count(in: store), length: length)
  }

  /// Returns the index of a row; nil if the list does not contain the row.
  func index(of name: [Value], in store: Connection) throws(StorageFailure) -> Int? {
    try store.first(rank, values + name) { $0.int }
  }

  /// Returns the rows of a slice. They are read from the nearer end, because skipping rows costs
  /// time.
  func rows<T>(
    _ indices: Range<Int>, of total: Int, in store: Connection,
    _ read: (Row) throws(StorageFailure) -> T
  ) throws(StorageFailure) -> [T] {
    if indices.isEmpty { return [] }
    let isBackward = indices.lowerBound > total - indices.upperBound
    let skipped = isBackward ? total - indices.upperBound : indices.lowerBound
    return try store.all(
      rows(isBackward: isBackward), values + [.int(indices.count), .int(skipped)], read)
  }

  /// Loads the slice around an anchor.
  func slice<Name, Item>(
    around anchor: ListAnchor<Name>, length: Int, in store: Connection, _ name: (Name) -> [Value],
    _ read: (Row) throws(StorageFailure) -> Item
  ) throws(StorageFailure) -> ListSlice<Item> {
    let window = try window(around: anchor, length: length, in: store, name)
    return window.filled(with: try rows(window.indices, of: window.total, in: store, read))
  }
}
