import Domain

extension Connection {
  /// Returns the first row of the result; nil if there are no rows.
  func first<T>(
    _ sql: String, _ values: [Value] = [], _ read: (Row) throws(StorageFailure) -> T
  ) throws(StorageFailure) -> T? {
    var found: T?
    try visit(sql, values) { (row) throws(StorageFailure) in
      found = try read(row)
      return false
    }
    return found
  }

  /// Returns all rows of the result in memory. Use it only for short results.
  func all<T>(
    _ sql: String, _ values: [Value] = [], _ read: (Row) throws(StorageFailure) -> T
  ) throws(StorageFailure) -> [T] {
    var found: [T] = []
    try visit(sql, values) { (row) throws(StorageFailure) in
      found.append(try read(row))
      return true
    }
    return found
  }
}
