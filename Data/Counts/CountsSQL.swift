import Domain

/// The SQL of counters and their amounts.
enum CountsSQL {
  enum DayColumn: Int, RowColumn { case day, sum, isSkipped }

  private static let columns = CounterRow.shape.list(of: "c")
  private static let amountColumns = CountRow.shape.list(of: "a")
  private static let ofDay = """
    counter IN (SELECT key FROM counters WHERE tag_folded = ? AND deleted_at IS NULL)
      AND day = ? AND deleted_at IS NULL
    """

  // MARK: Counters

  /// The id of the first counter with the tag of the counter `o`, of those with goals if there are any. It stands for
  /// all counters with this tag.
  static let first = """
    (SELECT substr(min((f.goals IS NULL) || f.id), 2) FROM counters f
      WHERE f.tag_folded = o.tag_folded AND f.deleted_at IS NULL)
    """
  static let all = """
    SELECT \(columns) FROM counters c WHERE c.deleted_at IS NULL
    ORDER BY c.tag_folded, c.goals IS NULL, c.id
    """
  static let find = "SELECT \(columns) FROM counters c WHERE c.id = ?"
  static let tagged = """
    SELECT \(columns) FROM counters c WHERE c.tag_folded = ? AND c.deleted_at IS NULL
    ORDER BY c.goals IS NULL, c.id
    """
  /// The counters with the tag of a removed counter that were removed at the same moment.
  static let removedWith = """
    SELECT \(columns) FROM counters c
    WHERE (c.tag_folded, c.deleted_at) = (SELECT tag_folded, deleted_at FROM counters WHERE id = ?)
    """
  static let owner = """
    SELECT \(columns) FROM counters c JOIN counts a ON a.counter = c.key WHERE a.id = ?
    """
  static let update = CounterRow.shape.update(where: "key = ?")
  /// Gives a unit to the other counters with a tag. They have no goals of their own.
  static let follow = """
    UPDATE counters SET unit = ?1, goals = NULL WHERE tag_folded = ?2 AND key <> ?3
      AND deleted_at IS NULL AND (unit IS NOT ?1 OR goals IS NOT NULL)
    """
  static let forgetGoals = "UPDATE counters SET goals = NULL WHERE key = ? AND goals IS NOT NULL"
  static let remove = "UPDATE counters SET deleted_at = ? WHERE key = ?"
  static let restore = "UPDATE counters SET deleted_at = NULL WHERE key = ?"

  static func withKeys(_ count: Int) -> String {
    """
    SELECT \(columns) FROM counters c WHERE c.id IN (
      SELECT \(first) FROM counters o WHERE o.key IN (\(NameTable.placeholders(count))))
    ORDER BY c.tag_folded
    """
  }

  // MARK: Amounts

  static let days = days(of: "= (SELECT key FROM counters WHERE id = ?)")
  /// The days of all counters with the tag and the unit of a counter.
  static let daysOfTag = days(
    of: """
      IN (SELECT o.key FROM counters c JOIN counters o
        ON o.tag_folded = c.tag_folded AND o.unit IS c.unit AND o.deleted_at IS NULL WHERE c.id = ?)
      """)

  /// The sums by day. A skipped day has a row without an amount.
  private static func days(of counters: String) -> String {
    """
    SELECT \(DayColumn.list([.sum: "sum(amount)", .isSkipped: "count(*) > count(amount)"]))
    FROM counts INDEXED BY counts_of_counter
    WHERE counter \(counters) AND deleted_at IS NULL GROUP BY day ORDER BY day
    """
  }

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
  static let removeDay = "UPDATE counts SET deleted_at = ? WHERE \(ofDay) AND amount IS NOT NULL"
  static let removeOthers = "\(removeDay) AND id <> ?"
  static let removeSkips = "UPDATE counts SET deleted_at = ? WHERE \(ofDay) AND amount IS NULL"
  static let restoreAmount = "UPDATE counts SET deleted_at = NULL WHERE id = ?"
}
