import Domain

/// Stamps deleted rows.
extension ChangeStamper {
  func stamp(
    _ gone: DirtyRows.Gone, of list: SyncList, _ owners: GoneOwners, _ stamp: SyncStamp
  ) throws(StorageFailure) {
    let row = try GoneRow(store, owners).row(gone, of: list)
    let record = try row.flatMap { (row) throws(StorageFailure) in
      try reader.record(list, at: gone.key, row)
    }
    guard let record else {
      try fieldVersions.spans.uncover(list.number, gone.key...gone.key)
      return
    }
    let saved = SavedRecord(record)
    record.holdAll()
    if list.hasTrash || owners.owned(gone, of: list) {
      // A destroyed record is destroyed on all devices, with its dependants.
      for field in record.held.keys {
        try closeConflicts(record, field)
        record.held[field] = FieldVersion(.nothing, stamp)
      }
      // This device knew of all these conflicts when it destroyed the record.
      try SyncedTrash(store).forgetConflicts(record.name(SyncField.deleted), in: fieldVersions) {
        _ in true
      }
    } else {
      record.held[SyncField.deleted] = FieldVersion(.nothing, stamp)
    }
    try writer.write(record, instead: saved)
  }
}
