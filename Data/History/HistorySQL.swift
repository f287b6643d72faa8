/// The SQL of the history. The states are those of `HistoryEntry.State`. SQLite uses the partial indexes only if a
/// query repeats their condition literally.
enum HistorySQL {
  static let begin = """
    INSERT INTO history (kind, subject, origin, instant, offset) VALUES (?, '', 'command', 0, 0)
    """

  static let name = """
    UPDATE history SET kind = ?, subject = ?, item = ?, origin = ?, instant = ?, offset = ?
    WHERE number = ?
    """

  static let insert = """
    INSERT INTO history (kind, subject, item, origin, instant, offset)
    VALUES (?, ?, ?, ?, ?, ?)
    """

  static let keepPiece = "INSERT INTO history_changes (entry, piece, bytes) VALUES (?, ?, ?)"

  static let firstUndone = "SELECT min(number) FROM history WHERE state = 1 AND state < 2"

  static let letGoOfUndone = """
    DELETE FROM history_changes
    WHERE entry IN (SELECT number FROM history WHERE state = 1 AND state < 2)
    """

  static let overtake = "UPDATE history SET state = 3 WHERE state = 1 AND state < 2"

  enum OldestColumn: Int, RowColumn { case number, instant }

  static let oldestDone = """
    SELECT \(OldestColumn.list()) FROM history INDEXED BY history_standing
    WHERE state = 0 AND state < 2 ORDER BY number LIMIT 1
    """

  static let letGo = "DELETE FROM history_changes WHERE entry = ?"

  static let mark = "UPDATE history SET state = ? WHERE number = ?"

  /// Returns the SQL expression for the current text of a saying in one of its languages.
  private static func saying(_ language: String) -> String {
    """
    CASE WHEN kind LIKE 'sayings.%' THEN
      (SELECT s.\(language) FROM sayings s WHERE s.number = CAST(history.item AS INTEGER)) END
    """
  }

  private static let columns = HistoryColumn.list([
    .korean: saying("kor"), .english: saying("eng"),
  ])

  static let lastDone = """
    SELECT \(columns) FROM history INDEXED BY history_standing
    WHERE state = 0 AND state < 2 ORDER BY number DESC LIMIT 1
    """

  static let nextUndone = """
    SELECT \(columns) FROM history INDEXED BY history_standing
    WHERE state = 1 AND state < 2 ORDER BY number LIMIT 1
    """

  static let appendable = """
    SELECT number FROM history
    WHERE number = ? AND state = 0 AND number = (SELECT max(number) FROM history)
    """

  static let newest = "SELECT \(columns) FROM history ORDER BY number DESC LIMIT ? OFFSET ?"

  static let count = "SELECT count(*) FROM history"

  static let lastPiece = "SELECT max(piece) FROM history_changes WHERE entry = ?"

  static let piece = "SELECT bytes FROM history_changes WHERE entry = ? AND piece = ?"

  static let piecesOf =
    "SELECT bytes FROM history_changes WHERE entry = ? AND piece >= ? ORDER BY piece"

  static let pieces = "SELECT bytes FROM history_changes"

  static let dropPieces = "DELETE FROM history_changes WHERE entry = ? AND piece <= ?"

  static let dropAllPieces = "DELETE FROM history_changes"

  static let finalizeAll = "UPDATE history SET state = state + 2 WHERE state < 2"
}
