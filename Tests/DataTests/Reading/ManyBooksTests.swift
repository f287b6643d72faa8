import Domain
import StoreSupport
import Support
import Testing

@testable import Data

extension Database {
  /// Adds many books with a fixed number of reading records each. All but a few are finished.
  func fillWithBooks(_ books: Int, records: Int, unfinished: Int) throws(StorageFailure) {
    try write { (store) throws(StorageFailure) in
      try store.run(
        """
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
        INSERT INTO books (key, id, rank, started, started_offset, target, pages, category,
          title_sorted, author_sorted, title_folded, title, author)
        SELECT i, 'book' || i, i * 1048576, 1400000000 + i * 3600, 32400, '2030-01-01',
          ?2 * 3 + (i % (?1 / ?3) = 0),
          CASE i % 3 WHEN 0 THEN 'poem' WHEN 1 THEN 'essay' ELSE 'law' END,
          '1title ' || i, '1author ' || (i % 900), 'title ' || i, 'Title ' || i, 'Author ' || (i % 900)
        FROM n
        """, [.int(books), .int(records), .int(unfinished)])
      try store.run(
        """
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2),
          b (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM b WHERE k < ?1)
        INSERT INTO readings (book, day, instant, offset, total, pages)
        SELECT k, date(1400000000 + (k % 700 + i * 29) * 86400 + 32400 + k % 50000, 'unixepoch'),
          1400000000 + (k % 700 + i * 29) * 86400 + k % 50000, 32400, i * 3, 3
        FROM b CROSS JOIN n
        """, [.int(books), .int(records)])
    }
  }
}

@Suite struct `Very many books` {
  @Test func `have tallies that agree with their records`() throws {
    // BK-83
    let database = try Database(.memory)
    try database.fillWithBooks(200, records: 50, unfinished: 10)
    #expect(try database.readingProblems() == [])
    let reading = SQLiteReading(database)
    #expect(try reading.counts().reading == 10 && reading.counts().finished == 190)
    let all = try reading.activity()
    #expect(try reading.pagesByDay(Day.range) == DayPages.counted(all.map(\.record)))
  }

  @Test func `show a part of themselves without reading all of them`() throws {
    // BK-40, BK-45, BK-69, BK-72
    typealias ViewContext = (SQLiteReading) throws(ReadingFailure) -> Void
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let filled = try Database(.file(path))
      try filled.fillWithBooks(4000, records: 2, unfinished: 4000)
      try filled.write { (store) throws(StorageFailure) in
        try store.run(
          """
          INSERT INTO sentences (id, book, page, instant, offset, text)
          SELECT 's' || key || '-' || page, key, page, 1400000000, 32400, 'Words ' || key
          FROM books, (SELECT 1 AS page UNION ALL SELECT 2 UNION ALL SELECT 3)
          """)
      }
      // A compiled statement counts all its steps, so each query runs in a newly opened store.
      func isCutShort(_ page: ViewContext) throws -> Bool {
        let database = try Database(.file(path))
        return try database.isCutShort(after: 80_000) { () throws(ReadingFailure) in
          try page(SQLiteReading(database))
        }
      }
      var pages: [(name: String, page: ViewContext)] = []
      for anchor in [
        ListAnchor.index(0), .index(2000), .index(3999), .record(ID<Book>("book1999")),
      ] {
        for sort in BookSort.allCases {
          pages.append(
            (
              "home \(sort) \(anchor)",
              { (reading) throws(ReadingFailure) in
                _ = try reading.home(sort, in: [], around: anchor, length: 100)
              }
            ))
          let list = BookList(.all, sort: sort)
          pages.append(
            (
              "all \(sort) \(anchor)",
              { (reading) throws(ReadingFailure) in
                _ = try reading.slice(list, around: anchor, length: 100)
              }
            ))
          pages.append(
            (
              "sentences \(sort) \(anchor)",
              { (reading) throws(ReadingFailure) in
                _ = try reading.sentencesSlice(sort, search: nil, around: anchor, length: 80)
              }
            ))
        }
      }
      pages.append(
        (
          "records",
          { (reading) throws(ReadingFailure) in
            _ = try reading.slice(Day.range, around: .index(4000), length: 100)
          }
        ))
      for (name, page) in pages {
        let isCutShort = try isCutShort(page)
        #expect(!isCutShort, "\(name)")
      }
      #expect(
        try isCutShort { (reading) throws(ReadingFailure) in
          _ = try reading.list(BookList(.reading))
        })
    }
  }
}
