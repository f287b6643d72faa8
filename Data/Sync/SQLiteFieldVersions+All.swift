import Domain

extension SQLiteFieldVersions {
  /// Stores the time at which a device last wrote.
  func storeLastWrite(from device: DeviceID, at clock: UInt64) throws(StorageFailure) {
    try store.run(
      SyncSQL.keepLast,
      [.int(Int(SyncClock.milliseconds(of: clock))), .bytes(device.value.bytes)])
  }

  /// Tries to show held values, in rounds until a round shows no more of them.
  func showHeld() throws(StorageFailure) {
    try flush()
    for _ in 0..<Self.mostRounds {
      let before = store.allChangedRows
      let names = try store.all(SyncSQL.held, [.bytes(FieldValue.nothing.bytes)]) { row in
        let row = NamedRow<NameColumn>(row)
        return (list: row.int(.list), identity: row.bytes(.identity))
      }
      for name in names { try record(name.list, name.identity).isStale = true }
      try flush()
      if store.allChangedRows == before { return }
    }
  }

  /// The greatest number of rounds. Each round may free a value that the next round needs.
  private static let mostRounds = 8
  private enum NameColumn: Int, RowColumn { case list, identity }

  /// Visits all records: first records with rows, then records without.
  func visitRecords(
    _ visitor: (FieldVersionRecord) throws(StorageFailure) -> Void
  ) throws(StorageFailure) {
    let reader = RecordReader(self)
    for list in store.lists.all {
      try SyncRows(list, in: store).visit(.min...(.max)) { (row) throws(StorageFailure) in
        if let record = try reader.record(list, at: row.key, row.row) { try visitor(record) }
        return true
      }
    }
    let names = try store.all(SyncSQL.apart) { row in
      let row = NamedRow<NameColumn>(row)
      return (list: row.int(.list), identity: row.bytes(.identity))
    }
    for name in names {
      let record = try reader.record(name.list, name.identity)
      if record.key == nil { try visitor(record) }
    }
  }
}
