public import Domain

/// Stores books.
extension SQLiteReading {
  public func add(_ book: Book) throws(ReadingFailure) -> Book {
    try deciding(as: .addBook) { (store) throws(StorageFailure) in
      if let other = try Self.goal(book.facts.isbn, in: store) {
        return .failure(.refused(.duplicateBook(other)))
      }
      if book.shelf == .wanted { store.setKind(.wantBook) }
      store.setSubject(of: book)
      let rank = try Self.nextRank(in: store)
      try store.run(BooksSQL.insert, BooksRow.shape.values(of: book, [.rank: .int(rank)]))
      guard let kept = try Self.find(book.id, in: store) else { throw .corrupt }
      try Self.words.add(BooksRow.indexed(book, kept.key), to: store)
      return .success(kept.book)
    }
  }

  public func change(_ id: ID<Book>, by rule: BookRule) throws(ReadingFailure) -> Book {
    try deciding(as: .editBook) { (store) throws(StorageFailure) in
      guard let found = try Self.find(id, in: store)
      else { return .failure(.unknown(reference: id.text)) }
      let changed: Book
      do throws(BookRefusal) { changed = try rule(found.book) } catch {
        return .failure(.refused(error))
      }
      if changed == found.book { return .success(changed) }
      if let kind = Self.changeKind(from: found.book, to: changed) { store.setKind(kind) }
      store.setSubject(of: changed)
      if let refusal = try Self.turnIntoPages(found, changed, in: store) {
        return .failure(.refused(refusal))
      }
      try Self.keep(changed, of: found, in: store)
      return .success(try Self.book(found.key, in: store))
    }
  }

  /// Writes a changed book and the rows that are derived from it.
  static func keep(_ changed: Book, of found: (book: Book, key: Int), in store: Connection)
    throws(StorageFailure)
  {
    if changed.round != found.book.round {
      let before = found.book.readThrough
      try store.run(
        BooksSQL.keepReadThrough,
        [.int(found.key), .int(before.round), before.started.stored, before.finished.stored])
    }
    try store.run(BooksSQL.update, BooksRow.shape.changes(of: changed) + [.int(found.key)])
    if changed.shelf == nil, [.wanted, .finished].contains(found.book.status),
      changed.round != found.book.round || found.book.shelf != nil
    {
      try store.run(BooksSQL.rank, [.int(try nextRank(in: store)), .int(found.key)])
    }
    if BooksRow.words(found.book) != BooksRow.words(changed) {
      try words.remove(BooksRow.indexed(found.book, found.key), from: store)
      try words.add(BooksRow.indexed(changed, found.key), to: store)
      try keepLiking(found.book.facts, as: changed.facts, in: store)
    }
  }

  /// Returns the next rank after those of all books.
  private static func nextRank(in store: Connection) throws(StorageFailure) -> Int {
    (try store.first(BooksSQL.lastRank) { $0.optionalInt ?? 0 } ?? 0) + BooksSQL.step
  }

  public func move(_ id: ID<Book>, by rule: BookPositionRule) throws(ReadingFailure) -> Book {
    try deciding(as: .moveBook) { (store) throws(StorageFailure) in
      guard let found = try Self.find(id, in: store)
      else { return .failure(.unknown(reference: id.text)) }
      let count = try store.first(BooksSQL.readingCount) { $0.int } ?? 0
      let position: Int
      do throws(BookRefusal) { position = try rule(found.book, count) } catch {
        return .failure(.refused(error))
      }
      if position == found.book.position { return .success(found.book) }
      store.setSubject(of: found.book)
      if try !Self.rank(found.key, at: position, in: store) {
        try store.run(BooksSQL.spread)
        guard try Self.rank(found.key, at: position, in: store) else { throw .corrupt }
      }
      return .success(try Self.book(found.key, in: store))
    }
  }

  /// Moves a book to a position by setting its rank. Returns false if there is no gap between the ranks of the two
  /// neighbours at that position.
  private static func rank(_ key: Int, at position: Int, in store: Connection)
    throws(StorageFailure)
    -> Bool
  {
    let rank: Int
    let values: [Value] = [.int(key), .int(position - 1)]
    if let next = try store.first(BooksSQL.rankAt, values, { $0.int }) {
      let before = try store.first(BooksSQL.rankBefore, [.int(next)]) { $0.optionalInt }
      let gap = next - ((before ?? nil) ?? (next - 2 * BooksSQL.step))
      guard gap > 1 else { return false }
      rank = next - gap / 2
    } else {
      rank = try nextRank(in: store)
    }
    try store.run(BooksSQL.rank, [.int(rank), .int(key)])
    return true
  }

  public func remove(_ id: ID<Book>, at now: Now) throws(ReadingFailure) -> Book {
    try deciding(as: .removeBook) { (store) throws(StorageFailure) in
      guard let found = try Self.find(id, in: store)
      else { return .failure(.unknown(reference: id.text)) }
      store.setSubject(of: found.book)
      try store.run(BooksSQL.remove, [.int(now.instant), .int(found.key)])
      try store.run(BooksSQL.showRecords, [.bool(false), .int(found.key)])
      try Self.words.remove(BooksRow.indexed(found.book, found.key), from: store)
      return .success(found.book)
    }
  }

  public func restore(_ id: ID<Book>) throws(ReadingFailure) -> Book {
    try deciding(as: .restoreBook) { (store) throws(StorageFailure) in
      guard let found = try store.first(BooksSQL.findAny, [.text(id.text)], BooksRow.book)
      else { return .failure(.unknown(reference: id.text)) }
      if found.isRemoved {
        if let other = try Self.goal(found.book.facts.isbn, in: store) {
          return .failure(.refused(.duplicateBook(other)))
        }
        try store.run(BooksSQL.restore, [.int(found.key)])
        try store.run(BooksSQL.showRecords, [.bool(true), .int(found.key)])
      }
      let book = try Self.book(found.key, in: store)
      store.setSubject(of: book)
      if found.isRemoved {
        try Self.words.add(BooksRow.indexed(book, found.key), to: store)
      }
      return .success(book)
    }
  }

  public func titled(_ title: String) throws(ReadingFailure) -> [Book] {
    try reading { (store) throws(StorageFailure) in
      let keys = try NameTable.books.keys(named: title, in: store)
      if keys.isEmpty { return [] }
      return try store.all(BooksSQL.withKeys(keys.count), keys.map(Value.int)) {
        (row) throws(StorageFailure) in try BooksRow.placed(row).book
      }
    }
  }

  public func candidates(for reference: String, by step: NameStep) throws(ReadingFailure)
    -> [Book]
  {
    try reading { (store) throws(StorageFailure) in
      var keys = try NameTable.books.keys(reference, step, in: store)
      if step == .id, let isbn = ISBN(reference) {
        keys += try store.all(BooksSQL.keyOfNumber, [.text(isbn.text)]) { $0.int }
      }
      return try store.all(BooksSQL.withKeys(keys.count), keys.map(Value.int)) {
        (row) throws(StorageFailure) in try BooksRow.placed(row).book
      }
    }
  }

  public func titles(near reference: String) throws(ReadingFailure) -> [String] {
    try alone { (store) throws(StorageFailure) in try NameTable.books.near(reference, in: store) }
  }

  public func visit(_ list: BookList, _ visitor: (Book) -> Bool) throws(ReadingFailure) {
    var values: [Value] = [.optional(list.category?.rawValue)]
    let filter = try books(list.filter)
    var sql = BooksSQL.list(list.shelf, list.sort, filter)
    if let search = list.search {
      guard let match = try prepared(search, Self.words) else { return }
      sql = BooksSQL.search(list.shelf, list.sort, match, filter)
      values += match.values
    }
    values += filter.values
    try reading { (store) throws(StorageFailure) in
      let hasPositions = list.hasPositions && list.shelf.statuses.contains(.reading)
      let positions = hasPositions ? try Self.positions(in: store) : [:]
      try store.visit(sql, values) { (row) throws(StorageFailure) in
        var found = try BooksRow.book(row)
        found.book.position = positions[found.key]
        return visitor(found.book)
      }
    }
  }

  public func dueFirst(atMost limit: Int) throws(ReadingFailure) -> [Book] {
    try alone { (store) throws(StorageFailure) in
      try store.all(BooksSQL.dueFirst, [.int(max(0, limit))]) { (row) throws(StorageFailure) in
        try BooksRow.book(row).book
      }
    }
  }

  public func undated(readSince day: Day, atMost limit: Int) throws(ReadingFailure) -> [Book] {
    try alone { (store) throws(StorageFailure) in
      try store.all(BooksSQL.undated, [.day(day), .int(max(0, limit))]) {
        (row) throws(StorageFailure) in try BooksRow.book(row).book
      }
    }
  }

  public func visitDue(_ visitor: (Book) -> Bool) throws(ReadingFailure) {
    try reading { (store) throws(StorageFailure) in
      let positions = try Self.positions(in: store)
      // A negative limit means none.
      try store.visit(BooksSQL.dueFirst, [.int(-1)]) { (row) throws(StorageFailure) in
        var found = try BooksRow.book(row)
        found.book.position = positions[found.key]
        return visitor(found.book)
      }
    }
  }

  /// Returns the positions in the user's own order by the key of the book.
  static func positions(in store: Connection) throws(StorageFailure) -> [Int: Int] {
    var positions: [Int: Int] = [:]
    try store.visit(BooksSQL.readingOrder) { (row) throws(StorageFailure) in
      positions[row.int] = positions.count + 1
      return true
    }
    return positions
  }
}
