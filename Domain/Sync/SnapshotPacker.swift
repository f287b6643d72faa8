/// Puts records into parts of a snapshot as they come; of each only its bytes are held.
public struct SnapshotPacker {
  private let head: SnapshotHead
  private let table: DeviceTable
  private var records: [Record] = []
  private var writer = WireWriter()

  /// Where a record lies among the bytes.
  private struct Record {
    let name: FactName
    let bytes: Range<Int>
  }

  /// Begins a snapshot.
  public init(_ head: SnapshotHead) {
    self.head = head
    table = DeviceTable(read: head.applied.keys.sorted())
  }

  /// How many bytes wait.
  public var size: Int { writer.bytes.count }

  /// Adds the fields of one record, in the order of their names.
  public mutating func add(_ fields: ArraySlice<SnapshotField>) {
    guard let name = fields.first?.name else { return }
    let start = writer.bytes.count
    writer.write(byte: SnapshotBytes.record)
    SnapshotBytes.write(fields, of: name, table, to: &writer)
    records.append(Record(name: name, bytes: start..<writer.bytes.count))
  }

  /// The bytes of a part with all that was added, with padding, and begins another one.
  public mutating func part(isLast: Bool) -> [UInt8] {
    var whole = WireWriter()
    SnapshotBytes.write(head, table, to: &whole)
    for record in records.sorted(by: { $0.name < $1.name }) {
      whole.write(plain: writer.bytes[record.bytes])
    }
    whole.write(byte: isLast ? SnapshotBytes.last : SnapshotBytes.more)
    (records, writer) = ([], WireWriter())
    return SealedPadding.added(to: whole.bytes)
  }
}
