import Domain

/// The SQL of saying filters. A text in a filter matches the same sayings as a search for that text.
enum SayingsFilterSQL {
  static func filter(_ filter: SayingFilter, of database: Database) throws(StorageFailure)
    -> FilterSQL
  {
    try FilterSQL(filter, column: column) { (text) throws(StorageFailure) in
      try having(text, of: database)
    }
  }

  private static func having(_ text: FilterText, of database: Database) throws(StorageFailure)
    -> FilterSQL.Piece
  {
    let search: SayingsSearch
    switch text {
    case .words(let words):
      search = try SayingsSearch(words) { (words) throws(StorageFailure) in
        try words.prepared([SayingsIndex.words], of: database)
      }
    case .phrase(let phrase):
      search = try SayingsSearch(phrase) { (words) throws(StorageFailure) in
        _ = try words.prepared([SayingsIndex.words], of: database)
        return ListMatch(each: [words.phrase], initials: nil)
      }
    case .tag, .tagBeginning:
      return try SayingsIndex.words.having(text, "\(FilterSQL.row).number", of: database)
    }
    return piece(search)
  }

  private static func piece(_ search: SayingsSearch) -> FilterSQL.Piece {
    let row = FilterSQL.row
    let found = "\(row).number IN (SELECT rowid FROM sayings_index WHERE sayings_index MATCH ?)"
    switch search {
    case .words(let match): return (found, [.text(match)])
    case .signs(let text, let match):
      let signs = SayingsSelection.signs(text, on: row)
      guard let match else { return signs }
      return ("(\(found) AND \(signs.sql))", [.text(match)] + signs.values)
    case .number(let number): return ("\(row).number = ?", [.int(number)])
    case .nothing: return ("0", [])
    }
  }

  private static func column(_ field: SayingFacet) -> FilterColumn {
    let row = FilterSQL.row
    return switch field {
    case .id: .number("\(row).number")
    case .uploaded: .clock("\(row).uploaded + \(row).uploaded_offset")
    case .used: .clock("\(row).used_at + \(row).used_offset")
    case .liked: .clock("\(row).liked_at + \(row).liked_offset")
    }
  }
}
