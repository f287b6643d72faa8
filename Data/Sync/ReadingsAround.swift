import Domain

/// The neighbours of a reading record in the same book. The pages of each record depend on the page that the preceding
/// record reached (`PagesRules`).
struct ReadingsAround {
  private let store: Connection
  private let fieldVersions: SQLiteFieldVersions

  init(_ store: Connection, _ fieldVersions: SQLiteFieldVersions) {
    (self.store, self.fieldVersions) = (store, fieldVersions)
  }

  /// Limits the pages of a record to those beyond the page that the preceding record reached. A record that does not go
  /// beyond that page is soft-deleted if another device wrote the preceding record; otherwise it keeps its pages.
  func fit(_ row: inout ArchiveRow, _ record: FieldVersionRecord) throws(StorageFailure) {
    guard row["deleted"] == .null, let total = row["page"].number,
      let recorded = row["pagesRead"].number, let at = row["at"].moment,
      let before = try neighbour(of: row, isBefore: true, besides: record.key)
    else { return }
    var isByOther = false
    if total <= before.total {
      let other = try SyncRows(.readings, in: store).row(before.key).flatMap {
        (found) throws(StorageFailure) in
        try RecordReader(fieldVersions).record(.readings, at: before.key, found)
      }
      isByOther = other?.fieldVersion(1)?.stamp.device != record.fieldVersion(1)?.stamp.device
    }
    let shown = PagesRules.pagesRead(
      recorded: recorded, total: total, before: before.total, byOther: isByOther)
    if let shown {
      row["pagesRead"] = .number(shown)
    } else {
      row["deleted"] = .moment(Now(instant: at.instant, offset: 0))
    }
  }

  /// Raises the page count of the book if the record has a higher page.
  func makeRoom(for row: ArchiveRow) throws(StorageFailure) {
    guard row["deleted"] == .null, let total = row["page"].number, let id = row["book"].text else {
      return
    }
    let whole = ReadingRecord.wholeInPercent
    let key = try store.first(
      """
      SELECT key FROM books WHERE id = ? AND ifnull(round, 0) = ? AND ifnull(pages, \(whole)) < ?
      """, [.text(id), .int(row["round"].number ?? 0), .int(total)]
    ) { $0.int }
    guard let key, let old = try SyncRows(.books, in: store).row(key),
      let book = try RecordReader(fieldVersions).record(.books, at: key, old)
    else { return }
    let saved = SavedRecord(book)
    var changed = old
    changed["pages"] = .number(total)
    try fieldVersions.projection.update(.books, key, from: old, to: changed)
    book.show(changed, key)
    try RecordWriter(fieldVersions).write(book, instead: saved)
  }

  /// Returns the greatest page that was reached in one round of reading a book; 0 if there is no record.
  func mostRead(of book: String, round: Int) throws(StorageFailure) -> Int {
    let most = try store.first(
      """
      SELECT max(r.total) FROM readings r
      WHERE r.book = (SELECT b.key FROM books b WHERE b.id = ?) AND ifnull(r.round, 0) = ?
        AND r.deleted_at IS NULL
      """, [.text(book), .int(round)]
    ) { $0.optionalInt }
    return (most ?? nil) ?? 0
  }

  /// Returns the next record of the same book, whose pages depend on `row`; nil if `row` is the last one.
  func next(after row: ArchiveRow) throws(StorageFailure) -> FieldVersionRecord? {
    guard let next = try neighbour(of: row, isBefore: false, besides: nil),
      let found = try SyncRows(.readings, in: store).row(next.key)
    else { return nil }
    return try RecordReader(fieldVersions).record(.readings, at: next.key, found)
  }

  /// Adapts all records that were inserted without a check against the preceding records.
  func fitAll() throws(StorageFailure) {
    let keys = try store.all(
      """
      SELECT key FROM (
        SELECT key, total - pages AS before,
          lag(total) OVER (PARTITION BY book, ifnull(round, 0) ORDER BY day) AS reached
        FROM readings WHERE deleted_at IS NULL)
      WHERE reached > before
      """
    ) { $0.int }
    for key in keys {
      guard let row = try SyncRows(.readings, in: store).row(key),
        let record = try RecordReader(fieldVersions).record(.readings, at: key, row)
      else { continue }
      let saved = SavedRecord(record)
      try fieldVersions.projection.project(record, fieldVersions)
      try RecordWriter(fieldVersions).write(record, instead: saved)
    }
  }

  private struct Neighbour {
    let key: Int
    let total: Int
  }

  private func neighbour(
    of row: ArchiveRow, isBefore: Bool, besides own: Int?
  ) throws(StorageFailure) -> Neighbour? {
    guard let at = row["at"].moment, let book = row["book"].text else { return nil }
    let (sign, order) = isBefore ? ("<", "DESC") : (">", "ASC")
    return try store.first(
      """
      SELECT r.key, r.total FROM readings r
      WHERE r.book = (SELECT b.key FROM books b WHERE b.id = ?1) AND ifnull(r.round, 0) = ?2
        AND r.day \(sign) ?3 AND r.deleted_at IS NULL AND r.percent IS ?4 AND r.key IS NOT ?5
      ORDER BY r.day \(order) LIMIT 1
      """,
      [
        .text(book), .int(row["round"].number ?? 0), .day(at.day),
        [.null, .flag(false)].contains(row["percent"]) ? .null : .int(1), .optional(own),
      ]
    ) { row in
      let row = NamedRow<NeighbourColumn>(row)
      return Neighbour(key: row.int(.key), total: row.int(.total))
    }
  }

  private enum NeighbourColumn: Int, RowColumn { case key, total }
}
