import Domain

/// The long lists of books, favourites and reading records.
extension ListSQL {
  /// Returns a list of books. A search is given as a query of the full-text index.
  static func books(
    _ list: BookList, matching match: ListMatch? = nil, _ filter: FilterSQL = .none
  ) -> ListSQL {
    var values: [Value] = []
    var conditions = ["deleted_at IS NULL"]
    if let category = list.category {
      values.append(.text(category.rawValue))
      conditions.append("category = ?\(values.count)")
    }
    func all(_ name: String, _ shelf: String) -> String {
      ([shelf] + conditions).map { "\(name).\($0)" }.joined(separator: " AND ")
    }
    let shelves = list.shelf.statuses.map(\.number)
    let either = "status IN (\(shelves.map(String.init).joined(separator: ", ")))"
    let sources: [String]
    var isIn = all("b", either)
    if let match {
      let found = match.rows(of: SQLiteReading.words, startingAt: values.count + 1)
      values += match.values
      sources = [
        "FROM (\(found)) i CROSS JOIN books o ON o.key = i.key WHERE \(all("o", either))"
      ]
      isIn += " AND b.key IN (\(found))"
    } else {
      let index = BooksSQL.index(list.shelf, list.sort, ofCategory: list.category != nil)
      sources = shelves.map {
        "FROM books o INDEXED BY \(index) WHERE \(all("o", "status = \($0)"))"
      }
    }
    let books = ListSQL(
      sources: sources, isIn: isIn, table: "books", named: "b.id = ?",
      order: BooksSQL.order(list.shelf, list.sort), isDown: list.sort.isDown,
      columns: BooksSQL.columns, values: values)
    return books.narrowed(by: filter)
  }

  /// Returns the list of books with quotes. A search matches either the book or a quote.
  static func quoted(_ sort: BookSort, matching match: ListMatch? = nil) -> ListSQL {
    let here = "o.deleted_at IS NULL AND o.sentences > 0"
    let index = BooksSQL.index(.all, sort)
    var sources = BookStatus.allCases.map {
      "FROM books o INDEXED BY \(index) WHERE o.status = \($0.number) AND \(here)"
    }
    var isIn = "b.deleted_at IS NULL AND b.sentences > 0"
    if let match {
      let found = """
        IN (SELECT s.book FROM (\(ReadingSQL.matchingQuoteKeys(match, from: 1))) i
          CROSS JOIN sentences s ON s.key = i.key WHERE s.deleted_at IS NULL)
        """
      sources = ["FROM books o WHERE \(here) AND o.key \(found)"]
      isIn += " AND b.key \(found)"
    }
    return ListSQL(
      sources: sources, isIn: isIn, table: "books", named: "b.id = ?",
      order: BooksSQL.order(.all, sort), isDown: sort.isDown,
      columns: BooksSQL.columns, values: match.map(ReadingSQL.matchingQuoteValues) ?? [])
  }

  /// Returns the list of favourites.
  static func favourites(
    _ sort: BookSort, matching match: ListMatch? = nil, _ filter: FilterSQL = .none
  ) -> ListSQL {
    var sources = ["FROM favourites o INDEXED BY \(ReadingSQL.likedIndex(sort)) WHERE true"]
    var isIn = "true"
    if let match {
      let found = match.rows(of: SQLiteReading.likedWords, startingAt: 1)
      sources = ["FROM (\(found)) i CROSS JOIN favourites o ON o.key = i.key WHERE true"]
      isIn = "b.key IN (\(found))"
    }
    let favourites = ListSQL(
      sources: sources, isIn: isIn, table: "favourites", named: "b.name = ?",
      order: ReadingSQL.likedOrder(sort), isDown: ReadingSQL.isLikedDown(sort),
      columns: FavouritesRow.shape.list(of: "b"), values: match?.values ?? [])
    return favourites.narrowed(by: filter)
  }

  /// Returns the list of reading records in a range of days.
  static func records(_ days: ClosedRange<Day>) -> ListSQL {
    func all(_ name: String) -> String {
      "\(name).here = 1 AND \(name).day BETWEEN ?1 AND ?2"
    }
    return ListSQL(
      sources: ["FROM readings o INDEXED BY readings_by_day WHERE \(all("o"))"], isIn: all("b"),
      table: "readings", named: "b.book = (SELECT key FROM books WHERE id = ?) AND b.day = ?",
      order: ["day", "instant", "key"], isDown: false, columns: ReadingSQL.activity("w", "b"),
      joined: "CROSS JOIN books w ON w.key = b.book",
      values: [.day(days.lowerBound), .day(days.upperBound)],
      tally: "SELECT sum(records) FROM reading_days WHERE day BETWEEN ?1 AND ?2")
  }
}
