public import Domain

/// Moves books between shelves, starts rereading, and converts percentages to pages.
extension SQLiteReading {
  public func readThroughs(of id: ID<Book>) throws(ReadingFailure) -> [ReadThrough] {
    let found = try reading { (store) throws(StorageFailure) -> [ReadThrough]? in
      guard let found = try Self.find(id, in: store) else { return nil }
      return try store.all(BooksSQL.readThroughs, [.int(found.key)]) {
        (row) throws(StorageFailure) in
        let row = NamedRow<BooksSQL.ReadThroughColumn>(row)
        return ReadThrough(
          round: row.int(.round), started: try row.optionalDay(.started),
          finished: try row.optionalDay(.finished))
      }
    }
    guard let found else { throw .unknown(reference: id.text) }
    return found
  }

  /// Returns the kind of a change, such as a rating or a move to another shelf. Returns nil for any other edit.
  static func changeKind(from old: Book, to new: Book) -> ChangeKind? {
    if new.round != old.round { return .rereadBook }
    if new.shelf != old.shelf {
      switch new.shelf {
      case .paused: return .pauseBook
      case .dropped: return .dropBook
      case nil: return old.status == .wanted ? .beginBook : .resumeBook
      case .wanted, .finished: return nil
      }
    }
    var same = old
    same.rating = new.rating
    if same == new { return .rateBook }
    same = old
    same.tags = new.tags
    return same == new ? .tagBook : nil
  }

  /// Converts the percentages of a book to pages when the number of pages becomes known. Returns the refusal if there
  /// are too few pages for the records; nil otherwise.
  static func turnIntoPages(
    _ found: (book: Book, key: Int), _ changed: Book, in store: Connection
  ) throws(StorageFailure) -> BookRefusal? {
    guard found.book.facts.pages == nil, let pages = changed.facts.pages else { return nil }
    let records = try store.all(ReadingSQL.records, [.int(found.key)], RecordsRow.record)
    if records.isEmpty { return nil }
    var turned: [ReadingRecord] = []
    for (_, round) in Dictionary(grouping: records, by: \.round).sorted(by: { $0.key < $1.key }) {
      guard let inPages = ReadingRecord.inPages(round, of: pages) else {
        return .pagesRange(
          (records.count + 1)...BookMetadata.pagesRange.upperBound)
      }
      turned += inPages
    }
    try store.run(BooksSQL.makeRoom, [.int(found.key)])
    for record in turned {
      try store.run(
        ReadingSQL.update,
        RecordsRow.shape.changes(of: record)
          + [.int(found.key), .int(record.round), .day(record.day)])
    }
    return nil
  }
}
