/// The group key and the device id. They are stored outside the store, and not in backups or exports. A restored or
/// copied store can thus be detected: the device id in that store differs from this one.
public struct SyncMembership: Equatable, Sendable {
  public let group: GroupID
  public var key: GroupKey
  public var device: DeviceID
  /// The address of the remote. The path of a folder is absolute.
  public var remote: String
  /// The name of this device.
  public var name: String
  /// The device number of the file system, for a remote that is a folder; nil for other remotes.
  public var disk: UInt64?
  /// The keys that are being replaced while files may still be sealed with them, newest last.
  public var formerKeys: [GroupKey]
  /// All keys that the group had before, newest last. A remote that was restored to a state from before a key change
  /// uses one of them.
  public private(set) var pastKeys: [GroupKey]
  /// The device whose files are to be removed from the remote; nil if none is being forgotten.
  public var forgetting: DeviceID?

  public init(
    group: GroupID, key: GroupKey, device: DeviceID, remote: String, name: String,
    disk: UInt64? = nil, formerKeys: [GroupKey] = [], pastKeys: [GroupKey] = [],
    forgetting: DeviceID? = nil
  ) {
    (self.group, self.key, self.device) = (group, key, device)
    (self.remote, self.name, self.disk) = (remote, name, disk)
    (self.formerKeys, self.pastKeys, self.forgetting) = (formerKeys, pastKeys, forgetting)
  }

  /// The number of past keys that are stored. A remote cannot be repaired if it was restored to a state from before
  /// more key changes than this.
  private static let mostPastKeys = 16

  /// Ends a key change. Call it only when no file is sealed with the former keys any more.
  mutating func endKeyChange() {
    let new = formerKeys.filter { !pastKeys.contains($0) }
    pastKeys = Array((pastKeys + new).suffix(Self.mostPastKeys))
    (formerKeys, forgetting) = ([], nil)
  }
}

public enum KeyFileFailure: Error, Equatable, Sendable {
  case unreadable(path: String)
  /// The key file cannot be parsed.
  case damaged(path: String)
  /// The key file is encrypted and cannot be decrypted, for example because the store is closed.
  case encrypted(DecryptionFailure)
  case notWritten(StorageFailure)
}

/// Stores the membership of this device, one per store, outside the store itself.
public protocol SyncMemberships: Sendable {
  /// Returns the stored membership; nil if the store is not synced.
  func load() throws(KeyFileFailure) -> SyncMembership?
  /// Replaces the stored membership.
  func save(_ membership: SyncMembership) throws(KeyFileFailure)
  /// Destroys the stored membership.
  func remove() throws(KeyFileFailure)
}
