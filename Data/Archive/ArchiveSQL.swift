import Domain

/// The SQL of taking in.
enum ArchiveSQL {
  /// Whether anybody ever kept anything, or marked one of the proverbs a new store has.
  static let isTouched = """
    SELECT EXISTS (SELECT 1 FROM people) OR EXISTS (SELECT 1 FROM contacts)
      OR EXISTS (SELECT 1 FROM mood_days) OR EXISTS (SELECT 1 FROM moods_state)
      OR EXISTS (SELECT 1 FROM events) OR EXISTS (SELECT 1 FROM books)
      OR EXISTS (SELECT 1 FROM favourites) OR EXISTS (SELECT 1 FROM sayings_feed)
      OR EXISTS (SELECT 1 FROM sayings
        WHERE number >= \(StarterSayings.all.count) OR liked_at IS NOT NULL OR used_at IS NOT NULL
          OR deleted_at IS NOT NULL OR print IS NOT origin OR uploaded <> 1767193200)
    """

  static let countWatering = "UPDATE people SET times_watered = times_watered + 1 WHERE key = ?"

  static let paint = "UPDATE mood_days SET theme = ? WHERE day = ?"

  static let personWithPhone = """
    SELECT key FROM people WHERE phone_key = ? AND phone_key IS NOT NULL AND deleted_at IS NULL
    """

  static let bookWithNumber = """
    SELECT key FROM books WHERE isbn = ? AND isbn IS NOT NULL AND deleted_at IS NULL
    """

  static let cardWithUID = """
    SELECT key FROM contacts WHERE uid = ? AND uid IS NOT NULL AND deleted_at IS NULL
    """

  static let cardWithPrint = """
    SELECT card FROM contacts WHERE fingerprint = ? AND deleted_at IS NULL
    """

  static let mendedSaying = """
    SELECT number FROM sayings WHERE origin = ? AND origin <> print LIMIT 1
    """

  static let sayingsWithPrint = "SELECT number FROM sayings WHERE print = ? ORDER BY number"

  static let markSaying = """
    UPDATE sayings SET seen = max(seen, ?), liked_at = ?, liked_offset = ?, liking = ?,
      used_at = ?, used_offset = ? WHERE number = ?
    """

  /// Whether a book is here, how far one came in it and when, and how long it is.
  enum BookStateColumn: Int, RowColumn { case deletedAt, lastDay, lastTotal, pages }

  static let bookState = """
    SELECT \(BookStateColumn.list()) FROM books WHERE key = ?
    """

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
