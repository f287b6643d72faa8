/// The header of a snapshot: the last batch of each device that the author of the snapshot had applied. A snapshot is
/// made only if the outbox is empty and no write is unsealed, so all these batches are published.
public struct SnapshotHead: Equatable, Sendable {
  public let group: GroupID
  /// The last applied batch of each device, including the author's own.
  public let applied: [DeviceID: AppliedBatch]
  /// The author's clock.
  public let clock: UInt64
  /// The lowest vocabulary (the version of the lists and fields) that a reader needs.
  public let needs: Int

  public init(
    group: GroupID, applied: [DeviceID: AppliedBatch], clock: UInt64, needs: Int = 1
  ) {
    self.group = group
    self.applied = applied
    self.clock = clock
    self.needs = needs
  }

  /// The version vector of its author.
  public var version: VersionVector { VersionVector(applied.mapValues(\.seq)) }
}

/// A field of a snapshot, with all its versions and conflict entries.
public struct SnapshotField: Equatable, Sendable {
  public let name: FieldName
  /// The current version, or all summands.
  public let fieldVersions: [FieldVersion]
  public let conflicts: [ConflictingVersion]

  /// Sorts the summands by device and the conflicts by id.
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

/// Merges a snapshot into the store, field by field. This is done for a new device, after the remote was lost, or if
/// batches are missing. If one side had seen the value of the other side, its own value wins. Of concurrent values the
/// later wins and the earlier becomes a conflict; no data is discarded.
public struct MergeSnapshot {
  private let store: any FieldVersionStore
  private let head: SnapshotHead
  /// The writes that this store knows, and those that the author of the snapshot had seen.
  private let known, seen: VersionVector

  /// Begins a merge. The caller must merge all fields in one transaction. `forked` is a device under whose numbers the
  /// two stores may have applied different batches, so no write of it counts as known or seen.
  public init(
    _ store: any FieldVersionStore, _ head: SnapshotHead, forked: DeviceID? = nil
  ) throws(StorageFailure) {
    self.store = store
    self.head = head
    var (known, seen) = (try store.version(), head.version)
    if let forked { (known[forked], seen[forked]) = (0, 0) }
    (self.known, self.seen) = (known, seen)
  }

  /// Returns why the snapshot cannot be merged now; nil if it can.
  public func refusal(
    at milliseconds: Int64, vocabulary: Int = 1
  ) throws(StorageFailure) -> Receipt? {
    let position = try store.position()
    guard head.group == position.group else { return .foreign }
    guard head.version[position.device] < position.next else { return .copied }
    guard head.needs <= vocabulary else { return .later(vocabulary: head.needs) }
    guard try !store.hasUnsealed() else { return .sealFirst }
    guard head.clock <= SyncClock.farthest(at: milliseconds) else {
      return .ahead(milliseconds: SyncClock.milliseconds(of: head.clock) - max(0, milliseconds))
    }
    return nil
  }

  /// Merges a field. Returns true if a version of the snapshot was stored.
  public func merge(_ field: SnapshotField) throws(StorageFailure) -> Bool {
    var isChanged = false
    if field.name.rule == .last { try mergeConflicts(field) }
    for fieldVersion in field.fieldVersions
    where try merge(NamedFieldVersion(field.name, fieldVersion)) { isChanged = true }
    return isChanged
  }

  /// Returns whether this device had already seen a version. Such a version is not applied again, because it may have
  /// been replaced since.
  public func isKnown(_ fieldVersion: FieldVersion) -> Bool { known.covers(fieldVersion.stamp) }

  /// Ends the merge: marks the batches that the snapshot contains as applied, and advances the clock.
  public func end() throws(StorageFailure) {
    let before = try store.version()
    for (device, applied) in head.applied where applied.seq > before[device] {
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
      try store.addSoftDeleteConflict(against: new) { !seen.covers($0) }
      if let old = try store.fieldVersion(name) {
        let isConcurrent = !seen.covers(old.stamp)
        if isConcurrent {
          let stays = old.stamp >= stamp
          if old.value != new.fieldVersion.value {
            try store.addConflict(stays ? new : NamedFieldVersion(name, old))
          }
          if stays { return false }
        }
        // A device that received both versions kept only the one that replaces this one.
        try store.checkForRecordMadeTwice(old, replacedBy: new, isConcurrent: isConcurrent)
      }
    }
    try store.keep(new)
    return true
  }

  /// Merges conflict entries. If one side had seen an entry but no longer lists it, that side settled the entry. The
  /// entry is then settled on the other side too.
  private func mergeConflicts(_ field: SnapshotField) throws(StorageFailure) {
    let here = try store.conflicts(of: field.name)
    if here.isEmpty, field.conflicts.isEmpty { return }
    let theirs = Set(field.conflicts.map(\.id))
    let current = Set(field.fieldVersions.map(\.stamp))
    for var entry in here
    where !entry.isSettled && !theirs.contains(entry.id) {
      let stamp = entry.id.stamp
      guard seen.covers(stamp), !current.contains(stamp),
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
        guard entry.isSettled, !here.isSettled || entry.isErased else { continue }
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
