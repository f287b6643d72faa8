import Domain

/// Stores which conflicts a history entry resolved. Undoing the entry reopens these conflicts on all devices, and
/// redoing it resolves them again.
struct ResolvedConflicts {
  private let fieldVersions: SQLiteFieldVersions
  private var store: Connection { fieldVersions.store }

  init(_ fieldVersions: SQLiteFieldVersions) { self.fieldVersions = fieldVersions }

  // MARK: Resolving

  /// Creates the history entry of the resolution, even if no row changes.
  func begin() throws(StorageFailure) {
    let recorder = store.recorder
    store.marker.began = store.marker.began ?? fieldVersions.position().clock.last + 1
    if recorder.entry != nil { return }
    try recorder.pause { () throws(StorageFailure) in
      try KeepingHistory.putAway([[ChangeBytes.version]], in: store)
      // Removes conflicts of an earlier history entry that had the same number and was deleted.
      if let entry = recorder.entry { try store.run(SyncSQL.dropResolved, [.int(entry)]) }
    }
  }

  /// Stores a conflicting value. Undoing the resolution makes it an open conflict again.
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

  /// Reopens the conflicts of an undone history entry, or resolves those of a redone one. The caller must have stamped
  /// the rows before.
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
        try CloseConflict(fieldVersions).close(conflicts.id)
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
