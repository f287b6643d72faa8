public enum SyncFailure: Error, Equatable, Sendable {
  case storage(StorageFailure)
  case remote(RemoteFailure)
  case notSynced
  /// The store is already synced with this remote.
  case alreadySynced(String)
  /// A group cannot be started because the remote already has one.
  case groupExists
  /// The group file in the remote was not written by Haru.
  case foreignRemote
  case noGroup
  /// The group file of the remote is damaged, belongs to another group, or does not open with the key.
  case wrongCode
  /// No device has this name, or several devices have it.
  case noDevice(String)
  /// The text is not a valid address of a remote.
  case address(RemoteAddress.Refusal)
  /// The backup failed. It must be made before another device's records are merged.
  case backup(ArchiveFailure)
  /// The key file cannot be read or written.
  case keyFile(KeyFileFailure)
}

/// Why the batches of a device cannot be applied yet.
public enum WaitCause: Hashable, Sendable {
  /// A file cannot be decrypted or is damaged, for example because its transfer is not finished.
  case unreadable(seq: Int)
  /// A file is missing, although later ones exist.
  case missing(DeviceID, seq: Int)
  /// The batches are this many milliseconds ahead of this device's clock.
  case ahead(milliseconds: Int64)
  /// The batches have lists, fields or a format that only a later version of Haru knows.
  case later
  /// Two stores used the same device id.
  case forked
}

/// The result of a sync.
public struct SyncOutcome: Equatable, Sendable {
  /// The number of changed fields on this device, by the device whose batches changed them.
  public var received: [DeviceID: Int] = [:]
  /// The number of files sent.
  public var sent = 0
  /// The devices whose batches cannot be applied yet, with the cause.
  public var waiting: [DeviceID: WaitCause] = [:]
  /// The heads of the other devices.
  public var heads: [DeviceID: DeviceHead] = [:]
  /// Sayings that got another number.
  public var renumbered: [NewNumber] = []
  /// The new device id of this store; nil if the store kept its id.
  public var became: DeviceID?
  /// Whether the remote had no files of this device any more, so that it publishes a snapshot under a new id.
  public var isEmptied = false
  /// Whether files of this device were missing in the remote and were published again.
  public var hasRefilled = false
  /// Whether changes were not sent because another device uses a newer version, which this one does not understand.
  public var holdsBack = false
  /// The device number of the file system, for a remote that is a folder; nil for other remotes.
  public var disk: UInt64?

  public init() {}
}
