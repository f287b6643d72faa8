import Domain

// Y-15
extension SQLiteFieldVersions {
  func recordMadeTwice(_ name: FieldName, isCertain: Bool) {
    madeTwice.append((name, isCertain))
  }

  /// Stores that this device made new rows from a note. Only rows that contribute to a sum are stored.
  func recordFromNote(_ keys: ClosedRange<Int>, of list: SyncList) throws(StorageFailure) {
    guard TrackedTables.sum(list.list.table) != nil else { return }
    for key in keys { try store.run(SyncSQL.keepFromNote, [.int(list.number), .int(key)]) }
  }

  /// Corrects sums that count a record twice, because two devices made the record from the same note. The device whose
  /// version of the record was replaced subtracts its contribution.
  func takeBackContributionsMadeTwice(at milliseconds: Int64) throws(StorageFailure) {
    let twice = madeTwice
    madeTwice = []
    for (name, isCertain) in twice {
      guard let list = store.lists.list(name.list), let sum = TrackedTables.sum(list.list.table),
        list.fields.first(where: { $0.number == name.field })?.members
          .contains(sum.owner) == true,
        let owner = store.lists.list(ofTable: sum.table)
      else { continue }
      let rows = SyncRows(list, in: store)
      let amounts = sum.sums.map(\.amount).joined(separator: ", ")
      guard let key = try rows.key(named: name.identity) else { continue }
      let fromNote = [Value.int(list.number), .int(key)]
      let isFromNote = try store.first(SyncSQL.fromNote, fromNote) { _ in true } ?? false
      guard isCertain || isFromNote else { continue }
      try store.run(SyncSQL.dropFromNote, fromNote)
      let found = try store.first(
        "SELECT \(sum.owner), \(amounts) FROM \(list.list.table) WHERE \(list.key) = ?",
        [rows.stored(key)]
      ) { $0.values.map { $0.number ?? 0 } }
      guard let found, let ownerKey = found.first,
        let row = try SyncRows(owner, in: store).row(ownerKey),
        let identity = try SyncRows(owner, in: store).identity(of: row, ownerKey)
      else { continue }
      var writes: [FieldWrite] = []
      for (column, amount) in zip(sum.sums.map(\.column), found.dropFirst()) {
        guard let field = owner.field(ofColumn: column) else { continue }
        let counter = FieldName(list: owner.number, identity: identity, field: field.number)
        writes.append(.count(counter, try self.sum(of: counter) - amount))
      }
      try MarkWrites(self).mark(writes, historyEntry: nil, at: milliseconds)
      try flush()
    }
  }
}

extension SyncList {
  /// Returns the field that is stored in a column of the list's table; nil if there is none.
  fileprivate func field(ofColumn column: String) -> SyncField? {
    fields.first { field in
      field.memberIndices.contains { list.members[$0].columns.contains(column) }
    }
  }
}
