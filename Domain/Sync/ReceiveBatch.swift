/// What became of a batch of another device.
public enum Receipt: Equatable, Sendable {
  /// It was applied. What is shown of these fields has to be made anew.
  case applied([FieldName])
  /// It came already.
  case came
  /// This device has writes that are not sealed: first they are.
  case sealFirst
  /// Another batch has to come first.
  case waits(for: DeviceID, seq: Int)
  /// It was written too far ahead of the clock here, by so many milliseconds.
  case ahead(milliseconds: Int64)
  /// It is in the words of a later version.
  case later(vocabulary: Int)
  /// It does not follow upon what came before under this name: two stores have one name.
  case forked
  /// The others know more of this device than it does: it is an old copy of itself, and has to
  /// become another device.
  case copied
  /// It belongs to other devices.
  case foreign
}

/// Applies batches of other devices: for each field the last value stands, and what did not come to
/// stand although nobody had seen it is told.
public struct ReceiveBatch {
  private let store: any FieldVersionStore
  private let digest: SyncDigest
  private let vocabulary: Int

  /// Receives into a store, by a program that knows a vocabulary.
  public init(_ store: any FieldVersionStore, digest: SyncDigest, vocabulary: Int = 1) {
    self.store = store
    self.digest = digest
    self.vocabulary = vocabulary
  }

  /// Applies a batch whole, or says why not and changes nothing.
  public func receive(
    _ batch: SyncBatch, at milliseconds: Int64
  ) throws(StorageFailure) -> Receipt {
    if let refusal = try refusal(of: batch, at: milliseconds) { return refusal }
    let chain = BatchFile.chain(after: batch, by: digest)
    var touched: [FieldName] = []
    for change in batch.changes where try merge(change, of: batch) { touched.append(change.name) }
    for entry in batch.conflicts { try receive(entry) }
    try store.keep(AppliedBatch(seq: batch.seq, chain: chain), of: batch.device)
    var position = try store.position()
    position.clock.follow(batch.clock)
    try store.keep(position)
    return .applied(touched)
  }

  private func refusal(
    of batch: SyncBatch, at milliseconds: Int64
  ) throws(StorageFailure) -> Receipt? {
    let position = try store.position()
    guard batch.group == position.group else { return .foreign }
    let known = try store.applied(of: batch.device)
    if batch.seq < known.seq { return .came }
    if batch.seq == known.seq {
      return BatchFile.chain(after: batch, by: digest) == known.chain ? .came : .forked
    }
    if batch.device == position.device { return .copied }
    if batch.saw[position.device] >= position.next { return .copied }
    guard batch.needs <= vocabulary else { return .later(vocabulary: batch.needs) }
    guard try !store.hasPending() else { return .sealFirst }
    guard batch.seq == known.seq + 1 else {
      return .waits(for: batch.device, seq: known.seq + 1)
    }
    guard batch.chain == known.chain else { return .forked }
    let version = try store.version()
    for device in batch.saw.devices where batch.saw[device] > version[device] {
      return .waits(for: device, seq: version[device] + 1)
    }
    guard batch.clock <= SyncClock.farthest(at: milliseconds) else {
      return .ahead(milliseconds: SyncClock.milliseconds(of: batch.clock) - max(0, milliseconds))
    }
    return nil
  }

  /// Merges one field, and says whether something else stands now.
  private func merge(
    _ change: SyncBatch.Change, of batch: SyncBatch
  ) throws(StorageFailure) -> Bool {
    let name = change.name
    let stamp = batch.stamp(of: change)
    let new = NamedFieldVersion(name, FieldVersion(change.value, stamp))
    if try store.keepsQuietly(against: new) { return false }
    if name.rule == .last {
      try store.settle(name, by: change.value) { batch.covers($0) }
      try store.tellPutAway(against: new) { !batch.covers($0) }
      if let old = try store.fieldVersion(name) {
        let stays = old.stamp >= stamp
        if !batch.covers(old.stamp), old.value != change.value {
          try store.tell(stays ? new : NamedFieldVersion(name, old))
        }
        if stays { return false }
      }
    }
    try store.keep(new)
    return true
  }

  /// Takes over what another device told. Settled is settled: it never opens again. What is new
  /// here and says no more than this has been said to everybody, and is not told again.
  private func receive(_ entry: ConflictingVersion) throws(StorageFailure) {
    guard var own = try store.conflicts(entry.id) else {
      return try store.keep(entry, isNew: false)
    }
    if entry.reason != own.reason {
      // The stronger reason has the word, whatever the weaker one came to.
      if entry.reason > own.reason { try store.keep(entry, isNew: false) }
      return
    }
    let isNew = try store.isNew(entry.id) && own.isSettled && !entry.isSettled
    own.isSettled = own.isSettled || entry.isSettled
    // What was destroyed, and let go for good, is kept nowhere.
    if entry.isSettled, entry.value == .nothing {
      own = ConflictingVersion(own.id, .nothing, reason: own.reason, isSettled: true)
    }
    try store.keep(own, isNew: isNew)
  }
}
