/// Closes what was written since the last batch, so that it can be published. It is done before
/// anything is received: what a batch says it saw is then what its author had seen when writing.
public struct SealBatch {
  private let store: any FactStore
  private let digest: SyncDigest
  private let vocabulary: Int
  private let needs: Int

  /// Seals what a store has, in a vocabulary.
  public init(
    _ store: any FactStore, digest: SyncDigest, vocabulary: Int = 1, needs: Int = 1
  ) {
    self.store = store
    self.digest = digest
    self.vocabulary = vocabulary
    self.needs = needs
  }

  /// Makes the next batch and keeps it until it is seen in the place; nothing where nothing is new.
  public func seal() throws(StorageFailure) -> SyncBatch? {
    var position = try store.position()
    let pending = try store.pending()
    let told = try store.newlyTold()
    guard !pending.isEmpty || !told.isEmpty else { return nil }
    let batch = SyncBatch(
      group: position.group, device: position.device, seq: position.next,
      saw: try store.version(), clock: position.clock.last,
      chain: try store.applied(of: position.device).chain, deeds: try store.deeds(),
      changes: pending.map { .init($0.name, $0.fact.value, clock: $0.fact.stamp.clock) },
      told: told, vocabulary: vocabulary, needs: needs)
    try store.keepUnsent(batch)
    let chain = BatchFile.chain(after: batch, by: digest)
    try store.keep(AppliedBatch(seq: batch.seq, chain: chain), of: position.device)
    position.next += 1
    try store.keep(position)
    try store.forgetNews()
    try store.forgetDeeds()
    return batch
  }

  /// A batch was seen in the place, with the bytes it was sealed with: it is out of the outbox.
  public func published(_ seq: Int) throws(StorageFailure) {
    for batch in try store.unsent() where batch.seq == seq {
      for change in batch.changes where change.name.rule == .summed {
        let fact = Fact(change.value, batch.stamp(of: change))
        try store.keepPublishedSummand(NamedFact(change.name, fact))
      }
      try store.forgetUnsent(seq)
    }
  }
}
