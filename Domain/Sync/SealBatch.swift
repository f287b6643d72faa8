/// Seals pending writes into batches for publishing. It must run before receiving, so that the version vector of a
/// batch lists only what its author had seen when writing.
public struct SealBatch {
  private let store: any FieldVersionStore
  private let digest: SyncDigest
  private let vocabulary: Int
  private let needs: Int

  /// The maximum size of a synced value in bytes, so that the value fits into a file. A longer one, such as an address
  /// card with a large photo, is not synced.
  public static let longestValue = BatchFile.limit - (1 << 16)

  public init(
    _ store: any FieldVersionStore, digest: SyncDigest, vocabulary: Int = 1, needs: Int = 1
  ) {
    self.store = store
    self.digest = digest
    self.vocabulary = vocabulary
    self.needs = needs
  }

  /// The maximum number of conflict entries in one batch.
  public static let mostConflicts = 4096
  /// The approximate maximum of field bytes, and of conflict bytes, in one batch, so that the batch fits into a file. A
  /// single field may be longer.
  static let mostBytes = 3 << 20

  /// Seals the next batch into the outbox and returns it. Returns nil if nothing is pending and `evenNothing` is false.
  /// The caller must repeat until nil, because large writes make several batches. `saw` is the version vector to
  /// record; nil means all received batches.
  public func seal(
    evenNothing: Bool = false, saw: VersionVector? = nil
  ) throws(StorageFailure) -> SyncBatch? {
    var position = try store.position()
    let pending = try fitting(
      try store.fieldVersions(of: position.device, in: position.next...position.next), &position)
    // Values that are too long count as sealed.
    let travelling = pending.filter { $0.fieldVersion.value.bytes.count <= Self.longestValue }
    // A settled conflict must not arrive before the write that settled it, so only the last batch carries conflicts.
    let isLast = position.next == position.writing
    let conflicts = isLast ? Self.fitting(try store.newConflicts(atMost: Self.mostConflicts)) : []
    // A later write may have emptied one of several batches; its number is still used.
    guard evenNothing || !pending.isEmpty || !conflicts.isEmpty || !isLast else { return nil }
    let seen = if let saw { saw } else { try store.version() }
    let batch = SyncBatch(
      group: position.group, device: position.device, seq: position.next,
      saw: seen, clock: position.clock.last,
      chain: try store.applied(of: position.device).chain,
      historyEntries: try store.historyEntries(position.next),
      changes: travelling.map {
        .init($0.name, $0.fieldVersion.value, clock: $0.fieldVersion.stamp.clock)
      },
      conflicts: conflicts, vocabulary: vocabulary, needs: needs)
    try store.keepUnsent(batch)
    let chain = BatchFile.chain(after: batch, by: digest)
    try store.keep(AppliedBatch(seq: batch.seq, chain: chain), of: position.device)
    try store.forgetHistoryEntries(position.next)
    for entry in conflicts { try store.keep(entry, isNew: false) }
    position.next += 1
    if position.writing < position.next {
      (position.writing, position.written) = (position.next, 0)
    }
    try store.keep(position)
    return batch
  }

  /// Returns as many fields as fit into one batch, and moves the others to the next batch.
  private func fitting(
    _ fieldVersions: [NamedFieldVersion], _ position: inout SyncPosition
  ) throws(StorageFailure) -> [NamedFieldVersion] {
    var size = fieldVersions.reduce(0) { $0 + $1.size }
    if size <= Self.mostBytes { return fieldVersions }
    var sorted = fieldVersions.sorted { $0.name < $1.name }
    position.writing = max(position.writing, position.next + 1)
    while size > Self.mostBytes, sorted.count > 1, let last = sorted.popLast() {
      let stamp = last.fieldVersion.stamp
      let later = SyncStamp(clock: stamp.clock, device: stamp.device, seq: position.next + 1)
      try store.keep(NamedFieldVersion(last.name, FieldVersion(last.fieldVersion.value, later)))
      size -= last.size
    }
    return sorted
  }

  /// Returns as many conflict entries as fit into one batch; the others stay new.
  private static func fitting(_ conflicts: [ConflictingVersion]) -> [ConflictingVersion] {
    var size = 0
    let count = conflicts.prefix {
      size += $0.value.bytes.count + $0.id.name.identity.count + 64
      return size <= mostBytes
    }.count
    return Array(conflicts.prefix(max(count, min(1, conflicts.count))))
  }

  /// Removes a batch from the outbox, and stores its summands as published. Call it after the batch was confirmed in
  /// the remote with the sealed bytes.
  public func published(_ seq: Int) throws(StorageFailure) {
    if let batch = try store.unsent(seq) {
      for change in batch.changes where change.name.rule == .summed {
        let fieldVersion = FieldVersion(change.value, batch.stamp(of: change))
        try store.keepPublishedSummand(NamedFieldVersion(change.name, fieldVersion))
      }
      try store.forgetUnsent(seq)
    }
  }
}

extension NamedFieldVersion {
  /// Approximate size in a batch, in bytes.
  fileprivate var size: Int { name.identity.count + fieldVersion.value.bytes.count + 12 }
}
