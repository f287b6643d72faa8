import Domain

/// The SQL of books. Each list query names its index, so that no query scans the whole table.
enum BooksSQL {
  static let columns = BooksRow.shape.list(of: "b")

  private static let here = "b.deleted_at IS NULL"

  /// The columns of a book with its position in the user's own order. Only books that are being
  /// read have one.
  private static let placed =
    columns + ", "
    + PositionColumn.list([
      .position: """
      CASE b.status WHEN 0 THEN (
        SELECT count(*) FROM books o INDEXED BY books_by_rank
        WHERE o.status = 0 AND o.deleted_at IS NULL AND o.rank <= b.rank) END
      """
    ])

  static let insert = BooksRow.shape.insert

  static let update = BooksRow.shape.update(where: "key = ?")

  /// The query for a book that is not deleted, with its position.
  static let find = "SELECT \(placed) FROM books b WHERE b.id = ? AND \(here)"

  static let withKey = "SELECT \(placed) FROM books b WHERE b.key = ?"

  /// The query for a book, even if it is soft-deleted.
  static let findAny = "SELECT \(columns) FROM books b WHERE b.id = ?"

  static let withNumber = """
    SELECT \(placed) FROM books b INDEXED BY books_by_number
    WHERE b.isbn = ? AND b.isbn IS NOT NULL AND \(here)
    """

  static let keyOfNumber = """
    SELECT key FROM books INDEXED BY books_by_number
    WHERE isbn = ? AND isbn IS NOT NULL AND deleted_at IS NULL
    """

  /// Returns the query for several books by their keys.
  static func withKeys(_ count: Int) -> String {
    """
    SELECT \(placed) FROM books b WHERE b.key IN (\(NameTable.placeholders(count)))
    ORDER BY b.started, b.key
    """
  }

  static let remove = "UPDATE books SET deleted_at = ? WHERE key = ?"
  static let restore = "UPDATE books SET deleted_at = NULL WHERE key = ?"
  /// The statement that shows or hides the records of a book when the book is restored or
  /// soft-deleted.
  static let showRecords = "UPDATE readings SET here = ? WHERE book = ? AND deleted_at IS NULL"

  // MARK: Lists

  /// The query for the books being read, in the user's own order.
  static let readingOrder = """
    SELECT b.key FROM books b INDEXED BY books_by_rank
    WHERE b.status = 0 AND \(here) ORDER BY b.rank, b.key
    """

  static func list(_ shelf: Shelf, _ sort: BookSort, _ filter: FilterSQL = .none) -> String {
    """
    SELECT \(columns) FROM books b INDEXED BY \(index(shelf, sort))
    WHERE \(onShelf(shelf)) AND \(here) AND (?1 IS NULL OR b.category = ?1)
      \(filter.conditions(on: "b", from: 2))
    ORDER BY \(ordered(shelf, sort))
    """
  }

  /// The query for the books being read that have a target day, ordered by that day.
  static let dueFirst = """
    SELECT \(columns) FROM books b INDEXED BY books_by_target
    WHERE b.status = 0 AND b.target IS NOT NULL AND \(here) ORDER BY b.target, b.rank, b.key LIMIT ?
    """

  /// The query for the books being read that have no target day and were read on or after a day, most recently read
  /// first.
  static let undated = """
    SELECT \(columns) FROM books b INDEXED BY books_undated
    WHERE b.status = 0 AND b.last_day >= ? AND b.target IS NULL AND \(here)
    ORDER BY b.last_day DESC, b.last_instant DESC, b.key DESC LIMIT ?
    """

  static func search(
    _ shelf: Shelf, _ sort: BookSort, _ match: ListMatch, _ filter: FilterSQL = .none
  ) -> String {
    """
    SELECT \(columns) FROM (\(match.rows(of: SQLiteReading.words, startingAt: 2))) i
    CROSS JOIN books b ON b.key = i.key
    WHERE \(onShelf(shelf)) AND \(here)
      AND (?1 IS NULL OR b.category = ?1)
      \(filter.conditions(on: "b", from: 2 + match.values.count))
    ORDER BY \(ordered(shelf, sort))
    """
  }

  private static func onShelf(_ shelf: Shelf) -> String {
    let numbers = shelf.statuses.map { "\($0.number)" }
    return numbers.count == 1
      ? "b.status = \(numbers[0])" : "b.status IN (\(numbers.joined(separator: ", ")))"
  }

  /// Returns the name of the index that has the order of a list.
  static func index(_ shelf: Shelf, _ sort: BookSort, ofCategory: Bool = false) -> String {
    switch sort {
    case .title, .titleDown: ofCategory ? "books_by_category_title" : "books_by_title"
    case .author, .authorDown: ofCategory ? "books_by_category_author" : "books_by_author"
    case .custom: "books_by_rank"
    case .recent: shelf == .finished ? "books_by_end" : "books_by_start"
    }
  }

  /// Returns the columns that order a list, ending with the key.
  static func order(_ shelf: Shelf, _ sort: BookSort) -> [String] {
    switch sort {
    case .title, .titleDown: ["title_sorted", "started", "key"]
    case .author, .authorDown: ["author_sorted", "started", "key"]
    case .custom: ["rank", "key"]
    case .recent: shelf == .finished ? ["end_day", "end_instant", "key"] : ["started", "key"]
    }
  }

  /// Returns the `ORDER BY` clause of a list, ending with the key.
  static func ordered(_ shelf: Shelf, _ sort: BookSort) -> String {
    order(shelf, sort).map { "b.\($0)\(sort.isDown ? " DESC" : "")" }.joined(separator: ", ")
  }

  /// The columns of a category and the number of its books.
  enum CategoryColumn: Int, RowColumn { case category, count }

  /// The query for the number of books being read in each category.
  static let sections = """
    SELECT \(CategoryColumn.list([.category: "o.category", .count: "count(*)"]))
    FROM books o INDEXED BY books_by_category_title
    WHERE o.status = 0 AND o.deleted_at IS NULL GROUP BY o.category
    """

  /// The query for the category of a book that is being read.
  static let category = """
    SELECT b.category FROM books b WHERE b.id = ? AND b.status = 0 AND \(here)
    """

  /// The query for the number of books that are being read and have a rank above one bound and up to another.
  static let between = """
    SELECT count(*) FROM books o INDEXED BY books_by_rank
    WHERE o.status = 0 AND o.deleted_at IS NULL AND o.rank > ? AND o.rank <= ?
    """

  // MARK: Readings of a book

  enum ReadThroughColumn: Int, RowColumn { case round, started, finished }

  static let readThroughs = """
    SELECT \(ReadThroughColumn.list()) FROM read_throughs WHERE book = ? ORDER BY round
    """
  static let keepReadThrough = """
    INSERT INTO read_throughs (book, round, started, finished) VALUES (?, ?, ?, ?)
    """
  /// The statement that sets the maximum page count while percentages are converted to pages, so
  /// that no record exceeds the page count.
  static let makeRoom = "UPDATE books SET pages = 99999 WHERE key = ?"

  // MARK: The user's own order

  /// The distance between consecutive ranks before any book is moved.
  static let step = 1 << 20

  static let lastRank = "SELECT max(rank) FROM books"
  static let readingCount = """
    SELECT count(*) FROM books b INDEXED BY books_by_rank WHERE b.status = 0 AND \(here)
    """
  /// The query for the rank at a position among the books being read, not counting one book.
  static let rankAt = """
    SELECT b.rank FROM books b INDEXED BY books_by_rank
    WHERE b.status = 0 AND \(here) AND b.key <> ? ORDER BY b.rank, b.key LIMIT 1 OFFSET ?
    """
  static let rankBefore = "SELECT max(rank) FROM books WHERE rank < ?"
  static let rank = "UPDATE books SET rank = ? WHERE key = ?"
  /// The statement that renumbers all ranks, so that there are gaps between them again.
  static let spread = """
    UPDATE books SET rank = n.place * \(step)
    FROM (SELECT key AS k, row_number() OVER (ORDER BY rank, key) AS place FROM books) AS n
    WHERE n.k = books.key
    """
}

extension BookSort {
  /// Whether the order is descending, which includes newest first.
  var isDown: Bool { self == .titleDown || self == .authorDown || self == .recent }
}

extension BookStatus {
  /// The number that is stored for the status.
  var number: Int {
    switch self {
    case .reading: 0
    case .finished: 1
    case .wanted: 2
    case .paused: 3
    case .dropped: 4
    }
  }
}
