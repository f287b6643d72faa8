import Domain

/// A search query for a list that has its own order, so that the results cannot be ranked by relevance. Therefore the
/// Korean particle of the last word is removed only if the query as typed finds nothing.
struct ListMatch {
  /// The FTS5 queries of the single words.
  let each: [String]
  let initials: WordSearch.Initials?

  /// The FTS5 query that requires all words.
  var words: String { WordSearch.all(each) }

  /// The values for the parameters of `rows` of an index with names, in order.
  var values: [Value] {
    [words, initials?.match, initials?.rest].compactMap { $0.map(Value.text) }
  }

  /// Returns the values for the parameters of `rows`, in order.
  func values(of index: WordIndex) -> [Value] {
    index.initials == nil ? [.text(words)] : values
  }

  /// Returns a query that selects the numbers of the matching records in a column `key`. Its parameters are numbered
  /// from `start`.
  func rows(of index: WordIndex, startingAt start: Int) -> String {
    var sql = "SELECT rowid AS key FROM \(index.name) WHERE \(index.name) MATCH ?\(start)"
    if let initials = initialRows(of: index, startingAt: start + 1) { sql += " UNION \(initials)" }
    return sql
  }

  /// Returns a query that selects, in a column `key`, the numbers of the records that match by initials. Returns nil if
  /// the search has no initials, or if the index has no names.
  func initialRows(of index: WordIndex, startingAt start: Int) -> String? {
    guard let initials, let name = index.initials?.name else { return nil }
    let found = "SELECT rowid AS key FROM \(name) WHERE \(name) MATCH ?\(start)"
    if initials.rest == nil { return found }
    return """
      \(found) AND +rowid IN (SELECT rowid FROM \(index.name) WHERE \(index.name) MATCH ?\(start + 1))
      """
  }
}

extension WordSearch {
  /// Prepares the indexes and returns the query for them. If the query as typed matches nothing in any index, returns
  /// the first query without a particle that matches, or the typed query if none does.
  func prepared(_ indexes: [WordIndex], of database: Database) throws(StorageFailure) -> ListMatch {
    for index in indexes {
      try index.prepare(database)
      if initials != nil { try index.prepareInitials(database) }
    }
    let typed = ListMatch(each: each, initials: initials)
    if stems.isEmpty { return typed }
    return try database.read { (store) throws(StorageFailure) in
      let rests = stems.map { ListMatch(each: $0.each, initials: nil) }
      for match in [typed] + rests {
        for index in indexes {
          let sql = "SELECT 1 FROM (\(match.rows(of: index, startingAt: 1))) LIMIT 1"
          if try store.first(sql, match.values(of: index), { _ in true }) == true { return match }
        }
      }
      return typed
    }
  }
}
