import Domain

/// The SQL of counters and their amounts.
enum CountsSQL {
  enum DayColumn: Int, RowColumn { case day, sum, isSkipped }

  private static let columns = CounterRow.shape.list(of: "c")
  private static let amountColumns = CountRow.shape.list(of: "a")
  private static let ofDay = "counter = ? AND day = ? AND deleted_at IS NULL"

  // MARK: Counters

  static let all = """
    SELECT \(columns) FROM counters c WHERE c.deleted_at IS NULL ORDER BY c.tag_folded, c.id
    """
  static let find = "SELECT \(columns) FROM counters c WHERE c.id = ?"
  static let tagged = """
    SELECT \(columns) FROM counters c WHERE c.tag_folded = ? AND c.deleted_at IS NULL
    ORDER BY c.id LIMIT 1
    """
  static let owner = """
    SELECT \(columns) FROM counters c JOIN counts a ON a.counter = c.key WHERE a.id = ?
    """
  static let update = CounterRow.shape.update(where: "key = ?")
  static let remove = "UPDATE counters SET deleted_at = ? WHERE key = ?"
  static let restore = "UPDATE counters SET deleted_at = NULL WHERE key = ?"

  static func withKeys(_ count: Int) -> String {
    """
    SELECT \(columns) FROM counters c WHERE c.key IN (\(NameTable.placeholders(count)))
    ORDER BY c.tag_folded, c.id
    """
  }

  // MARK: Amounts

  /// The sums by day. A skipped day has a row without an amount.
  static let days = """
    SELECT \(DayColumn.list([.sum: "sum(amount)", .isSkipped: "count(*) > count(amount)"]))
    FROM counts INDEXED BY counts_of_counter
    WHERE counter = (SELECT key FROM counters WHERE id = ?) AND deleted_at IS NULL
    GROUP BY day ORDER BY day
    """
  static let amounts = """
    SELECT \(amountColumns) FROM counts a INDEXED BY counts_of_counter
    WHERE a.counter = (SELECT key FROM counters WHERE id = ?) AND a.day BETWEEN ? AND ?
      AND a.deleted_at IS NULL AND a.amount IS NOT NULL ORDER BY a.day, a.key
    """
  static let amountKey = "SELECT key FROM counts WHERE id = ?"
  static let overwrite = """
    UPDATE counts SET deleted_at = NULL, counter = ?, day = ?, amount = ?, instant = ?, offset = ?
    WHERE key = ?
    """
  static let skipped = "SELECT key FROM counts WHERE \(ofDay) AND amount IS NULL"
  static let countOfDay = "SELECT count(*) FROM counts WHERE \(ofDay) AND amount IS NOT NULL"
  static let countOfCounter = """
    SELECT count(*) FROM counts INDEXED BY counts_of_counter
    WHERE counter = ? AND deleted_at IS NULL
    """
  static let removeDay = "UPDATE counts SET deleted_at = ? WHERE \(ofDay) AND amount IS NOT NULL"
  static let removeOthers = "\(removeDay) AND id <> ?"
  static let removeSkips = "UPDATE counts SET deleted_at = ? WHERE \(ofDay) AND amount IS NULL"
  static let restoreAmount = "UPDATE counts SET deleted_at = NULL WHERE id = ?"
  static let move = "UPDATE counts SET counter = ? WHERE counter = ?"
  static let moveSources = "UPDATE sources SET record = ? WHERE record = ? AND kind = 'counter'"
}
