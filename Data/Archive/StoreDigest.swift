import Domain

/// A fingerprint of all values of all tables of a store, in key order.
enum StoreDigest {
  private static let tables = """
    SELECT name FROM pragma_table_list
    WHERE schema = 'main' AND type IN ('table', 'shadow') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
    ORDER BY name
    """

  /// Returns the digest of a store. It must be computed in the transaction that copies the store.
  static func of(_ store: Connection) throws(StorageFailure) -> Int {
    var digest = RowDigest()
    for table in try store.all(tables, [], { $0.text }) {
      digest.add(table)
      // NOT INDEXED makes a table scan, so the rows come in key order.
      try store.visit("SELECT * FROM main.\"\(table)\" NOT INDEXED") { row in
        row.add(to: &digest)
        return true
      }
    }
    return digest.value
  }

  /// Returns the number of records in all lists.
  static func records(_ store: Connection) throws(StorageFailure) -> Int {
    var count = 0
    for list in ArchiveLists.all {
      count += try store.first("SELECT count(*) FROM \(list.table)") { $0.int } ?? 0
    }
    return count
  }

  /// Whether the integrity and foreign key checks find nothing.
  static func isWhole(_ store: Connection) throws(StorageFailure) -> Bool {
    guard try damages(store).isEmpty else { return false }
    return try strayRows(store) == 0
  }

  /// Returns the problems found by SQLite's integrity check, at most 20.
  static func damages(_ store: Connection) throws(StorageFailure) -> [String] {
    try store.learnTokens()
    let found = try store.all("PRAGMA integrity_check(20)") { $0.text }
    return found.filter { $0 != "ok" }
  }

  /// Returns the number of rows whose foreign key refers to a missing row. Rows beyond 1000 are not
  /// counted.
  static func strayRows(_ store: Connection) throws(StorageFailure) -> Int {
    var count = 0
    try store.visit("PRAGMA foreign_key_check") { _ in
      count += 1
      return count < 1000
    }
    return count
  }
}
