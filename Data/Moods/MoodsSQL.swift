import Domain

/// The SQL of moods. Each list query names its index, so that none of them scans the whole table.
enum MoodsSQL {
  private static let columns = MoodsRow.shape.list(of: "m")
  private static let themeOfDay = ThemeColumn.list([.theme: "d.theme"])

  private static let byDay = "moods m INDEXED BY moods_by_day"
  private static let byInstant = "moods m INDEXED BY moods_by_instant"
  private static let ofDay = "m.day = ? AND m.deleted_at IS NULL"

  /// The join with the colour theme of the day.
  private static let themed = "LEFT JOIN mood_days d ON d.day = m.day"
  private static let newestFirst = "ORDER BY m.instant DESC, m.key DESC LIMIT ?"

  static let insert = MoodsRow.shape.insert

  static let keepDay = "INSERT INTO mood_days (day) VALUES (?) ON CONFLICT (day) DO NOTHING"

  static let noteFirst = """
    INSERT INTO moods_state (only_row) VALUES (1) ON CONFLICT (only_row) DO NOTHING
    """

  static let isTouched = "SELECT 1 FROM moods_state"

  /// The query for a mood that is not deleted.
  static let find = "SELECT \(columns) FROM moods m WHERE m.id = ? AND m.deleted_at IS NULL"

  /// The query for a mood, even if it is soft-deleted.
  static let findAny = "SELECT \(columns) FROM moods m WHERE m.id = ?"

  static let lastKey = "SELECT key FROM moods WHERE id = ?"

  static let candidates = """
    SELECT \(columns) FROM moods m
    WHERE m.id BETWEEN ? AND ? AND m.deleted_at IS NULL ORDER BY m.id LIMIT 21
    """

  /// The statement that updates all columns that can change, except for the position on the canvas.
  static let update = MoodsRow.shape.update(where: "key = ?")

  static let move = "UPDATE moods SET x = ?, y = ? WHERE key = ?"

  static let remove = "UPDATE moods SET deleted_at = ? WHERE key = ?"

  static let restore = "UPDATE moods SET deleted_at = NULL WHERE key = ?"

  static let theme = "SELECT theme FROM mood_days WHERE day = ?"

  static let day = "SELECT \(columns) FROM \(byDay) WHERE \(ofDay) ORDER BY m.instant, m.key"

  static let count = "SELECT count(*) FROM \(byDay) WHERE \(ofDay)"

  /// The query for the positions of the newest shapes of a day.
  static let newestPositions = """
    SELECT \(CanvasPositionColumn.list()) FROM \(byDay) WHERE \(ofDay) \(newestFirst)
    """

  enum CanvasPositionColumn: Int, RowColumn { case x, y }

  static let newestOfDay = """
    SELECT \(columns), \(themeOfDay) FROM \(byDay) \(themed) WHERE \(ofDay) \(newestFirst)
    """

  static let newest = """
    SELECT \(columns), \(themeOfDay) FROM \(byInstant) \(themed)
    WHERE m.deleted_at IS NULL \(newestFirst)
    """

  /// Returns the query for days with all their moods, in the order of the diary or reversed. If few moods match the
  /// filter (`isRare`), they are found by their keys and sorted. Otherwise, the diary is read in its order.
  static func diary(
    oldestFirst: Bool, _ filter: FilterSQL = .none, isRare: Bool = false
  ) -> String {
    let day = isRare ? "m.day" : "d.day"
    let source =
      isRare ? "moods m NOT INDEXED \(themed)" : "mood_days d CROSS JOIN \(byDay) ON m.day = d.day"
    return """
      SELECT \(columns), \(themeOfDay) FROM \(source)
      WHERE \(day) BETWEEN ? AND ? AND m.deleted_at IS NULL\(filter.conditions(on: "m"))
      ORDER BY \(day) \(oldestFirst ? "ASC" : "DESC"), m.instant, m.key
      """
  }

  /// The query for the days with moods. It needs one index look-up per day, however many moods the
  /// day has.
  static let days = """
    SELECT d.day FROM mood_days d
    WHERE d.day BETWEEN ? AND ?
      AND EXISTS (SELECT 1 FROM \(byDay) WHERE m.day = d.day AND m.deleted_at IS NULL)
    ORDER BY d.day
    """

  enum NeighbourColumn: Int, RowColumn { case older, newer }

  static let neighbours = """
    SELECT \(NeighbourColumn.list([
      .older: "(SELECT max(m.day) FROM \(byDay) WHERE m.deleted_at IS NULL AND m.day < ?1)",
      .newer: "(SELECT min(m.day) FROM \(byDay) WHERE m.deleted_at IS NULL AND m.day > ?1)",
    ]))
    """

  enum CountedColumn: Int, RowColumn { case instant, offset, timed, level, text, tags }

  /// The query for what is counted of each mood, oldest day first. Sorting by hour in SQL would take longer than reading
  /// all rows.
  static let counted = """
    SELECT \(CountedColumn.list()) FROM \(byDay)
    WHERE m.day BETWEEN ? AND ? AND m.deleted_at IS NULL ORDER BY m.day
    """

  enum SquareColumn: Int, RowColumn { case day, theme, count, levels, sum }

  static let squares = """
    SELECT \(SquareColumn.list([
      .day: "d.day", .theme: "d.theme", .count: "count(*)", .levels: "count(m.level)",
      .sum: "coalesce(sum(m.level), 0)",
    ])) FROM mood_days d CROSS JOIN \(byDay) ON m.day = d.day
    WHERE d.day BETWEEN ? AND ? AND m.deleted_at IS NULL GROUP BY d.day ORDER BY d.day
    """

  static let paint = """
    INSERT INTO mood_days (day, theme) VALUES (?, ?)
    ON CONFLICT (day) DO UPDATE SET theme = excluded.theme
    """

  /// The query that returns a row if there are more moods than a limit. It does not count the rest.
  static let hasMoreThan = """
    SELECT 1 FROM \(byInstant) WHERE m.deleted_at IS NULL ORDER BY m.instant LIMIT 1 OFFSET ?
    """
}
