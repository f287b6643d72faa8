/// A part of a snapshot: some records with all their field versions and conflicts. Every part starts with the same
/// header and can be read by itself.
public struct SnapshotPart: Equatable, Sendable {
  public let head: SnapshotHead
  /// The fields, sorted by name. The fields of one record are never split between parts.
  public let fields: [SnapshotField]
  /// Whether this is the last part.
  public let isLast: Bool

  public init(_ head: SnapshotHead, _ fields: [SnapshotField], isLast: Bool) {
    self.head = head
    self.fields = fields
    self.isLast = isLast
  }

  /// The encoded bytes, with padding.
  public var bytes: [UInt8] {
    var packer = SnapshotPacker(head)
    for record in fields.split(by: { !$0.name.isOfRecord($1.name) }) { packer.add(record) }
    return packer.part(isLast: isLast)
  }

  /// Parses the decrypted bytes of a part.
  public init(bytes: [UInt8]) throws(SyncRefusal) {
    var reader = try SnapshotReader(bytes: bytes)
    var fields: [SnapshotField] = []
    while let record = try reader.next() { fields += record }
    self.init(reader.head, fields, isLast: reader.isLast)
  }
}

/// The byte format of a part of a snapshot; everything else is as in `BatchBytes`.
///
/// | bytes | what |
/// | --- | --- |
/// | 1 | form: 1 |
/// | 16 | group |
/// | 8 | clock, big-endian |
/// | number | lowest vocabulary a reader needs |
/// | list | last applied batch of each device, sorted: device (16), seq, chain (16) |
/// | each record | a byte from 4 to 11, and the record |
/// | 1 | end: 0 if another part follows, 2 in the last one |
/// | rest | padding |
///
/// The byte of a record is 4, plus 1 if the record is in the same list as the previous one, plus 2 if both have the
/// same stamp, plus 4 if the record has conflict entries. A record is its list number, identity, stamp, list of fields
/// and list of conflict entries; the byte says which of these are left out.
///
/// A stamp is the number of its device in the list above, starting at 1, its clock in 8 bytes, and its seq. A field is
/// its number, the parts of its value and an end marker: byte 0 if its stamp is the record's, or byte 15 followed by
/// its own stamp. A summed field occurs once per device. A conflict entry is its field number, the parts of its value,
/// the byte 0, its stamp, its reason, and a byte: 0 open, 1 settled.
enum SnapshotBytes {
  /// The end bytes of a part: for a part that is followed by another, and for the last part.
  static let (more, last): (UInt8, UInt8) = (0, 2)
  /// The byte of a record, and the flags added to it.
  static let (record, sameList, sameStamp, conflicts): (UInt8, UInt8, UInt8, UInt8) = (4, 1, 2, 4)

  static func write(_ head: SnapshotHead, _ table: DeviceTable, to writer: inout WireWriter) {
    writer.write(byte: BatchBytes.form)
    writer.write(plain: head.group.value.bytes)
    writer.write(eight: head.clock)
    writer.write(count: head.needs)
    writer.write(count: table.devices.count)
    for device in table.devices {
      let applied = head.applied[device] ?? .none
      writer.write(plain: device.value.bytes)
      writer.write(count: applied.seq)
      writer.write(plain: applied.chain.bytes)
    }
  }

  /// Writes the header of a record. The list or stamp is left out if it equals that of the previous record.
  static func write(
    _ name: FieldName, _ stamp: SyncStamp, isConflict: Bool, after list: Int?, _ before: SyncStamp?,
    _ table: DeviceTable, to writer: inout WireWriter
  ) {
    var byte = record
    if name.list == list { byte += sameList }
    if stamp == before { byte += sameStamp }
    if isConflict { byte += conflicts }
    writer.write(byte: byte)
    if name.list != list { writer.write(count: name.list) }
    BatchBytes.write(identity: name.identity, to: &writer)
    if stamp != before { write(stamp, table, to: &writer) }
  }

  /// Writes the body of a record; its fields must be sorted.
  static func write(
    _ fields: ArraySlice<SnapshotField>, _ conflicts: [ConflictingVersion], _ own: SyncStamp,
    _ table: DeviceTable, to writer: inout WireWriter
  ) {
    writer.write(count: fields.reduce(0) { $0 + $1.fieldVersions.count })
    for field in fields {
      for fieldVersion in field.fieldVersions {
        writer.write(count: field.name.field)
        writer.write(plain: fieldVersion.value.bytes)
        if fieldVersion.stamp == own {
          writer.write(byte: BatchBytes.end)
        } else {
          writer.write(byte: BatchBytes.endBefore)
          write(fieldVersion.stamp, table, to: &writer)
        }
      }
    }
    if conflicts.isEmpty { return }
    writer.write(count: conflicts.count)
    for entry in conflicts {
      writer.write(count: entry.id.name.field)
      writer.write(plain: entry.value.bytes)
      writer.write(byte: BatchBytes.end)
      write(entry.id.stamp, table, to: &writer)
      writer.write(count: entry.reason)
      writer.write(byte: entry.isSettled ? BatchBytes.settled : BatchBytes.open)
    }
  }

  private static func write(
    _ stamp: SyncStamp, _ table: DeviceTable, to writer: inout WireWriter
  ) {
    writer.write(count: table.number(of: stamp.device))
    writer.write(eight: stamp.clock)
    writer.write(count: stamp.seq)
  }
}
