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

  private static func column(_ field: MoodFacet) -> FilterColumn {
    switch field {
    case .day: .day("\(FilterSQL.row).day")
    case .level: .number("\(FilterSQL.row).level")
    }
  }
}
