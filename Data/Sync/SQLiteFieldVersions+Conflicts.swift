import Domain

extension SQLiteFieldVersions {
  func publishedSummand(_ name: FieldName) throws(StorageFailure) -> FieldVersion? {
    try store.first(SyncSQL.published, values(of: name)) { (row) throws(StorageFailure) in
      try FieldVersionRow.fieldVersion(NamedRow(row), devices).fieldVersion
    }
  }

  func keepPublishedSummand(_ fieldVersion: NamedFieldVersion) throws(StorageFailure) {
    try store.run(
      SyncSQL.keepFieldVersion(in: "sync_published"),
      try FieldVersionRow.values(of: fieldVersion, devices))
  }

  func forgetPublishedSummands() throws(StorageFailure) {
    try store.run("DELETE FROM sync_published")
  }

  /// Returns whether there are any conflicts. The result is cached, because most lookups happen while there are none.
  private func hasAnyConflict() throws(StorageFailure) -> Bool {
    if let hasConflicts { return hasConflicts }
    let isAny = try store.first("SELECT 1 FROM sync_conflicts LIMIT 1", [], { _ in true }) ?? false
    hasConflicts = isAny
    return isAny
  }

  func conflicts(_ id: ConflictingVersion.Name) throws(StorageFailure) -> ConflictingVersion? {
    guard try hasAnyConflict() else { return nil }
    return try entries(SyncSQL.ofStamp, try values(of: id)).first?.entry
  }

  func conflicts(of name: FieldName) throws(StorageFailure) -> [ConflictingVersion] {
    guard try hasAnyConflict() else { return [] }
    return try entries(SyncSQL.ofField, values(of: name)).map(\.entry)
  }

  /// Returns all conflicting versions of a record.
  func conflicts(ofRecord name: FieldName) throws(StorageFailure) -> [ConflictingVersion] {
    guard try hasAnyConflict() else { return [] }
    return try entries("list = ? AND identity = ?", [.int(name.list), .bytes(name.identity)])
      .map(\.entry)
  }

  func conflicts(of device: DeviceID, in seqs: ClosedRange<Int>) throws(StorageFailure)
    -> [ConflictingVersion]
  {
    guard let number = devices.known(device) else { return [] }
    return try entries(
      "device = ? AND seq BETWEEN ? AND ?",
      [.int(number), .int(seqs.lowerBound), .int(seqs.upperBound)]
    ).map(\.entry)
  }

  func isNew(_ id: ConflictingVersion.Name) throws(StorageFailure) -> Bool {
    try entries(SyncSQL.ofStamp, try values(of: id)).first?.isNew ?? false
  }

  func newConflicts(atMost count: Int) throws(StorageFailure) -> [ConflictingVersion] {
    try entries(
      "fresh = 1 ORDER BY list, identity, field, clock LIMIT ?", [.int(count)]
    ).map(\.entry)
  }

  /// Returns all conflicting versions, sorted by id.
  func allConflicts() throws(StorageFailure) -> [ConflictingVersion] {
    try entries("1", []).map(\.entry).sorted { $0.id < $1.id }
  }

  /// Returns all conflicting versions that are not settled.
  func openConflicts() throws(StorageFailure) -> [ConflictingVersion] {
    try entries("settled = 0", []).map(\.entry)
  }

  func keep(_ conflicts: ConflictingVersion, isNew: Bool) throws(StorageFailure) {
    hasConflicts = true
    if conflicts.isErased { erased.insert(conflicts.id.name) }
    let (name, stamp) = (conflicts.id.name, try devices.stored(conflicts.id.stamp))
    try store.run(
      SyncSQL.keepConflict,
      values(of: name) + [
        .int(stamp.device), .int(stamp.seq), stamp.clock.stored, .bytes(conflicts.value.bytes),
        .int(conflicts.reason), .bool(conflicts.isSettled), .bool(isNew),
      ])
  }

  func forget(_ id: ConflictingVersion.Name) throws(StorageFailure) {
    try store.run(SyncSQL.dropConflict, try values(of: id))
  }

  private func values(of name: FieldName) -> [Value] {
    [.int(name.list), .bytes(name.identity), .int(name.field)]
  }

  private func values(of id: ConflictingVersion.Name) throws(StorageFailure) -> [Value] {
    let stamp = try devices.stored(id.stamp)
    return values(of: id.name) + [stamp.clock.stored, .int(stamp.device), .int(stamp.seq)]
  }

  private func entries(
    _ condition: String, _ values: [Value]
  ) throws(StorageFailure) -> [(entry: ConflictingVersion, isNew: Bool)] {
    try store.all(SyncSQL.conflicts(where: condition), values) { (row) throws(StorageFailure) in
      let row = NamedRow<SyncSQL.ConflictColumn>(row)
      let stamp = RecordStamps.Stored(
        device: row.int(.device), seq: row.int(.seq), clock: UInt64(stored: row.int(.clock)))
      let name = FieldName(
        list: row.int(.list), identity: row.bytes(.identity), field: row.int(.field))
      let entry = ConflictingVersion(
        .init(name, try devices.stamp(stamp)), try FieldVersionRow.value(row.bytes(.value)),
        reason: row.int(.reason), isSettled: row.bool(.settled))
      return (entry, row.bool(.fresh))
    }
  }
}

/// Converts a field version outside a row to a row of the store and back.
enum FieldVersionRow {
  /// The device number for a value in the row that no device wrote.
  static let noDevice = 0

  static func value(_ bytes: [UInt8]) throws(StorageFailure) -> FieldValue {
    do throws(SyncRefusal) { return try FieldValue(bytes: bytes) } catch { throw .corrupt }
  }

  static func fieldVersion(
    _ row: NamedRow<SyncSQL.FieldVersionColumn>, _ devices: SyncDevices
  ) throws(StorageFailure) -> (field: Int, fieldVersion: FieldVersion) {
    let stamp = RecordStamps.Stored(
      device: row.int(.device), seq: row.int(.seq), clock: UInt64(stored: row.int(.clock)))
    return (row.int(.field), FieldVersion(try value(row.bytes(.value)), try devices.stamp(stamp)))
  }

  static func values(
    of fieldVersion: NamedFieldVersion, _ devices: SyncDevices
  ) throws(StorageFailure) -> [Value] {
    let stamp = try devices.stored(fieldVersion.fieldVersion.stamp)
    return [
      .int(fieldVersion.name.list), .bytes(fieldVersion.name.identity),
      .int(fieldVersion.name.field),
      .int(stamp.device), .int(stamp.seq), stamp.clock.stored,
      .bytes(fieldVersion.fieldVersion.value.bytes),
    ]
  }
}
