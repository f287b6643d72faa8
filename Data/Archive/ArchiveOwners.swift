import Domain

/// Maps owner ids in the file to records in the store. Each lookup queries the store, and only ids that differ in the
/// store are in memory.
struct ArchiveOwners {
  /// A record that other records belong to.
  struct Owner {
    let key: Int
    /// Whether the record was added by this import.
    let isNew: Bool
  }

  private let store: Connection
  /// The highest key of each table before the import.
  private var last: [String: Int] = [:]
  private var others: [String: [String: Int]] = [:]
  /// The result of the last look-up, as a cache, since records of one owner are consecutive; nil before the first
  /// look-up.
  private var recent: (table: String, id: String, owner: Owner)?

  init(_ store: Connection) throws(StorageFailure) {
    self.store = store
    for table in ArchiveLists.owning {
      last[table] = try store.first("SELECT max(key) FROM \(table)") { $0.optionalInt } ?? nil
    }
  }

  /// Maps an id in the file to an existing record that has another id. Does nothing if records of this table own no
  /// other records.
  mutating func stand(_ id: String, in table: String, for key: Int) {
    guard ArchiveLists.owning.contains(table) else { return }
    others[table, default: [:]][id] = key
    recent = nil
  }

  /// Returns the owner with an id; nil if there is none.
  mutating func owner(_ id: String, in table: String) throws(StorageFailure) -> Owner? {
    if let recent, recent.id == id, recent.table == table { return recent.owner }
    let owner: Owner
    if let key = others[table]?[id] {
      owner = Owner(key: key, isNew: false)
    } else {
      let sql = "SELECT key FROM \(table) WHERE id = ?"
      guard let key = try store.first(sql, [.text(id)], { $0.int }) else { return nil }
      owner = Owner(key: key, isNew: key > last[table] ?? 0)
    }
    recent = (table, id, owner)
    return owner
  }
}
