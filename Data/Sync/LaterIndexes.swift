import Domain

/// Leaves indexes out while very many rows come, and makes them when all are there (bulk load): each is
/// written once in its order then, and not at another place for every row. All of that is one
/// transaction, so nobody ever meets the store without them.
struct LaterIndexes {
  private let store: Connection
  private var left: [String] = []

  init(_ store: Connection) { self.store = store }

  private enum Column: Int, RowColumn { case name, sql }

  /// Leaves out the indexes of a table, and of those that hold two rows apart the ones that are named.
  mutating func leaveOut(of table: String, and unique: Set<String> = []) throws(StorageFailure) {
    let all = try store.all(
      """
      SELECT name, sql FROM sqlite_schema
      WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL ORDER BY rowid
      """, [.text(table)]
    ) { row in
      let row = NamedRow<Column>(row)
      return (name: row.text(.name), sql: row.text(.sql))
    }
    for index in all where !index.sql.hasPrefix("CREATE UNIQUE") || unique.contains(index.name) {
      try store.script("DROP INDEX \(index.name)")
      left.append(index.sql)
    }
  }

  /// Makes what was left out.
  mutating func make() throws(StorageFailure) {
    if left.isEmpty { return }
    // Pages are written once and not looked at again; so few are held, and what is sorted takes as
    // little.
    let pages = try store.first("PRAGMA cache_size") { $0.int } ?? 0
    try store.script("PRAGMA cache_size = -\(Self.pages)")
    for sql in left { try store.script(sql) }
    left = []
    try store.script("PRAGMA cache_size = \(pages)")
  }

  /// How many kibibytes of pages are held meanwhile.
  private static let pages = 1024
}
