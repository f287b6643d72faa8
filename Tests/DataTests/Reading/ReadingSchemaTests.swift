import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `A store with books` {
  private static let found = [
    ListMatch(each: ["a"], initials: nil), ListMatch(each: ["a", "b"], initials: nil),
    ListMatch(each: ["a"], initials: WordSearch.Initials(match: "a", rest: nil)),
    ListMatch(each: ["a", "b"], initials: WordSearch.Initials(match: "a", rest: "b")),
  ]
  private static let lists: [String] = Shelf.allCases.flatMap { shelf in
    BookSort.allCases.flatMap { sort in
      [BooksSQL.list(shelf, sort)] + found.map { BooksSQL.search(shelf, sort, $0) }
    }
  }
  private static let books: [ListSQL] = Shelf.allCases.flatMap { shelf in
    BookSort.allCases.flatMap { sort in
      [BookList(shelf, sort: sort), BookList(shelf, sort: sort, category: .poem)].flatMap { list in
        [ListSQL.books(list)] + found.map { ListSQL.books(list, matching: $0) }
      }
    }
  }
  private static let favourites: [ListSQL] = BookSort.allCases.flatMap { sort in
    [ListSQL.favourites(sort)] + found.map { ListSQL.favourites(sort, matching: $0) }
  }
  private static let long: [ListSQL] = books + favourites + [.records(Day.range)]
  private static let parts = long.flatMap {
    [$0.count, $0.rank, $0.rows(isBackward: false), $0.rows(isBackward: true)]
  }
  private static let single = [
    BooksSQL.readThroughs, ReadingSQL.recordsOfRound,
    BooksSQL.sections, BooksSQL.category, BooksSQL.between,
    BooksSQL.find, BooksSQL.withKey, BooksSQL.findAny, BooksSQL.withNumber, BooksSQL.keyOfNumber,
    BooksSQL.withKeys(2), BooksSQL.remove, BooksSQL.restore, BooksSQL.showRecords,
    BooksSQL.readingOrder,
    BooksSQL.update,
    BooksSQL.lastRank, BooksSQL.readingCount, BooksSQL.rankAt, BooksSQL.rankBefore,
    BooksSQL.rank, ReadingSQL.update, ReadingSQL.records, ReadingSQL.take, ReadingSQL.bringBack,
    ReadingSQL.isTaken, ReadingSQL.newest, ReadingSQL.ofDays, ReadingSQL.days,
    ReadingSQL.finishings, ReadingSQL.parts, ReadingSQL.quoteKey, ReadingSQL.findQuote,
    ReadingSQL.findAnyQuote, ReadingSQL.quoteCandidates, ReadingSQL.changeQuote,
    ReadingSQL.removeQuote, ReadingSQL.restoreQuote, ReadingSQL.quotesOf, ReadingSQL.findLiked,
    ReadingSQL.likedWithKeys(2), ReadingSQL.marks, ReadingSQL.unlike, ReadingSQL.likeBetter,
    ReadingSQL.counts, ReadingSQL.categories,
  ]
  private static let sorted: [String] = BookSort.allCases.flatMap { sort in
    [ReadingSQL.quotedBooks(sort), ReadingSQL.liked(sort)]
      + found.flatMap { [ReadingSQL.matchingQuotes(sort, $0), ReadingSQL.matchingLiked(sort, $0)] }
  }

  /// One store with all indexes, which every test can use because statements are only planned
  /// there.
  private static let indexed = Result {
    let database = try Database(.memory)
    let reading = SQLiteReading(database)
    #expect(try reading.quoteIDs(search: "ㅁ") == "" && reading.likedTitles(search: "ㅁ") == "")
    return database
  }

  @Test(arguments: lists + single + sorted + parts)
  func `is never searched row by row`(_ sql: String) throws {
    let plan = try Self.indexed.get().plan(of: sql)
    #expect(!plan.isEmpty)
    for step in plan where step.hasPrefix("SCAN") {
      // Allowed scans: results of a word index, the four parts of a day, and indexes that are read
      // whole.
      let isWhole =
        step.hasPrefix("SCAN i VIRTUAL TABLE INDEX") || step == "SCAN f" || step == "SCAN p"
        || step.contains("_index VIRTUAL TABLE INDEX 0:M") || step == "SCAN i"
        || step.hasPrefix("SCAN (subquery")
        || step == "SCAN k" || step.hasPrefix("SCAN o USING COVERING INDEX favourites_by_")
        || step.hasPrefix("SCAN o USING INDEX favourites_by_")
        || step.hasSuffix("CONSTANT ROW") || step.hasPrefix("SCAN f USING INDEX favourites_by_")
        || step == "SCAN r USING INDEX readings_by_instant"
        || step.contains("INDEX books_quoted") || step.contains("INDEX books_by_category")
        || step == "SCAN favourites"
        || step.hasPrefix("SCAN favourites USING COVERING INDEX")
      #expect(isWhole, "\(sql): \(step)")
    }
  }

  @Test func `has its lists in order`() throws {
    // BK-41
    let database = try Database(.memory)
    for shelf in [Shelf.reading, .finished] {
      for sort in BookSort.allCases {
        let plan = try database.plan(of: BooksSQL.list(shelf, sort))
        #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(sort): \(plan)")
      }
    }
    for sql in [ReadingSQL.newest, ReadingSQL.ofDays, ReadingSQL.records, ReadingSQL.days] {
      let plan = try database.plan(of: sql)
      #expect(!plan.contains { $0 == "USE TEMP B-TREE FOR ORDER BY" }, "\(plan)")
    }
  }

  // D-91
  @Test func `of an older version sorts numbers in titles by their values afterwards`() throws {
    let database = try Database(.memory)
    let reading = SQLiteReading(database)
    for number in [10, 9] { _ = try reading.add(.sample("b\(number)", "Diary \(number)")) }
    func first() throws -> String? {
      try database.read { (store) throws(StorageFailure) in
        try store.first("SELECT id FROM books ORDER BY title_sorted", []) { $0.text }
      }
    }
    try database.write { (store) throws(StorageFailure) in
      try store.run("UPDATE books SET title_sorted = replace(title, 'D', '1d')")
    }
    #expect(try first() == "b10")
    try database.write { (store) throws(StorageFailure) in try ReadingSchema.sortNumbers(store) }
    #expect(try first() == "b9")
  }

  @Test func `passes over what is not shown by indexes alone`() throws {
    // BK-40, BK-70…72
    let database = try Database(.memory)
    var checked = 0
    for sort in BookSort.allCases {
      var lists = Shelf.allCases.map { ListSQL.books(BookList($0, sort: sort)) }
      lists.append(.favourites(sort))
      if sort.hasSections {
        lists += Shelf.allCases.map {
          ListSQL.books(BookList($0, sort: sort, category: .poem))
        }
      }
      for list in lists {
        for sql in [list.keys(isBackward: false), list.keys(isBackward: true), list.count] {
          let plan = try database.plan(of: sql)
          #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(sort): \(plan)")
          #expect(try !database.readsRows(of: list.table, in: sql), "\(sql)")
          checked += 1
        }
      }
    }
    #expect(checked == 6 * 8 * 3 + 4 * 7 * 3)
    let days = ListSQL.records(Day.range)
    for sql in [days.keys(isBackward: false), days.keys(isBackward: true), days.count] {
      #expect(try !database.readsRows(of: "readings", in: sql))
    }
    for sql in [BooksSQL.sections, BooksSQL.between, BooksSQL.readingOrder] {
      #expect(try !database.readsRows(of: "books", in: sql))
    }
    // This shows that the check can fail.
    #expect(try database.readsRows(of: "books", in: BooksSQL.list(.reading, .title)))
  }

  @Test(arguments: [
    // BK-58, BK-31, BK-36
    "UPDATE books SET last_total = 301", "UPDATE books SET last_total = 0",
    "UPDATE books SET last_total = -1", "UPDATE books SET last_day = NULL",
    "UPDATE books SET pages = 29", "UPDATE books SET pages = 0",
    "UPDATE books SET rating = 6", "UPDATE books SET rating = 0", "UPDATE books SET title = ''",
    "UPDATE books SET target = 'soon'", "UPDATE books SET target = '2026-02-30'",
    "UPDATE books SET isbn = '1'", "UPDATE books SET isbn = (SELECT isbn FROM favourites), key = 1",
    "UPDATE books SET sentences = -1", "UPDATE books SET category = ''",
    "UPDATE readings SET total = 301", "UPDATE readings SET pages = 31",
    "UPDATE readings SET pages = 0", "UPDATE readings SET total = 0",
    "UPDATE readings SET day = '2026-03-02'", "UPDATE readings SET instant = instant + 86400",
    "UPDATE readings SET deleted_at = 1", "UPDATE readings SET here = 2",
    "INSERT INTO readings (book, day, instant, offset, total, pages) "
      + "SELECT book, day, instant, offset, 40, 10 FROM readings",
    "INSERT INTO readings (book, day, instant, offset, total, pages) "
      + "VALUES (1, '2026-03-02', 1772409600, 32400, 301, 271)",
    "INSERT INTO readings (book, day, instant, offset, total, pages) "
      + "VALUES (99, '2026-03-02', 1772409600, 32400, 30, 30)",
    "INSERT INTO sentences (id, book, instant, offset, text) VALUES ('s', 1, 0, 0, '')",
    "INSERT INTO sentences (id, book, instant, offset, text) VALUES ('s', 99, 0, 0, 'a')",
    "INSERT INTO sentences (id, book, page, instant, offset, text) VALUES ('s', 1, 0, 0, 0, 'a')",
    "INSERT INTO favourites SELECT 2, isbn, liked, liked_offset, pages, category, published, "
      + "title_sorted, author_sorted, title_folded, title, subtitle, author, publisher, link, "
      + "cover, description FROM favourites",
  ])
  func `refuses what cannot be`(_ sql: String) throws {
    let database = try Database(.memory)
    let reading = SQLiteReading(database)
    try reading.keep(.sample(), .sample("b2", isbn: .counted(1)))
    try reading.keep(.sample("2026-03-01", 30, 30))
    _ = try reading.like(
      Favourite(.sample(isbn: .counted(1)), liked: .on("2026-03-01")))
    let before = try reading.list(BookList(.all))
    let failure = #expect(throws: StorageFailure.self) {
      try database.write { (store) throws(StorageFailure) in try store.run(sql) }
    }
    guard case .other(let code, _) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    // Any kind of constraint of the schema
    #expect(code & 0xFF == 19)
    #expect(try reading.list(BookList(.all)) == before)
    #expect(try database.readingProblems() == [])
  }
}
