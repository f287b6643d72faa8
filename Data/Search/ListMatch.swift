import Domain

/// How a list that has an order of its own asks its indexes. Nothing of it can come after what was
/// found as it was typed, so that a particle counts as one only where that finds nothing.
struct ListMatch {
  /// Each word alone.
  let each: [String]
  let initials: WordSearch.Initials?

  /// What finds all words.
  var words: String { WordSearch.all(each) }

  /// What is bound to the places of `rows`, in their order.
  var values: [Value] {
    [words, initials?.match, initials?.rest].compactMap { $0.map(Value.text) }
  }

  /// Selects the numbers of what is found in an index as `key`; what is bound begins at a place.
  func rows(of index: WordIndex, startingAt place: Int) -> String {
    var sql = "SELECT rowid AS key FROM \(index.name) WHERE \(index.name) MATCH ?\(place)"
    if let initials = initialRows(of: index, startingAt: place + 1) { sql += " UNION \(initials)" }
    return sql
  }

  /// The same by initials alone; nothing where none are looked for.
  func initialRows(of index: WordIndex, startingAt place: Int) -> String? {
    guard let initials, let name = index.initials?.name else { return nil }
    let found = "SELECT rowid AS key FROM \(name) WHERE \(name) MATCH ?\(place)"
    if initials.rest == nil { return found }
    return """
      \(found) AND +rowid IN (SELECT rowid FROM \(index.name) WHERE \(index.name) MATCH ?\(place + 1))
      """
  }
}

extension WordSearch {
  /// How a list asks some indexes, once they can be asked. Where none of them has anything, it asks
  /// for the first rest without a particle that any of them has.
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
