import Domain

/// Which conflicts a line of the history resolved. Undoing it opens them again on all devices, and doing
/// it again resolves them.
struct ResolvedConflicts {
  private let facts: SQLiteFacts
  private var store: Connection { facts.store }

  init(_ facts: SQLiteFacts) { self.facts = facts }

  // MARK: Resolving

  /// Begins the line of the history in which they are resolved: there is one also where no row changes.
  func begin() throws(StorageFailure) {
    let recorder = store.recorder
    store.marker.began = store.marker.began ?? facts.position().clock.last + 1
    if recorder.entry != nil { return }
    try recorder.pause { () throws(StorageFailure) in
      try KeepingHistory.putAway([[ChangeBytes.version]], in: store)
      // A line that was forgotten may have had the same number.
      if let entry = recorder.entry { try store.run(SyncSQL.dropResolved, [.int(entry)]) }
    }
  }

  /// Notes a value that loses by what is being done.
  func note(_ name: FactName, _ value: FactValue, reason: Int) throws(StorageFailure) {
    guard let entry = store.recorder.entry else { return }
    try store.recorder.pause { () throws(StorageFailure) in
      try store.run(
        SyncSQL.keepResolved,
        [
          .int(entry), .int(name.list), .bytes(name.identity), .int(name.field), .int(reason),
          .bytes(value.bytes),
        ])
    }
  }

  // MARK: Undoing

  /// Follows a line of the history that was undone or done again, once its rows have their stamps.
  func turn(
    _ entry: Int, isUndone: Bool, at milliseconds: Int64
  ) throws(StorageFailure) {
    for value in try values(of: entry) {
      if isUndone {
        try ReopenTold(facts).reopen(
          value.name, value.value, reason: value.reason, at: milliseconds)
        continue
      }
      let first = value.reason % ToldFact.reopened
      for told in try facts.told(of: value.name)
      where told.value == value.value && told.reason % ToldFact.reopened == first {
        try SettleTold(facts).settle(told.id)
      }
    }
  }

  private func values(
    of entry: Int
  ) throws(StorageFailure) -> [(name: FactName, reason: Int, value: FactValue)] {
    try store.all(SyncSQL.resolved, [.int(entry)]) { (row) throws(StorageFailure) in
      let row = NamedRow<SyncSQL.ResolvedColumn>(row)
      let name = FactName(
        list: row.int(.list), identity: row.bytes(.identity), field: row.int(.field))
      return (name, row.int(.reason), try FactRow.value(row.bytes(.value)))
    }
  }
}
