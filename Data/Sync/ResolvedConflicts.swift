import Domain

/// Which conflicts a line of the history resolved. Undoing it opens them again on all devices, and doing
/// it again resolves them.
struct ResolvedConflicts {
  private let fieldVersions: SQLiteFieldVersions
  private var store: Connection { fieldVersions.store }

  init(_ fieldVersions: SQLiteFieldVersions) { self.fieldVersions = fieldVersions }

  // MARK: Resolving

  /// Begins the line of the history in which they are resolved: there is one also where no row changes.
  func begin() throws(StorageFailure) {
    let recorder = store.recorder
    store.marker.began = store.marker.began ?? fieldVersions.position().clock.last + 1
    if recorder.entry != nil { return }
    try recorder.pause { () throws(StorageFailure) in
      try KeepingHistory.putAway([[ChangeBytes.version]], in: store)
      // A line that was forgotten may have had the same number.
      if let entry = recorder.entry { try store.run(SyncSQL.dropResolved, [.int(entry)]) }
    }
  }

  /// Notes a value that loses by what is being done.
  func note(_ name: FieldName, _ value: FieldValue, reason: Int) throws(StorageFailure) {
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
        try ReopenConflict(fieldVersions).reopen(
          value.name, value.value, reason: value.reason, at: milliseconds)
        continue
      }
      let first = value.reason % ConflictingVersion.reopened
      for conflicts in try fieldVersions.conflicts(of: value.name)
      where conflicts.value == value.value
        && conflicts.reason % ConflictingVersion.reopened == first
      {
        try CloseConflict(fieldVersions).settle(conflicts.id)
      }
    }
  }

  private func values(
    of entry: Int
  ) throws(StorageFailure) -> [(name: FieldName, reason: Int, value: FieldValue)] {
    try store.all(SyncSQL.resolved, [.int(entry)]) { (row) throws(StorageFailure) in
      let row = NamedRow<SyncSQL.ResolvedColumn>(row)
      let name = FieldName(
        list: row.int(.list), identity: row.bytes(.identity), field: row.int(.field))
      return (name, row.int(.reason), try FieldVersionRow.value(row.bytes(.value)))
    }
  }
}
