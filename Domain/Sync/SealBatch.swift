/// Closes what was written since the last batch, so that it can be published. It is done before
/// anything is received: what a batch says it saw is then what its author had seen when writing.
public struct SealBatch {
  private let store: any FieldVersionStore
  private let digest: SyncDigest
  private let vocabulary: Int
  private let needs: Int

  /// How many bytes a value may have to travel: it has to have room in a file. A longer one, such as an
  /// address card with a large photo, stays on its device.
  public static let longestValue = BatchFile.limit - (1 << 16)

  /// Seals what a store has, in a vocabulary.
  public init(
    _ store: any FieldVersionStore, digest: SyncDigest, vocabulary: Int = 1, needs: Int = 1
  ) {
    self.store = store
    self.digest = digest
    self.vocabulary = vocabulary
    self.needs = needs
  }

  /// How many told entries go into one batch.
  public static let mostConflicts = 4096
  /// About how many bytes of fields, and of told entries, go into one batch, so that each has room
  /// in a file. One field alone may be longer.
  static let mostBytes = 3 << 20

  /// Makes the next batch and keeps it until it is seen in the place; nothing where nothing is new.
  /// Where much was written there are several: it is called until it makes none. One that says
  /// nothing is made where it is asked for.
  /// What is said to be seen is all that was received, unless less is known of when it was written.
  public func seal(
    evenNothing: Bool = false, saw: VersionVector? = nil
  ) throws(StorageFailure) -> SyncBatch? {
    var position = try store.position()
    let pending = try fitting(
      try store.fieldVersions(of: position.device, in: position.next...position.next), &position)
    // What is left out counts as sealed.
    let travelling = pending.filter { $0.fieldVersion.value.bytes.count <= Self.longestValue }
    // What a write settled goes with the write or after it, never before: so the last one tells.
    let isLast = position.next == position.writing
    let conflicts = isLast ? Self.fitting(try store.newConflicts(atMost: Self.mostConflicts)) : []
    // Of several batches one may have been emptied by what was written later; its number counts.
    guard evenNothing || !pending.isEmpty || !conflicts.isEmpty || !isLast else { return nil }
    let seen = if let saw { saw } else { try store.version() }
    let batch = SyncBatch(
      group: position.group, device: position.device, seq: position.next,
      saw: seen, clock: position.clock.last,
      chain: try store.applied(of: position.device).chain, deeds: try store.deeds(position.next),
      changes: travelling.map {
        .init($0.name, $0.fieldVersion.value, clock: $0.fieldVersion.stamp.clock)
      },
      conflicts: conflicts, vocabulary: vocabulary, needs: needs)
    try store.keepUnsent(batch)
    let chain = BatchFile.chain(after: batch, by: digest)
    try store.keep(AppliedBatch(seq: batch.seq, chain: chain), of: position.device)
    try store.forgetDeeds(position.next)
    for entry in conflicts { try store.keep(entry, isNew: false) }
    position.next += 1
    if position.writing < position.next {
      (position.writing, position.written) = (position.next, 0)
    }
    try store.keep(position)
    return batch
  }

  /// As many fields as have room in one batch; the others go with the next one.
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

  /// As many told entries as have room in one batch; the others stay new.
  private static func fitting(_ conflicts: [ConflictingVersion]) -> [ConflictingVersion] {
    var size = 0
    let count = conflicts.prefix {
      size += $0.value.bytes.count + $0.id.name.identity.count + 64
      return size <= mostBytes
    }.count
    return Array(conflicts.prefix(max(count, min(1, conflicts.count))))
  }

  /// A batch was seen in the place, with the bytes it was sealed with: it is out of the outbox.
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
  /// About how many bytes it has in a batch.
  fileprivate var size: Int { name.identity.count + fieldVersion.value.bytes.count + 12 }
}
