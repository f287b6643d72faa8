/// What a file of batches has in it before it is encrypted: batches of one device that follow upon
/// each other.
///
/// | bytes | what |
/// | --- | --- |
/// | 1 | form: 1 |
/// | list | the table: the 16 bytes of each device its batches name but its own, in their order |
/// | list | the batches, as `BatchBytes` has them |
/// | rest | padding (`SealedPadding`) |
public struct BatchFile: Equatable, Sendable {
  /// The batches, by their numbers.
  public let batches: [SyncBatch]

  /// How long a file may be, in bytes.
  public static let limit = 8 << 20

  /// Puts batches into one file.
  public init(_ batches: [SyncBatch]) { self.batches = batches }

  /// The bytes, with padding.
  public var bytes: [UInt8] { SealedPadding.added(to: plain) }

  /// The bytes without padding.
  var plain: [UInt8] {
    var writer = WireWriter()
    let table = DeviceTable(of: batches)
    writer.write(byte: BatchBytes.form)
    writer.write(count: table.devices.count)
    for device in table.devices { writer.write(plain: device.value.bytes) }
    writer.write(count: batches.count)
    for batch in batches { BatchBytes.write(batch, table, to: &writer) }
    return writer.bytes
  }

  /// Reads a file that was opened.
  public init(bytes: [UInt8]) throws(SyncRefusal) {
    guard bytes.count <= Self.limit else { throw .damaged(at: Self.limit) }
    // Later forms may end in another way, so the form comes before the padding.
    var head = WireReader(bytes)
    try BatchBytes.expectForm(&head)
    var reader = WireReader(try SealedPadding.removed(from: bytes))
    _ = try reader.byte()
    var devices: [DeviceID] = []
    for _ in 0..<(try reader.count(ofAtLeast: SixteenBytes.count)) {
      let device = DeviceID(try reader.sixteen())
      if let last = devices.last, last >= device { throw reader.damage }
      devices.append(device)
    }
    let table = DeviceTable(read: devices)
    var batches: [SyncBatch] = []
    for _ in 0..<(try reader.count(ofAtLeast: Self.leastBatch)) {
      let batch = try BatchBytes.read(&reader, table)
      if let last = batches.last {
        guard last.seq + 1 == batch.seq, last.device == batch.device, last.group == batch.group
        else { throw reader.damage }
      }
      batches.append(batch)
    }
    guard reader.isAtEnd, !batches.isEmpty, DeviceTable(of: batches) == table else {
      throw reader.damage
    }
    self.batches = batches
  }

  /// How many bytes a batch has that says nothing.
  private static let leastBatch = 64

  /// What the chain of a device is after a batch: the digest of the file that has this batch alone,
  /// without padding. It does not depend on which file the batch lies in.
  public static func chain(after batch: SyncBatch, by digest: SyncDigest) -> SixteenBytes {
    digest.of(BatchFile([batch]).plain)
  }
}

/// Fills files up, so that their lengths say little: after sealing, each is a multiple of 256 bytes.
public enum SealedPadding {
  /// What all lengths are a multiple of.
  public static let block = 256
  /// How many bytes sealing adds: a nonce of 24 and a tag of 16.
  public static let overhead = 40

  /// Adds the byte 128, and zeros up to where the sealed file is full.
  public static func added(to bytes: [UInt8]) -> [UInt8] {
    let over = (bytes.count + 1 + overhead) % block
    return bytes + [0x80] + [UInt8](repeating: 0, count: over == 0 ? 0 : block - over)
  }

  /// Removes the padding; what has none is damaged.
  public static func removed(from bytes: [UInt8]) throws(SyncRefusal) -> [UInt8] {
    guard (bytes.count + overhead) % block == 0,
      let mark = bytes.lastIndex(where: { $0 != 0 }), bytes[mark] == 0x80,
      bytes.count - mark <= block
    else { throw .damaged(at: bytes.count) }
    return Array(bytes[..<mark])
  }
}
