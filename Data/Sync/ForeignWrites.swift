import Domain

/// Tells whether another device wrote a row after something was done here: then it is not as it was
/// left.
struct ForeignWrites {
  private let store: Connection
  private let facts: SQLiteFacts
  /// The clock at which it was done.
  private let clock: UInt64

  /// Looks at what came since an entry of the history; nothing in a store that meets no others.
  init?(_ store: Connection, since entry: Int) throws(StorageFailure) {
    guard let facts = try SQLiteFacts(store) else { return nil }
    (self.store, self.facts) = (store, facts)
    // What was done before devices met was done at no clock that others know.
    clock = try store.first(SyncSQL.clock, [.int(entry)]) { UInt64(stored: $0.int) } ?? 0
  }

  /// Whether somebody else wrote a row of a table since, by the key of that.
  func hasWritten(_ key: [Value], in table: String) throws(StorageFailure) -> Bool {
    guard let list = SyncLists.all.first(where: { $0.list.table == table }), key.count == 1
    else { return false }
    let number = try SyncRows(list, in: store).number(key[0])
    guard let row = try SyncRows(list, in: store).row(number),
      let record = try RecordReader(facts).record(list, at: number, row)
    else { return false }
    let own = facts.position().device
    return record.facts.contains {
      $0.fact.stamp.device != own && $0.fact.stamp.clock > clock && $0.name.rule != .quiet
    }
  }
}
