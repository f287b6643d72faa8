/// Makes sixteen bytes of any others, which nobody finds others for.
public struct SyncDigest: Sendable {
  /// The digest of bytes. It is never zero.
  public var of: @Sendable ([UInt8]) -> SixteenBytes

  /// Makes a digest.
  public init(of digest: @escaping @Sendable ([UInt8]) -> SixteenBytes) { of = digest }
}

/// What a sealed file is bound to, so that it opens under its own name alone: nothing in the place
/// can be renamed, or put in the place of another.
public struct SealedLabel: Hashable, Sendable {
  /// What is sealed.
  public enum Kind: UInt8, Sendable, CaseIterable {
    case batches = 1
    case snapshot = 2
    case head = 3
    case group = 4
  }

  public let group: GroupID
  public let kind: Kind
  /// Whose file it is; zero in the file of the group.
  public let device: DeviceID
  /// The first and the last batch; of a snapshot the batch it is of, and the part.
  public let first: Int
  public let last: Int

  /// Names a file.
  public init(group: GroupID, kind: Kind, device: DeviceID, first: Int, last: Int) {
    self.group = group
    self.kind = kind
    self.device = device
    self.first = first
    self.last = last
  }

  /// The associated data: the words `haru-sync/1`, group, a byte of kind, device, and both numbers
  /// in eight bytes each, the greatest first.
  public var bytes: [UInt8] {
    Array("haru-sync/1".utf8) + group.value.bytes + [kind.rawValue] + device.value.bytes
      + SixteenBytes.bytes(of: UInt64(bitPattern: Int64(first)))
      + SixteenBytes.bytes(of: UInt64(bitPattern: Int64(last)))
  }
}

/// What was sealed does not open: by this key, under this name, or at all.
public struct SealBroken: Error, Equatable, Sendable {
  /// Says so.
  public init() {}
}

/// Encrypts files with the key of the group.
public protocol SyncCipher: Sendable {
  /// Seals bytes under a name. Two seals of the same bytes differ.
  func seal(_ bytes: [UInt8], as label: SealedLabel) -> [UInt8]

  /// Opens what was sealed under this name.
  func open(_ sealed: [UInt8], as label: SealedLabel) throws(SealBroken) -> [UInt8]
}
