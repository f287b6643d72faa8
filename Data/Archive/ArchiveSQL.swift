import Domain

/// The SQL statements of imports.
enum ArchiveSQL {
  /// The query that checks whether the store has user data, or marks on a preloaded proverb.
  static let isTouched =
    "SELECT " + StoreParts.all.flatMap { $0.touched() }.joined(separator: " OR ")

  static let indexes = """
    SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%fts5%'
      AND sql LIKE '%content = ''%' AND sql NOT LIKE '%content = ''''%' ORDER BY name
    """
}

/// The full-text indexes, which are derived from the rows.
enum ArchiveIndexes {
  /// Returns the names of the full-text indexes in a store.
  static func names(in store: Connection) throws(StorageFailure) -> [String] {
    try store.all(ArchiveSQL.indexes) { $0.text }
  }

  /// Rebuilds all full-text indexes.
  static func rebuild(in store: Connection) throws(StorageFailure) {
    for name in try names(in: store) { try rebuild(name, in: store) }
  }

  /// Rebuilds one full-text index.
  static func rebuild(_ name: String, in store: Connection) throws(StorageFailure) {
    try store.learnTokens()
    try store.run("INSERT INTO \(name) (\(name)) VALUES ('rebuild')")
  }

  /// Whether a full-text index agrees with its rows.
  static func agrees(_ name: String, in store: Connection) throws(StorageFailure) -> Bool {
    try store.learnTokens()
    do throws(StorageFailure) {
      try store.run("INSERT INTO \(name) (\(name), rank) VALUES ('integrity-check', 1)")
      return true
    } catch {
      guard case .corrupt = error else { throw error }
      return false
    }
  }
}
