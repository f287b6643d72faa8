public import Domain

/// What the notifier looks for, in the store: each part says beside its own records what it is. Each
/// look goes through an index of its own.
public struct SQLiteNoticeReadings: NoticeReadings {
  private let database: Database

  /// Looks into a database.
  public init(_ database: Database) { self.database = database }

  func all<T: Sendable>(
    _ sql: String, _ values: [Value], _ read: (Row) throws(StorageFailure) -> T
  ) throws(StorageFailure) -> [T] {
    try database.alone { (store) throws(StorageFailure) in try store.all(sql, values, read) }
  }
}
