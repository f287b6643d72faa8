/// Gives a store another identity: it is an old copy of a device, or a copy on another machine, and
/// the device it was goes on without it.
///
/// What was not published goes along under the new name, batch by batch, each with what its author
/// had seen then: in one batch that saw what was received since, they would pass for knowing it.
/// What the old device published is read as that of a stranger from now on.
public struct TakeNewDeviceID {
  private let store: any FieldVersionStore
  private let digest: SyncDigest

  /// Renames a store.
  public init(_ store: any FieldVersionStore, digest: SyncDigest) {
    self.store = store
    self.digest = digest
  }

  /// Makes the store a device with another id, which is a `successor` of its own. Batches of the
  /// outbox that the place has with the same bytes are published, and have to be out of the outbox
  /// before.
  ///
  /// Where another store went on under its name, all it wrote since is sealed anew, although it had
  /// been sent. Nobody knows any more what it had seen then, so that it says it saw nothing: then
  /// somebody may be told in vain, and nothing is lost.
  public func become(
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
    try rename(deedsIn: position.next...position.writing, by: renaming)
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

  /// Deeds go along with the batches they are for.
  private func rename(
    deedsIn seqs: ClosedRange<Int>, by renaming: Renaming
  ) throws(StorageFailure) {
    for seq in seqs where renaming.published > 0 {
      for deed in try store.deeds(seq) { try store.note(deed, seq: seq - renaming.published) }
      try store.forgetDeeds(seq)
    }
  }

  /// A summand of the old device becomes what was published of it; the new one's is the rest.
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
    // What was counted before devices met counts for nobody beside what they count (`FieldVersion.sum`).
    let counted = published.flatMap { $0.isCounted ? $0.value.number : nil }
    return FieldValue((value.number ?? 0) &- (counted ?? 0))
  }

  /// Seals the batches anew, under the new name, and says where that ends.
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
        chain: last.chain, deeds: batch.deeds, changes: changes,
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

/// How stamps of one device become those of another.
private struct Renaming {
  let old: DeviceID
  let new: DeviceID
  /// The last batch that keeps its name.
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
