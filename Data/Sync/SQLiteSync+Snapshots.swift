public import Domain

extension SQLiteSync {
  /// The approximate size in bytes of one part of a snapshot. One part at a time is in memory.
  private static let partSize = 1 << 19

  public func snapshot(
    _ write: ([UInt8]) throws(StorageFailure) -> Void
  ) throws(StorageFailure) -> Bool {
    try database.read { (store) throws(StorageFailure) in
      guard let fieldVersions = try SQLiteFieldVersions(store) else { throw .closed }
      let isSent = try store.first(SyncSQL.nextOut, [.int(0)], { _ in false }) ?? true
      let isNew = try fieldVersions.hasUnsealed()
      guard isSent, !isNew else { return false }
      let head = SnapshotHead(
        group: fieldVersions.position().group, applied: fieldVersions.devices.applied,
        clock: fieldVersions.position().clock.last)
      var packer = SnapshotPacker(head)
      try fieldVersions.visitRecords { (record) throws(StorageFailure) in
        // A full part is written only when another record follows, because the last part has to be marked.
        if packer.size > Self.partSize { try write(packer.part(isLast: false)) }
        packer.add(try fieldVersions.fields(of: record)[...])
      }
      try write(packer.part(isLast: true))
      return true
    }
  }

  public func mergeSnapshot(
    _ head: SnapshotHead, of device: DeviceID, isAnew: Bool = false, _ cipher: any SyncCipher,
    _ next: () throws(StorageFailure) -> [SnapshotField]?
  ) throws(StorageFailure) -> Union {
    let now = database.stampClock.milliseconds()
    return try write(cipher, pages: .sorting) { (fieldVersions) throws(StorageFailure) in
      let merging = try MergeSnapshot(fieldVersions, head, forked: isAnew ? device : nil)
      if let refusal = try merging.refusal(at: now) { return Union(refusal) }
      let runs = SnapshotRuns(fieldVersions, merging, long: longRun)
      let destroying = Destroying(fieldVersions) { head.version.covers($0) }
      while let record = try next() {
        try destroying.inspect(at: record)
        try runs.receive(record)
      }
      try runs.end()
      try fieldVersions.flush()
      try merging.end()
      try destroying.end(at: now)
      try fieldVersions.showHeld()
      try fieldVersions.takeBackContributionsMadeTwice(at: now)
      try fieldVersions.storeLastWrite(from: device, at: head.clock)
      if runs.changes > 0 {
        try ReceivedHistoryEntry(fieldVersions.store, database).keep(from: device)
      }
      return Union(.applied([]), changes: runs.changes)
    }
  }
}

extension SQLiteFieldVersions {
  /// Returns the fields of a record, each with all its versions. Values that are too long for a batch are left out.
  fileprivate func fields(of record: FieldVersionRecord) throws(StorageFailure) -> [SnapshotField] {
    var fields: [SnapshotField] = []
    var all = record.fieldVersions.filter {
      $0.fieldVersion.value.bytes.count <= SealBatch.longestValue
    }[...]
    while let first = all.first {
      let same = all.prefix { $0.name.field == first.name.field }
      all = all.dropFirst(same.count)
      fields.append(
        SnapshotField(
          first.name, same.map(\.fieldVersion), conflicts: try conflicts(of: first.name)))
    }
    return fields
  }
}
