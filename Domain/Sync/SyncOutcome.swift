/// Why devices did not meet.
public enum SyncFailure: Error, Equatable, Sendable {
  case storage(StorageFailure)
  case place(RemoteFailure)
  /// The store meets no others.
  case notSynced
  /// It does already, at a place.
  case alreadySynced(String)
  /// There is a group already where one was to be begun.
  case groupExists
  /// What lies there under the name of a group's file is nothing of Haru's.
  case foreignPlace
  /// No group was begun there.
  case noGroup
  /// The key is not that of the group that meets there.
  case wrongCode
  /// There is no such device, or several are called so.
  case noDevice(String)
  /// What was named is no address of a place.
  case address(RemoteAddress.Refusal)
  /// The store could not be copied before somebody else's records came into it.
  case backup(ArchiveError)
  /// The file with the key cannot be read or written.
  case keyFile(KeyFileFailure)
}

/// Why the batches of a device wait.
public enum WaitingReason: Hashable, Sendable {
  /// A file does not open, or is damaged: whoever brings it is not done.
  case unreadable(seq: Int)
  /// A file is not there yet, although later ones are.
  case missing(DeviceID, seq: Int)
  /// They were written so many milliseconds ahead of the clock here.
  case ahead(milliseconds: Int64)
  /// They are in the words of a later version.
  case later
  /// Two stores had one name.
  case forked
}

/// What came of meeting the others.
public struct SyncOutcome: Equatable, Sendable {
  /// How many fields each device brought that say something else now.
  public var received: [DeviceID: Int] = [:]
  /// How many files were sent.
  public var sent = 0
  /// Why batches of a device wait.
  public var waiting: [DeviceID: WaitingReason] = [:]
  /// What other devices say of themselves.
  public var heads: [DeviceID: DeviceHead] = [:]
  /// Sayings that have another number now.
  public var renumbered: [NewNumber] = []
  /// The device this store has become; nothing where it stayed itself.
  public var became: DeviceID?
  /// Whether the place had lost what this device had left there, and has it again.
  public var hasRefilled = false
  /// Whether something here was not sent, since another device has a newer version whose words are
  /// not understood here.
  public var holdsBack = false
  /// The disk of a place that is a folder.
  public var disk: UInt64?

  /// Nothing yet.
  public init() {}
}
