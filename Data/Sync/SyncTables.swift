import Domain

/// Checks for the sync tables and creates them.
extension SyncSchema {
  static func isThere(in store: Connection) throws(StorageFailure) -> Bool {
    try store.first("SELECT 1 FROM sqlite_schema WHERE name = 'sync_self'") { _ in true } ?? false
  }

  /// Creates the tables if they are missing. Called when sync begins in a store.
  static func make(in store: Connection) throws(StorageFailure) {
    if try !isThere(in: store) { try store.script(script) }
  }
}
