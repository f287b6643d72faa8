import Domain

/// The SQL of taking in.
enum ArchiveSQL {
  /// Whether anybody ever kept anything, or marked one of the proverbs a new store has.
  static let isTouched =
    "SELECT " + StoreParts.all.flatMap { $0.touched() }.joined(separator: " OR ")

  static let indexes = """
    SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%fts5%'
      AND sql LIKE '%content = ''%' AND sql NOT LIKE '%content = ''''%' ORDER BY name
    """
}

/// The indexes of words, which are made from the rows.
enum ArchiveIndexes {
  /// The indexes there are.
  static func names(in store: Connection) throws(StorageFailure) -> [String] {
    try store.all(ArchiveSQL.indexes) { $0.text }
  }

  /// Makes all indexes there are anew.
  static func rebuild(in store: Connection) throws(StorageFailure) {
    for name in try names(in: store) { try rebuild(name, in: store) }
  }

  /// Makes an index anew.
  static func rebuild(_ name: String, in store: Connection) throws(StorageFailure) {
    try store.learnTokens()
    try store.run("INSERT INTO \(name) (\(name)) VALUES ('rebuild')")
  }

  /// Whether an index has the words that the rows have.
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
