import Domain

/// Stamps of rows that went.
extension StampWrites {
  func stamp(
    _ gone: WriteMarks.Gone, of list: SyncList, _ owners: GoneOwners, _ stamp: SyncStamp
  ) throws(StorageFailure) {
    let row = try GoneRow(store, owners).row(gone, of: list)
    let record = try row.flatMap { (row) throws(StorageFailure) in
      try reader.record(list, at: gone.key, row)
    }
    guard let record else {
      try facts.spans.uncover(list.number, gone.key...gone.key)
      return
    }
    let saved = SavedRecord(record)
    record.holdAll()
    if list.hasTrash || owners.owned(gone, of: list) {
      // What is destroyed is destroyed everywhere, with all that belongs to it.
      for field in record.held.keys {
        try settle(record, field)
        record.held[field] = Fact(.nothing, stamp)
      }
      // All that is told here was known.
      try SyncedTrash(store).forgetTold(record.name(SyncField.deleted), in: facts) { _ in true }
    } else {
      record.held[SyncField.deleted] = Fact(.nothing, stamp)
    }
    try writer.write(record, instead: saved)
  }
}
