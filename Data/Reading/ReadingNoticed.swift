public import Domain

/// Queries of the notifier about books that may need a notification.
extension SQLiteNoticeReadings {
  public func unfinished(by days: ClosedRange<Day>, atMost limit: Int) throws(StorageFailure)
    -> [Book]
  {
    try all(
      ReadingNoticesSQL.unfinished, [.day(days.lowerBound), .day(days.upperBound), .int(limit)]
    ) { (row) throws(StorageFailure) in try BooksRow.book(row).book }
  }
}

/// The SQL of the books that may need a notification.
enum ReadingNoticesSQL {
  static let unfinished = """
    SELECT \(BooksSQL.columns) FROM books b INDEXED BY books_by_target
    WHERE b.status = 0 AND b.target BETWEEN ?1 AND ?2 AND b.deleted_at IS NULL
    ORDER BY b.target, b.key LIMIT ?3
    """
}
