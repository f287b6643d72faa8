import Domain

/// Gives identities to new rows.
extension ChangeStamper {
  /// Gives identities to new rows, except rows of failed statements, which no longer exist. A record with an origin,
  /// such as a downloaded saying, and a record from a note get the same identity on every device.
  func name(_ keys: ClosedRange<Int>, of list: SyncList) throws(StorageFailure) {
    var random = SystemRandomNumberGenerator()
    let hasOrigin = list.list.members.contains { $0.name == "origin" }
    let rows = try store.all(
      """
      SELECT \(list.key), \(hasOrigin ? "origin" : "NULL") FROM \(list.list.table)
      WHERE \(list.key) BETWEEN ? AND ?
      """, [.int(keys.lowerBound), .int(keys.upperBound)]
    ) { row in
      let row = NamedRow<NewColumn>(row)
      return (key: row.int(.key), origin: row.optionalInt(.origin))
    }
    for row in rows {
      try store.run(SyncSQL.dropName, [.int(list.number), .int(row.key)])
      if let origin = row.origin {
        let name = RecordNames.name(ofOrigin: origin, in: list, by: .blake2)
        try store.run(SyncSQL.keepNewName, [.int(list.number), .int(row.key), .bytes(name)])
        if store.changedRows > 0 { continue }
      }
      if let note = store.marker.note, try nameFromNote(note, row.key, of: list) { continue }
      let name = SixteenBytes(from: &random)
      try store.run(SyncSQL.keepName, [.int(list.number), .int(row.key), .bytes(name.bytes)])
    }
  }

  /// Gives a new row from a note its identity. Returns false if another record has it.
  private func nameFromNote(
    _ note: [UInt8], _ key: Int, of list: SyncList
  ) throws(StorageFailure) -> Bool {
    guard let row = try SyncRows(list, in: store).row(key) else { return false }
    let name = RecordNames.name(of: row, in: list, from: note, by: .blake2)
    try store.run(SyncSQL.keepNewName, [.int(list.number), .int(key), .bytes(name.bytes)])
    return store.changedRows > 0
  }

  private enum NewColumn: Int, RowColumn { case key, origin }
}
