import Domain

/// Whether a store has the tables of sync, and how it gets them.
extension SyncSchema {
  static func isThere(in store: Connection) throws(StorageFailure) -> Bool {
    try store.first("SELECT 1 FROM sqlite_schema WHERE name = 'sync_self'") { _ in true } ?? false
  }

  /// Makes the tables in a store in which sync begins.
  static func make(in store: Connection) throws(StorageFailure) {
    if try !isThere(in: store) { try store.script(script) }
  }
}
