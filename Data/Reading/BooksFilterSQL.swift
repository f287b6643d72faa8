import Domain

/// Translates a filter into SQL conditions, for books and for favourites.
extension SQLiteReading {
  /// Returns the conditions for a row of `books`.
  func books(_ filter: BookFilter) throws(ReadingFailure) -> FilterSQL {
    try conditions(filter, Self.words, BooksFilterSQL.book)
  }

  /// Returns the conditions for a row of `favourites`.
  func favourites(_ filter: BookFilter) throws(ReadingFailure) -> FilterSQL {
    try conditions(filter, Self.likedWords, BooksFilterSQL.favourite)
  }

  private func conditions(
    _ filter: BookFilter, _ index: WordIndex, _ column: (BookFacet) -> FilterColumn
  ) throws(ReadingFailure) -> FilterSQL {
    try storing(as: ReadingFailure.self) { () throws(StorageFailure) in
      try FilterSQL(filter, column: column) { (text) throws(StorageFailure) in
        try index.having(text, "\(FilterSQL.row).key", of: database)
      }
    }
  }
}

private enum BooksFilterSQL {
  private static let row = FilterSQL.row
  private static let begun = """
    CASE WHEN \(row).unbegun IS NULL
      THEN date(\(row).started + \(row).started_offset, 'unixepoch') END
    """
  private static let finished = "CASE WHEN \(row).status = 1 THEN nullif(\(row).end_day, '') END"
  /// The expression for the page that was reached. A book on the shelf of finished books counts as
  /// read to the end.
  private static let reached = """
    CASE WHEN \(row).shelf IS 'finished' THEN ifnull(\(row).pages, 100)
      ELSE ifnull(\(row).last_total, 0) END
    """

  static func book(_ field: BookFacet) -> FilterColumn {
    switch field {
    case .day: .day("ifnull(\(finished), \(begun))")
    case .started: .day(begun)
    case .finished: .day(finished)
    case .target: .day("\(row).target")
    case .liked: .none
    case .pages: .number("\(row).pages")
    case .page: .number("CASE WHEN \(row).pages IS NOT NULL THEN \(reached) END")
    case .percent: .number("(\(reached)) * 100 / ifnull(\(row).pages, 100)")
    case .rating: .tenths("\(row).rating * 10 - ifnull(\(row).half, 0) * 5")
    }
  }

  static func favourite(_ field: BookFacet) -> FilterColumn {
    switch field {
    case .day, .liked: .clock("\(row).liked + \(row).liked_offset")
    case .pages: .number("\(row).pages")
    case .started, .finished, .target, .page, .percent, .rating: .none
    }
  }
}
