import Domain

/// The SQL of finding over everything. Whatever a record is, it has the same columns.
enum FoundSQL {
  // MARK: Days

  /// All records of the day ?3, and what touches the time from ?1 to ?2.
  static let ofDay =
    FoundSources.all.flatMap { found -> [String] in
      switch found.days {
      case .none: []
      case .rows(let source, let day, let condition):
        ["SELECT \(found.selected) FROM \(source) WHERE \(day) = ?3 AND \(condition)"]
      case .spans(let spans):
        ["SELECT \(found.selected) \(spans.goingOn)", "SELECT \(found.selected) \(spans.starting)"]
      }
    }.joined(separator: "\nUNION ALL ") + "\nORDER BY at, kind, id"

  /// The last day up to ?1 that has records, without counting those that touch spans.
  static let latest = ends("<=", "DESC", "max")
  /// The first day from ?1 on.
  static let earliest = ends(">=", "ASC", "min")

  private static func ends(_ comparison: String, _ order: String, _ choice: String) -> String {
    let days = FoundSources.all.compactMap { found -> String? in
      guard case .rows(let source, let day, let condition) = found.days else { return nil }
      return """
        SELECT * FROM (SELECT \(day) AS day FROM \(source)
          WHERE \(day) \(comparison) ?1 AND \(condition)
          ORDER BY \(day) \(order) LIMIT 1)
        """
    }
    return "SELECT \(choice)(day) FROM (\(days.joined(separator: "\nUNION ALL ")))"
  }

  // MARK: Words

  /// The records of a kind whose words match ?1, those written last first, at most ?2 of them.
  static func matching(_ found: FoundSource) -> String? {
    guard let words = found.words else { return nil }
    let index = words.index.index.name
    return """
      SELECT \(found.selected) FROM \(index) i CROSS JOIN \(words.rows)
      WHERE i.\(index) MATCH ?1 AND \(words.condition) ORDER BY i.rowid DESC LIMIT ?2
      """
  }

  /// The records of a kind that are called just ?1, at most ?2 of them.
  static func called(_ found: FoundSource) -> String? {
    found.words?.called.map { "SELECT \(found.selected) FROM \($0)" }
  }
}
