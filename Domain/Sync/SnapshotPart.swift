/// A part of a snapshot: some records with all that is known of their fields. A snapshot is as many
/// parts as it takes; each begins with the same head and can be read by itself.
public struct SnapshotPart: Equatable, Sendable {
  public let head: SnapshotHead
  /// Fields in the order of their names. Those of one record lie in one part.
  public let fields: [SnapshotField]
  /// Whether no other part follows.
  public let isLast: Bool

  /// Puts a part together.
  public init(_ head: SnapshotHead, _ fields: [SnapshotField], isLast: Bool) {
    self.head = head
    self.fields = fields
    self.isLast = isLast
  }

  /// The bytes, with padding.
  public var bytes: [UInt8] {
    var packer = SnapshotPacker(head)
    for record in fields.split(by: { !$0.name.isOfRecord($1.name) }) { packer.add(record) }
    return packer.part(isLast: isLast)
  }

  /// Reads a part that was opened.
  public init(bytes: [UInt8]) throws(SyncRefusal) {
    var reader = try SnapshotReader(bytes: bytes)
    var fields: [SnapshotField] = []
    while let record = try reader.next() { fields += record }
    self.init(reader.head, fields, isLast: reader.isLast)
  }
}

/// The bytes of a part of a snapshot; what is not said here is as in `BatchBytes`.
///
/// | bytes | what |
/// | --- | --- |
/// | 1 | form: 1 |
/// | 16 | group |
/// | 8 | clock, the greatest byte first |
/// | number | the least vocabulary that is needed |
/// | list | how far each device was applied, in their order: device (16), seq, chain (16) |
/// | each record | a byte from 4 to 11, and a record |
/// | 1 | what ends it: 0 where another part follows, 2 in the last one |
/// | rest | padding |
///
/// The byte of a record is 4, 1 more where its list is that of the record before, 2 more where its
/// stamp is, and 4 more where something is told of it. A record is the number of its list, its
/// identity, a stamp, the list of its fields and the list of what is told of them; what the byte says
/// is left out. A stamp is the number of its device in the list above, from 1 on, its clock in 8
/// bytes, and its seq. A field is its number, the parts of its value, and an end: the byte 0
/// where its stamp is that of the record, or the byte 15 and another one; a field that is summed
/// comes once for each device. A told entry is the number of its field, the parts of its value, the
/// byte 0, its stamp, its reason, and a byte: 0 open, 1 settled.
enum SnapshotBytes {
  /// What comes next.
  static let (more, last): (UInt8, UInt8) = (0, 2)
  /// A record, and what is added to that.
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

  /// Writes what a record begins with, behind a record of a list with a stamp.
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

  /// Writes the rest of a record, whose fields come in their order.
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
