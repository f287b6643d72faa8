import Domain

/// Who stands here for the ids of a file. The store is asked each time, so that no list of them grows
/// with the file; only those are remembered who stand here for another id.
struct ArchiveOwners {
  /// A record that others belong to.
  struct Owner {
    let key: Int
    /// Whether it came with this file.
    let isNew: Bool
  }

  private let store: Connection
  /// The last key of each table before anything came.
  private var last: [String: Int] = [:]
  private var others: [String: [String: Int]] = [:]
  /// Who was asked for last: what belongs to one stands together.
  private var recent: (table: String, id: String, owner: Owner)?

  init(_ store: Connection) throws(StorageFailure) {
    self.store = store
    for table in ArchiveLists.owning {
      last[table] = try store.first("SELECT max(key) FROM \(table)") { $0.optionalInt } ?? nil
    }
  }

  /// Lets a record that is here stand for an id of the file.
  mutating func stand(_ id: String, in table: String, for key: Int) {
    guard ArchiveLists.owning.contains(table) else { return }
    others[table, default: [:]][id] = key
    recent = nil
  }

  /// Who has an id; nothing where nobody has it.
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
