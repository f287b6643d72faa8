/// The sync operations of a store. Each operation is one transaction.
public protocol SyncRepository: Sendable {
  /// Returns the identity of the store in its group; nil if the store is not synced.
  func position() throws(StorageFailure) -> SyncPosition?
  /// Returns the last applied batch of each device, including this one.
  func version() throws(StorageFailure) -> VersionVector

  /// Returns whether the store has sayings besides the default ones.
  func hasOwnSayings() throws(StorageFailure) -> Bool
  /// Makes the store the first device of a group.
  func begin(_ group: GroupID, _ device: DeviceID) throws(StorageFailure)
  /// Makes the store a device of an existing group. Its records count as older than the group's, and its sayings get
  /// other numbers than those in `sayings`. If `isAlone`, the remote has no data of other devices, and the default
  /// sayings stay.
  func join(
    _ group: GroupID, _ device: DeviceID, sayings: [[UInt8]: Int], isAlone: Bool
  ) throws(StorageFailure)
  /// Ends sync for the store; its data stays.
  func end() throws(StorageFailure)

  /// Seals pending changes. With `evenNothing`, a batch is sealed even if no changes are pending.
  func seal(evenNothing: Bool, _ cipher: any SyncCipher) throws(StorageFailure)
  /// Returns the first file of the outbox after a batch number; nil if there is none. The outbox has the sealed files
  /// that are not yet confirmed in the remote.
  func outgoing(after seq: Int) throws(StorageFailure) -> OutgoingFile?
  /// Removes a file from the outbox after it was confirmed in the remote with the sealed bytes.
  func published(_ seq: Int, _ cipher: any SyncCipher) throws(StorageFailure)

  /// Applies a batch of another device, completely or not at all, and updates the records.
  func receive(_ batch: SyncBatch, _ cipher: any SyncCipher) throws(StorageFailure) -> Receipt
  /// Merges a snapshot of a device, record by record, completely or not at all. Set `isAnew` if this store may have
  /// applied other batches with the same numbers.
  func mergeSnapshot(
    _ head: SnapshotHead, of device: DeviceID, isAnew: Bool, _ cipher: any SyncCipher,
    _ next: () throws(StorageFailure) -> [SnapshotField]?
  ) throws(StorageFailure) -> Union
  /// Updates the records that could not be shown before but can be now. Gives new numbers to this store's sayings whose
  /// numbers other devices have, and returns them.
  func updateOwnRecords(_ cipher: any SyncCipher) throws(StorageFailure) -> [NewNumber]
  /// Returns the slot of the saying numbers that this device assigns; nil if none is chosen yet.
  func slot() throws(StorageFailure) -> SayingSlot?
  /// Stores the slot, which decides the saying numbers that this device assigns.
  func keep(_ slot: SayingSlot) throws(StorageFailure)

  /// Writes a snapshot of the whole store, part by part. Returns false if there are unsealed changes.
  func snapshot(_ write: ([UInt8]) throws(StorageFailure) -> Void) throws(StorageFailure) -> Bool
  /// Takes a new device id, and seals again all batches that were not published. After a fork, these are all batches
  /// after the fork's batch.
  func takeNewDeviceID(
    _ device: DeviceID, forked: Fork?, _ cipher: any SyncCipher
  ) throws(StorageFailure)
  /// Returns whether this store sealed the batch, which has its device id. False if the remote batch has other content;
  /// nil if the batch is too old to decide.
  func hasSealed(_ batch: SyncBatch) throws(StorageFailure) -> Bool?
  /// Marks as published the counters that a remote batch shares with the outbox batch of the same number. A copy of
  /// this store wrote the remote batch before the two stores diverged.
  func noteCounted(in batch: SyncBatch, _ cipher: any SyncCipher) throws(StorageFailure)

  /// Seals the outbox with another key. Each file may have been sealed with any of the old keys.
  func reseal(
    from old: [any SyncCipher], to new: any SyncCipher
  ) throws(StorageFailure)

  /// Returns the ids of this device: the current one and those that it had before.
  func ownIDs() throws(StorageFailure) -> Set<DeviceID>
  /// Returns all known devices, including this one.
  func devices() throws(StorageFailure) -> [KnownDevice]
  /// Stores the names of devices and the reasons why they wait.
  func keep(_ devices: [KnownDevice]) throws(StorageFailure)
  /// Hides a device until it syncs again.
  func forget(_ device: DeviceID) throws(StorageFailure)
  /// Returns the number of values in lists and fields that only a later version knows.
  func laterValues() throws(StorageFailure) -> Int
  /// Returns whether changes are waiting to be sent.
  func unsent() throws(StorageFailure) -> Bool
  /// Returns whether this device has to send a snapshot, because its files in the remote are missing or still contain
  /// data that was deleted for good.
  func needsSnapshot() throws(StorageFailure) -> Bool
  /// Stores whether this device has to send a snapshot.
  func setNeedsSnapshot(_ needsSnapshot: Bool) throws(StorageFailure)
}

/// The batch after which another store continued under the same device id.
public struct Fork: Equatable, Sendable {
  /// The number of the last batch that both stores have.
  public let seq: Int
  /// The counters of the device at that batch.
  public let summands: [FieldName: FieldVersion]

  public init(after seq: Int, summands: [FieldName: FieldVersion]) {
    (self.seq, self.summands) = (seq, summands)
  }
}

/// A saying that got another number, because another device had its number first.
public struct NewNumber: Equatable, Sendable {
  public let before: Int
  public let now: Int

  public init(before: Int, now: Int) { (self.before, self.now) = (before, now) }
}

/// A sealed file that is not yet confirmed in the remote.
public struct OutgoingFile: Equatable, Sendable {
  public let seq: Int
  public let bytes: [UInt8]

  public init(seq: Int, bytes: [UInt8]) { (self.seq, self.bytes) = (seq, bytes) }
}

/// The result of merging a snapshot.
public struct Union: Equatable, Sendable {
  public let receipt: Receipt
  /// The number of fields that changed.
  public let changes: Int

  public init(_ receipt: Receipt, changes: Int = 0) {
    (self.receipt, self.changes) = (receipt, changes)
  }
}

/// A device as this store knows it.
public struct KnownDevice: Equatable, Sendable {
  public let device: DeviceID
  /// The name that the device published; nil if it is not known yet.
  public var name: String?
  /// The time when the device wrote its last applied batch, in milliseconds since 1970; nil if no batch was applied.
  public var last: Int64?
  /// Why the next batches of the device cannot be applied yet; nil if none waits.
  public var waiting: WaitCause?
  /// The time since which the next batches have been waiting, in milliseconds since 1970; nil if none waits.
  public var waitingSince: Int64?
  /// The number of the last batch of this device that the other device has applied, by its last report; nil if it has
  /// not reported.
  public var acknowledged: Int?

  public init(
    _ device: DeviceID, name: String? = nil, last: Int64? = nil, waiting: WaitCause? = nil,
    waitingSince: Int64? = nil, acknowledged: Int? = nil
  ) {
    self.device = device
    (self.name, self.last) = (name, last)
    (self.waiting, self.waitingSince) = (waiting, waitingSince)
    self.acknowledged = acknowledged
  }
}
