import Domain

/// Translates a filter of moods into SQL, using the full-text index of texts and tags.
enum MoodsFilterSQL {
  static func filter(_ filter: MoodFilter, of database: Database) throws(StorageFailure)
    -> FilterSQL
  {
    try FilterSQL(filter, column: column) { (text) throws(StorageFailure) in
      try SQLiteMoods.words.having(text, "\(FilterSQL.row).key", of: database)
    }
  }

  /// Returns whether few moods contain a text that a filter requires.
  static func isRare(_ filter: MoodFilter, of database: Database) throws(StorageFailure) -> Bool {
    for clause in filter.clauses where !clause.isExcluded {
      if let text = clause.text, try SQLiteMoods.words.isRare(text, of: database) { return true }
    }
    return false
  }

  private static func column(_ field: MoodFacet) -> FilterColumn {
    switch field {
    case .day: .day("\(FilterSQL.row).day")
    case .level: .number("\(FilterSQL.row).level")
    }
  }
}
