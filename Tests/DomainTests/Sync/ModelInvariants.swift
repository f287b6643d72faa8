import Domain

/// The rules that a simulation may break.
enum Violation: Error, Equatable {
  /// I1: two devices that have received the same batches have different values, conflicts or rows.
  case fieldVersions, conflicts, rows
  /// I2: a value is not in use, no later writer knew it, and there is no conflict about it.
  case lost(write: Int)
  /// I3: a stamp belongs to a batch that was never received.
  case stampFromNowhere
  /// I4: two different batches were published under one name.
  case twoContents(BatchName)
  /// There is a conflict about a value although the device that replaced it had seen it.
  case falseConflict(write: Int)
  /// A summed field is not the sum of what was added.
  case sum
  /// A note that several devices read counts more or less than once.
  case note(ModelField)
  /// A field that keeps the first value has a later one.
  case notTheFirst
  /// A device got a new name although it was never copied.
  case needlessName
  /// The devices still send something new after 40 rounds of syncing.
  case restless
}

extension SyncSimulation {
  /// Runs a simulation with this many random steps. Returns the first broken rule, or nil if there is none, and the
  /// final state.
  static func run(
    seed: Int, fault: ModelBug?, steps: Int,
    witness: ((SimulationEvent, SyncSimulation) -> Void)? = nil
  ) -> (violation: Violation?, world: SyncSimulation) {
    var world = SyncSimulation(seed: seed, fault: fault, witness: witness)
    do throws(Violation) {
      for _ in 0..<steps {
        world.step()
        try world.check()
      }
      try world.calm()
      try world.check()
      try world.checkAtRest()
      return (nil, world)
    } catch { return (error, world) }
  }

  /// Syncs all devices until no device receives anything new.
  private mutating func calm() throws(Violation) {
    for _ in 0..<40 {
      // A batch with a clock ahead of its time is received later. Devices may write such batches here too.
      now += 100_000_000
      wander(1000)
      if isRemoteLost { uniteAll() }
      var isCalm = true
      let files = contents.count
      for index in devices.indices {
        let before = (devices[index].next, devices[index].name)
        for _ in 0..<2 {
          sealAll(index)
          for _ in devices[index].outbox { publish(index) }
          strike(index)
          let known = devices[index].applied
          let new = view(of: index).filter { $0.key.seq > known[$0.key.device] ?? 0 }
          for (_, batch) in new.sorted(by: { $0.key < $1.key }) {
            if receive(index, batch) == .applied { isCalm = false }
          }
        }
        let device = devices[index]
        if before != (device.next, device.name) || device.hasPending || !device.outbox.isEmpty
          || !device.fresh.isEmpty
        {
          isCalm = false
        }
      }
      // After the remote lost its files, only merged snapshots make the versions equal.
      if isRemoteLost, Set(devices.map(\.version)).count > 1 { continue }
      if isCalm, contents.count == files { return }
    }
    throw .restless
  }

  /// Checks the rules that hold at every moment.
  private func check() throws(Violation) {
    if let twice { throw .twoContents(twice) }
    if renames > restores + clones { throw .needlessName }
    for device in devices {
      let isKnown = { (stamp: ModelStamp) in
        stamp.seq <= device.applied[stamp.device] ?? 0
          || stamp.device == device.name && stamp.seq <= device.writing
      }
      for fieldVersion in device.fieldVersions.values where !isKnown(fieldVersion.stamp) {
        throw .stampFromNowhere
      }
      for loser in device.conflicts.keys where !isKnown(loser.stamp) { throw .stampFromNowhere }
    }
    for index in devices.indices {
      for other in 0..<index where devices[other].version == devices[index].version {
        try compare(devices[index], devices[other])
      }
    }
  }

  private func compare(_ one: ModelDevice, _ other: ModelDevice) throws(Violation) {
    // Unpublished changes are not part of a version, so devices that have some are not compared.
    for device in [one, other] {
      if device.hasPending { return }
      if device.outbox.contains(where: { contents[$0.name] != $0.id }) { return }
    }
    if one.fieldVersions != other.fieldVersions { throw .fieldVersions }
    if one.rows != other.rows { throw .rows }
    if one.fresh.isEmpty, other.fresh.isEmpty, one.conflicts != other.conflicts { throw .conflicts }
  }

  /// Checks the rules that hold once every device has received everything.
  private func checkAtRest() throws(Violation) {
    for device in devices.dropFirst() { try compare(devices[0], device) }
    let device = devices[0]
    let open = device.conflicts.filter { !$0.value.isSettled }
    for write in log where write.field.rule == .last && !write.isLost {
      let stands = device.fieldVersions[ModelSlot(write.field, of: 0)]?.value == write.value
      let isConflict = open.contains {
        $0.key.field == write.field && $0.value.value == write.value
      }
      let isLetBe = letBe.contains(.init(field: write.field, value: write.value, clock: 0))
      if stands || isConflict || isLetBe { continue }
      // Writes of the same value count as one write.
      let same = log.filter { $0.field == write.field && $0.value == write.value }.map(\.id)
      let isCovered = log.contains {
        $0.field == write.field && !$0.isLost && !$0.heard.isDisjoint(with: same)
      }
      if !isCovered { throw .lost(write: write.id) }
    }
    // After merging a snapshot a device may show a conflict that is already over. That is better than losing one.
    if renames + moves + unions == 0 { try checkFalse(open, device) }
    // If two copies of a store both get new names, both count the same changes, so the sum is not checked.
    let isOnce = restores + clones == 0 || sealsBeforeCopies && renames + moves <= 1
    if isOnce, !isCountedTwice {
      let added = log.reduce(0) {
        $0 + ($1.field.rule == .summed && !$1.isLost ? $1.value : 0)
      }
      if device.sum(of: .summed) != added { throw .sum }
    }
    try checkNotes()
    let drawn = log.filter { $0.field.rule == .first && !$0.isLost }.map(\.clock).min()
    let current = device.fieldVersions[ModelSlot(.first, of: 0)]?.stamp.clock
    if restores + clones == 0, drawn != current { throw .notTheFirst }
  }

  /// Checks that each note counts once, whoever read it. A restored or revoked device may lose a part of a note.
  private func checkNotes() throws(Violation) {
    guard restores + clones + forgotten == 0, !isCountedTwice else { return }
    for note in ModelField.notes {
      let count = log.reduce(0) {
        $0 + ($1.note == note && $1.field.rule == .summed ? $1.value : 0)
      }
      let isRead = log.contains { $0.note == note }
      if count != (isRead ? 1 : 0) { throw .note(note) }
    }
  }

  private func checkFalse(
    _ open: [ModelLoser: ModelConflict], _ device: ModelDevice
  ) throws(Violation) {
    for (loser, entry) in open where ModelField.plain.contains(loser.field) {
      let current = device.fieldVersions[ModelSlot(loser.field, of: 0)]?.value
      let isKnown = log.contains { $0.id == current && $0.heard.contains(entry.value) }
      if isKnown { throw .falseConflict(write: entry.value) }
    }
  }
}
