import Domain

/// How the model merges a snapshot of another device.
extension ModelDevice {
  /// Whether a snapshot of this device can be made: all its changes and conflicts are published.
  var isPublished: Bool { !hasPending && fresh.isEmpty && outbox.isEmpty }

  /// Merges all data of another device into this one.
  mutating func unite(with other: ModelDevice) {
    let (before, heirs) = (self, other)
    for (loser, entry) in before.conflicts where !entry.isSettled && heirs.conflicts[loser] == nil {
      let stands = heirs.fieldVersions[ModelSlot(loser.field, of: 0)]?.stamp == loser.stamp
      if heirs.knows(loser.stamp), !stands {
        conflicts[loser]?.isSettled = true
        fresh.insert(loser)
      }
    }
    for (loser, entry) in heirs.conflicts {
      if let own = conflicts[loser] {
        guard entry.isSettled, !own.isSettled else { continue }
        conflicts[loser]?.isSettled = true
        fresh.remove(loser)
        continue
      }
      conflicts[loser] = entry
      let stands = before.fieldVersions[ModelSlot(loser.field, of: 0)]?.stamp == loser.stamp
      if !entry.isSettled, before.knows(loser.stamp), !stands {
        conflicts[loser]?.isSettled = true
        fresh.insert(loser)
      }
    }
    for (slot, new) in heirs.fieldVersions { unite(slot, new, before, heirs) }
    for (device, seq) in heirs.applied where seq > applied[device] ?? 0 {
      applied[device] = seq
      chains[device] = heirs.chains[device]
    }
    clock = max(clock, heirs.clock)
    heard.formUnion(heirs.heard)
  }

  private func knows(_ stamp: ModelStamp) -> Bool { stamp.seq <= applied[stamp.device] ?? 0 }

  private mutating func unite(
    _ slot: ModelSlot, _ new: ModelFieldVersion, _ before: ModelDevice, _ heirs: ModelDevice
  ) {
    guard let old = before.fieldVersions[slot] else {
      fieldVersions[slot] = new
      return
    }
    let isLater = old.stamp.comesBefore(new.stamp, fault)
    switch slot.field.rule {
    case .summed, .quiet: if isLater { fieldVersions[slot] = new }
    case .first: if new.stamp.comesBefore(old.stamp, fault) { fieldVersions[slot] = new }
    case .last:
      if before.knows(new.stamp) { return }
      if fault != .snapshotStands, heirs.knows(old.stamp) {
        noticeMadeTwice(slot.field, old, new)
        fieldVersions[slot] = new
        return
      }
      let loser = fault == .snapshotStands || isLater ? old : new
      let key = ModelLoser(field: slot.field, stamp: loser.stamp)
      if fault != .snapshotStands, old.value != new.value, conflicts[key] == nil {
        conflicts[key] = ModelConflict(value: loser.value, isSettled: false)
        fresh.insert(key)
      }
      if loser == old {
        noticeMadeTwice(slot.field, old, new)
        fieldVersions[slot] = new
      }
    }
  }
}
