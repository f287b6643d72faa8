import Domain

/// A query of a list with its own order. Because results cannot be ranked, the query without the particle is used only
/// if the typed one finds nothing.
struct ListMatch {
  /// One FTS5 query per word.
  let each: [String]
  let initials: WordSearch.Initials?

  /// The FTS5 query that requires all words.
  var words: String { WordSearch.all(each) }

  /// The bound values of `rows`, in order.
  var values: [Value] {
    [words, initials?.match, initials?.rest].compactMap { $0.map(Value.text) }
  }

  /// Selects the matching record numbers of an index as `key`; parameters are numbered from `place`.
  func rows(of index: WordIndex, startingAt start: Int) -> String {
    var sql = "SELECT rowid AS key FROM \(index.name) WHERE \(index.name) MATCH ?\(start)"
    if let initials = initialRows(of: index, startingAt: start + 1) { sql += " UNION \(initials)" }
    return sql
  }

  /// The same for initials only; nil if none are searched.
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
  /// The query for some indexes, which are prepared first. If none of them has a match, it is the first query without
  /// a particle that has one.
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
          if try store.first(sql, match.values, { _ in true }) == true { return match }
        }
      }
      return typed
    }
  }
}
