import Domain

/// The SQL of reading records, totals, quotes and favourites.
enum ReadingSQL {
  // MARK: Records

  static let insert = RecordsRow.shape.insert

  static let update = RecordsRow.shape.update(
    where: "book = ? AND ifnull(round, 0) = ? AND day = ? AND deleted_at IS NULL")

  static let records = """
    SELECT \(RecordsRow.shape.list(of: "r")) FROM readings r INDEXED BY readings_of_book
    WHERE book = ? AND deleted_at IS NULL ORDER BY ifnull(round, 0), day
    """

  /// The query for the records of one reading of a book.
  static let recordsOfRound = """
    SELECT \(RecordsRow.shape.list(of: "r")) FROM readings r INDEXED BY readings_of_book
    WHERE book = ? AND ifnull(round, 0) = ? AND deleted_at IS NULL ORDER BY day
    """

  static let take = """
    UPDATE readings SET deleted_at = ?, here = 0
    WHERE book = ? AND ifnull(round, 0) = ? AND day >= ? AND deleted_at IS NULL
    """

  /// The query for the newest soft-deleted record that equals the given values.
  static let isTaken = """
    SELECT max(key) FROM readings INDEXED BY readings_taken
    WHERE \(RecordsRow.shape.condition) AND deleted_at IS NOT NULL
    """

  static let bringBack = """
    UPDATE readings SET deleted_at = NULL, here = 1 WHERE key = (\(isTaken))
    """

  /// Returns the columns of a record, preceded by those of its book.
  static func activity(_ book: String, _ record: String) -> String {
    let known = ActivityColumn.list([
      .book: "\(book).id", .title: "\(book).title", .theme: "\(book).theme",
      .category: "\(book).category", .length: "\(book).pages",
    ])
    return known + ", " + RecordsRow.shape.list(of: record)
  }

  private static func activity(by index: String) -> String {
    """
    SELECT \(activity("b", "r"))
    FROM readings r INDEXED BY \(index) CROSS JOIN books b ON b.key = r.book
    """
  }

  static let newest = """
    \(activity(by: "readings_by_instant"))
    WHERE r.here = 1 ORDER BY r.instant DESC, r.key DESC LIMIT ?
    """

  static let ofDays = """
    \(activity(by: "readings_by_day"))
    WHERE r.here = 1 AND r.day BETWEEN ? AND ? ORDER BY r.day, r.instant, r.key
    """

  // MARK: Tallies

  enum CountColumn: Int, RowColumn {
    case reading, finished, wanted, pausedOrDropped, favourites, sentences
  }

  private static func counted(_ shelf: Shelf) -> String {
    let numbers = shelf.statuses.map { "\($0.number)" }.joined(separator: ", ")
    return """
      (SELECT count(*) FROM books INDEXED BY books_by_rank
        WHERE status IN (\(numbers)) AND deleted_at IS NULL)
      """
  }

  static let counts =
    "SELECT "
    + CountColumn.list([
      .reading: counted(.reading), .finished: counted(.finished), .wanted: counted(.wanted),
      .pausedOrDropped: counted(.pausedOrDropped),
      .favourites: "(SELECT count(*) FROM favourites)",
      .sentences: """
      (SELECT sum(sentences) FROM books INDEXED BY books_quoted
        WHERE deleted_at IS NULL AND sentences > 0)
      """,
    ])

  /// The columns of a day and a count.
  enum DayColumn: Int, RowColumn { case day, count }

  static let days = """
    SELECT \(DayColumn.list([.day: "day", .count: "pages"])) FROM reading_days
    WHERE day BETWEEN ? AND ? ORDER BY day
    """

  /// The query for the number of books finished on each day, including earlier readings.
  static let finishings = """
    SELECT \(DayColumn.list([.day: "day", .count: "sum(books)"])) FROM (
      SELECT end_day AS day, count(*) AS books FROM books INDEXED BY books_by_end
      WHERE status = 1 AND deleted_at IS NULL AND end_day BETWEEN ?1 AND ?2 GROUP BY end_day
      UNION ALL SELECT t.finished, count(*) \(finishedBefore) GROUP BY t.finished)
    GROUP BY day ORDER BY day
    """

  /// The query for earlier readings that were finished from day ?1 to ?2.
  static let finishedBefore = """
    FROM read_throughs t INDEXED BY read_throughs_by_day CROSS JOIN books b ON b.key = t.book
    WHERE t.finished BETWEEN ?1 AND ?2 AND b.deleted_at IS NULL
    """

  static let categories = """
    SELECT \(BooksSQL.CategoryColumn.list([.category: "category", .count: "sum(counted_pages)"]))
    FROM books INDEXED BY books_by_category
    WHERE deleted_at IS NULL GROUP BY category HAVING sum(counted_pages) > 0
    """

  enum PartColumn: Int, RowColumn { case part, records, latest }

  /// The query for the number of records and the newest record of each part of the day. It needs one index look-up per
  /// part.
  static let parts = """
    SELECT \(PartColumn.list([
      .part: "p.part", .records: "p.records",
      .latest: """
        (SELECT max(r.instant) FROM readings r INDEXED BY readings_by_part
          WHERE r.part = p.part AND r.here = 1)
        """,
    ])) FROM reading_parts p
    """

  // MARK: Quotes

  static let sentence = SentencesRow.shape.list(of: "s") + ", b.id"
  private static let withBook = "FROM sentences s JOIN books b ON b.key = s.book"
  static let isHere = "s.deleted_at IS NULL AND b.deleted_at IS NULL"

  static let quote = SentencesRow.shape.insert
  static let quoteKey = "SELECT key FROM sentences WHERE id = ?"
  static let findQuote = "SELECT \(sentence) \(withBook) WHERE s.id = ? AND \(isHere)"
  static let findAnyQuote = """
    SELECT \(sentence) \(withBook) WHERE s.id = ? AND b.deleted_at IS NULL
    """
  static let quoteCandidates = """
    SELECT \(sentence) \(withBook) WHERE s.id BETWEEN ? AND ? AND \(isHere)
    ORDER BY s.id LIMIT 21
    """
  static let changeQuote = SentencesRow.shape.update(where: "key = ?")
  static let removeQuote = "UPDATE sentences SET deleted_at = ? WHERE key = ?"
  static let restoreQuote = "UPDATE sentences SET deleted_at = NULL WHERE key = ?"

  /// The query for the quotes of one book.
  static let quotesOf = """
    SELECT \(sentence) FROM books b CROSS JOIN sentences s INDEXED BY sentences_of_book
      ON s.book = b.key
    WHERE b.id = ? AND \(isHere) ORDER BY s.page, s.instant, s.key
    """

  static func quotedBooks(_ sort: BookSort) -> String {
    """
    SELECT \(BooksSQL.columns) FROM books b INDEXED BY books_quoted
    WHERE b.deleted_at IS NULL AND b.sentences > 0 ORDER BY \(BooksSQL.ordered(.all, sort))
    """
  }

  // MARK: Favourites

  private static let favourite = FavouritesRow.shape.list(of: "f")

  static let like = FavouritesRow.shape.insert
  static let likeBetter = FavouritesRow.shape.update(where: "key = ?")
  static let unlike = "DELETE FROM favourites WHERE key = ?"
  static let findLiked = "SELECT \(favourite) FROM favourites f WHERE f.name = ?"
  static func likedWithKeys(_ count: Int) -> String {
    """
    SELECT \(favourite) FROM favourites f WHERE f.key IN (\(NameTable.placeholders(count)))
    ORDER BY f.liked DESC, f.key DESC
    """
  }

  enum MarkColumn: Int, RowColumn { case isGoal, isLiked }

  /// The query that checks whether a book is among the user's books, on any shelf, and whether it is a favourite. A
  /// book without an ISBN is searched for by its folded title too.
  static let marks =
    "SELECT "
    + MarkColumn.list([
      .isGoal: """
      EXISTS (SELECT 1 FROM books INDEXED BY books_by_number
        WHERE isbn = ?1 AND isbn IS NOT NULL AND deleted_at IS NULL)
      OR EXISTS (SELECT 1 FROM books INDEXED BY books_by_name
        WHERE title_folded = ?2 AND isbn IS NULL AND deleted_at IS NULL
          AND title || ifnull(' · ' || author, '') = ?1)
      """,
      .isLiked: "EXISTS (SELECT 1 FROM favourites WHERE name = ?1)",
    ])

  static func liked(_ sort: BookSort, _ filter: FilterSQL = .none) -> String {
    """
    SELECT \(favourite) FROM favourites f INDEXED BY \(likedIndex(sort))
    WHERE true\(filter.conditions(on: "f"))
    ORDER BY \(likedOrdered(sort))
    """
  }

  static func matchingLiked(
    _ sort: BookSort, _ match: ListMatch, _ filter: FilterSQL = .none
  ) -> String {
    """
    SELECT \(favourite) FROM (\(match.rows(of: SQLiteReading.likedWords, startingAt: 1))) i
    CROSS JOIN favourites f ON f.key = i.key
    WHERE true\(filter.conditions(on: "f", from: 1 + match.values.count))
    ORDER BY \(likedOrdered(sort))
    """
  }

  /// Returns the name of the index that has the order of a list of favourites.
  static func likedIndex(_ sort: BookSort) -> String {
    switch sort {
    case .title, .titleDown: "favourites_by_title"
    case .author, .authorDown: "favourites_by_author"
    case .custom, .recent: "favourites_by_time"
    }
  }

  /// Returns the columns that order favourites, ending with the key.
  static func likedOrder(_ sort: BookSort) -> [String] {
    switch sort {
    case .title, .titleDown: ["title_sorted", "liked", "key"]
    case .author, .authorDown: ["author_sorted", "liked", "key"]
    case .custom, .recent: ["liked", "key"]
    }
  }

  /// Returns whether favourites are in descending order. Their custom order is by time, newest first.
  static func isLikedDown(_ sort: BookSort) -> Bool { sort.isDown || sort == .custom }

  private static func likedOrdered(_ sort: BookSort) -> String {
    likedOrder(sort).map { "f.\($0)\(isLikedDown(sort) ? " DESC" : "")" }
      .joined(separator: ", ")
  }
}
