import Domain

/// Ensures that records that the user destroys on this device are destroyed on all devices, in a store that syncs.
struct SyncedTrash {
  private let store: Connection

  init(_ store: Connection) { self.store = store }

  /// Marks this device's files in the remote to be replaced, since they contain the destroyed records. Also clears the
  /// subjects of history entries that were not sent. Returns false if the store does not sync.
  func forget() throws(StorageFailure) -> Bool {
    guard try SyncSchema.isThere(in: store) else { return false }
    try store.run(SyncSQL.purge, [.bool(true)])
    let meetsOthers = store.changedRows > 0
    try store.run("UPDATE sync_entries SET subject = ''")
    // Emptying the trash makes all earlier changes permanent, including resolved conflicts.
    try store.run(SyncSQL.forgetResolved)
    try store.run(SyncSQL.forgetTitles)
    try store.run(SyncSQL.emptyDestroyed, [.bytes(FieldValue.nothing.bytes)])
    return meetsOthers
  }

  /// Deletes the values that resolved conflicts store of destroyed records, or of `record` only. These resolutions can
  /// then no longer be undone.
  func forgetResolved(of record: FieldName? = nil) throws(StorageFailure) {
    guard try SyncSchema.isThere(in: store) else { return }
    let nothing = Value.bytes(FieldValue.nothing.bytes)
    let one: [Value] = [.optional(record?.list), record.map { Value.bytes($0.identity) } ?? .null]
    let entries = try store.all(SyncSQL.resolvedOfDestroyed, [nothing] + one) { $0.int }
    for entry in entries {
      try ForgetHistory(store).forget(entry)
      try store.run(SyncSQL.dropResolved, [.int(entry)])
    }
    try store.run(SyncSQL.emptyResolvedOfDestroyed, [nothing] + one)
    if entries.isEmpty, store.changedRows == 0 { return }
    try store.run(SyncSQL.purge, [.bool(true)])
    try store.run("UPDATE sync_entries SET subject = ''")
  }

  /// Clears those conflicts of a destroyed record that the destroying device knew. All devices then show the same
  /// conflicts.
  func forgetConflicts(
    _ record: FieldName, in fieldVersions: SQLiteFieldVersions, where isKnown: (SyncStamp) -> Bool
  ) throws(StorageFailure) {
    for entry in try fieldVersions.conflicts(ofRecord: record)
    where isKnown(entry.id.stamp) && !entry.isOfDestroyed {
      let isNew = try fieldVersions.isNew(entry.id)
      try fieldVersions.keep(
        ConflictingVersion(entry.id, .nothing, reason: entry.reason, isSettled: true),
        // Other devices may not receive the destruction, so the settled conflict is sent to them.
        isNew: isNew || !entry.isSettled)
    }
    try store.run(SyncSQL.forgetResolvedRecord, [.int(record.list), .bytes(record.identity)])
  }
}
