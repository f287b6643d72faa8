import Domain

/// Drops indexes while very many rows are inserted, and rebuilds them afterwards in sorted order (bulk load).
/// Everything happens in one transaction, so no other connection sees the store without the indexes.
struct LaterIndexes {
  private let store: Connection
  private var left: [String] = []

  init(_ store: Connection) { self.store = store }

  private enum Column: Int, RowColumn { case name, sql }

  /// Drops the indexes of a table. Of the unique indexes, only those in `unique` are dropped.
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

  /// Rebuilds the dropped indexes.
  mutating func make() throws(StorageFailure) {
    if left.isEmpty { return }
    // Each page is written once and not read again, so a small page cache is enough.
    let pages = try store.first("PRAGMA cache_size") { $0.int } ?? 0
    try store.script("PRAGMA cache_size = -\(Self.pages)")
    for sql in left { try store.script(sql) }
    left = []
    try store.script("PRAGMA cache_size = \(pages)")
  }

  /// The size of the page cache during the rebuild, in KiB.
  private static let pages = 1024
}
