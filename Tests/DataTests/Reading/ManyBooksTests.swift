import Domain
import Support
import Testing

@testable import Data

extension Database {
  /// Fills a store with books of a hundred records each, all but a few of them finished.
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
}
