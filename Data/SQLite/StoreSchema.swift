import Domain

/// The tables, indexes, views and triggers of a new store.
enum StoreSchema {
  /// Creates the whole schema in an empty store.
  static func make(in store: Connection) throws(StorageFailure) {
    for part in StoreParts.all { try part.makeTables(store) }
    for script in ownTables { try store.script(script) }
  }

  /// The tables that belong to no part, as listed in `StoreParts.ownTables`.
  private static let ownTables = [
    PreferencesSchema.tables, AccountSchema.tables, LockSchema.tables, HistorySchema.tables,
    NoticesSchema.tables,
  ]
}
