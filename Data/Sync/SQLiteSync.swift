public import Domain

/// Sync in the SQLite store. Each method is one transaction.
public struct SQLiteSync: SyncRepository {
  let database: Database
  let digest: SyncDigest
  /// The number of records of one list from which a snapshot uses bulk insertion.
  var longRun = SnapshotRuns.long

  public init(_ database: Database, digest: SyncDigest = .blake2) {
    (self.database, self.digest) = (database, digest)
  }

  public func position() throws(StorageFailure) -> SyncPosition? {
    try database.read { (store) throws(StorageFailure) in try SQLiteFieldVersions(store)?.position()
    }
  }

  public func version() throws(StorageFailure) -> VersionVector {
    try database.read { (store) throws(StorageFailure) in
      try SQLiteFieldVersions(store)?.version() ?? VersionVector()
    }
  }

  public func begin(_ group: GroupID, _ device: DeviceID) throws(StorageFailure) {
    let clock = startingClock
    try database.write { (store) throws(StorageFailure) in
      try Self.forget(in: store)
      try BeginSync(store, digest).begin(group, device, isFirst: true, clock: clock)
    }
  }

  public func join(
    _ group: GroupID, _ device: DeviceID, sayings: [[UInt8]: Int], isAlone: Bool
  ) throws(StorageFailure) {
    let clock = startingClock
    try database.write { (store) throws(StorageFailure) in
      try Self.forget(in: store)
      try BeginSync(store, digest).begin(
        group, device, isFirst: false, clock: clock, sayings: sayings, isAlone: isAlone)
    }
  }

  public func hasOwnSayings() throws(StorageFailure) -> Bool {
    try database.read { (store) throws(StorageFailure) in
      try store.first(
        "SELECT 1 FROM sayings s WHERE NOT \(StarterSaying.isUntouched) LIMIT 1", [], { _ in true })
        ?? false
    }
  }

  private var startingClock: SyncClock {
    var clock = SyncClock()
    _ = clock.tick(at: database.stampClock.milliseconds())
    return clock
  }

  public func end() throws(StorageFailure) {
    try database.write { (store) throws(StorageFailure) in
      try SyncSchema.make(in: store)
      try LeftNames(store, digest).keep()
      try SeededSayings(store, digest).bringBack()
      try Self.forget(in: store)
    }
  }

  /// Empties all sync tables except `sync_left`. Missing tables are created first.
  private static func forget(in store: Connection) throws(StorageFailure) {
    store.marker.end()
    try SyncSchema.make(in: store)
    // `sync_self` is emptied before `sync_devices`, which it references. `sync_left` stays for rejoining the group.
    for table in SyncSchema.tables where table != SyncSchema.left {
      try store.run("DELETE FROM \(table)")
    }
  }

  public func seal(evenNothing: Bool, _ cipher: any SyncCipher) throws(StorageFailure) {
    try write(cipher) { (fieldVersions) throws(StorageFailure) in
      let sealing = SealBatch(fieldVersions, digest: digest)
      var isMade = false
      while try sealing.seal() != nil { isMade = true }
      if evenNothing, !isMade { isMade = try sealing.seal(evenNothing: true) != nil }
      if isMade {
        try fieldVersions.storeLastWrite(
          from: fieldVersions.position().device, at: fieldVersions.position().clock.last)
      }
    }
  }

  public func outgoing(after seq: Int) throws(StorageFailure) -> OutgoingFile? {
    try database.read { (store) throws(StorageFailure) in
      try store.first(SyncSQL.nextOut, [.int(seq)]) { row in
        let row = NamedRow<SyncSQL.OutColumn>(row)
        return OutgoingFile(seq: row.int(.seq), bytes: row.bytes(.bytes))
      }
    }
  }

  public func published(_ seq: Int, _ cipher: any SyncCipher) throws(StorageFailure) {
    try write(cipher) { (fieldVersions) throws(StorageFailure) in
      try SealBatch(fieldVersions, digest: digest).published(seq)
    }
  }

  public func receive(
    _ batch: SyncBatch, _ cipher: any SyncCipher
  ) throws(StorageFailure) -> Receipt {
    let now = database.stampClock.milliseconds()
    return try write(cipher) { (fieldVersions) throws(StorageFailure) in
      let history = ReceivedHistoryEntry(fieldVersions.store, database)
      try history.begin(from: batch.device)
      defer { history.end() }
      let destroying = Destroying(fieldVersions) { batch.covers($0) }
      var rest = batch.changes[...]
      while let first = rest.first {
        let changes = rest.prefix { $0.name.isOfRecord(first.name) }
        rest = rest.dropFirst(changes.count)
        try destroying.inspect(
          at: changes.map {
            NamedFieldVersion($0.name, FieldVersion($0.value, batch.stamp(of: $0)))
          })
      }
      let receipt = try ReceiveBatch(fieldVersions, digest: digest).receive(batch, at: now)
      guard case .applied(let touched) = receipt else { return receipt }
      try fieldVersions.flush()
      try destroying.end(at: now)
      try fieldVersions.showHeld()
      try fieldVersions.takeBackContributionsMadeTwice(at: now)
      try fieldVersions.storeLastWrite(from: batch.device, at: batch.clock)
      if !touched.isEmpty {
        try history.keep(from: batch.device)
      }
      return receipt
    }
  }

  public func updateOwnRecords(_ cipher: any SyncCipher) throws(StorageFailure) -> [NewNumber] {
    let now = database.stampClock.milliseconds()
    return try write(cipher) { (fieldVersions) throws(StorageFailure) in
      // Changes on this device may have made room for held values.
      try fieldVersions.showHeld()
      return try fieldVersions.giveNumbers(at: now)
    }
  }

  public func hasSealed(_ batch: SyncBatch) throws(StorageFailure) -> Bool? {
    let chain = BatchFile.chain(after: batch, by: digest)
    return try database.read { (store) throws(StorageFailure) in
      try store.first(SyncSQL.chain, [.int(batch.seq)]) { $0.bytes == chain.bytes }
    }
  }

  public func noteCounted(in batch: SyncBatch, _ cipher: any SyncCipher) throws(StorageFailure) {
    try write(cipher) { (fieldVersions) throws(StorageFailure) in
      let waiting = try fieldVersions.unsent(batch.seq)?.changes ?? []
      for change in batch.changes where change.name.rule == .summed && waiting.contains(change) {
        try fieldVersions.keepPublishedSummand(
          NamedFieldVersion(change.name, FieldVersion(change.value, batch.stamp(of: change))))
      }
    }
  }

  public func takeNewDeviceID(
    _ device: DeviceID, forked fork: Fork?, _ cipher: any SyncCipher
  ) throws(StorageFailure) {
    try write(cipher) { (fieldVersions) throws(StorageFailure) in
      let chain = try fork.flatMap { (fork) throws(StorageFailure) in
        try fieldVersions.store.first(SyncSQL.chain, [.int(fork.seq)]) { SixteenBytes($0.bytes) }
          ?? nil
      }
      try TakeNewDeviceID(fieldVersions, digest: digest).takeNewDeviceID(
        device, forked: fork, chain: chain ?? .zero)
      // The digests belong to the device's former id.
      try fieldVersions.store.run("DELETE FROM sync_chains")
      try fieldVersions.flush()
      try fieldVersions.findOwnRows()
      try fieldVersions.showHeld()
    }
  }

  public func reseal(
    from old: [any SyncCipher], to new: any SyncCipher
  ) throws(StorageFailure) {
    try database.write { (store) throws(StorageFailure) in
      guard let fieldVersions = try SQLiteFieldVersions(store) else { return }
      let own = fieldVersions.position()
      let files = try store.all(SyncSQL.out) { row in
        let row = NamedRow<SyncSQL.OutColumn>(row)
        return (seq: row.int(.seq), bytes: row.bytes(.bytes))
      }
      for file in files {
        let label = SealedLabel(
          group: own.group, kind: .batches, device: own.device, first: file.seq, last: file.seq)
        // A file that none of the old keys opens was already sealed with the new one.
        guard let plain = Self.opened(file.bytes, as: label, by: old) else { continue }
        try store.run(SyncSQL.dropOut, [.int(file.seq)])
        try store.run(
          SyncSQL.keepOut, [.int(file.seq), .bytes(new.seal(plain, as: label))])
      }
    }
  }

  private static func opened(
    _ sealed: [UInt8], as label: SealedLabel, by ciphers: [any SyncCipher]
  ) -> [UInt8]? {
    for cipher in ciphers {
      do throws(SealParseError) { return try cipher.open(sealed, as: label) } catch { continue }
    }
    return nil
  }

  /// Runs a body that writes field versions, in one transaction. The changed rows are not marked as changed by this
  /// device.
  func write<T: Sendable>(
    _ cipher: (any SyncCipher)?, pages room: PageRoom = .standard,
    _ body: (SQLiteFieldVersions) throws(StorageFailure) -> T
  ) throws(StorageFailure) -> T {
    try database.write(pages: room) { (store) throws(StorageFailure) in
      try store.marker.pause { () throws(StorageFailure) in
        guard let fieldVersions = try SQLiteFieldVersions(store, cipher) else { throw .closed }
        let value = try body(fieldVersions)
        try fieldVersions.flush()
        for name in fieldVersions.erased { try SyncedTrash(store).forgetResolved(of: name) }
        return value
      }
    }
  }
}
