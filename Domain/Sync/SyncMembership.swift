/// What a device keeps beside its store, where no copy and no export of it has it: the key of the
/// group, and who the device is. So a store that is brought back or copied elsewhere is told from the
/// device itself.
public struct SyncMembership: Equatable, Sendable {
  public let group: GroupID
  public var key: GroupKey
  public var device: DeviceID
  /// The place, as somebody named it.
  public var place: String
  /// What this device is called.
  public var name: String
  /// The disk of a place that is a folder.
  public var disk: UInt64?
  /// The keys from before devices were forgotten, as long as something may be sealed with them.
  public var formerKeys: [GroupKey]
  /// The keys the group had once, the newest last: a place that is brought back from before a device was
  /// forgotten has one of them again.
  public private(set) var pastKeys: [GroupKey]
  /// Whom the place has to forget.
  public var forgetting: DeviceID?

  /// Puts it together.
  public init(
    group: GroupID, key: GroupKey, device: DeviceID, place: String, name: String,
    disk: UInt64? = nil, formerKeys: [GroupKey] = [], pastKeys: [GroupKey] = [],
    forgetting: DeviceID? = nil
  ) {
    (self.group, self.key, self.device) = (group, key, device)
    (self.place, self.name, self.disk) = (place, name, disk)
    (self.formerKeys, self.pastKeys, self.forgetting) = (formerKeys, pastKeys, forgetting)
  }

  /// How many past keys are kept: nobody's copy of a place is older than so many forgettings.
  private static let mostPastKeys = 16

  /// Nothing is sealed with the former keys any more.
  mutating func endKeyChange() {
    let new = formerKeys.filter { !pastKeys.contains($0) }
    pastKeys = Array((pastKeys + new).suffix(Self.mostPastKeys))
    (formerKeys, forgetting) = ([], nil)
  }
}

/// Why the file with the key of a group cannot be used.
public enum KeyFileFailure: Error, Equatable, Sendable {
  case unreadable(path: String)
  /// It says nothing Haru understands.
  case damaged(path: String)
  case notWritten(StorageFailure)
}

/// Where a device keeps its membership: one for each store.
public protocol SyncMemberships: Sendable {
  /// What is kept; nothing where the store meets no others.
  func load() throws(KeyFileFailure) -> SyncMembership?
  /// Keeps it in the place of what was kept.
  func save(_ membership: SyncMembership) throws(KeyFileFailure)
  /// Destroys it.
  func remove() throws(KeyFileFailure)
}
