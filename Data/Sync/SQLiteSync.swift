public import Domain

/// Sync in the store. Each method is one transaction.
public struct SQLiteSync: Sendable {
  private let database: Database
  private let digest: SyncDigest

  /// Syncs a database.
  public init(_ database: Database, digest: SyncDigest) {
    (self.database, self.digest) = (database, digest)
  }

  /// Lets the store be a device of a group.
  public func begin(_ group: GroupID, _ device: DeviceID) throws(StorageFailure) {
    var clock = SyncClock()
    _ = clock.tick(at: database.stampClock.milliseconds())
    let beginning = clock
    try database.write { (store) throws(StorageFailure) in
      try BeginSync(store, digest).begin(group, device, clock: beginning)
    }
  }

  /// Seals what is new, in as many batches as it takes.
  public func seal(_ cipher: any SyncCipher) throws(StorageFailure) -> [SyncBatch] {
    try write(cipher) { (facts) throws(StorageFailure) in
      let sealing = SealBatch(facts, digest: digest)
      var batches: [SyncBatch] = []
      while let batch = try sealing.seal() { batches.append(batch) }
      return batches
    }
  }

  /// Applies a batch of another device, whole or not at all, and shows what it says.
  public func receive(_ batch: SyncBatch, _ cipher: any SyncCipher) throws(StorageFailure)
    -> Receipt
  {
    let now = database.stampClock.milliseconds()
    return try write(cipher) { (facts) throws(StorageFailure) in
      let receipt = try ReceiveBatch(facts, digest: digest).receive(batch, at: now)
      try facts.flush()
      try facts.showHeld()
      return receipt
    }
  }

  /// Gives sayings of this device other numbers where somebody else had theirs first. It is a write
  /// of this device, and comes when everything was received.
  public func giveNumbers(_ cipher: any SyncCipher) throws(StorageFailure) {
    let now = database.stampClock.milliseconds()
    try write(cipher) { (facts) throws(StorageFailure) in
      try facts.giveNumbers(at: now)
    }
  }

  /// All facts, in the order of their names.
  func facts(_ cipher: any SyncCipher) throws(StorageFailure) -> [NamedFact] {
    try write(cipher) { (facts) throws(StorageFailure) in
      try facts.allFacts().sorted { $0.name < $1.name }
    }
  }

  private func write<T: Sendable>(
    _ cipher: any SyncCipher, _ body: (SQLiteFacts) throws(StorageFailure) -> T
  ) throws(StorageFailure) -> T {
    try database.write { (store) throws(StorageFailure) in
      // What rows are made to say here others wrote.
      try store.marker.pause { () throws(StorageFailure) in
        guard let facts = try SQLiteFacts(store, cipher) else { throw .closed }
        let value = try body(facts)
        try facts.flush()
        return value
      }
    }
  }
}

extension SQLiteFacts {
  /// Tries again to show what could not be shown, until no more of it can.
  func showHeld() throws(StorageFailure) {
    for _ in 0..<Self.mostRounds {
      let before = try heldCount()
      let names = try store.all(SyncSQL.held) { row in
        let row = NamedRow<HeldColumn>(row)
        return (list: row.int(.list), identity: row.bytes(.identity))
      }
      for name in names { try record(name.list, name.identity).isStale = true }
      try flush()
      if try heldCount() == before { return }
    }
  }

  /// How many rounds may follow upon each other: each shows what the one before made room for.
  private static let mostRounds = 8
  private enum HeldColumn: Int, RowColumn { case list, identity }

  private func heldCount() throws(StorageFailure) -> Int {
    try store.first("SELECT count(*) FROM sync_held") { $0.int } ?? 0
  }

  /// All facts there are.
  func allFacts() throws(StorageFailure) -> [NamedFact] {
    try flush()
    var found: [NamedFact] = []
    let reader = RecordReader(self)
    var rowless: [(list: Int, identity: [UInt8])] = []
    for list in SyncLists.all {
      try SyncRows(list, in: store).visit(.min...(.max)) { (row) throws(StorageFailure) in
        if let record = try reader.record(list, at: row.key, row.row) { found += record.facts }
        return true
      }
    }
    for table in ["sync_held", "sync_counts"] {
      rowless += try store.all("SELECT DISTINCT list, identity FROM \(table)") { row in
        let row = NamedRow<HeldColumn>(row)
        return (row.int(.list), row.bytes(.identity))
      }
    }
    var seen: Set<[UInt8]> = []
    for name in rowless {
      let record = try reader.record(name.list, name.identity)
      guard record.key == nil, seen.insert(name.identity + [UInt8(name.list & 0xFF)]).inserted
      else {
        continue
      }
      found += record.facts
    }
    return found
  }
}
