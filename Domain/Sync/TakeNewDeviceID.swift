/// Gives a store a new device id. This is necessary if the store is a copy, from earlier or on another machine, and the
/// original continues under the old id.
///
/// Unpublished batches move to the new id one by one. Each keeps the version vector that its author had then. Merged
/// into one batch with the current vector, they would claim to have seen changes that were received later. Published
/// batches of the old id count as another device's from now on.
public struct TakeNewDeviceID {
  private let store: any FieldVersionStore
  private let digest: SyncDigest

  public init(_ store: any FieldVersionStore, digest: SyncDigest) {
    self.store = store
    self.digest = digest
  }

  /// Gives the store the new id, which must come from `DeviceID.newDeviceID(from:)` of its own id. Outbox batches that
  /// the remote has with the same bytes must be removed from the outbox before.
  ///
  /// After a fork, all writes since the fork are sealed again, even if they were sent. The store no longer knows which
  /// batches of other devices it had seen then, so the new batches claim to have seen none after the fork. This may
  /// cause needless conflicts, but loses nothing.
  public func takeNewDeviceID(
    _ device: DeviceID, forked fork: Fork? = nil, chain: SixteenBytes = .zero
  ) throws(StorageFailure) {
    guard let fork else { return try rename(device) }
    let last = AppliedBatch(seq: fork.seq, chain: chain)
    try store.forgetPublishedSummands()
    for (name, fieldVersion) in fork.summands {
      try store.keepPublishedSummand(NamedFieldVersion(name, fieldVersion))
    }
    for batch in try store.unsent() { try store.forgetUnsent(batch.seq) }
    var position = try store.position()
    let former = position.device
    position.next = last.seq + 1
    try store.keep(position)
    try store.keep(last, of: former)
    try rename(device)
    let sealing = SealBatch(store, digest: digest)
    let seen = VersionVector([former: last.seq])
    while try sealing.seal(saw: seen) != nil {}
  }

  private func rename(_ device: DeviceID) throws(StorageFailure) {
    var position = try store.position()
    let unsent = try store.unsent()
    let last = try store.applied(of: position.device)
    let renaming = Renaming(
      old: position.device, new: device, published: (unsent.first?.seq ?? position.next) - 1)
    let own = renaming.published + 1...max(renaming.published + 1, position.writing)
    for fieldVersion in try store.fieldVersions(of: renaming.old, in: own) {
      try rename(fieldVersion, renaming)
    }
    for entry in try store.conflicts(of: renaming.old, in: own) {
      let isNew = try store.isNew(entry.id)
      try store.forget(entry.id)
      try store.keep(renaming.renamed(entry), isNew: isNew)
    }
    try rename(historyEntriesIn: position.next...position.writing, by: renaming)
    let end = try reseal(unsent, renaming)
    let before = AppliedBatch(seq: renaming.published, chain: unsent.first?.chain ?? last.chain)
    try store.keep(before.seq > 0 ? before : .none, of: renaming.old)
    try store.keep(end, of: device)
    try store.forgetPublishedSummands()
    position.device = device
    position.next = end.seq + 1
    position.writing -= renaming.published
    try store.keep(position)
  }

  /// Moves history entries to the new numbers of their batches.
  private func rename(
    historyEntriesIn seqs: ClosedRange<Int>, by renaming: Renaming
  ) throws(StorageFailure) {
    for seq in seqs where renaming.published > 0 {
      for entry in try store.historyEntries(seq) {
        try store.note(entry, seq: seq - renaming.published)
      }
      try store.forgetHistoryEntries(seq)
    }
  }

  /// Moves a field version to the new device id. A summand is split: its published part stays with the old id, and the
  /// rest moves.
  private func rename(_ fieldVersion: NamedFieldVersion, _ renaming: Renaming)
    throws(StorageFailure)
  {
    let (name, value) = (fieldVersion.name, fieldVersion.fieldVersion.value)
    let stamp = renaming.renamed(fieldVersion.fieldVersion.stamp)
    guard name.rule == .summed else {
      return try store.keep(NamedFieldVersion(name, FieldVersion(value, stamp)))
    }
    let published = try store.publishedSummand(name)
    if let published {
      try store.keep(NamedFieldVersion(name, published))
    } else {
      try store.forgetSummand(name, of: renaming.old)
    }
    try store.keep(NamedFieldVersion(name, FieldVersion(Self.rest(of: value, published), stamp)))
  }

  private static func rest(of value: FieldValue, _ published: FieldVersion?) -> FieldValue {
    // A count from before joining a group is not part of the sum (`FieldVersion.sum`), so it is not subtracted.
    let counted = published.flatMap { $0.isCounted ? $0.value.number : nil }
    return FieldValue((value.number ?? 0) &- (counted ?? 0))
  }

  /// Seals the outbox again under the new id. Returns the last batch, or `.none` if the outbox is empty.
  private func reseal(
    _ unsent: [SyncBatch], _ renaming: Renaming
  ) throws(StorageFailure) -> AppliedBatch {
    var last = AppliedBatch.none
    for batch in unsent {
      var changes: [SyncBatch.Change] = []
      for change in batch.changes {
        let isSummand = change.name.rule == .summed
        let value =
          isSummand
          ? Self.rest(of: change.value, try store.publishedSummand(change.name)) : change.value
        changes.append(.init(change.name, value, clock: change.clock))
      }
      var saw = batch.saw
      saw[renaming.old] = renaming.published
      let renamed = SyncBatch(
        group: batch.group, device: renaming.new, seq: last.seq + 1, saw: saw, clock: batch.clock,
        chain: last.chain, historyEntries: batch.historyEntries, changes: changes,
        conflicts: batch.conflicts.map(renaming.renamed), vocabulary: batch.vocabulary,
        needs: batch.needs)
      try store.forgetUnsent(batch.seq)
      try store.keepUnsent(renamed)
      last = AppliedBatch(
        seq: renamed.seq, chain: BatchFile.chain(after: renamed, by: digest))
    }
    return last
  }
}

/// Translates stamps of the old device id to the new one.
private struct Renaming {
  let old: DeviceID
  let new: DeviceID
  /// The number of the last batch that keeps the old id.
  let published: Int

  func renamed(_ stamp: SyncStamp) -> SyncStamp {
    guard stamp.device == old, stamp.seq > published else { return stamp }
    return SyncStamp(clock: stamp.clock, device: new, seq: stamp.seq - published)
  }

  func renamed(_ entry: ConflictingVersion) -> ConflictingVersion {
    let id = ConflictingVersion.Name(entry.id.name, renamed(entry.id.stamp))
    return ConflictingVersion(id, entry.value, reason: entry.reason, isSettled: entry.isSettled)
  }
}
