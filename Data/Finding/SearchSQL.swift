import Domain

/// The SQL of the search over all parts. Records of all kinds are selected with the same columns.
enum SearchSQL {
  // MARK: Days

  /// The query for all records of the day ?3, and for those that overlap the time from ?1 to ?2.
  static let ofDay =
    SearchSources.all.flatMap { found -> [String] in
      switch found.days {
      case .none: []
      case .rows(let source, let day, let condition, leavesOutMany: _):
        ["SELECT \(found.selected) FROM \(source) WHERE \(day) = ?3 AND \(condition)"]
      case .spans(let spans):
        ["SELECT \(found.selected) \(spans.goingOn)", "SELECT \(found.selected) \(spans.starting)"]
      }
    }.joined(separator: "\nUNION ALL ") + "\nORDER BY at, kind, id"

  /// The query for the last day up to ?1 with records, not counting records that span time. Sources
  /// that skip many rows are only searched for days after ?2.
  static let latest = ends("<=", "DESC", "max", beyond: "> max(coalesce(best.day, ''), ?2)")
  /// The query for the first day from ?1 on with records. Sources that skip many rows are only
  /// searched for days before ?2.
  static let earliest = ends(">=", "ASC", "min", beyond: "< min(coalesce(best.day, '~'), ?2)")

  private static func ends(
    _ comparison: String, _ order: String, _ choice: String, beyond: String
  ) -> String {
    func end(of found: SearchSource, leavingOutMany wanted: Bool) -> String? {
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
    let days = SearchSources.all.compactMap { end(of: $0, leavingOutMany: false) }
      .map { "SELECT * FROM (\($0))" }
    let best = "SELECT \(choice)(day) AS day FROM (\(days.joined(separator: "\nUNION ALL ")))"
    return SearchSources.all.compactMap { end(of: $0, leavingOutMany: true) }.reduce(best) {
      "SELECT coalesce((\($1)), best.day) AS day FROM (\($0)) best"
    }
  }

  // MARK: Words

  /// Returns the query for the records of a kind whose words match ?1, newest first, at most ?2. Nil if the kind has no
  /// searchable words.
  static func matching(_ found: SearchSource) -> String? {
    found.words.map { selection(found, $0, $0.index.index.name) }
  }

  /// Returns the query for the records whose names match ?1 by initial consonants, at most ?2. With `withRest`, the
  /// words of the records must also match ?3. Nil if the kind has no index of initial consonants.
  static func matchingInitials(_ found: SearchSource, withRest: Bool) -> String? {
    guard let words = found.words, let initials = words.index.index.initials else { return nil }
    let name = words.index.index.name
    let rest = withRest ? "+i.rowid IN (SELECT rowid FROM \(name) WHERE \(name) MATCH ?3) AND " : ""
    return selection(found, words, initials.name, rest)
  }

  /// The maximum number of owners that are compared, and of records that contain some of the words.
  private static let (mostOwners, mostOfWords) = (1000, 20_000)

  /// Returns the query for the records of a kind in which some words match ?1, while ?3 matches the name of the owner.
  /// Nil if the records have no owner.
  static func owned(_ found: SearchSource) -> String? {
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

  /// Returns the query that checks whether any possible owner matches ?1.
  static func hasOwner(_ owner: SearchOwner) -> String {
    let name = owner.index.index.name
    return "SELECT 1 FROM \(name) WHERE \(name) MATCH ?1 LIMIT 1"
  }

  private static func selection(
    _ found: SearchSource, _ words: IndexedWords, _ index: String, _ rest: String = ""
  ) -> String {
    """
    SELECT \(found.selected) FROM \(index) i CROSS JOIN \(words.rows)
    WHERE i.\(index) MATCH ?1 AND \(rest)\(words.condition) ORDER BY i.rowid DESC LIMIT ?2
    """
  }

  /// Returns the query for the records of a kind whose owner is in the trash. Their words are still in the index. Nil
  /// if the records have no owner.
  static func ofRemovedOwners(_ found: SearchSource) -> String? {
    guard let words = found.words, let owner = words.owner else { return nil }
    return """
      SELECT \(found.selected) FROM (
        SELECT r.key AS rowid FROM \(owner.index.table) o CROSS JOIN \(owner.records)
        WHERE o.deleted_at IS NOT NULL) i
      CROSS JOIN \(words.rows)
      """
  }

  /// Returns the query for the records of a kind whose name is exactly ?1, at most ?2. Nil if the records have no name.
  static func called(_ found: SearchSource) -> String? {
    found.words?.called.map { "SELECT \(found.selected) FROM \($0)" }
  }
}
