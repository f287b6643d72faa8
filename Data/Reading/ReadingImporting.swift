import Domain

extension ArchiveImporter {
  /// Imports a reading record. For a book that is new from the same file all records are imported.
  /// For an existing book only those that continue after its last record are imported.
  mutating func importReading(_ row: ArchiveRow) throws(RecordRefusal) {
    guard let owner = try owner(of: row), let at = row["at"].moment,
      let total = row["page"].number, let pages = row["pagesRead"].number
    else { throw .because(.withoutOwner) }
    if !owner.isNew, let kept = try existingRecord(row, owner) {
      // The same record may exist twice: undone, and recorded again.
      if kept.row["deleted"] != .null || row["deleted"] != .null
        || kept.row.cells == row.cells
      {
        return report.same += 1
      }
      throw .because(.differsHere)
    }
    let state = try storing { () throws(StorageFailure) in
      try store.first(bookState, [.int(owner.key)]) {
        let found = NamedRow<BookStateColumn>($0)
        return (
          isRemoved: !found.isNull(.deletedAt), day: found.optionalText(.lastDay),
          total: found.int(.lastTotal), pages: found.optionalInt(.pages),
          round: found.optionalInt(.round) ?? 0
        )
      }
    }
    guard let state else { throw .because(.withoutOwner) }
    if !owner.isNew, row["deleted"] == .null {
      let follows = state.day.map { $0 < at.day.description } ?? true
      guard follows, total - pages == state.total,
        total <= state.pages ?? ReadingRecord.wholeInPercent,
        (row["percent"] == .flag(true)) == (state.pages == nil),
        row["round"].number ?? 0 == state.round
      else { throw .because(.doesNotFollow) }
    }
    let isHere = row["deleted"] == .null && !state.isRemoved
    _ = try insert(row, owner, and: [("here", .bool(isHere))])
    report.added += 1
  }

  /// Imports an earlier reading of a book, if the book is new from the same file. For an existing book the reading is
  /// counted as already present if it equals a stored one, and refused otherwise.
  mutating func importReadThrough(_ row: ArchiveRow) throws(RecordRefusal) {
    guard let owner = try owner(of: row) else { throw .because(.withoutOwner) }
    if let kept = try existingRecord(row, owner) {
      if kept.row.cells == row.cells { return report.same += 1 }
      throw .because(.differsHere)
    }
    if !owner.isNew { throw .because(.doesNotFollow) }
    _ = try insert(row, owner)
    report.added += 1
  }
}

/// The columns of a book's state before an import: the time of deletion, the day and page of the last record, the page
/// count, and the number of the current reading.
private enum BookStateColumn: Int, RowColumn { case deletedAt, lastDay, lastTotal, pages, round }

private let bookState = "SELECT \(BookStateColumn.list()) FROM books WHERE key = ?"
