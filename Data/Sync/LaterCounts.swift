import Domain

/// Computes in bulk the values that triggers compute from reading records, after very many records were inserted. The
/// result is the same as that of the triggers.
struct LaterCounts {
  private let store: Connection
  private var triggers: [String] = []
  private var days: [Day: (pages: Int, records: Int)] = [:]
  private var parts: [Int: Int] = [:]
  /// The number of records that were passed to `count`, including those in the trash.
  private(set) var records = 0

  /// Drops the triggers, which `keep` restores.
  init(_ store: Connection) throws(StorageFailure) {
    self.store = store
    for name in ["readings_last_insert", "readings_counted_insert"] {
      let sql = try store.first(
        "SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = ?", [.text(name)]
      ) { $0.text }
      guard let sql else { throw .corrupt }
      try store.script("DROP TRIGGER \(name)")
      triggers.append(sql)
    }
  }

  /// Counts a record. `isHere` is false if the record or its book is in the trash. Such a record does not count towards
  /// its day and time of day.
  mutating func count(_ row: ArchiveRow, isHere: Bool) {
    records += 1
    guard isHere, let at = row["at"].moment else { return }
    let isPercent = row["percent"] == .flag(true) || row["percent"] == .number(1)
    let day = days[at.day] ?? (0, 0)
    days[at.day] = (day.pages + (isPercent ? 0 : row["pagesRead"].number ?? 0), day.records + 1)
    let seconds = (at.instant + at.offset) % 86_400
    parts[(seconds + 86_400) % 86_400 / 21_600, default: 0] += 1
  }

  /// Writes the counts and restores the triggers.
  func keep() throws(StorageFailure) {
    for (day, count) in days.sorted(by: { $0.key < $1.key }) {
      try store.run(
        """
        INSERT INTO reading_days VALUES (?, ?, ?) ON CONFLICT (day)
          DO UPDATE SET pages = pages + excluded.pages, records = records + excluded.records
        """, [.day(day), .int(count.pages), .int(count.records)])
    }
    for (part, count) in parts.sorted(by: { $0.key < $1.key }) {
      try store.run(
        """
        INSERT INTO reading_parts VALUES (?, ?) ON CONFLICT (part)
          DO UPDATE SET records = records + excluded.records
        """, [.int(part), .int(count)])
    }
    try noteLast()
    for sql in triggers { try store.script(sql) }
    // Statements that were prepared without the triggers write more tables now.
    _ = try store.recorder.tables(in: store)
  }

  /// The number of books that one statement updates, which bounds its statement journal.
  private static let booksAtOnce = 500

  /// Stores the reading progress of each book.
  private func noteLast() throws(StorageFailure) {
    let last = try store.first("SELECT ifnull(max(key), 0) FROM books") { $0.int } ?? 0
    var indexes = LaterIndexes(store)
    let books = try store.first("SELECT count(*) FROM books") { $0.int } ?? 0
    if books <= records { try indexes.leaveOut(of: "books") }
    var first = Int.min
    while first <= last {
      let end = try store.first(
        "SELECT max(key) FROM (SELECT key FROM books WHERE key >= ? ORDER BY key LIMIT ?)",
        [.int(first), .int(Self.booksAtOnce)]
      ) { $0.optionalInt }
      guard let end, let end else { break }
      try store.run(Self.lasts, [.int(first), .int(end)])
      if end == .max { break }
      first = end + 1
    }
    try indexes.make()
  }

  private static let lasts = """
    UPDATE books SET
        (last_day, last_instant, last_offset, last_total, last_pages) = (
          SELECT r.day, r.instant, r.offset, r.total, r.pages FROM readings r
          WHERE r.book = books.key AND ifnull(r.round, 0) = ifnull(books.round, 0)
            AND r.deleted_at IS NULL ORDER BY r.day DESC LIMIT 1),
        earlier_pages = (
          SELECT nullif(sum(r.pages), 0) FROM readings r
          WHERE r.book = books.key AND ifnull(r.round, 0) < ifnull(books.round, 0)
            AND r.deleted_at IS NULL AND r.percent IS NULL)
      WHERE key BETWEEN ? AND ?
        AND EXISTS (SELECT 1 FROM readings r WHERE r.book = books.key AND r.deleted_at IS NULL)
    """
}
