import Domain

/// The SQL of a long list of which only parts are shown: how many it has, where one stands in it,
/// and the rows of a part. As many columns as possible are read from indexes alone; whole rows
/// are only those of the part.
struct ListSQL: Sendable {
  /// Where the rows come from, which are called `o`, from `FROM` to the end of its conditions. Of
  /// several sources, each of which an index has in order, the rows are merged.
  var sources: [String]
  /// Whether a row `b` is in the list, by what else but its name.
  var isIn: String
  /// The table, and how a row `b` of it is told from all others by values.
  var table: String
  var named: String
  /// What orders the rows; the last column is the key.
  var order: [String]
  var isDown: Bool
  /// What is read of a row `b`, and what has to be joined for it.
  var columns: String
  var joined = ""
  /// What the sources and the conditions ask for: `?1` and so on.
  var values: [Value] = []
  /// How many there are, where that is kept and need not be counted.
  var tally: String?

  /// The same list of which a filter leaves a part.
  func narrowed(by filter: FilterSQL) -> ListSQL {
    var list = self
    let first = values.count + 1
    list.sources = sources.map { $0 + filter.conditions(on: "o", from: first) }
    list.isIn += filter.conditions(on: "b", from: first)
    list.values += filter.values
    return list
  }

  /// How many there are.
  var count: String { tally ?? "SELECT " + counted() }

  /// How many stand before one in the list; nothing where the list leaves it out.
  var place: String {
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

  /// The keys of so many rows, behind so many others from one end.
  func keys(isBackward: Bool) -> String {
    let columns = "SELECT " + row("o")
    let direction = isDown == isBackward ? "" : " DESC"
    let order = order.indices.map { "\($0 + 1)\(direction)" }.joined(separator: ", ")
    return sources.map { "\(columns) \($0)" }.joined(separator: " UNION ALL ")
      + " ORDER BY \(order) LIMIT ? OFFSET ?"
  }

  /// The same rows whole, in the order of the list.
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
  /// How many there are.
  func count(in store: Connection) throws(StorageFailure) -> Int {
    try store.first(count, values) { $0.int } ?? 0
  }

  /// Which part a spot means. What the list leaves out means its beginning.
  func window<Name>(
    around spot: ListAnchor<Name>, length: Int, in store: Connection, _ name: (Name) -> [Value]
  ) throws(StorageFailure) -> ListWindow {
    let place = try spot.place { (wanted) throws(StorageFailure) in
      try self.place(of: name(wanted), in: store)
    }
    return ListWindow(around: place ?? 0, of: try count(in: store), length: length)
  }

  /// Where one stands.
  func place(of name: [Value], in store: Connection) throws(StorageFailure) -> Int? {
    try store.first(place, values + name) { $0.int }
  }

  /// The rows of a part of so many. Skipping costs time, so they are walked from the nearer end.
  func rows<T>(
    _ places: Range<Int>, of total: Int, in store: Connection,
    _ read: (Row) throws(StorageFailure) -> T
  ) throws(StorageFailure) -> [T] {
    if places.isEmpty { return [] }
    let isBackward = places.lowerBound > total - places.upperBound
    let skipped = isBackward ? total - places.upperBound : places.lowerBound
    return try store.all(
      rows(isBackward: isBackward), values + [.int(places.count), .int(skipped)], read)
  }

  /// The part a spot means, as it is loaded.
  func slice<Name, Item>(
    around spot: ListAnchor<Name>, length: Int, in store: Connection, _ name: (Name) -> [Value],
    _ read: (Row) throws(StorageFailure) -> Item
  ) throws(StorageFailure) -> ListSlice<Item> {
    let window = try window(around: spot, length: length, in: store, name)
    return window.filled(with: try rows(window.places, of: window.total, in: store, read))
  }
}
