/// Parses a part of a snapshot from untrusted bytes, record by record.
public struct SnapshotReader {
  /// The last batch of each device that the snapshot's author had applied.
  public let head: SnapshotHead
  /// Whether this is the last part. Valid only after all records have been read.
  public private(set) var isLast = false
  private var reader: WireReader
  private let table: DeviceTable
  private let known: VersionVector
  /// The name and stamp of the previous record, to which the next record may refer. Nil before the first record.
  private var before: (name: FieldName, stamp: SyncStamp)?

  /// Starts with the decrypted bytes of a part.
  public init(bytes: [UInt8]) throws(SyncRefusal) {
    guard bytes.count <= BatchFile.limit else { throw .damaged(at: BatchFile.limit) }
    var form = WireReader(bytes)
    try BatchBytes.expectForm(&form)
    reader = WireReader(try SealedPadding.removed(from: bytes))
    (head, table) = try SnapshotBytes.head(&reader)
    known = head.version
  }

  /// Returns the fields of the next record; nil at the end of the part.
  public mutating func next() throws(SyncRefusal) -> [SnapshotField]? {
    let next = try reader.byte()
    if next == SnapshotBytes.more || next == SnapshotBytes.last {
      isLast = next == SnapshotBytes.last
      guard reader.isAtEnd else { throw reader.damage }
      return nil
    }
    let (stamp, fields) = try SnapshotBytes.recordFields(
      next, after: before?.name.list, before?.stamp, &reader, table, known)
    guard let name = fields.last?.name else { throw reader.damage }
    if let last = before?.name, let first = fields.first?.name {
      guard last < first, !last.isOfRecord(first) else { throw reader.damage }
    }
    before = (name, stamp)
    return fields
  }
}

extension SnapshotBytes {
  static func head(
    _ reader: inout WireReader
  ) throws(SyncRefusal) -> (SnapshotHead, DeviceTable) {
    try BatchBytes.expectForm(&reader)
    let group = GroupID(try reader.sixteen())
    let clock = try reader.clock()
    let needs = try reader.number(in: SyncBatch.vocabularies)
    var applied: [DeviceID: AppliedBatch] = [:]
    var devices: [DeviceID] = []
    for _ in 0..<(try reader.count(ofAtLeast: 33)) {
      let device = DeviceID(try reader.sixteen())
      if let last = devices.last, last >= device { throw reader.damage }
      devices.append(device)
      let seq = try reader.number(in: 1..<SyncStamp.lastSeq + 1)
      applied[device] = AppliedBatch(seq: seq, chain: try reader.sixteen())
    }
    let head = SnapshotHead(group: group, applied: applied, clock: clock, needs: needs)
    return (head, DeviceTable(read: devices))
  }

  /// Parses the rest of a record after its first byte. Returns the record's stamp and its fields.
  fileprivate static func recordFields(
    _ byte: UInt8, after before: Int?, _ stampBefore: SyncStamp?, _ reader: inout WireReader,
    _ table: DeviceTable, _ known: VersionVector
  ) throws(SyncRefusal) -> (SyncStamp, [SnapshotField]) {
    guard (record...record + sameList + sameStamp + conflicts).contains(byte) else {
      throw reader.damage
    }
    let bits = byte - record
    let list = bits & sameList != 0 ? before : try reader.number(in: FieldName.numbers)
    guard let list, (list == before) == (bits & sameList != 0) else { throw reader.damage }
    let identity = try BatchBytes.identity(&reader)
    let own = bits & sameStamp != 0 ? stampBefore : try stamp(&reader, table, known)
    guard let own, (own == stampBefore) == (bits & sameStamp != 0) else { throw reader.damage }
    let count = try reader.count(ofAtLeast: 2)
    var fields: [SnapshotField] = []
    fields.reserveCapacity(count)
    for _ in 0..<count {
      let field = try reader.number(in: FieldName.numbers)
      let name = FieldName(list: list, identity: identity, field: field)
      let value = try BatchBytes.value(&reader, of: name)
      let isOwn = try reader.byte() == BatchBytes.end
      let stamp = isOwn ? own : try stamp(&reader, table, known)
      // The record's stamp is that of its first field, and must not be written again.
      guard isOwn ? true : stamp != own && !fields.isEmpty else { throw reader.damage }
      let fieldVersion = FieldVersion(value, stamp)
      guard let last = fields.last, last.name.field >= field else {
        fields.append(SnapshotField(name, [fieldVersion]))
        continue
      }
      // Only a summed field may repeat, sorted by device.
      guard last.name.field == field, name.rule == .summed,
        let before = last.fieldVersions.last, before.stamp.device < stamp.device
      else { throw reader.damage }
      fields[fields.count - 1] = SnapshotField(name, last.fieldVersions + [fieldVersion])
    }
    // A record without fields is invalid, even if it has conflict entries.
    guard !fields.isEmpty else { throw reader.damage }
    if bits & conflicts != 0 {
      try readConflicts(of: &fields, list, identity, &reader, table, known)
    }
    return (own, fields)
  }

  /// Parses the conflict entries of a record. Throws if there are none.
  private static func readConflicts(
    of fields: inout [SnapshotField], _ list: Int, _ identity: [UInt8],
    _ reader: inout WireReader, _ table: DeviceTable, _ known: VersionVector
  ) throws(SyncRefusal) {
    let count = try reader.count(ofAtLeast: 14)
    guard count > 0 else { throw reader.damage }
    var last: ConflictingVersion.Name?
    for _ in 0..<count {
      let entry = try entry(&reader, list, identity, table, known)
      if let last, last >= entry.id { throw reader.damage }
      last = entry.id
      guard let index = fields.firstIndex(where: { $0.name == entry.id.name }) else {
        throw reader.damage
      }
      let field = fields[index]
      fields[index] = SnapshotField(
        field.name, field.fieldVersions, conflicts: field.conflicts + [entry])
    }
  }

  private static func entry(
    _ reader: inout WireReader, _ list: Int, _ identity: [UInt8], _ table: DeviceTable,
    _ known: VersionVector
  ) throws(SyncRefusal) -> ConflictingVersion {
    let field = try reader.number(in: FieldName.numbers)
    let name = FieldName(list: list, identity: identity, field: field)
    let value = try BatchBytes.value(&reader, of: name)
    guard try reader.byte() == BatchBytes.end else { throw reader.damage }
    let stamp = try stamp(&reader, table, known)
    let reason = try reader.number(in: FieldName.numbers)
    let state = try reader.byte()
    guard state == BatchBytes.open || state == BatchBytes.settled else { throw reader.damage }
    return ConflictingVersion(
      .init(name, stamp), value, reason: reason, isSettled: state == BatchBytes.settled)
  }

  /// Parses a stamp. Throws if it refers to a batch that the author had not applied.
  private static func stamp(
    _ reader: inout WireReader, _ table: DeviceTable, _ known: VersionVector
  ) throws(SyncRefusal) -> SyncStamp {
    let number = try reader.number(in: 1..<table.devices.count + 1)
    guard let device = table.device(number) else { throw reader.damage }
    let clock = try reader.clock()
    let seq = try reader.number(in: 1..<known[device] + 1)
    return SyncStamp(clock: clock, device: device, seq: seq)
  }
}
