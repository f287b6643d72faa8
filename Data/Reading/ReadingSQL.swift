import Domain

/// The SQL of records, of what they come to, of sentences and of favourites.
enum ReadingSQL {
  // MARK: Records

  static let insert = """
    INSERT INTO readings (book, day, instant, offset, total, pages) VALUES (?, ?, ?, ?, ?, ?)
    """

  static let update = """
    UPDATE readings SET instant = ?3, offset = ?4, total = ?5, pages = ?6
    WHERE book = ?1 AND day = ?2 AND deleted_at IS NULL
    """

  static let records = """
    SELECT instant, offset, total, pages FROM readings INDEXED BY readings_of_book
    WHERE book = ? AND deleted_at IS NULL ORDER BY day
    """

  static let take = """
    UPDATE readings SET deleted_at = ?, here = 0
    WHERE book = ? AND day >= ? AND deleted_at IS NULL
    """

  /// The newest of the records that were taken away and are just so.
  static let isTaken = """
    SELECT max(key) FROM readings INDEXED BY readings_taken
    WHERE book = ? AND day = ? AND instant = ? AND offset = ? AND total = ? AND pages = ?
      AND deleted_at IS NOT NULL
    """

  static let bringBack = """
    UPDATE readings SET deleted_at = NULL, here = 1 WHERE key = (\(isTaken))
    """

  /// The columns of a record among others, in the order `ReadingRow.activity` reads them.
  static func activity(_ book: String, _ record: String) -> String {
    ["id", "title", "theme", "category", "pages"].map { "\(book).\($0), " }.joined()
      + ["instant", "offset", "total", "pages"].map { "\(record).\($0)" }.joined(separator: ", ")
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

  static let counts = """
    SELECT (SELECT count(*) FROM books INDEXED BY books_by_rank
        WHERE finished = 0 AND deleted_at IS NULL),
      (SELECT count(*) FROM books INDEXED BY books_by_rank
        WHERE finished = 1 AND deleted_at IS NULL),
      (SELECT count(*) FROM favourites),
      (SELECT sum(sentences) FROM books INDEXED BY books_quoted
        WHERE deleted_at IS NULL AND sentences > 0)
    """

  static let days = "SELECT day, pages FROM reading_days WHERE day BETWEEN ? AND ? ORDER BY day"

  static let finishings = """
    SELECT last_day, count(*) FROM books INDEXED BY books_by_end
    WHERE finished = 1 AND deleted_at IS NULL AND last_day BETWEEN ? AND ? GROUP BY last_day
    """

  static let categories = """
    SELECT category, sum(last_total) FROM books INDEXED BY books_by_category
    WHERE deleted_at IS NULL GROUP BY category HAVING sum(last_total) > 0
    """

  /// For each of the four parts one look into the index for its newest record.
  static let parts = """
    SELECT p.part, p.records, (
      SELECT max(r.instant) FROM readings r INDEXED BY readings_by_part
      WHERE r.part = p.part AND r.here = 1)
    FROM reading_parts p
    """

  // MARK: Sentences

  /// A sentence's columns, in the order `ReadingRow.sentence` reads them.
  private static let sentence =
    "s.id, b.id, s.page, s.instant, s.offset, s.edited, s.edited_offset, s.text"
  private static let withBook = "FROM sentences s JOIN books b ON b.key = s.book"
  private static let isHere = "s.deleted_at IS NULL AND b.deleted_at IS NULL"

  static let quote = """
    INSERT INTO sentences (id, book, page, instant, offset, edited, edited_offset, text)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    """
  static let quoteKey = "SELECT key FROM sentences WHERE id = ?"
  static let findQuote = "SELECT \(sentence), s.key, b.key \(withBook) WHERE s.id = ? AND \(isHere)"
  static let findAnyQuote = """
    SELECT \(sentence), s.key, s.deleted_at \(withBook) WHERE s.id = ? AND b.deleted_at IS NULL
    """
  static let quoteCandidates = """
    SELECT \(sentence) \(withBook) WHERE s.id BETWEEN ? AND ? AND \(isHere)
    ORDER BY s.id LIMIT 21
    """
  static let changeQuote = """
    UPDATE sentences SET page = ?, edited = ?, edited_offset = ?, text = ? WHERE key = ?
    """
  static let removeQuote = "UPDATE sentences SET deleted_at = ? WHERE key = ?"
  static let restoreQuote = "UPDATE sentences SET deleted_at = NULL WHERE key = ?"

  /// The sentences of one book.
  static let quotesOf = """
    SELECT \(sentence) FROM books b CROSS JOIN sentences s INDEXED BY sentences_of_book
      ON s.book = b.key
    WHERE b.id = ? AND \(isHere) ORDER BY s.page, s.instant, s.key
    """

  /// The sentences of one book that are found, and all of them where the book is.
  static let foundQuotesOf = """
    SELECT \(sentence) FROM books b CROSS JOIN sentences s INDEXED BY sentences_of_book
      ON s.book = b.key
    WHERE b.id = ?1 AND \(isHere) AND (
      EXISTS (SELECT 1 FROM books_index WHERE books_index MATCH ?2 AND rowid = b.key)
      OR EXISTS (SELECT 1 FROM sentences_index WHERE sentences_index MATCH ?2 AND rowid = s.key))
    ORDER BY s.page, s.instant, s.key
    """

  static func quotedBooks(_ sort: BookSort) -> String {
    """
    SELECT \(BooksSQL.columns) FROM books b INDEXED BY books_quoted
    WHERE b.deleted_at IS NULL AND b.sentences > 0 ORDER BY \(BooksSQL.ordered(.all, sort))
    """
  }

  /// What is found in a sentence, and every sentence of a book that is found.
  static func foundQuotes(_ sort: BookSort) -> String {
    """
    SELECT \(BooksSQL.columns), \(sentence)
    FROM (SELECT rowid AS key FROM sentences_index WHERE sentences_index MATCH ?1
      UNION SELECT q.key FROM books_index i
        CROSS JOIN sentences q INDEXED BY sentences_of_book ON q.book = i.rowid
        WHERE i.books_index MATCH ?1 AND q.deleted_at IS NULL) f
      CROSS JOIN sentences s ON s.key = f.key CROSS JOIN books b ON b.key = s.book
    WHERE \(isHere)
    ORDER BY \(BooksSQL.ordered(.all, sort)), s.page, s.instant, s.key
    """
  }

  // MARK: Favourites

  /// A favourite's columns, in the order `ReadingRow.favourite` reads them.
  static func favourite(_ name: String) -> String {
    "\(BooksSQL.facts(name)), \(name).liked, \(name).liked_offset, \(name).key"
  }
  private static let favourite = favourite("f")

  static let like = """
    INSERT INTO favourites (liked, liked_offset, isbn, published, pages, category, title_sorted,
      author_sorted, title_folded, title, subtitle, author, publisher, link, cover, description)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """
  static let likeBetter = """
    UPDATE favourites SET isbn = ?, published = ?, pages = ?, category = ?, title_sorted = ?,
      author_sorted = ?, title_folded = ?, title = ?, subtitle = ?, author = ?, publisher = ?,
      link = ?, cover = ?, description = ?
    WHERE key = ?
    """
  static let unlike = "DELETE FROM favourites WHERE key = ?"
  static let findLiked = "SELECT \(favourite) FROM favourites f WHERE f.name = ?"
  static func likedWithKeys(_ count: Int) -> String {
    """
    SELECT \(favourite) FROM favourites f WHERE f.key IN (\(NameTable.places(count)))
    ORDER BY f.liked DESC, f.key DESC
    """
  }

  /// Whether a book is a goal, and whether it is liked, by its name and, without a number, also by
  /// its folded title.
  static let marks = """
    SELECT EXISTS (SELECT 1 FROM books INDEXED BY books_by_number
      WHERE isbn = ?1 AND isbn IS NOT NULL AND deleted_at IS NULL)
      OR EXISTS (SELECT 1 FROM books INDEXED BY books_by_name
      WHERE title_folded = ?2 AND isbn IS NULL AND deleted_at IS NULL
        AND title || ifnull(' · ' || author, '') = ?1),
      EXISTS (SELECT 1 FROM favourites WHERE name = ?1)
    """

  static func liked(_ sort: BookSort) -> String {
    """
    SELECT \(favourite) FROM favourites f INDEXED BY \(likedIndex(sort))
    ORDER BY \(likedOrdered(sort))
    """
  }

  static func foundLiked(_ sort: BookSort) -> String {
    """
    SELECT \(favourite) FROM favourites_index i CROSS JOIN favourites f ON f.key = i.rowid
    WHERE i.favourites_index MATCH ?1 ORDER BY \(likedOrdered(sort))
    """
  }

  /// The index that has favourites in order.
  static func likedIndex(_ sort: BookSort) -> String {
    switch sort {
    case .title, .titleDown: "favourites_by_title"
    case .author, .authorDown: "favourites_by_author"
    case .custom, .recent: "favourites_by_time"
    }
  }

  /// What orders favourites, the key last.
  static func likedOrder(_ sort: BookSort) -> [String] {
    switch sort {
    case .title, .titleDown: ["title_sorted", "liked", "key"]
    case .author, .authorDown: ["author_sorted", "liked", "key"]
    case .custom, .recent: ["liked", "key"]
    }
  }

  /// Whether the favourites that sort last come first: the order of one's own is that of time.
  static func isLikedDown(_ sort: BookSort) -> Bool { sort.isDown || sort == .custom }

  private static func likedOrdered(_ sort: BookSort) -> String {
    likedOrder(sort).map { "f.\($0)\(isLikedDown(sort) ? " DESC" : "")" }
      .joined(separator: ", ")
  }
}
