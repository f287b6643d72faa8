/// The identity of a store in its group, and its sync progress.
public struct SyncPosition: Equatable, Sendable {
  public let group: GroupID
  public var device: DeviceID
  /// The number of the batch that is to be sealed next.
  public var next: Int
  /// The number of the batch that collects new writes. It is greater than `next` if the writes exceed one file.
  public var writing: Int
  /// Approximate number of bytes in the batch that is being written.
  public var written: Int
  /// The clock of new stamps.
  public var clock: SyncClock

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

  /// Adds the bytes of a write, and starts another batch once the current one exceeds the limit.
  public mutating func count(_ bytes: Int, limit: Int) {
    written += bytes
    if written > limit { (writing, written) = (writing + 1, 0) }
  }
}

/// The last batch of a device that this store applied; for this device the last batch that it sealed.
public struct AppliedBatch: Equatable, Sendable {
  public let seq: Int
  /// The digest of the batch with the number `seq`.
  public let chain: SixteenBytes

  /// The value for a device of which no batch was applied.
  public static let none = AppliedBatch(seq: 0, chain: .zero)

  public init(seq: Int, chain: SixteenBytes) {
    self.seq = seq
    self.chain = chain
  }
}

/// Stores field versions. Each sync operation is one transaction, which the caller must have begun. A summed field (a
/// counter) has one version per device, called its summand; every other field has one version. For a summed field, the
/// device of the stamp selects the summand.
public protocol FieldVersionStore {
  func position() throws(StorageFailure) -> SyncPosition
  func keep(_ position: SyncPosition) throws(StorageFailure)

  /// Returns the last applied batch of a device; `.none` if no batch was applied.
  func applied(of device: DeviceID) throws(StorageFailure) -> AppliedBatch
  /// Stores the last applied batch of a device; `.none` removes the device.
  func keep(_ applied: AppliedBatch, of device: DeviceID) throws(StorageFailure)
  /// Returns the last applied batch of all devices, including this one.
  func version() throws(StorageFailure) -> VersionVector

  /// Returns the current version of a field that is not summed; nil if the field has no version.
  func fieldVersion(_ name: FieldName) throws(StorageFailure) -> FieldVersion?
  /// Returns the summands of a summed field, one per device.
  func summands(_ name: FieldName) throws(StorageFailure) -> [FieldVersion]
  /// Returns all current field versions of the record to which the field belongs.
  func fieldVersions(ofRecord name: FieldName) throws(StorageFailure) -> [NamedFieldVersion]
  /// Stores the current version of a field, or, for a summed field, the summand of the stamp's device.
  func keep(_ fieldVersion: NamedFieldVersion) throws(StorageFailure)
  /// Removes the summand of a device, which is its part of a counter.
  func forgetSummand(_ name: FieldName, of device: DeviceID) throws(StorageFailure)
  /// Returns whether this device has field versions in batches that are not sealed.
  func hasUnsealed() throws(StorageFailure) -> Bool
  /// Returns the field versions and summands that a device wrote in its batches with these numbers.
  func fieldVersions(of device: DeviceID, in seqs: ClosedRange<Int>) throws(StorageFailure)
    -> [NamedFieldVersion]

  /// Called when this device and another one made the same record, and the field of the other device was taken over. If
  /// `isCertain` is false, the other device may instead have written its value later than this device, and the store has
  /// to know whether it made the record from a note.
  func recordMadeTwice(_ name: FieldName, isCertain: Bool) throws(StorageFailure)

  /// Returns the summand of this device, its part of a counter, as of its last batch that was confirmed in the remote;
  /// nil if none was confirmed.
  func publishedSummand(_ name: FieldName) throws(StorageFailure) -> FieldVersion?
  /// Stores the summand of this device, its part of a counter, as confirmed in the remote.
  func keepPublishedSummand(_ fieldVersion: NamedFieldVersion) throws(StorageFailure)
  /// Removes all published summands, because the device gets a new id.
  func forgetPublishedSummands() throws(StorageFailure)

  /// Returns the conflict entry with a key; nil if there is none.
  func conflicts(_ id: ConflictingVersion.Name) throws(StorageFailure) -> ConflictingVersion?
  /// Returns the conflict entries of a field.
  func conflicts(of name: FieldName) throws(StorageFailure) -> [ConflictingVersion]
  /// Returns the conflict entries whose losing values a device wrote in its batches with these numbers.
  func conflicts(of device: DeviceID, in seqs: ClosedRange<Int>) throws(StorageFailure)
    -> [ConflictingVersion]
  /// Stores a conflict entry; `isNew` marks it for the next batch.
  func keep(_ conflicts: ConflictingVersion, isNew: Bool) throws(StorageFailure)
  /// Removes a conflict entry, whether or not it is marked for the next batch.
  func forget(_ id: ConflictingVersion.Name) throws(StorageFailure)
  /// Returns whether the next batch has to include the entry.
  func isNew(_ id: ConflictingVersion.Name) throws(StorageFailure) -> Bool
  /// Returns at most `count` conflict entries for the next batch.
  func newConflicts(atMost count: Int) throws(StorageFailure) -> [ConflictingVersion]

  /// Adds a history entry to a batch.
  func note(_ entry: SyncHistoryEntry, seq: Int) throws(StorageFailure)
  /// Returns the history entries of a batch.
  func historyEntries(_ seq: Int) throws(StorageFailure) -> [SyncHistoryEntry]
  /// Removes the history entries of a batch. Call it after the batch was sealed.
  func forgetHistoryEntries(_ seq: Int) throws(StorageFailure)

  /// Returns the outbox: sealed batches that are not yet confirmed in the remote, ordered by number.
  func unsent() throws(StorageFailure) -> [SyncBatch]
  /// Returns one batch of the outbox; nil if it is not in the outbox.
  func unsent(_ seq: Int) throws(StorageFailure) -> SyncBatch?
  /// Adds a batch to the outbox. The batch is encrypted at once, so that retries upload the same bytes.
  func keepUnsent(_ batch: SyncBatch) throws(StorageFailure)
  /// Removes a batch from the outbox.
  func forgetUnsent(_ seq: Int) throws(StorageFailure)
}

extension FieldVersionStore {
  /// Notes that this device and another one made the same record from the same note, if a version of the other device
  /// replaces an equal one of this device. `isConcurrent` is false if nothing tells whether the other device knew the
  /// version of this one.
  func checkForRecordMadeTwice(
    _ old: FieldVersion, replacedBy new: NamedFieldVersion, isConcurrent: Bool
  ) throws(StorageFailure) {
    let own = try position().device
    if old.value == new.fieldVersion.value, old.stamp.device == own,
      new.fieldVersion.stamp.device != own
    {
      try recordMadeTwice(new.name, isCertain: isConcurrent)
    }
  }

  public func recordMadeTwice(_ name: FieldName, isCertain: Bool) throws(StorageFailure) {}

  /// Returns the summand of a device, which is its part of a counter; nil if the device has none.
  func summand(_ name: FieldName, of device: DeviceID) throws(StorageFailure) -> FieldVersion? {
    try summands(name).first { $0.stamp.device == device }
  }

  /// Returns the value of a counter before clamping. The sum may overflow, and wraps the same way on every device.
  public func sum(of name: FieldName) throws(StorageFailure) -> Int {
    FieldVersion.sum(of: try summands(name))
  }

  /// Returns whether the stored version wins over a new one without a conflict. For a summand and for `.quiet` the
  /// later version wins, for `.first` the earlier one. Returns false for `.last`, and if no version is stored.
  func keepsQuietly(against new: NamedFieldVersion) throws(StorageFailure) -> Bool {
    let (name, stamp) = (new.name, new.fieldVersion.stamp)
    switch name.rule {
    case .summed: return try summand(name, of: stamp.device).map { $0.stamp >= stamp } ?? false
    case .first: return try fieldVersion(name).map { $0.stamp <= stamp } ?? false
    case .quiet: return try fieldVersion(name).map { $0.stamp >= stamp } ?? false
    case .last: return false
    }
  }

  /// Adds a conflict entry for a losing value, unless the value has one already. Default sayings never become
  /// conflicts.
  public func addConflict(
    _ loser: NamedFieldVersion, reason: Int = ConflictingVersion.concurrent
  ) throws(StorageFailure) {
    let id = ConflictingVersion.Name(loser.name, loser.fieldVersion.stamp)
    if loser.isSeed { return }
    guard try conflicts(id) == nil else { return }
    try keep(ConflictingVersion(id, loser.fieldVersion.value, reason: reason), isNew: true)
  }

  /// Adds a conflict if one device soft-deleted a record while another changed it. The closure `isUnseen` says whether
  /// the author of `new` had not seen a stamp. The later write wins; the earlier one becomes the conflict, because the
  /// user may want it.
  func addSoftDeleteConflict(
    against new: NamedFieldVersion, where isUnseen: (SyncStamp) -> Bool
  ) throws(StorageFailure) {
    guard new.name.rule == .last, new.fieldVersion.value != .nothing else { return }
    if new.name.field != FieldName.putAway {
      let away = FieldName(
        list: new.name.list, identity: new.name.identity, field: FieldName.putAway)
      guard let away = try fieldVersion(away).map({ NamedFieldVersion(away, $0) }) else { return }
      return try addSoftDeleteConflict(away, new, isUnseen(away.fieldVersion.stamp))
    }
    for other in try fieldVersions(ofRecord: new.name)
    where other.name.field != FieldName.putAway && other.name.rule == .last {
      try addSoftDeleteConflict(new, other, isUnseen(other.fieldVersion.stamp))
    }
  }

  private func addSoftDeleteConflict(
    _ away: NamedFieldVersion, _ changed: NamedFieldVersion, _ isUnseen: Bool
  ) throws(StorageFailure) {
    guard isUnseen, away.fieldVersion.value.isMoment, changed.fieldVersion.value != .nothing,
      away.fieldVersion.stamp.device != changed.fieldVersion.stamp.device
    else { return }
    try addConflict(away.fieldVersion.stamp < changed.fieldVersion.stamp ? away : changed)
  }

  /// Settles the open conflicts of a field that the writer had seen. The closure `isSeen` says whether the writer had
  /// seen a stamp. If `value` is given, an entry that outlives it stays open. The settled state is synced, so that all
  /// devices list the same conflicts.
  public func closeConflicts(
    _ name: FieldName, by value: FieldValue? = nil, where isSeen: (SyncStamp) -> Bool
  ) throws(StorageFailure) {
    for var entry in try conflicts(of: name) where !entry.isSettled && isSeen(entry.id.stamp) {
      if let value, entry.outlives(value) { continue }
      entry.isSettled = true
      try keep(entry, isNew: true)
    }
  }
}
