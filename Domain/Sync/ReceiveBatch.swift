/// The result of receiving a batch of another device.
public enum Receipt: Equatable, Sendable {
  /// The batch was applied. The records with these fields must be updated.
  case applied([FieldName])
  /// The batch had already been applied; nothing changed.
  case came
  /// This device has unsealed writes, which must be sealed first.
  case sealFirst
  /// Another batch must be applied before this one.
  case waits(for: DeviceID, seq: Int)
  /// The clock of the batch is too far ahead of this device, by this many milliseconds.
  case ahead(milliseconds: Int64)
  /// The batch has lists or fields that only a later version of Haru knows.
  case later(vocabulary: Int)
  /// The chain of the batch does not match the previous batch, because two stores use one device id.
  case forked
  /// Other devices know more batches of this device than the device itself. The device was restored from an old copy,
  /// and must take a new device id.
  case copied
  /// The batch belongs to another group.
  case foreign
}

/// Applies batches of other devices. The last value of a field wins; a losing value that was written concurrently
/// becomes a conflict.
public struct ReceiveBatch {
  private let store: any FieldVersionStore
  private let digest: SyncDigest
  private let vocabulary: Int

  public init(_ store: any FieldVersionStore, digest: SyncDigest, vocabulary: Int = 1) {
    self.store = store
    self.digest = digest
    self.vocabulary = vocabulary
  }

  /// Applies a batch completely, or changes nothing and returns the reason.
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
    guard try !store.hasUnsealed() else { return .sealFirst }
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

  /// Merges one field. Returns true if the version of the batch was stored.
  private func merge(
    _ change: SyncBatch.Change, of batch: SyncBatch
  ) throws(StorageFailure) -> Bool {
    let name = change.name
    let stamp = batch.stamp(of: change)
    let new = NamedFieldVersion(name, FieldVersion(change.value, stamp))
    if try store.keepsQuietly(against: new) { return false }
    if name.rule == .last {
      try store.closeConflicts(name, by: change.value) { batch.covers($0) }
      try store.addSoftDeleteConflict(against: new) { !batch.covers($0) }
      if let old = try store.fieldVersion(name) {
        let stays = old.stamp >= stamp
        if !batch.covers(old.stamp), old.value != change.value {
          try store.addConflict(stays ? new : NamedFieldVersion(name, old))
        }
        if stays { return false }
        if !batch.covers(old.stamp) {
          try store.checkForRecordMadeTwice(old, replacedBy: new, isConcurrent: true)
        }
      }
    }
    try store.keep(new)
    return true
  }

  /// Merges a conflict entry of another device. A settled entry never opens again. If a new local entry has the same
  /// content, it is not sent any more.
  private func receive(_ entry: ConflictingVersion) throws(StorageFailure) {
    guard var own = try store.conflicts(entry.id) else {
      return try store.keep(entry, isNew: false)
    }
    if entry.reason != own.reason {
      // The greater reason wins, whatever the state of the other entry.
      if entry.reason > own.reason { try store.keep(entry, isNew: false) }
      return
    }
    let isNew = try store.isNew(entry.id) && own.isSettled && !entry.isSettled
    own.isSettled = own.isSettled || entry.isSettled
    // Data that was deleted for good and dismissed is erased here too.
    if entry.isSettled, entry.value == .nothing {
      own = ConflictingVersion(own.id, .nothing, reason: own.reason, isSettled: true)
    }
    try store.keep(own, isNew: isNew)
  }
}
