/// The head file of a device: its name, and the last batch of each device that it has applied.
///
/// | bytes | what |
/// | --- | --- |
/// | 1 | form: 1 |
/// | text | name of the device |
/// | list | last applied batch of each device, including itself: device (16), seq |
/// | number | vocabulary it knows |
/// | number | its slot (`SayingSlot`) |
/// | rest | padding |
public struct DeviceHead: Equatable, Sendable {
  public let name: String
  public let version: VersionVector
  public let vocabulary: Int
  /// The slot of the saying numbers that this device assigns (`SayingSlot`).
  public let slot: Int

  /// The maximum length of a name, in UTF-8 bytes.
  public static let longestName = 240

  public init(name: String, version: VersionVector, vocabulary: Int = 1, slot: Int = 0) {
    (self.name, self.version) = (name, version)
    (self.vocabulary, self.slot) = (vocabulary, slot)
  }

  /// The encoded bytes, with padding.
  public var bytes: [UInt8] {
    var writer = WireWriter()
    writer.write(byte: BatchBytes.form)
    writer.write(counted: Array(name.utf8))
    writer.write(count: version.devices.count)
    for device in version.devices {
      writer.write(plain: device.value.bytes)
      writer.write(count: version[device])
    }
    writer.write(count: vocabulary)
    writer.write(count: slot)
    return SealedPadding.added(to: writer.bytes)
  }

  /// Parses the decrypted bytes of a head.
  public init(bytes: [UInt8]) throws(SyncRefusal) {
    var form = WireReader(bytes)
    try BatchBytes.expectForm(&form)
    var reader = WireReader(try SealedPadding.removed(from: bytes))
    _ = try reader.byte()
    name = try reader.text()
    guard name.utf8.count <= Self.longestName else { throw reader.damage }
    var seqs: [DeviceID: Int] = [:]
    for _ in 0..<(try reader.count(ofAtLeast: SixteenBytes.count + 1)) {
      let device = DeviceID(try reader.sixteen())
      guard seqs[device] == nil else { throw reader.damage }
      seqs[device] = try reader.number(in: 1..<SyncStamp.lastSeq + 1)
    }
    version = VersionVector(seqs)
    vocabulary = try reader.number(in: SyncBatch.vocabularies)
    slot = try reader.number(in: 0..<SayingSlot.devices.upperBound)
    guard reader.isAtEnd else { throw reader.damage }
  }

  /// Returns the associated data that binds a sealed head to its device.
  public static func label(_ group: GroupID, _ device: DeviceID) -> SealedLabel {
    SealedLabel(group: group, kind: .head, device: device, first: 0, last: 0)
  }
}
