import Domain

/// The SQL for searching quotes.
extension ReadingSQL {
  /// Returns the query for the keys of the quotes that contain each word of a search, in their own
  /// text or that of their book. If a book is found by initials, all its quotes match too. The
  /// numbers of the parameters begin at `start`.
  static func matchingQuoteKeys(_ match: ListMatch, from start: Int) -> String {
    func ofBooks(_ rows: String) -> String {
      """
      SELECT q.key FROM (\(rows)) i CROSS JOIN sentences q INDEXED BY sentences_of_book
        ON q.book = i.key WHERE q.deleted_at IS NULL
      """
    }
    let words = match.each.indices.map { number in
      let one = ListMatch(each: [match.each[number]], initials: nil)
      let own = one.rows(of: SQLiteReading.quotes, startingAt: start + number)
      let books = ofBooks(one.rows(of: SQLiteReading.words, startingAt: start + number))
      return "SELECT key FROM (\(own) UNION \(books))"
    }
    let all = words.joined(separator: " INTERSECT ")
    let count = match.each.count
    guard match.initials != nil else { return all }
    let books = match.initialRows(of: SQLiteReading.words, startingAt: start + count) ?? ""
    return "SELECT key FROM (\(all)) UNION \(ofBooks(books))"
  }

  /// Returns the values for the parameters of `matchingQuoteKeys`.
  static func matchingQuoteValues(_ match: ListMatch) -> [Value] {
    match.each.map(Value.text) + match.values.dropFirst()
  }

  /// Returns the query for the matching quotes of one book; all its quotes if the book itself
  /// matches.
  static func matchingQuotesOfBook(_ match: ListMatch) -> String {
    """
    SELECT \(sentence) FROM books b CROSS JOIN sentences s INDEXED BY sentences_of_book
      ON s.book = b.key
    WHERE b.id = ?1 AND \(isHere) AND s.key IN (\(matchingQuoteKeys(match, from: 2)))
    ORDER BY s.page, s.instant, s.key
    """
  }

  /// Returns the query for the matching quotes, and all quotes of matching books.
  static func matchingQuotes(_ sort: BookSort, _ match: ListMatch) -> String {
    """
    SELECT \(BooksSQL.columns), \(sentence)
    FROM (\(matchingQuoteKeys(match, from: 1))) f
      CROSS JOIN sentences s ON s.key = f.key CROSS JOIN books b ON b.key = s.book
    WHERE \(isHere)
    ORDER BY \(BooksSQL.ordered(.all, sort)), s.page, s.instant, s.key
    """
  }
}
