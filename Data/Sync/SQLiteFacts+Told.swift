import Domain

extension SQLiteFacts {
  func publishedSummand(_ name: FactName) throws(StorageFailure) -> Fact? {
    try store.first(SyncSQL.published, values(of: name)) { (row) throws(StorageFailure) in
      try FactRow.fact(NamedRow(row), devices).fact
    }
  }

  func keepPublishedSummand(_ fact: NamedFact) throws(StorageFailure) {
    try store.run(
      SyncSQL.keepFact(in: "sync_published"), try FactRow.values(of: fact, devices))
  }

  func forgetPublishedSummands() throws(StorageFailure) {
    try store.run("DELETE FROM sync_published")
  }

  /// Whether anything is told: most fields are asked for while nothing is.
  private func isAnythingTold() throws(StorageFailure) -> Bool {
    if let hasTold { return hasTold }
    let isAny = try store.first("SELECT 1 FROM sync_told LIMIT 1", [], { _ in true }) ?? false
    hasTold = isAny
    return isAny
  }

  func told(_ id: ToldFact.Name) throws(StorageFailure) -> ToldFact? {
    guard try isAnythingTold() else { return nil }
    return try entries(SyncSQL.ofStamp, try values(of: id)).first?.entry
  }

  func told(of name: FactName) throws(StorageFailure) -> [ToldFact] {
    guard try isAnythingTold() else { return [] }
    return try entries(SyncSQL.ofField, values(of: name)).map(\.entry)
  }

  /// All entries of a record.
  func told(ofRecord name: FactName) throws(StorageFailure) -> [ToldFact] {
    guard try isAnythingTold() else { return [] }
    return try entries("list = ? AND identity = ?", [.int(name.list), .bytes(name.identity)])
      .map(\.entry)
  }

  func told(of device: DeviceID, in seqs: ClosedRange<Int>) throws(StorageFailure) -> [ToldFact] {
    guard let number = devices.known(device) else { return [] }
    return try entries(
      "device = ? AND seq BETWEEN ? AND ?",
      [.int(number), .int(seqs.lowerBound), .int(seqs.upperBound)]
    ).map(\.entry)
  }

  func isNew(_ id: ToldFact.Name) throws(StorageFailure) -> Bool {
    try entries(SyncSQL.ofStamp, try values(of: id)).first?.isNew ?? false
  }

  func newlyTold(atMost count: Int) throws(StorageFailure) -> [ToldFact] {
    try entries(
      "fresh = 1 ORDER BY list, identity, field, clock LIMIT ?", [.int(count)]
    ).map(\.entry)
  }

  /// All there are, in their order.
  func allTold() throws(StorageFailure) -> [ToldFact] {
    try entries("1", []).map(\.entry).sorted { $0.id < $1.id }
  }

  /// All that are not settled.
  func openTold() throws(StorageFailure) -> [ToldFact] {
    try entries("settled = 0", []).map(\.entry)
  }

  func keep(_ told: ToldFact, isNew: Bool) throws(StorageFailure) {
    hasTold = true
    let (name, stamp) = (told.id.name, try devices.stored(told.id.stamp))
    try store.run(
      SyncSQL.keepTold,
      values(of: name) + [
        .int(stamp.device), .int(stamp.seq), stamp.clock.stored, .bytes(told.value.bytes),
        .int(told.reason), .bool(told.isSettled), .bool(isNew),
      ])
  }

  func forget(_ id: ToldFact.Name) throws(StorageFailure) {
    try store.run(SyncSQL.dropTold, try values(of: id))
  }

  private func values(of name: FactName) -> [Value] {
    [.int(name.list), .bytes(name.identity), .int(name.field)]
  }

  private func values(of id: ToldFact.Name) throws(StorageFailure) -> [Value] {
    let stamp = try devices.stored(id.stamp)
    return values(of: id.name) + [stamp.clock.stored, .int(stamp.device), .int(stamp.seq)]
  }

  private func entries(
    _ condition: String, _ values: [Value]
  ) throws(StorageFailure) -> [(entry: ToldFact, isNew: Bool)] {
    try store.all(SyncSQL.told(where: condition), values) { (row) throws(StorageFailure) in
      let row = NamedRow<SyncSQL.ToldColumn>(row)
      let stamp = RecordStamps.Stored(
        device: row.int(.device), seq: row.int(.seq), clock: UInt64(stored: row.int(.clock)))
      let name = FactName(
        list: row.int(.list), identity: row.bytes(.identity), field: row.int(.field))
      let entry = ToldFact(
        .init(name, try devices.stamp(stamp)), try FactRow.value(row.bytes(.value)),
        reason: row.int(.reason), isSettled: row.bool(.settled))
      return (entry, row.bool(.fresh))
    }
  }
}

/// A fact that stands in no row of its own, as a row of the store, both ways.
enum FactRow {
  /// The number of no device: nobody wrote what the row says there.
  static let nobody = 0

  static func value(_ bytes: [UInt8]) throws(StorageFailure) -> FactValue {
    do throws(SyncRefusal) { return try FactValue(bytes: bytes) } catch { throw .corrupt }
  }

  static func fact(
    _ row: NamedRow<SyncSQL.FactColumn>, _ devices: SyncDevices
  ) throws(StorageFailure) -> (field: Int, fact: Fact) {
    let stamp = RecordStamps.Stored(
      device: row.int(.device), seq: row.int(.seq), clock: UInt64(stored: row.int(.clock)))
    return (row.int(.field), Fact(try value(row.bytes(.value)), try devices.stamp(stamp)))
  }

  static func values(
    of fact: NamedFact, _ devices: SyncDevices
  ) throws(StorageFailure) -> [Value] {
    let stamp = try devices.stored(fact.fact.stamp)
    return [
      .int(fact.name.list), .bytes(fact.name.identity), .int(fact.name.field),
      .int(stamp.device), .int(stamp.seq), stamp.clock.stored, .bytes(fact.fact.value.bytes),
    ]
  }
}
