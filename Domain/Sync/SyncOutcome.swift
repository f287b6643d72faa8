/// Why a sync failed.
public enum SyncFailure: Error, Equatable, Sendable {
  case storage(StorageFailure)
  case remote(RemoteFailure)
  /// The store is not synced.
  case notSynced
  /// The store is already synced, with this remote.
  case alreadySynced(String)
  /// A group exists already where one was to be started.
  case groupExists
  /// The group file in the remote was not written by Haru.
  case foreignRemote
  /// There is no group at this address.
  case noGroup
  /// The key does not open the group file of the remote.
  case wrongCode
  /// No device has this name, or several have it.
  case noDevice(String)
  /// The text is not a valid address.
  case address(RemoteAddress.Refusal)
  /// The backup failed that is made before another device's records are merged.
  case backup(ArchiveFailure)
  /// The key file cannot be read or written.
  case keyFile(KeyFileFailure)
}

/// Why the batches of a device wait.
public enum WaitCause: Hashable, Sendable {
  /// A file cannot be decrypted or is damaged, for example because its transfer is not finished.
  case unreadable(seq: Int)
  /// A file is missing, although later ones exist.
  case missing(DeviceID, seq: Int)
  /// They are this many milliseconds ahead of this device's clock.
  case ahead(milliseconds: Int64)
  /// They need the vocabulary of a later version.
  case later
  /// Two stores used the same device id.
  case forked
}

/// The result of a sync.
public struct SyncOutcome: Equatable, Sendable {
  /// The number of fields that each device changed here.
  public var received: [DeviceID: Int] = [:]
  /// The number of files sent.
  public var sent = 0
  /// Why batches of a device wait.
  public var waiting: [DeviceID: WaitCause] = [:]
  /// The heads of the other devices.
  public var heads: [DeviceID: DeviceHead] = [:]
  /// Sayings that got another number.
  public var renumbered: [NewNumber] = []
  /// The new device id of this store; nil if it kept its id.
  public var became: DeviceID?
  /// Whether the remote had lost files of this device, which were published again.
  public var hasRefilled = false
  /// Whether changes were not sent because another device uses a newer version, which this one does not understand.
  public var holdsBack = false
  /// The device number of the file system, for a remote that is a folder.
  public var disk: UInt64?

  public init() {}
}
