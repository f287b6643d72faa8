import Domain

/// The SQL of goals. Each list is read by an index, named here, so that none is ever a search
/// through the whole table.
enum BooksSQL {
  /// What is printed on a book, in the order `ReadingRow.facts` reads it.
  static func facts(_ table: String) -> String {
    [
      "isbn", "title", "subtitle", "author", "publisher", "published", "pages", "category",
      "description", "link", "cover",
    ].map { "\(table).\($0)" }.joined(separator: ", ")
  }

  /// A book's columns, in the order `ReadingRow.book` reads them; its key is the last.
  static let columns = """
    \(facts("b")), b.id, b.theme, b.started, b.started_offset, b.target, b.rating,
      b.last_instant, b.last_offset, b.last_total, b.last_pages, b.key
    """

  private static let here = "b.deleted_at IS NULL"

  /// The place in one's own order; what is finished has none.
  private static let position = """
    CASE b.finished WHEN 0 THEN (
      SELECT count(*) FROM books o INDEXED BY books_by_rank
      WHERE o.finished = 0 AND o.deleted_at IS NULL AND o.rank <= b.rank) END
    """

  static let insert = """
    INSERT INTO books (id, rank, started, started_offset, target, rating, theme, isbn, published,
      pages, category, title_sorted, author_sorted, title_folded, title, subtitle, author,
      publisher, link, cover, description)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """

  static let update = """
    UPDATE books SET target = ?, rating = ?, theme = ?, isbn = ?, published = ?, pages = ?,
      category = ?, title_sorted = ?, author_sorted = ?, title_folded = ?, title = ?,
      subtitle = ?, author = ?, publisher = ?, link = ?, cover = ?, description = ?
    WHERE key = ?
    """

  /// A book that is here, with its place.
  static let find = "SELECT \(columns), \(position) FROM books b WHERE b.id = ? AND \(here)"

  static let withKey = "SELECT \(columns), \(position) FROM books b WHERE b.key = ?"

  /// A book, even one that was put away, and when that was.
  static let findAny = "SELECT b.key, b.isbn, b.deleted_at FROM books b WHERE b.id = ?"

  static let withNumber = """
    SELECT \(columns), \(position) FROM books b INDEXED BY books_by_number
    WHERE b.isbn = ? AND b.isbn IS NOT NULL AND \(here)
    """

  static let candidates = """
    SELECT \(columns), \(position) FROM books b WHERE \(here) AND b.key IN (
      SELECT key FROM books WHERE id >= ?1 AND id < ?2
      UNION SELECT key FROM books WHERE title_folded = ?3 AND deleted_at IS NULL
      UNION SELECT key FROM books WHERE isbn = ?4 AND isbn IS NOT NULL AND deleted_at IS NULL)
    ORDER BY b.id = ?1 DESC, b.started, b.key LIMIT 20
    """

  static let remove = "UPDATE books SET deleted_at = ? WHERE key = ?"
  static let restore = "UPDATE books SET deleted_at = NULL WHERE key = ?"
  /// The records of a book are here or away with it.
  static let showRecords = "UPDATE readings SET here = ? WHERE book = ? AND deleted_at IS NULL"

  // MARK: Lists

  /// The books that are being read in one's own order.
  static let places = """
    SELECT b.key FROM books b INDEXED BY books_by_rank
    WHERE b.finished = 0 AND \(here) ORDER BY b.rank, b.key
    """

  static func list(_ shelf: Shelf, _ sort: BookSort) -> String {
    """
    SELECT \(columns) FROM books b INDEXED BY \(index(shelf, sort))
    WHERE \(onShelf(shelf)) AND \(here) AND (?1 IS NULL OR b.category = ?1)
    ORDER BY \(order(shelf, sort))
    """
  }

  static func search(_ shelf: Shelf, _ sort: BookSort) -> String {
    """
    SELECT \(columns) FROM books_index i CROSS JOIN books b ON b.key = i.rowid
    WHERE i.books_index MATCH ?2 AND \(onShelf(shelf)) AND \(here)
      AND (?1 IS NULL OR b.category = ?1)
    ORDER BY \(order(shelf, sort))
    """
  }

  private static func onShelf(_ shelf: Shelf) -> String {
    switch shelf {
    case .reading: "b.finished = 0"
    case .finished: "b.finished = 1"
    case .all: "b.finished IN (0, 1)"
    }
  }

  private static func index(_ shelf: Shelf, _ sort: BookSort) -> String {
    switch sort {
    case .title, .titleDown: "books_by_title"
    case .author, .authorDown: "books_by_author"
    case .custom: "books_by_rank"
    case .recent: shelf == .finished ? "books_by_end" : "books_by_start"
    }
  }

  static func order(_ shelf: Shelf, _ sort: BookSort) -> String {
    switch sort {
    case .title: "b.title_sorted, b.started, b.key"
    case .titleDown: "b.title_sorted DESC, b.started DESC, b.key DESC"
    case .author: "b.author_sorted, b.started, b.key"
    case .authorDown: "b.author_sorted DESC, b.started DESC, b.key DESC"
    case .custom: "b.rank, b.key"
    case .recent:
      shelf == .finished
        ? "b.last_day DESC, b.last_instant DESC, b.key DESC" : "b.started DESC, b.key DESC"
    }
  }

  // MARK: One's own order

  /// From one rank to the next, where nothing was moved yet.
  static let step = 1 << 20

  static let lastRank = "SELECT max(rank) FROM books"
  static let readingCount = """
    SELECT count(*) FROM books b INDEXED BY books_by_rank WHERE b.finished = 0 AND \(here)
    """
  /// The rank of the book at a place among those that are being read, but for one.
  static let rankAt = """
    SELECT b.rank FROM books b INDEXED BY books_by_rank
    WHERE b.finished = 0 AND \(here) AND b.key <> ? ORDER BY b.rank, b.key LIMIT 1 OFFSET ?
    """
  static let rankBefore = "SELECT max(rank) FROM books WHERE rank < ?"
  static let rank = "UPDATE books SET rank = ? WHERE key = ?"
  /// Makes room between all.
  static let spread = """
    UPDATE books SET rank = n.place * \(step)
    FROM (SELECT key AS k, row_number() OVER (ORDER BY rank, key) AS place FROM books) AS n
    WHERE n.k = books.key
    """
}
