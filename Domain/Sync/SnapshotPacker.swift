/// Packs records into parts of a snapshot as they arrive. Only the encoded bytes are held in memory.
public struct SnapshotPacker {
  private let head: SnapshotHead
  private let table: DeviceTable
  private var records: [Record] = []
  private var writer = WireWriter()

  /// The header of a record, and the range of its body in the writer's bytes.
  private struct Record {
    let name: FieldName
    let stamp: SyncStamp
    let isConflict: Bool
    let bytes: Range<Int>
  }

  public init(_ head: SnapshotHead) {
    self.head = head
    table = DeviceTable(read: head.applied.keys.sorted())
  }

  /// Approximate number of bytes waiting for the next part.
  public var size: Int { writer.bytes.count + records.count * SixteenBytes.count }

  /// Adds the fields of one record, which must be sorted by name.
  public mutating func add(_ fields: ArraySlice<SnapshotField>) {
    let conflicts = fields.flatMap(\.conflicts).sorted { $0.id < $1.id }
    guard let name = fields.first?.name,
      let stamp = fields.lazy.compactMap({ $0.fieldVersions.first?.stamp }).first
        ?? conflicts.first?.id.stamp
    else { return }
    let start = writer.bytes.count
    SnapshotBytes.write(fields, conflicts, stamp, table, to: &writer)
    records.append(
      Record(
        name: name, stamp: stamp, isConflict: !conflicts.isEmpty, bytes: start..<writer.bytes.count)
    )
  }

  /// Returns the padded bytes of a part with all records added so far, and starts the next part.
  public mutating func part(isLast: Bool) -> [UInt8] {
    var whole = WireWriter()
    SnapshotBytes.write(head, table, to: &whole)
    var before: Record?
    for record in records.sorted(by: { $0.name < $1.name }) {
      SnapshotBytes.write(
        record.name, record.stamp, isConflict: record.isConflict, after: before?.name.list,
        before?.stamp,
        table, to: &whole)
      whole.write(plain: writer.bytes[record.bytes])
      before = record
    }
    whole.write(byte: isLast ? SnapshotBytes.last : SnapshotBytes.more)
    (records, writer) = ([], WireWriter())
    return SealedPadding.added(to: whole.bytes)
  }
}
