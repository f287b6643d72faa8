public import Domain

/// Loads slices of the long book lists.
extension SQLiteReading {
  public func slice(_ list: BookList, around anchor: ListAnchor<ID<Book>>, length: Int)
    throws(ReadingFailure) -> ListSlice<Book>
  {
    var match: ListMatch?
    if let search = list.search {
      match = try prepared(search, Self.words)
      if match == nil { return .empty }
    }
    let sql = ListSQL.books(list, matching: match, try books(list.filter))
    return try reading { (store) throws(StorageFailure) in
      let window = try sql.window(around: anchor, length: length, in: store) { [.text($0.text)] }
      let rows = try sql.rows(window.indices, of: window.total, in: store, BooksRow.ranked)
      return window.filled(with: try Self.withPositions(rows, in: store))
    }
  }

  public func home(
    _ sort: BookSort, in order: [BookCategory], around anchor: ListAnchor<ID<Book>>, length: Int
  ) throws(ReadingFailure) -> HomeSlice {
    if !sort.hasSections {
      let books = try slice(BookList(.reading, sort: sort), around: anchor, length: length)
      return HomeSlice(books: books, sections: [])
    }
    return try reading { (store) throws(StorageFailure) in
      let sections = try Self.sections(in: order, in: store)
      let index = try Self.index(anchor, sort, among: sections, in: store)
      let total = sections.last?.indices.upperBound ?? 0
      let window = ListWindow(around: index, of: total, length: length)
      var rows: [RankedBook] = []
      for section in sections where section.indices.overlaps(window.indices) {
        let shown = section.indices.clamped(to: window.indices)
        let sql = ListSQL.books(
          BookList(.reading, sort: sort, category: section.category))
        let part = (shown.lowerBound - section.first)..<(shown.upperBound - section.first)
        rows += try sql.rows(part, of: section.count, in: store, BooksRow.ranked)
      }
      let books = window.filled(with: try Self.withPositions(rows, in: store))
      return HomeSlice(books: books, sections: sections)
    }
  }

  /// Returns the sections of the books being read, with their sizes.
  private static func sections(in order: [BookCategory], in store: Connection)
    throws(StorageFailure) -> [HomeSection]
  {
    var counts: [BookCategory: Int] = [:]
    try store.visit(BooksSQL.sections) { (row) throws(StorageFailure) in
      let row = NamedRow<BooksSQL.CategoryColumn>(row)
      counts[try row.word(.category)] = row.int(.count)
      return true
    }
    return HomeSection.all(counts, in: order)
  }

  /// Returns the index of an anchor in the home screen's list: the start of its section plus its index in the section.
  /// Returns 0 if the anchor is not in the list.
  private static func index(
    _ anchor: ListAnchor<ID<Book>>, _ sort: BookSort, among sections: [HomeSection],
    in store: Connection
  ) throws(StorageFailure) -> Int {
    let index = try anchor.index { (id) throws(StorageFailure) in
      guard
        let name = try store.first(BooksSQL.category, [.text(id.text)], { $0.text }),
        let section = sections.first(where: { $0.category.rawValue == name })
      else { return nil }
      let list = ListSQL.books(BookList(.reading, sort: sort, category: section.category))
      return try list.index(of: [.text(id.text)], in: store).map { section.first + $0 }
    }
    return index ?? 0
  }

  /// Adds the positions in the user's own order. Each position is counted from the previous one, so that all of them
  /// cost no more than the last one alone.
  private static func withPositions(_ rows: [RankedBook], in store: Connection)
    throws(StorageFailure) -> [Book]
  {
    var books = rows.map(\.book)
    var (rank, position) = (Int.min, 0)
    for (index, row) in rows.enumerated().sorted(by: { $0.element.rank < $1.element.rank })
    where row.book.status == .reading {
      position += try store.first(BooksSQL.between, [.int(rank), .int(row.rank)]) { $0.int } ?? 0
      rank = row.rank
      books[index].position = position
    }
    return books
  }

  public func favouritesSlice(
    _ sort: BookSort, matching filter: BookFilter, around anchor: ListAnchor<LikedName>, length: Int
  ) throws(ReadingFailure) -> ListSlice<Favourite> {
    let (search, rest) = filter.beside(nil)
    var match: ListMatch?
    if let search {
      match = try prepared(search, Self.likedWords)
      if match == nil { return .empty }
    }
    let sql = ListSQL.favourites(sort, matching: match, try favourites(rest))
    return try reading { (store) throws(StorageFailure) in
      try sql.slice(around: anchor, length: length, in: store, { [.text($0.text)] }) {
        (row) throws(StorageFailure) in try FavouritesRow.favourite(row).favourite
      }
    }
  }

  public func sentencesSlice(
    _ sort: BookSort, search: String?, around anchor: ListAnchor<ID<Book>>, length: Int
  ) throws(ReadingFailure) -> ListSlice<BookSentences> {
    var match: ListMatch?
    if let search {
      match = try prepared(search, Self.words, Self.quotes)
      if match == nil { return .empty }
    }
    let sql = ListSQL.quoted(sort, matching: match)
    return try reading { (store) throws(StorageFailure) in
      let window = try sql.window(around: anchor, length: length, in: store) { [.text($0.text)] }
      let rows = try sql.rows(window.indices, of: window.total, in: store, BooksRow.ranked)
      var books: [BookSentences] = []
      for book in try Self.withPositions(rows, in: store) {
        let sentences = try store.all(
          match.map(ReadingSQL.matchingQuotesOfBook) ?? ReadingSQL.quotesOf,
          [.text(book.id.text)] + (match.map(ReadingSQL.matchingQuoteValues) ?? []),
          SentencesRow.sentence)
        books.append(BookSentences(book: book, sentences: sentences))
      }
      return window.filled(with: books)
    }
  }

  public func slice(_ days: ClosedRange<Day>, around anchor: ListAnchor<RecordName>, length: Int)
    throws(ReadingFailure) -> ListSlice<Activity>
  {
    let sql = ListSQL.records(days)
    return try reading { (store) throws(StorageFailure) in
      try sql.slice(
        around: anchor, length: length, in: store, { [.text($0.book.text), .day($0.day)] },
        RecordsRow.activity)
    }
  }
}
