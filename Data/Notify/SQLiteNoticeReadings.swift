public import Domain

/// The queries of the notifier. Each part implements its own in an extension, and each query uses
/// an index.
public struct SQLiteNoticeReadings: NoticeReadings {
  private let database: Database

  public init(_ database: Database) { self.database = database }

  func all<T: Sendable>(
    _ sql: String, _ values: [Value], _ read: (Row) throws(StorageFailure) -> T
  ) throws(StorageFailure) -> [T] {
    try database.alone { (store) throws(StorageFailure) in try store.all(sql, values, read) }
  }
}
