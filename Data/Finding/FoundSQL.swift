import Domain

/// The SQL of finding over everything. Whatever a record is, it has the same columns.
enum FoundSQL {
  // MARK: Days

  /// All records of the day ?3, and what touches the time from ?1 to ?2.
  static let ofDay =
    FoundSources.all.flatMap { found -> [String] in
      switch found.days {
      case .none: []
      case .rows(let source, let day, let condition, leavesOutMany: _):
        ["SELECT \(found.selected) FROM \(source) WHERE \(day) = ?3 AND \(condition)"]
      case .spans(let spans):
        ["SELECT \(found.selected) \(spans.goingOn)", "SELECT \(found.selected) \(spans.starting)"]
      }
    }.joined(separator: "\nUNION ALL ") + "\nORDER BY at, kind, id"

  /// The last day up to ?1 that has records, without counting those that touch spans. Sources that leave out many rows
  /// are only asked for days after ?2.
  static let latest = ends("<=", "DESC", "max", beyond: "> max(coalesce(best.day, ''), ?2)")
  /// The first day from ?1 on, for those sources before ?2.
  static let earliest = ends(">=", "ASC", "min", beyond: "< min(coalesce(best.day, '~'), ?2)")

  private static func ends(
    _ comparison: String, _ order: String, _ choice: String, beyond: String
  ) -> String {
    func end(of found: FoundSource, leavingOutMany wanted: Bool) -> String? {
      guard case .rows(let source, let day, let condition, let leavesOutMany) = found.days,
        leavesOutMany == wanted
      else { return nil }
      let bound = leavesOutMany ? " AND \(day) \(beyond)" : ""
      return """
        SELECT \(day) AS day FROM \(source)
          WHERE \(day) \(comparison) ?1\(bound) AND \(condition)
          ORDER BY \(day) \(order) LIMIT 1
        """
    }
    let days = FoundSources.all.compactMap { end(of: $0, leavingOutMany: false) }
      .map { "SELECT * FROM (\($0))" }
    let best = "SELECT \(choice)(day) AS day FROM (\(days.joined(separator: "\nUNION ALL ")))"
    return FoundSources.all.compactMap { end(of: $0, leavingOutMany: true) }.reduce(best) {
      "SELECT coalesce((\($1)), best.day) AS day FROM (\($0)) best"
    }
  }

  // MARK: Words

  /// The records of a kind whose words match ?1, those written last first, at most ?2 of them.
  static func matching(_ found: FoundSource) -> String? {
    found.words.map { selection(found, $0, $0.index.index.name) }
  }

  /// The same by the initial consonants of names, and by other words ?3 where there are some.
  static func matchingInitials(_ found: FoundSource, withRest: Bool) -> String? {
    guard let words = found.words, let initials = words.index.index.initials else { return nil }
    let name = words.index.index.name
    let rest = withRest ? "+i.rowid IN (SELECT rowid FROM \(name) WHERE \(name) MATCH ?3) AND " : ""
    return selection(found, words, initials.name, rest)
  }

  /// How many owners, and how many records with some of the words, are compared at most.
  private static let (mostOwners, mostOfWords) = (1000, 20_000)

  /// The records of a kind some words of which match ?1, and all others the name of what they belong
  /// to, ?3.
  static func owned(_ found: FoundSource) -> String? {
    guard let words = found.words, let owner = words.owner else { return nil }
    let (own, others) = (owner.index.index.name, words.index.index.name)
    return """
      SELECT \(found.selected) FROM (
        SELECT r.key AS rowid FROM (
          SELECT rowid AS key FROM \(own) WHERE \(own) MATCH ?3
          ORDER BY rowid DESC LIMIT \(mostOwners)) o CROSS JOIN \(owner.records)
        INTERSECT SELECT rowid FROM (
          SELECT rowid FROM \(others) WHERE \(others) MATCH ?1
          ORDER BY rowid DESC LIMIT \(mostOfWords))) i
      CROSS JOIN \(words.rows) WHERE \(words.condition) ORDER BY i.rowid DESC LIMIT ?2
      """
  }

  /// Whether anything a record may belong to matches ?1.
  static func hasOwner(_ owner: FoundOwner) -> String {
    let name = owner.index.index.name
    return "SELECT 1 FROM \(name) WHERE \(name) MATCH ?1 LIMIT 1"
  }

  private static func selection(
    _ found: FoundSource, _ words: IndexedWords, _ index: String, _ rest: String = ""
  ) -> String {
    """
    SELECT \(found.selected) FROM \(index) i CROSS JOIN \(words.rows)
    WHERE i.\(index) MATCH ?1 AND \(rest)\(words.condition) ORDER BY i.rowid DESC LIMIT ?2
    """
  }

  /// The records of a kind with a `#` in their words.
  static func marked(_ found: FoundSource) -> String? {
    found.words.map { words in
      """
      SELECT \(found.selected) FROM (\(words.index.index.rows(with: "#"))) i
      CROSS JOIN \(words.rows) WHERE \(words.condition)
      """
    }
  }

  /// The records of a kind that are called just ?1, at most ?2 of them.
  static func called(_ found: FoundSource) -> String? {
    found.words?.called.map { "SELECT \(found.selected) FROM \($0)" }
  }
}
