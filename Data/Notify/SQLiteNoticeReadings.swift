public import Domain

/// What the notifier looks for, in the store. Each look goes through an index of its own.
public struct SQLiteNoticeReadings: NoticeReadings {
  private let database: Database

  /// Looks into a database.
  public init(_ database: Database) { self.database = database }

  public func thirsty(on days: ClosedRange<Day>, atMost limit: Int) throws(StorageFailure)
    -> [Person]
  {
    try all(
      NoticeReadingsSQL.thirsty, [.day(days.lowerBound), .day(days.upperBound), .int(limit)],
      PeopleRow.person)
  }

  public func born(month: Int, day: Int, atMost limit: Int) throws(StorageFailure) -> [Person] {
    guard let birthday = Birthday(year: nil, month: month, day: day) else { return [] }
    return try all(
      NoticeReadingsSQL.born, [.text(birthday.description), .int(limit)], PeopleRow.person)
  }

  public func unrecorded(after instant: Int, atMost limit: Int) throws(StorageFailure)
    -> [UnrecordedContact]
  {
    try all(NoticeReadingsSQL.unrecorded, [.int(instant), .int(limit)]) {
      (row) throws(StorageFailure) in
      let waiting = try PendingRow.waiting(row)
      return UnrecordedContact(person: waiting.person, review: waiting.pending)
    }
  }

  public func unfinished(by days: ClosedRange<Day>, atMost limit: Int) throws(StorageFailure)
    -> [Book]
  {
    try all(
      NoticeReadingsSQL.unfinished, [.day(days.lowerBound), .day(days.upperBound), .int(limit)]
    ) { (row) throws(StorageFailure) in try BooksRow.book(row).book }
  }

  private func all<T: Sendable>(
    _ sql: String, _ values: [Value], _ read: (Row) throws(StorageFailure) -> T
  ) throws(StorageFailure) -> [T] {
    try database.alone { (store) throws(StorageFailure) in try store.all(sql, values, read) }
  }
}
