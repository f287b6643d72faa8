/// The plaintext of a file of batches: consecutive batches of one device.
///
/// | bytes | what |
/// | --- | --- |
/// | 1 | form: 1 |
/// | list | device table: the 16 bytes of each device the batches name except their author, sorted |
/// | list | the batches, in the format of `BatchBytes` |
/// | rest | padding (`SealedPadding`) |
public struct BatchFile: Equatable, Sendable {
  /// The batches, in ascending order of seq.
  public let batches: [SyncBatch]

  /// The maximum size of a file, in bytes.
  public static let limit = 8 << 20

  public init(_ batches: [SyncBatch]) { self.batches = batches }

  /// The encoded bytes, with padding.
  public var bytes: [UInt8] { SealedPadding.added(to: plain) }

  /// The encoded bytes without padding.
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

  /// Parses the decrypted bytes of a file.
  public init(bytes: [UInt8]) throws(SyncRefusal) {
    guard bytes.count <= Self.limit else { throw .damaged(at: Self.limit) }
    // Later formats may have other padding, so the format byte is checked first.
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

  /// A lower bound for the size of an empty batch in bytes. It limits the batch count that is accepted from a file.
  private static let leastBatch = 64

  /// Returns the chain value of a device after a batch: the digest of an unpadded file with this batch alone. It does
  /// not depend on the file in which the batch is stored.
  public static func chain(after batch: SyncBatch, by digest: SyncDigest) -> SixteenBytes {
    digest.of(BatchFile([batch]).plain)
  }
}

/// Padding that hides file lengths: after sealing, each file is a multiple of 256 bytes.
public enum SealedPadding {
  /// The sealed length of a file is a multiple of this number of bytes.
  public static let block = 256
  /// The number of bytes that sealing adds: a nonce of 24 and a tag of 16.
  public static let overhead = 40

  /// Appends the byte 128, then zeros until the sealed file fills its last block.
  public static func added(to bytes: [UInt8]) -> [UInt8] {
    let over = (bytes.count + 1 + overhead) % block
    return bytes + [0x80] + [UInt8](repeating: 0, count: over == 0 ? 0 : block - over)
  }

  /// Removes the padding. Throws `.damaged` if the bytes have no padding.
  public static func removed(from bytes: [UInt8]) throws(SyncRefusal) -> [UInt8] {
    guard (bytes.count + overhead) % block == 0,
      let mark = bytes.lastIndex(where: { $0 != 0 }), bytes[mark] == 0x80,
      bytes.count - mark <= block
    else { throw .damaged(at: bytes.count) }
    return Array(bytes[..<mark])
  }
}
