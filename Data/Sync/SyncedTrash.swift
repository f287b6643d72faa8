import Domain

/// Has what is destroyed here be destroyed everywhere, in a store that meets others.
struct SyncedTrash {
  private let store: Connection

  init(_ store: Connection) { self.store = store }

  /// The files of this device in the place have it too, and are replaced; what was done to it is not
  /// told any more. False where there are no others.
  func forget() throws(StorageFailure) -> Bool {
    guard try SyncSchema.isThere(in: store) else { return false }
    try store.run(SyncSQL.purge, [.bool(true)])
    let meetsOthers = store.changedRows > 0
    try store.run("UPDATE sync_entries SET subject = ''")
    // Nothing that was done so far can be undone any more, no resolution either.
    try store.run(SyncSQL.forgetResolved)
    try store.run(SyncSQL.emptyDestroyed, [.bytes(FieldValue.nothing.bytes)])
    return meetsOthers
  }

  /// Empties what is told of a record that was destroyed, as far as whoever destroyed it knew of it: so
  /// all devices tell the same of it.
  func forgetConflicts(
    _ record: FieldName, in fieldVersions: SQLiteFieldVersions, where isKnown: (SyncStamp) -> Bool
  ) throws(StorageFailure) {
    for entry in try fieldVersions.conflicts(ofRecord: record)
    where isKnown(entry.id.stamp) && !entry.isOfDestroyed {
      let isNew = try fieldVersions.isNew(entry.id)
      try fieldVersions.keep(
        ConflictingVersion(entry.id, .nothing, reason: entry.reason, isSettled: true),
        // Others may not see that it was destroyed, so they are told that it is settled.
        isNew: isNew || !entry.isSettled)
    }
    try store.run(SyncSQL.forgetResolvedRecord, [.int(record.list), .bytes(record.identity)])
  }
}
