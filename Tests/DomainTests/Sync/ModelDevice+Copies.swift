import Domain

/// How the model handles a device that is an old copy of a store.
extension ModelDevice {
  /// Takes a new device name and renumbers the unpublished batches from one on. Their IDs follow after `firstID`.
  mutating func rename(to new: Int, firstID: Int) {
    let old = name
    let kept = (outbox.first?.name.seq ?? next) - 1
    let renamed = { (stamp: ModelStamp) in
      stamp.device == old && stamp.seq > kept
        ? ModelStamp(clock: stamp.clock, device: new, seq: stamp.seq - kept) : stamp
    }
    for (slot, fieldVersion) in fieldVersions
    where fieldVersion.stamp.device == old && fieldVersion.stamp.seq > kept {
      var fieldVersion = fieldVersion
      fieldVersion.stamp = renamed(fieldVersion.stamp)
      if slot.field.rule == .summed {
        let before = published[slot.field]
        fieldVersions[slot] = before
        if fault != .summandHandedOn { fieldVersion.value -= before?.value ?? 0 }
      }
      fieldVersions[ModelSlot(slot.field, of: new)] = fieldVersion
    }
    if fault != .conflictKeepsOldName {
      conflicts = conflicts.mapKeys { ModelLoser(field: $0.field, stamp: renamed($0.stamp)) }
      fresh = Set(fresh.map { ModelLoser(field: $0.field, stamp: renamed($0.stamp)) })
    }
    let unsent = outbox
    applied[old] = kept > 0 ? kept : nil
    chains[old] = kept > 0 ? unsent.first?.chain ?? chains[old] : nil
    unsealed = unsealed.mapKeys { $0 - kept }
    writing -= kept
    (name, outbox, next) = (new, [], 1)
    if fault == .renamedAtOnce { return sealAtOnce(unsent) }
    for batch in unsent {
      var (saw, changes) = (batch.saw, batch.changes)
      saw[old] = kept > 0 ? kept : nil
      saw[new] = next > 1 ? next - 1 : nil
      for index in changes.indices where changes[index].field.rule == .summed {
        let before = published[changes[index].field]?.value ?? 0
        if fault != .summandHandedOn { changes[index].value -= before }
      }
      let conflicts = batch.conflicts.mapKeys { loser in
        fault == .conflictKeepsOldName
          ? loser : ModelLoser(field: loser.field, stamp: renamed(loser.stamp))
      }
      outbox.append(
        ModelBatch(
          id: firstID + next, name: BatchName(device: new, seq: next), saw: saw,
          clock: batch.clock, chain: chains[new] ?? 0, changes: changes, conflicts: conflicts,
          writes: batch.writes))
      applied[new] = next
      chains[new] = firstID + next
      next += 1
    }
    published = [:]
  }

  /// The mistake `renamedAtOnce`: all unsent changes are new again, in the next batch.
  private mutating func sealAtOnce(_ unsent: [ModelBatch]) {
    for (slot, fieldVersion) in fieldVersions where fieldVersion.stamp.device == name {
      let stamp = ModelStamp(clock: fieldVersion.stamp.clock, device: name, seq: 1)
      fieldVersions[slot]?.stamp = stamp
    }
    fresh.formUnion(unsent.flatMap(\.conflicts.keys).filter { conflicts[$0] != nil })
    unsealed = [1: unsent.flatMap(\.writes) + unsealed.values.flatMap(\.self)]
    (writing, written) = (1, 0)
    published = [:]
  }

  /// The unique fields that show a value, with their values. Of two records with the same value, only the one that
  /// claimed it first shows it.
  var rows: [ModelField: Int] {
    var holders: [Int: ModelField] = [:]
    for field in ModelField.unique {
      guard let fieldVersion = fieldVersions[ModelSlot(field, of: 0)] else { continue }
      if let holder = holders[fieldVersion.value], comesFirst(holder, field) { continue }
      holders[fieldVersion.value] = field
    }
    return Dictionary(uniqueKeysWithValues: holders.map { ($1, $0) })
  }

  private func comesFirst(_ one: ModelField, _ other: ModelField) -> Bool {
    let (one, other) = (ModelSlot(one, of: 0), ModelSlot(other, of: 0))
    if fault == .projectedByArrival { return arrivals[one] ?? 0 < arrivals[other] ?? 0 }
    guard let mine = fieldVersions[one]?.stamp, let theirs = fieldVersions[other]?.stamp else {
      return true
    }
    return mine.comesBefore(theirs, nil)
  }

  /// Whether the device has published or received anything.
  var hasMet: Bool {
    (outbox.first?.name.seq ?? next) > 1 || version.keys.contains { $0 != name }
  }

  /// The number of the last batch applied from each device, without devices that have none.
  var version: [Int: Int] { applied.filter { $0.value > 0 } }
}

extension Dictionary {
  /// Returns the same values with renamed keys. No two renamed keys may be equal.
  fileprivate func mapKeys(_ rename: (Key) -> Key) -> [Key: Value] {
    Dictionary(uniqueKeysWithValues: map { (rename($0), $1) })
  }
}
