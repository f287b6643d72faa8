/// A collision-resistant digest of sixteen bytes.
public struct SyncDigest: Sendable {
  /// The closure that returns the digest of bytes. The digest is never zero.
  public var of: @Sendable ([UInt8]) -> SixteenBytes

  public init(of digest: @escaping @Sendable ([UInt8]) -> SixteenBytes) { of = digest }
}

/// The identity of a sealed file, to which its content is bound as associated data. A file of the remote can therefore
/// not be renamed, or replaced by another file, without notice.
public struct SealedLabel: Hashable, Sendable {
  public enum Kind: UInt8, Sendable, CaseIterable {
    case batches = 1
    case snapshot = 2
    case head = 3
    case group = 4
  }

  public let group: GroupID
  public let kind: Kind
  /// The author of the file; zero in the group file.
  public let device: DeviceID
  /// The number of the first batch in the file. For a snapshot, the number of the batch after which it was made.
  public let first: Int
  /// The number of the last batch in the file. For a snapshot, the number of the part.
  public let last: Int

  public init(group: GroupID, kind: Kind, device: DeviceID, first: Int, last: Int) {
    self.group = group
    self.kind = kind
    self.device = device
    self.first = first
    self.last = last
  }

  /// The associated data: the ASCII text `haru-sync/1`, group, kind in one byte, device, and both numbers in eight
  /// bytes each, big-endian.
  public var bytes: [UInt8] {
    Array("haru-sync/1".utf8) + group.value.bytes + [kind.rawValue] + device.value.bytes
      + SixteenBytes.bytes(of: UInt64(bitPattern: Int64(first)))
      + SixteenBytes.bytes(of: UInt64(bitPattern: Int64(last)))
  }
}

/// Decryption failed: wrong key, wrong label, or damaged bytes.
public struct SealParseError: Error, Equatable, Sendable {
  public init() {}
}

/// Encrypts files with the key of the group.
public protocol SyncCipher: Sendable {
  /// Encrypts with a random nonce, so two seals of the same bytes differ.
  func seal(_ bytes: [UInt8], as label: SealedLabel) -> [UInt8]

  /// Decrypts and authenticates bytes that were sealed under the same label.
  func open(_ sealed: [UInt8], as label: SealedLabel) throws(SealParseError) -> [UInt8]
}
