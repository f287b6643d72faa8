/// What a snapshot says before its fields: how far the device was that made it. It is made of a
/// store with an empty outbox, where nothing is new: only then has everybody else the batches it
/// counts by.
public struct SnapshotHead: Equatable, Sendable {
  public let group: GroupID
  /// How far each device was applied; the author's own last batch with them.
  public let applied: [DeviceID: AppliedBatch]
  /// The author's clock.
  public let clock: UInt64
  /// The least vocabulary one has to know to read it rightly.
  public let needs: Int

  /// Puts a head together.
  public init(
    group: GroupID, applied: [DeviceID: AppliedBatch], clock: UInt64, needs: Int = 1
  ) {
    self.group = group
    self.applied = applied
    self.clock = clock
    self.needs = needs
  }

  /// What its author knew.
  public var version: VersionVector { VersionVector(applied.mapValues(\.seq)) }
}

/// A field of a snapshot, with all that is known of it.
public struct SnapshotField: Equatable, Sendable {
  public let name: FieldName
  /// What stands, or all summands.
  public let fieldVersions: [FieldVersion]
  public let conflicts: [ConflictingVersion]

  /// Puts a field together.
  public init(
    _ name: FieldName, _ fieldVersions: [FieldVersion], conflicts: [ConflictingVersion] = []
  ) {
    self.name = name
    self.fieldVersions =
      fieldVersions.count < 2
      ? fieldVersions : fieldVersions.sorted { $0.stamp.device < $1.stamp.device }
    self.conflicts = conflicts.count < 2 ? conflicts : conflicts.sorted { $0.id < $1.id }
  }
}

/// Unites what is here with a snapshot, field by field: for a new device, after the place was lost,
/// or where batches are gone. Whichever side knew the other's value has the word; where neither did,
/// the later value stands and the other is told. Nobody is asked which side to throw away.
public struct MergeSnapshot {
  private let store: any FieldVersionStore
  private let head: SnapshotHead
  private let known: VersionVector

  /// Begins with a head, in the transaction in which all its fields are merged.
  public init(_ store: any FieldVersionStore, _ head: SnapshotHead) throws(StorageFailure) {
    self.store = store
    self.head = head
    known = try store.version()
  }

  /// Why it cannot be merged now; nothing where it can.
  public func refusal(
    at milliseconds: Int64, vocabulary: Int = 1
  ) throws(StorageFailure) -> Receipt? {
    let position = try store.position()
    guard head.group == position.group else { return .foreign }
    guard head.version[position.device] < position.next else { return .copied }
    guard head.needs <= vocabulary else { return .later(vocabulary: head.needs) }
    guard try !store.hasPending() else { return .sealFirst }
    guard head.clock <= SyncClock.farthest(at: milliseconds) else {
      return .ahead(milliseconds: SyncClock.milliseconds(of: head.clock) - max(0, milliseconds))
    }
    return nil
  }

  /// Merges a field, and says whether something else stands now.
  public func merge(_ field: SnapshotField) throws(StorageFailure) -> Bool {
    var isChanged = false
    if field.name.rule == .last { try settle(field) }
    for fieldVersion in field.fieldVersions
    where try merge(NamedFieldVersion(field.name, fieldVersion)) { isChanged = true }
    return isChanged
  }

  /// Whether a field was known here before; what of it stands no more is not taken again.
  public func isKnown(_ fieldVersion: FieldVersion) -> Bool { known.covers(fieldVersion.stamp) }

  /// Goes on from where its author was: the batches it counts by are applied.
  public func end() throws(StorageFailure) {
    for (device, applied) in head.applied where applied.seq > known[device] {
      try store.keep(applied, of: device)
    }
    var position = try store.position()
    position.clock.follow(head.clock)
    try store.keep(position)
  }

  private func merge(_ new: NamedFieldVersion) throws(StorageFailure) -> Bool {
    let (name, stamp) = (new.name, new.fieldVersion.stamp)
    if try store.keepsQuietly(against: new) { return false }
    if name.rule == .last {
      guard !known.covers(stamp) else { return false }
      try store.tellPutAway(against: new) { !head.version.covers($0) }
      if let old = try store.fieldVersion(name), !head.version.covers(old.stamp) {
        let stays = old.stamp >= stamp
        if old.value != new.fieldVersion.value {
          try store.tell(stays ? new : NamedFieldVersion(name, old))
        }
        if stays { return false }
      }
    }
    try store.keep(new)
    return true
  }

  /// Unites what is told. What one side had, and neither shows nor tells, somebody has covered who
  /// knew it: on the other side it is settled.
  private func settle(_ field: SnapshotField) throws(StorageFailure) {
    let here = try store.conflicts(of: field.name)
    if here.isEmpty, field.conflicts.isEmpty { return }
    let theirs = Set(field.conflicts.map(\.id))
    let standing = Set(field.fieldVersions.map(\.stamp))
    for var entry in here
    where !entry.isSettled && !theirs.contains(entry.id) {
      let stamp = entry.id.stamp
      guard head.version.covers(stamp), !standing.contains(stamp),
        !field.fieldVersions.contains(where: { entry.outlives($0.value) })
      else { continue }
      entry.isSettled = true
      try store.keep(entry, isNew: true)
    }
    let own = try store.fieldVersion(field.name)?.stamp
    for var entry in field.conflicts {
      if let here = try store.conflicts(entry.id) {
        if entry.reason > here.reason { try store.keep(entry, isNew: false) }
        guard entry.reason == here.reason else { continue }
        guard entry.isSettled, !here.isSettled else { continue }
        try store.keep(entry, isNew: false)
      } else {
        let isCovered =
          !entry.isSettled && known.covers(entry.id.stamp) && own != entry.id.stamp
          && !entry.isOfDestroyed
        if isCovered { entry.isSettled = true }
        try store.keep(entry, isNew: isCovered)
      }
    }
  }
}
