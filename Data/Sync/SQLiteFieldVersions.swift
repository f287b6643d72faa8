import Domain

/// The field versions in the store, within one transaction. A record is read as a whole when one of its fields is
/// needed, and written back when another record is needed or by `flush`.
final class SQLiteFieldVersions: FieldVersionStore {
  let store: Connection
  let devices: SyncDevices
  let spans: RowSpans
  /// Seals and opens the files of the outbox; nil if no files are needed.
  let cipher: (any SyncCipher)?
  /// Updates rows from field versions.
  let projection: Projection
  /// Whether there are any conflicts; nil until looked up (cache).
  var hasConflicts: Bool?
  /// For each list, whether it has values outside its rows, and whether it has stamps of single fields (cache). A list
  /// has no entry until it is looked up.
  private var known: [Apart: [Int: Bool]] = [:]
  /// The fields of records that this device and another one made from the same note.
  var madeTwice: [(name: FieldName, isCertain: Bool)] = []
  /// The fields of destroyed records whose resolved conflicts another device erased.
  var erased: Set<FieldName> = []
  private var own: SyncPosition
  private var open: FieldVersionRecord?
  private var saved: SavedRecord?

  /// Opens the field versions of a store within a transaction; nil if the store does not sync.
  init?(
    _ store: Connection, _ cipher: (any SyncCipher)? = nil, hasTables: Bool = false
  ) throws(StorageFailure) {
    if !hasTables, try !SyncSchema.isThere(in: store) { return nil }
    let devices = try SyncDevices(store)
    guard let own = try Self.position(in: store) else { return nil }
    self.store = store
    self.devices = devices
    self.cipher = cipher
    self.own = own
    spans = RowSpans(store, devices)
    projection = Projection(store)
  }

  private static func position(in store: Connection) throws(StorageFailure) -> SyncPosition? {
    try store.first(SyncSQL.position) { (row) throws(StorageFailure) in
      let row = NamedRow<SyncSQL.SelfColumn>(row)
      guard let group = SixteenBytes(row.bytes(.grp)), let device = SixteenBytes(row.bytes(.device))
      else { throw .corrupt }
      return SyncPosition(
        group: GroupID(group), device: DeviceID(device), next: row.int(.next),
        writing: row.int(.writing), written: row.int(.written),
        clock: SyncClock(last: UInt64(stored: row.int(.clock))))
    }
  }

  /// Starts a group in a store that belongs to no group.
  static func begin(_ position: SyncPosition, in store: Connection) throws(StorageFailure) {
    let number = try SyncDevices(store).number(of: position.device)
    try store.run(SyncSQL.begin, values(of: position, number))
  }

  private static func values(of position: SyncPosition, _ number: Int) -> [Value] {
    [
      .bytes(position.group.value.bytes), .int(number), .int(position.next),
      .int(position.writing), .int(position.written), position.clock.last.stored,
    ]
  }

  func position() -> SyncPosition { own }

  /// Returns the current id of this device, and its former ids from before its files were missing in the remote.
  func ownIDs() throws(StorageFailure) -> Set<DeviceID> {
    let former = try store.all(SyncSQL.former) { SixteenBytes($0.bytes).map(DeviceID.init) }
    return Set(former.compactMap(\.self).filter(own.device.isOfSameStore) + [own.device])
  }

  func keep(_ position: SyncPosition) throws(StorageFailure) {
    if position == own { return }
    let number = try devices.number(of: position.device)
    try store.run(SyncSQL.keepPosition, Self.values(of: position, number))
    own = position
  }

  func applied(of device: DeviceID) -> AppliedBatch { devices.applied(of: device) }
  func keep(_ applied: AppliedBatch, of device: DeviceID) throws(StorageFailure) {
    try devices.keep(applied, of: device)
    guard device == own.device else { return }
    // The digests of recent batches reveal whether another store writes with the same device id.
    if applied.seq > 0 {
      try store.run(SyncSQL.keepChain, [.int(applied.seq), .bytes(applied.chain.bytes)])
    }
    try store.run(SyncSQL.dropChains, [.int(applied.seq - Self.mostChains)])
  }

  /// The number of newest batches of this device whose digests are stored.
  private static let mostChains = 512
  func version() -> VersionVector { VersionVector(devices.applied.mapValues(\.seq)) }

  func fieldVersion(_ name: FieldName) throws(StorageFailure) -> FieldVersion? {
    try record(of: name).fieldVersion(name.field)
  }

  func summands(_ name: FieldName) throws(StorageFailure) -> [FieldVersion] {
    try record(of: name).summands(name.field)
  }

  func fieldVersions(ofRecord name: FieldName) throws(StorageFailure) -> [NamedFieldVersion] {
    try record(of: name).fieldVersions
  }

  func keep(_ fieldVersion: NamedFieldVersion) throws(StorageFailure) {
    try record(of: fieldVersion.name).keep(fieldVersion.name.field, fieldVersion.fieldVersion)
  }

  func forgetSummand(_ name: FieldName, of device: DeviceID) throws(StorageFailure) {
    try record(of: name).forgetSummand(name.field, of: device)
  }

  /// Returns the record of a field, which stays cached until another record is needed.
  func record(of name: FieldName) throws(StorageFailure) -> FieldVersionRecord {
    try record(name.list, name.identity)
  }

  func record(_ list: Int, _ identity: [UInt8]) throws(StorageFailure) -> FieldVersionRecord {
    if let open, open.number == list, open.identity == identity { return open }
    try leave()
    let record = try RecordReader(self).record(list, identity)
    (open, saved) = (record, SavedRecord(record))
    return record
  }

  /// Writes all pending changes.
  func flush() throws(StorageFailure) {
    try leave()
    try spans.flush()
  }

  /// Writes the cached record and updates its row.
  private func leave() throws(StorageFailure) {
    guard let record = open, let saved else { return }
    // Cleared first, so that nothing finds the record while it is being written.
    (open, self.saved) = (nil, nil)
    if record.isStale {
      try projection.project(record, self)
      record.isStale = false
    }
    try RecordWriter(self).write(record, instead: saved)
  }

  func hasUnsealed() throws(StorageFailure) -> Bool {
    try flush()
    let batches = [own.next, SyncStamp.lastSeq]
    let number = try devices.number(of: own.device)
    if try store.first(SyncSQL.rowsOfBatches + " LIMIT 1", [.int(own.next)], { _ in true }) ?? false
    {
      return true
    }
    for sql in [
      SyncSQL.spansOfBatches, SyncSQL.recordsOfBatches(in: "sync_held"),
      SyncSQL.recordsOfBatches(in: "sync_counts"),
    ]
    where try store.first(
      sql + " LIMIT 1", [.int(number), .int(batches[0]), .int(batches[1])], { _ in true }) ?? false
    {
      return true
    }
    return false
  }
}

extension SQLiteFieldVersions {
  /// Data that a list may have in addition to its rows.
  enum Apart: Sendable {
    /// Values that no row shows, and summands.
    case fieldVersions
    /// Stamps of single fields.
    case stamps

    fileprivate var sql: String {
      switch self {
      case .fieldVersions: SyncSQL.hasApart
      case .stamps: SyncSQL.hasStamps
      }
    }
  }

  /// Returns whether a list has any data of the kind `apart`. Most lists have none, which saves a query per record.
  func has(_ apart: Apart, of list: Int) throws(StorageFailure) -> Bool {
    if let known = known[apart]?[list] { return known }
    let isAny = try store.first(apart.sql, [.int(list)], { $0.bool }) ?? false
    known[apart, default: [:]][list] = isAny
    return isAny
  }

  /// Marks in the cache that the list now has data of the kind `apart`.
  func note(_ apart: Apart, of list: Int) { known[apart, default: [:]][list] = true }
}
