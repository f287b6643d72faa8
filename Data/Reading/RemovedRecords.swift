public import Domain

/// Reading records in the trash. Records that were deleted together are one item.
extension SQLiteHistory {
  public func records(of item: TrashItem) throws(HistoryFailure) -> (
    book: ID<Book>, [ReadingRecord]
  )? {
    // The id consists of the book's id, the moment of deletion, and the key of the first record.
    guard let end = item.id.lastIndex(of: "-") else { return nil }
    return try alone { (store) throws(StorageFailure) -> (book: ID<Book>, [ReadingRecord])? in
      var book: ID<Book>?
      let records = try store.all(Self.records, [.text(String(item.id[..<end]))]) { row in
        let owner = NamedRow<OwnerColumn>(row, from: RecordsRow.shape.read.count)
        book = ID(owner.text(.id))
        return RecordsRow.record(row)
      }
      return book.map { ($0, records) }
    }
  }

  /// The query for the records that were deleted together, oldest first, with the id of their book.
  private static let records = """
    SELECT \(RecordsRow.shape.list(of: "r")), b.id
    FROM readings r JOIN books b ON b.key = r.book
    WHERE b.id || '-' || r.deleted_at = ? AND r.deleted_at IS NOT NULL ORDER BY r.day, r.key
    """
}
