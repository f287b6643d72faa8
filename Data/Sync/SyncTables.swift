import Domain

/// Whether a store has the tables of sync, and how it gets them.
extension SyncSchema {
  static func isThere(in store: Connection) throws(StorageFailure) -> Bool {
    try store.first("SELECT 1 FROM sqlite_schema WHERE name = 'sync_self'") { _ in true } ?? false
  }

  /// Makes the tables in a store that is about to meet others.
  static func make(in store: Connection) throws(StorageFailure) {
    if try isThere(in: store) { return }
    for script in [first, third, fourth, fifth, sixth, seventh] { try store.script(script) }
  }

  /// A step for stores that have the tables by then.
  static func step(_ script: String) -> Migrations.Step {
    .fill { (store) throws(StorageFailure) in
      if try isThere(in: store) { try store.script(script) }
    }
  }

  /// For a while every store had the tables, whether it met others or not.
  static let dropUnused = Migrations.Step.fill { (store) throws(StorageFailure) in
    guard try isThere(in: store) else { return }
    for table in ["sync_self", left] {
      let isUsed = try store.first("SELECT 1 FROM \(table) LIMIT 1") { _ in true } ?? false
      if isUsed { return }
    }
    for table in tables { try store.script("DROP TABLE IF EXISTS \(table)") }
  }
}
