/// What a store does when it meets others. Each verb is one transaction.
public protocol SyncRepository: Sendable {
  /// Who the store is among the devices; nothing while it meets no others.
  func position() throws(StorageFailure) -> SyncPosition?
  /// How far each device was applied, this one with them.
  func version() throws(StorageFailure) -> VersionVector

  /// Whether there are sayings besides those every store begins with.
  func hasOwnSayings() throws(StorageFailure) -> Bool
  /// Lets the store be the first device of a group.
  func begin(_ group: GroupID, _ device: DeviceID) throws(StorageFailure)
  /// Lets the store be a device of a group others began. Records of its own are older than anything
  /// they wrote, and sayings of its own make room for theirs, which are named with their numbers. A store
  /// that is alone receives nothing from anybody yet: the sayings every store begins with stay in it.
  func join(
    _ group: GroupID, _ device: DeviceID, sayings: [[UInt8]: Int], isAlone: Bool
  ) throws(StorageFailure)
  /// Has the store meet no others any more. What is in it stays.
  func end() throws(StorageFailure)

  /// Seals what is new; asked for, also where nothing is.
  func seal(evenNothing: Bool, _ cipher: any SyncCipher) throws(StorageFailure)
  /// The first sealed file behind a number that was not seen in the place yet.
  func outgoing(after seq: Int) throws(StorageFailure) -> OutgoingFile?
  /// A file was seen in the place with the bytes it was sealed with.
  func published(_ seq: Int, _ cipher: any SyncCipher) throws(StorageFailure)

  /// Applies a batch of another device, whole or not at all, and shows what it says.
  func receive(_ batch: SyncBatch, _ cipher: any SyncCipher) throws(StorageFailure) -> Receipt
  /// Unites the store with a snapshot of a device, record by record, whole or not at all.
  func unite(
    _ head: SnapshotHead, of device: DeviceID, _ cipher: any SyncCipher,
    _ next: () throws(StorageFailure) -> [SnapshotField]?
  ) throws(StorageFailure) -> Union
  /// Shows what can be shown by now, and gives sayings other numbers whose own somebody had first;
  /// says which they have now.
  func settleOwn(_ cipher: any SyncCipher) throws(StorageFailure) -> [NewNumber]
  /// Which numbers of sayings this device gives; nothing as long as none was chosen.
  func slot() throws(StorageFailure) -> SayingSlot?
  /// Gives those from now on.
  func keep(_ slot: SayingSlot) throws(StorageFailure)

  /// Writes all that is known as a snapshot, by the bytes of its parts; false where something is not
  /// sealed.
  func snapshot(_ write: ([UInt8]) throws(StorageFailure) -> Void) throws(StorageFailure) -> Bool
  /// Becomes another device, and goes on with what was not published: with all behind a batch where
  /// another store went on from there under its name.
  func become(
    _ device: DeviceID, forked: Fork?, _ cipher: any SyncCipher
  ) throws(StorageFailure)
  /// Whether a batch under the name of this device is the one it sealed; nothing where that is long ago.
  func hasSealed(_ batch: SyncBatch) throws(StorageFailure) -> Bool?
  /// Notes what is counted in a file that lies in the place under the name of one that waits here, and
  /// was written before both went their own ways.
  func noteCounted(in batch: SyncBatch, _ cipher: any SyncCipher) throws(StorageFailure)

  /// Seals what waits with another key, whichever of several it was sealed with.
  func reseal(
    from old: [any SyncCipher], to new: any SyncCipher
  ) throws(StorageFailure)

  /// The devices that are known here, this one with them.
  func devices() throws(StorageFailure) -> [KnownDevice]
  /// Keeps what devices call themselves and why they wait.
  func keep(_ devices: [KnownDevice]) throws(StorageFailure)
  /// Lists a device no more, until it comes back.
  func forget(_ device: DeviceID) throws(StorageFailure)
  /// How many values are of lists and fields that only a later version knows.
  func laterValues() throws(StorageFailure) -> Int
  /// Whether something waits to be sent.
  func unsent() throws(StorageFailure) -> Bool
  /// Whether something was destroyed that the files of this device in the place still have.
  func destroyed() throws(StorageFailure) -> Bool
  /// They have it no more.
  func forgotDestroyed() throws(StorageFailure)
}

/// Where another store went on under the name of a device.
public struct Fork: Equatable, Sendable {
  /// The last batch that both have.
  public let seq: Int
  /// What the device had counted by then.
  public let summands: [FieldName: FieldVersion]

  /// Puts both together.
  public init(after seq: Int, summands: [FieldName: FieldVersion]) {
    (self.seq, self.summands) = (seq, summands)
  }
}

/// A saying that has another number now, since somebody else had its own first.
public struct NewNumber: Equatable, Sendable {
  public let before: Int
  public let now: Int

  /// Puts both together.
  public init(before: Int, now: Int) { (self.before, self.now) = (before, now) }
}

/// A file that waits to be seen in the place.
public struct OutgoingFile: Equatable, Sendable {
  public let seq: Int
  public let bytes: [UInt8]

  /// Puts both together.
  public init(seq: Int, bytes: [UInt8]) { (self.seq, self.bytes) = (seq, bytes) }
}

/// What came of uniting with a snapshot.
public struct Union: Equatable, Sendable {
  public let receipt: Receipt
  /// How many fields say something else now.
  public let changes: Int

  /// Puts both together.
  public init(_ receipt: Receipt, changes: Int = 0) {
    (self.receipt, self.changes) = (receipt, changes)
  }
}

/// A device as it is known here.
public struct KnownDevice: Equatable, Sendable {
  public let device: DeviceID
  /// What it calls itself; nothing as long as that was not heard.
  public var name: String?
  /// When it wrote the last batch that was applied here, in milliseconds since 1970.
  public var last: Int64?
  /// Why its next batches wait, and since when.
  public var waiting: WaitingReason?
  public var waitingSince: Int64?
  /// The last batch of this device that it said to have.
  public var acknowledged: Int?

  /// Puts it together.
  public init(
    _ device: DeviceID, name: String? = nil, last: Int64? = nil, waiting: WaitingReason? = nil,
    waitingSince: Int64? = nil, acknowledged: Int? = nil
  ) {
    self.device = device
    (self.name, self.last) = (name, last)
    (self.waiting, self.waitingSince) = (waiting, waitingSince)
    self.acknowledged = acknowledged
  }
}
