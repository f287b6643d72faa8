import CSQLite

/// The SQL functions that this program adds to SQLite.
enum SQLFunctions {
  /// Registers the functions on a connection and returns SQLite's status.
  static func register(with connection: OpaquePointer) -> Int32 {
    unsafe sqlite3_create_function_v2(
      connection, StarterOrigins.function, 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
      { context, _, values in
        guard let context = unsafe context, let value = unsafe values?[0] else { return }
        let isKnown =
          unsafe sqlite3_value_type(value) == SQLITE_INTEGER
          && StarterOrigins.contains(Int(unsafe sqlite3_value_int64(value)))
        unsafe sqlite3_result_int(context, isKnown ? 1 : 0)
      }, nil, nil, nil)
  }
}
