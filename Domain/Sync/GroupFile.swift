/// The file `group` of a remote: identifies the group, and lets a device verify its key.
///
/// | bytes | what |
/// | --- | --- |
/// | 12 | the words `haru sync 1` and a line feed |
/// | 16 | the group |
/// | 228 | zeros, sealed with the group key; the group id is part of the label |
public struct GroupFile: Equatable, Sendable {
  public let group: GroupID
  private let check: [UInt8]

  private static let magic = Array("haru sync 1\n".utf8)
  /// The prefix of a group file of any version.
  private static let ours = Array("haru sync ".utf8)
  /// The length of the file in bytes, which is the block size of sealed files.
  private static let length = SealedPadding.block

  /// Creates the file of a new group.
  public init(_ group: GroupID, _ cipher: any SyncCipher) {
    self.group = group
    let rest = Self.length - Self.magic.count - SixteenBytes.count - SealedPadding.overhead
    check = cipher.seal([UInt8](repeating: 0, count: rest), as: Self.label(group))
  }

  /// Parses a file.
  public init(bytes: [UInt8]) throws(SyncRefusal) {
    guard bytes.starts(with: Self.magic) else { throw .damaged(at: 0) }
    let behind = Self.magic.count
    guard bytes.count == Self.length,
      let group = SixteenBytes(bytes[behind..<behind + SixteenBytes.count])
    else { throw .damaged(at: behind) }
    self.group = GroupID(group)
    check = Array(bytes[(behind + SixteenBytes.count)...])
  }

  /// Returns whether the bytes are a group file of any version. The check is needed because a server may answer with
  /// anything.
  static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: ours) }

  public var bytes: [UInt8] { Self.magic + group.value.bytes + check }

  /// Returns whether the cipher's key is the group's key.
  public func opens(with cipher: any SyncCipher) -> Bool {
    do throws(SealParseError) {
      return try cipher.open(check, as: Self.label(group)).allSatisfy { $0 == 0 }
    } catch { return false }
  }

  private static func label(_ group: GroupID) -> SealedLabel {
    SealedLabel(group: group, kind: .group, device: DeviceID(.zero), first: 0, last: 0)
  }
}
