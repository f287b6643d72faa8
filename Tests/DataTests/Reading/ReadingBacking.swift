import Domain
import Support

@testable import Data

/// The repositories that store books. All of them have to pass the same tests.
enum ReadingBacking: String, CaseIterable, Sendable {
  case fake, memory, file

  /// Runs the body with a repository of this kind that has these books.
  @discardableResult
  func open<T>(with books: [Book] = [], _ body: (any ReadingRepository) throws -> T) throws -> T {
    switch self {
    case .fake: return try Self.run(ReadingInMemory(), books, body)
    case .memory: return try Self.run(SQLiteReading(try Database(.memory)), books, body)
    case .file:
      return try SampleFolder.using {
        try Self.run(SQLiteReading(try Database(.file($0.path("haru.sqlite")))), books, body)
      }
    }
  }

  private static func run<T>(
    _ reading: any ReadingRepository, _ books: [Book],
    _ body: (any ReadingRepository) throws -> T
  ) throws -> T {
    for book in books { _ = try reading.add(book) }
    return try body(reading)
  }
}

extension Database {
  /// Returns the failure of SQLite's integrity check of a word index, or nil if the index is sound
  /// or does not exist.
  func problem(of index: String) throws -> StorageFailure? {
    try alone { (store) throws(StorageFailure) -> StorageFailure? in
      let isThere = try store.first(
        "SELECT 1 FROM main.sqlite_schema WHERE name = ?", [.text(index)]
      ) { _ in true }
      guard isThere == true else { return nil }
      try store.learnTokens()
      do throws(StorageFailure) {
        try store.run("INSERT INTO \(index) (\(index), rank) VALUES ('integrity-check', 1)")
        return nil
      } catch { return error }
    }
  }

  /// Returns the names of the stored sums and indexes that disagree with the reading records. It is
  /// empty if all are correct.
  func readingProblems() throws -> [String] {
    var problems: [String] = []
    let here = "FROM readings r JOIN books b ON b.key = r.book"
    let counted = "\(here) WHERE b.deleted_at IS NULL AND r.deleted_at IS NULL"
    let present = "\(here) WHERE r.deleted_at IS NULL AND r.round IS b.round"
    for (name, kept, computed) in [
      (
        "days", "SELECT day, pages, records FROM reading_days",
        "SELECT r.day, sum(iif(r.percent IS NULL, r.pages, 0)), count(*) \(counted) GROUP BY 1"
      ),
      (
        "parts", "SELECT part, records FROM reading_parts",
        "SELECT CAST(strftime('%H', r.instant + r.offset, 'unixepoch') AS INTEGER) / 6, count(*) "
          + "\(counted) GROUP BY 1"
      ),
      (
        "here", "SELECT key FROM readings WHERE here = 1",
        "SELECT r.key \(counted)"
      ),
      (
        "last",
        "SELECT key, last_day, last_instant, last_offset, last_total, last_pages "
          + "FROM books WHERE last_day IS NOT NULL",
        "SELECT r.book, max(r.day), r.instant, r.offset, r.total, r.pages \(present) GROUP BY 1"
      ),
      (
        "sums", "SELECT key, last_total FROM books WHERE last_total IS NOT NULL",
        "SELECT r.book, sum(r.pages) \(present) GROUP BY 1"
      ),
      (
        "earlier", "SELECT key, earlier_pages FROM books WHERE earlier_pages IS NOT NULL",
        "SELECT r.book, sum(r.pages) FROM readings r JOIN books b ON b.key = r.book "
          + "WHERE r.deleted_at IS NULL AND ifnull(r.round, 0) < ifnull(b.round, 0) "
          + "AND r.percent IS NULL GROUP BY r.book"
      ),
      (
        "units",
        "SELECT r.key FROM readings r JOIN books b ON b.key = r.book "
          + "WHERE r.deleted_at IS NULL AND (r.percent IS NULL) = (b.pages IS NULL)",
        "SELECT 1 WHERE 0"
      ),
      (
        "sentences", "SELECT key, sentences FROM books WHERE sentences > 0",
        "SELECT book, count(*) FROM sentences WHERE deleted_at IS NULL GROUP BY book"
      ),
      ("ranks", "SELECT rank FROM books", "SELECT DISTINCT rank FROM books"),
      (
        "order",
        "SELECT a.key FROM readings a JOIN readings b ON b.book = a.book "
          + "AND a.round IS b.round "
          + "WHERE a.deleted_at IS NULL AND b.deleted_at IS NULL AND a.day < b.day "
          + "AND a.total >= b.total", "SELECT 1 WHERE 0"
      ),
    ] {
      for (one, other) in [(kept, computed), (computed, kept)]
      where try number("SELECT count(*) FROM (\(one) EXCEPT \(other))") != 0 {
        problems.append(name)
      }
    }
    let ranks = try number("SELECT count(*) - count(DISTINCT rank) FROM books")
    if ranks != 0 { problems.append("equal ranks") }
    for index in ["books_index", "sentences_index", "favourites_index"] {
      if let problem = try problem(of: index) { problems.append("\(index): \(problem)") }
    }
    return problems
  }
}
