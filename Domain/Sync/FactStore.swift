/// Who a store is among the devices, and how far it has come.
public struct SyncPosition: Equatable, Sendable {
  public let group: GroupID
  public var device: DeviceID
  /// The number of the batch that is sealed next.
  public var next: Int
  /// The clock of stamps.
  public var clock: SyncClock

  /// Puts a position together.
  public init(
    group: GroupID, device: DeviceID, next: Int = 1, clock: SyncClock = SyncClock()
  ) {
    self.group = group
    self.device = device
    self.next = next
    self.clock = clock
  }
}

/// How far the batches of a device were applied; of one's own: sealed.
public struct AppliedBatch: Equatable, Sendable {
  /// The last one.
  public let seq: Int
  /// The digest of it.
  public let chain: SixteenBytes

  /// Nothing of a device.
  public static let none = AppliedBatch(seq: 0, chain: .zero)

  /// Says how far it is.
  public init(seq: Int, chain: SixteenBytes) {
    self.seq = seq
    self.chain = chain
  }
}

/// Where facts are kept. Each verb of sync is one transaction over it, which whoever calls the verb
/// has begun.
///
/// A field that is summed has one fact for each device, its summand; every other field has one.
/// Where the field of a name decides which is meant, the device is that of the stamp.
public protocol FactStore {
  /// Who this store is.
  func position() throws(StorageFailure) -> SyncPosition
  /// Keeps who it is.
  func keep(_ position: SyncPosition) throws(StorageFailure)

  /// How far a device was applied; `.none` where nothing was.
  func applied(of device: DeviceID) throws(StorageFailure) -> AppliedBatch
  /// Keeps how far, or forgets a device with `.none`.
  func keep(_ applied: AppliedBatch, of device: DeviceID) throws(StorageFailure)
  /// How far all devices were applied, this one with them.
  func version() throws(StorageFailure) -> VersionVector

  /// What stands in a field that is not summed.
  func fact(_ name: FactName) throws(StorageFailure) -> Fact?
  /// The summands of a field that is summed, one for each device.
  func summands(_ name: FactName) throws(StorageFailure) -> [Fact]
  /// Keeps what stands, or the summand of the stamp's device.
  func keep(_ fact: NamedFact) throws(StorageFailure)
  /// Forgets the summand of a device.
  func forgetSummand(_ name: FactName, of device: DeviceID) throws(StorageFailure)
  /// Facts and summands a device wrote for its batches from a number on.
  func facts(of device: DeviceID, from seq: Int) throws(StorageFailure) -> [NamedFact]

  /// One's own summand as it was in the last batch that was seen in the place.
  func publishedSummand(_ name: FactName) throws(StorageFailure) -> Fact?
  /// Keeps it.
  func keepPublishedSummand(_ fact: NamedFact) throws(StorageFailure)
  /// Forgets all of them: another device begins.
  func forgetPublishedSummands() throws(StorageFailure)

  /// A told entry.
  func told(_ id: ToldFact.Name) throws(StorageFailure) -> ToldFact?
  /// The told entries of a field.
  func told(of name: FactName) throws(StorageFailure) -> [ToldFact]
  /// The told entries whose losing values a device wrote for its batches from a number on.
  func told(of device: DeviceID, from seq: Int) throws(StorageFailure) -> [ToldFact]
  /// Keeps a told entry, and whether the next batch has to tell it.
  func keep(_ told: ToldFact, isNew: Bool) throws(StorageFailure)
  /// Forgets a told entry, new or not.
  func forget(_ id: ToldFact.Name) throws(StorageFailure)
  /// Whether the next batch tells an entry.
  func isNew(_ id: ToldFact.Name) throws(StorageFailure) -> Bool
  /// The entries the next batch tells.
  func newlyTold() throws(StorageFailure) -> [ToldFact]
  /// They were sealed.
  func forgetNews() throws(StorageFailure)

  /// Notes a deed for the next batch.
  func note(_ deed: SyncDeed) throws(StorageFailure)
  /// The deeds since the last batch.
  func deeds() throws(StorageFailure) -> [SyncDeed]
  /// They were sealed.
  func forgetDeeds() throws(StorageFailure)

  /// Batches that were sealed and not yet seen in the place, by their numbers.
  func unsent() throws(StorageFailure) -> [SyncBatch]
  /// Adds one. It is encrypted now: the place gets the same bytes however often it is written.
  func keepUnsent(_ batch: SyncBatch) throws(StorageFailure)
  /// Removes one.
  func forgetUnsent(_ seq: Int) throws(StorageFailure)
}

extension FactStore {
  /// What was written and not sealed.
  func pending() throws(StorageFailure) -> [NamedFact] {
    let position = try position()
    return try facts(of: position.device, from: position.next)
  }

  /// The summand of a device.
  func summand(_ name: FactName, of device: DeviceID) throws(StorageFailure) -> Fact? {
    try summands(name).first { $0.stamp.device == device }
  }

  /// What a counter is before it is brought into its bounds. The sum may pass the greatest number,
  /// and is the same on every device even then.
  public func sum(of name: FactName) throws(StorageFailure) -> Int {
    try summands(name).reduce(0) { $0 &+ ($1.value.number ?? 0) }
  }

  /// Settles what is open of a field. It travels, or the lists of devices would differ.
  func settle(
    _ name: FactName, where isSeen: (SyncStamp) -> Bool
  ) throws(StorageFailure) {
    for var entry in try told(of: name) where !entry.isSettled && isSeen(entry.id.stamp) {
      entry.isSettled = true
      try keep(entry, isNew: true)
    }
  }
}
