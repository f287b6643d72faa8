import Domain

/// The sources of a search through books, reading records, finished books, quotes and favourites.
enum ReadingSearchSources {
  static let all = [books, pages, finishes, sentences, favourites]

  private static let books = SearchSource(
    kind: .book,
    columns: words([
      .id: "b.id", .third: "b.note", .fourth: "b.tags", .at: "b.started",
      .offset: "b.started_offset",
    ]),
    days: .none,
    words: IndexedWords(
      index: WordIndexes.Entry(SQLiteReading.words, of: "books"),
      rows: "books b ON b.key = i.rowid",
      condition: "true",
      called: """
        books b INDEXED BY books_by_name
        WHERE b.title_folded = ?1 AND b.deleted_at IS NULL ORDER BY b.key DESC LIMIT ?2
        """,
      alsoMatching: nil, owner: nil),
    complete: { _, _, _ in })

  private static let pages = SearchSource(
    kind: .pages,
    columns: [
      .id: "b.id", .title: "b.title", .at: "r.instant", .offset: "r.offset",
      .number: "CASE WHEN r.percent IS NULL THEN r.total END",
      .count: "CASE WHEN r.percent IS NULL THEN r.pages ELSE r.total END", .day: "r.day",
    ],
    days: .rows(
      of: "readings r INDEXED BY readings_by_day CROSS JOIN books b ON b.key = r.book",
      day: "r.day", where: "r.here = 1"),
    words: nil, complete: notePages)

  private static let finishes = SearchSource(
    kind: .finish,
    columns: words([
      .id: "b.id", .at: finishing("b.last_instant"), .offset: finishing("b.last_offset"),
      .number: finishing("CASE WHEN b.pages IS NOT NULL THEN b.last_total END"),
      .count: finishing("CASE WHEN b.pages IS NULL THEN b.last_total ELSE b.last_pages END"),
      .day: "b.end_day",
    ]),
    days: .rows(
      of: "books b INDEXED BY books_by_end", day: "b.end_day",
      where: "b.deleted_at IS NULL AND b.status = 1 AND b.end_day <> ''"),
    words: nil, complete: notePages)

  /// Returns the expression for a value of the last record, if that record finished the book;
  /// otherwise null.
  private static func finishing(_ column: String) -> String {
    "CASE WHEN b.shelf IS NULL THEN \(column) END"
  }

  private static let sentences = SearchSource(
    kind: .sentence,
    columns: [
      .id: "t.id", .title: "b.title", .first: "t.text", .second: "t.note", .at: "t.instant",
      .offset: "t.offset",
      .number: "t.page",
    ],
    days: .rows(
      of: "sentences t INDEXED BY sentences_by_day CROSS JOIN books b ON b.key = t.book",
      day: "date(t.instant + t.offset, 'unixepoch')",
      where: "t.deleted_at IS NULL AND b.deleted_at IS NULL"),
    words: IndexedWords(
      index: WordIndexes.Entry(SQLiteReading.quotes, of: "sentences"),
      rows: "sentences t ON t.key = i.rowid CROSS JOIN books b ON b.key = t.book",
      condition: "b.deleted_at IS NULL", called: nil, alsoMatching: nil,
      owner: SearchOwner(
        index: WordIndexes.Entry(SQLiteReading.words, of: "books"),
        records: """
          sentences r INDEXED BY sentences_of_book ON r.book = o.key AND r.deleted_at IS NULL
          """)),
    complete: { record, row, _ in record.note = .page(row.optionalInt(.number)) })

  private static let favourites = SearchSource(
    kind: .favourite,
    columns: words([.id: "b.name", .at: "b.liked", .offset: "b.liked_offset"]), days: .none,
    words: IndexedWords(
      index: WordIndexes.Entry(SQLiteReading.likedWords, of: "favourites"),
      rows: "favourites b ON b.key = i.rowid", condition: "true",
      called: """
        favourites b INDEXED BY favourites_by_name
        WHERE b.title_folded = ?1 ORDER BY b.key DESC LIMIT ?2
        """,
      alsoMatching: nil, owner: nil),
    complete: { _, _, _ in })

  private static func words(_ others: [SearchHitColumn: String]) -> [SearchHitColumn: String] {
    let words: [SearchHitColumn: String] = [
      .title: "b.title", .first: "b.subtitle", .second: "b.author",
    ]
    return words.merging(others) { _, other in other }
  }

  @Sendable private static func notePages(
    _ record: inout RecordSummary, _ row: NamedRow<SearchHitColumn>, _ calendar: LocalCalendar
  ) {
    // Some books are only known to be finished, without a last record.
    guard let count = row.optionalInt(.count) else { return }
    record.note = row.optionalInt(.number).map { .pages(to: $0, count: count) } ?? .percent(count)
  }
}
