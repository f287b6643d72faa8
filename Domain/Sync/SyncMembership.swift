/// The group key and the device id, stored outside the store and in no backup or export. So a restored or copied store
/// is detected: its device id differs.
public struct SyncMembership: Equatable, Sendable {
  public let group: GroupID
  public var key: GroupKey
  public var device: DeviceID
  /// The address of the remote, as the user typed it.
  public var remote: String
  /// The name of this device.
  public var name: String
  /// The device number of the file system, for a remote that is a folder.
  public var disk: UInt64?
  /// Keys that were replaced, while files may still be sealed with them (newest last).
  public var formerKeys: [GroupKey]
  /// All keys the group had before, newest last. A remote restored from before a device was forgotten uses one of
  /// them.
  public private(set) var pastKeys: [GroupKey]
  /// The device whose files in the remote have to be removed.
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

  /// How many past keys are stored. A backup of a remote from before more than this many key changes is not repaired.
  private static let mostPastKeys = 16

  /// Ends a key change, once nothing is sealed with the former keys.
  mutating func endKeyChange() {
    let new = formerKeys.filter { !pastKeys.contains($0) }
    pastKeys = Array((pastKeys + new).suffix(Self.mostPastKeys))
    (formerKeys, forgetting) = ([], nil)
  }
}

/// Why the key file cannot be used.
public enum KeyFileFailure: Error, Equatable, Sendable {
  case unreadable(path: String)
  /// It cannot be parsed.
  case damaged(path: String)
  case notWritten(StorageFailure)
}

/// Stores the membership of a device, one per store.
public protocol SyncMemberships: Sendable {
  /// The stored membership, or nil if the store is not synced.
  func load() throws(KeyFileFailure) -> SyncMembership?
  /// Replaces the stored membership.
  func save(_ membership: SyncMembership) throws(KeyFileFailure)
  /// Destroys the stored membership.
  func remove() throws(KeyFileFailure)
}
