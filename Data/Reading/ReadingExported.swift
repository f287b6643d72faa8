import Domain

extension ArchiveLists {
  static let books = ArchiveList(
    "books", BooksRow.shape, rules: ArchiveRules(unique: uniqueNumber))

  /// The export list of completed readings of a book before the current one.
  static let readThroughs = ArchiveList(
    "readThroughs", table: "read_throughs", identity: ["book", "round"],
    [
      ArchiveMember("book", nil, .owner(table: "books")),
      ArchiveMember("round", nil, .number(0...1_000_000)),
      ArchiveMember("started", nil, .day, optional: true),
      ArchiveMember("finished", nil, .day, optional: true),
    ],
    rules: ArchiveRules(
      record: { (importer, row, _) throws(ArchiveImporter.RecordRefusal) in
        try importer.importReadThrough(row)
      }))

  /// The export list of reading records. A record has no id; it is identified by its book, moment, page and pages read.
  static let readings = ArchiveList(
    "readings", RecordsRow.shape, identity: ["book", "at", "page", "pagesRead"],
    rules: ArchiveRules(
      record: { (importer, row, _) throws(ArchiveImporter.RecordRefusal) in
        try importer.importReading(row)
      }))

  static let sentences = ArchiveList("quotes", SentencesRow.shape)

  static let favourites = ArchiveList(
    "favourites", FavouritesRow.shape, identity: [], named: likedName)

  /// The export list of yearly goals.
  static let yearGoals = ArchiveList(
    "yearGoals", table: "year_goals", order: "t.year", identity: ["year"],
    [
      ArchiveMember("year", nil, .number(Day.years)),
      ArchiveMember("target", nil, .number(YearGoal.targets)),
    ])

  /// Returns the check that only one book outside the trash has the ISBN; nil if the book has no
  /// ISBN.
  @Sendable private static func uniqueNumber(_ row: ArchiveRow) -> ArchiveRules.Unique? {
    row["isbn13"].text.map { isbn in
      ArchiveRules.Unique(
        sql: "SELECT key FROM books WHERE isbn = ? AND isbn IS NOT NULL AND deleted_at IS NULL",
        values: [.text(isbn)], reason: .sameBook)
    }
  }

  @Sendable private static func likedName(_ row: ArchiveRow) -> (column: String, value: Value) {
    let words = LikedName.words(title: row["title"].text ?? "", author: row["author"].text)
    return ("name", .text(row["isbn13"].text ?? words.text))
  }
}
