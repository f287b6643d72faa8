/// Who a store is among the devices, and how far it has come.
public struct SyncPosition: Equatable, Sendable {
  public let group: GroupID
  public var device: DeviceID
  /// The number of the batch that is sealed next.
  public var next: Int
  /// The number of the batch that is written into. It lies past the next one where more was written
  /// than goes into one file.
  public var writing: Int
  /// About how many bytes were written into it.
  public var written: Int
  /// The clock of stamps.
  public var clock: SyncClock

  /// Puts a position together.
  public init(
    group: GroupID, device: DeviceID, next: Int = 1, writing: Int = 1, written: Int = 0,
    clock: SyncClock = SyncClock()
  ) {
    self.group = group
    self.device = device
    self.next = next
    self.writing = max(next, writing)
    self.written = written
    self.clock = clock
  }

  /// Counts what is written, and goes on to another batch once there is enough in this one.
  public mutating func count(_ bytes: Int, limit: Int) {
    written += bytes
    if written > limit { (writing, written) = (writing + 1, 0) }
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
public protocol FieldVersionStore {
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
  func fieldVersion(_ name: FieldName) throws(StorageFailure) -> FieldVersion?
  /// The summands of a field that is summed, one for each device.
  func summands(_ name: FieldName) throws(StorageFailure) -> [FieldVersion]
  /// All that stands of the record a field belongs to.
  func fieldVersions(ofRecord name: FieldName) throws(StorageFailure) -> [NamedFieldVersion]
  /// Keeps what stands, or the summand of the stamp's device.
  func keep(_ fieldVersion: NamedFieldVersion) throws(StorageFailure)
  /// Forgets the summand of a device.
  func forgetSummand(_ name: FieldName, of device: DeviceID) throws(StorageFailure)
  /// Whether this device has facts for batches that are not sealed.
  func hasPending() throws(StorageFailure) -> Bool
  /// Facts and summands a device wrote for its batches of these numbers.
  func fieldVersions(of device: DeviceID, in seqs: ClosedRange<Int>) throws(StorageFailure)
    -> [NamedFieldVersion]

  /// One's own summand as it was in the last batch that was seen in the place.
  func publishedSummand(_ name: FieldName) throws(StorageFailure) -> FieldVersion?
  /// Keeps it.
  func keepPublishedSummand(_ fieldVersion: NamedFieldVersion) throws(StorageFailure)
  /// Forgets all of them: another device begins.
  func forgetPublishedSummands() throws(StorageFailure)

  /// A told entry.
  func conflicts(_ id: ConflictingVersion.Name) throws(StorageFailure) -> ConflictingVersion?
  /// The told entries of a field.
  func conflicts(of name: FieldName) throws(StorageFailure) -> [ConflictingVersion]
  /// The told entries whose losing values a device wrote for its batches of these numbers.
  func conflicts(of device: DeviceID, in seqs: ClosedRange<Int>) throws(StorageFailure)
    -> [ConflictingVersion]
  /// Keeps a told entry, and whether the next batch has to tell it.
  func keep(_ conflicts: ConflictingVersion, isNew: Bool) throws(StorageFailure)
  /// Forgets a told entry, new or not.
  func forget(_ id: ConflictingVersion.Name) throws(StorageFailure)
  /// Whether the next batch tells an entry.
  func isNew(_ id: ConflictingVersion.Name) throws(StorageFailure) -> Bool
  /// Entries the next batch tells, so many at most.
  func newConflicts(atMost count: Int) throws(StorageFailure) -> [ConflictingVersion]

  /// Notes a deed for a batch.
  func note(_ deed: SyncDeed, seq: Int) throws(StorageFailure)
  /// The deeds of a batch.
  func deeds(_ seq: Int) throws(StorageFailure) -> [SyncDeed]
  /// They were sealed.
  func forgetDeeds(_ seq: Int) throws(StorageFailure)

  /// Batches that were sealed and not yet seen in the place, by their numbers.
  func unsent() throws(StorageFailure) -> [SyncBatch]
  /// One of them; nothing where it is not there.
  func unsent(_ seq: Int) throws(StorageFailure) -> SyncBatch?
  /// Adds one. It is encrypted now: the place gets the same bytes however often it is written.
  func keepUnsent(_ batch: SyncBatch) throws(StorageFailure)
  /// Removes one.
  func forgetUnsent(_ seq: Int) throws(StorageFailure)
}

extension FieldVersionStore {
  /// The summand of a device.
  func summand(_ name: FieldName, of device: DeviceID) throws(StorageFailure) -> FieldVersion? {
    try summands(name).first { $0.stamp.device == device }
  }

  /// What a counter is before it is brought into its bounds. The sum may pass the greatest number,
  /// and is the same on every device even then.
  public func sum(of name: FieldName) throws(StorageFailure) -> Int {
    FieldVersion.sum(of: try summands(name))
  }

  /// Whether what is here stays against another value of a field of which nobody is told: a later
  /// summand of its device, an earlier value where the first one stands, a later one else.
  func keepsQuietly(against new: NamedFieldVersion) throws(StorageFailure) -> Bool {
    let (name, stamp) = (new.name, new.fieldVersion.stamp)
    switch name.rule {
    case .summed: return try summand(name, of: stamp.device).map { $0.stamp >= stamp } ?? false
    case .first: return try fieldVersion(name).map { $0.stamp <= stamp } ?? false
    case .quiet: return try fieldVersion(name).map { $0.stamp >= stamp } ?? false
    case .last: return false
    }
  }

  /// Tells of a value that does not stand, unless that was told.
  public func tell(
    _ loser: NamedFieldVersion, reason: Int = ConflictingVersion.concurrent
  ) throws(StorageFailure) {
    let id = ConflictingVersion.Name(loser.name, loser.fieldVersion.stamp)
    if loser.isSeed { return }
    guard try conflicts(id) == nil else { return }
    try keep(ConflictingVersion(id, loser.fieldVersion.value, reason: reason), isNew: true)
  }

  /// Tells the earlier one of two writes of a record where one device put it away and another changed
  /// it, and neither had seen the other: what was done last counts, and somebody may want the other.
  func tellPutAway(
    against new: NamedFieldVersion, where isUnseen: (SyncStamp) -> Bool
  ) throws(StorageFailure) {
    guard new.name.rule == .last, new.fieldVersion.value != .nothing else { return }
    if new.name.field != FieldName.putAway {
      let away = FieldName(
        list: new.name.list, identity: new.name.identity, field: FieldName.putAway)
      guard let away = try fieldVersion(away).map({ NamedFieldVersion(away, $0) }) else { return }
      return try tellPutAway(away, new, isUnseen(away.fieldVersion.stamp))
    }
    for other in try fieldVersions(ofRecord: new.name)
    where other.name.field != FieldName.putAway && other.name.rule == .last {
      try tellPutAway(new, other, isUnseen(other.fieldVersion.stamp))
    }
  }

  private func tellPutAway(
    _ away: NamedFieldVersion, _ changed: NamedFieldVersion, _ isUnseen: Bool
  ) throws(StorageFailure) {
    guard isUnseen, away.fieldVersion.value.isMoment, changed.fieldVersion.value != .nothing,
      away.fieldVersion.stamp.device != changed.fieldVersion.stamp.device
    else { return }
    try tell(away.fieldVersion.stamp < changed.fieldVersion.stamp ? away : changed)
  }

  /// Settles what is open of a field. It travels, or the lists of devices would differ.
  public func settle(
    _ name: FieldName, by value: FieldValue? = nil, where isSeen: (SyncStamp) -> Bool
  ) throws(StorageFailure) {
    for var entry in try conflicts(of: name) where !entry.isSettled && isSeen(entry.id.stamp) {
      if let value, entry.outlives(value) { continue }
      entry.isSettled = true
      try keep(entry, isNew: true)
    }
  }
}
