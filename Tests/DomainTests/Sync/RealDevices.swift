import Domain

/// Runs the real algorithm over stores in memory, with the same events as the devices of the model. After each step the
/// store is compared with the model.
final class RealDevices {
  private var stores: [FieldVersionsInMemory]
  private var copies: [Int: FieldVersionsInMemory] = [:]
  /// The real batches, by the IDs of the batches in the model.
  private var batches: [Int: SyncBatch] = [:]
  /// The first difference from the model. Nil if there is none.
  private(set) var difference: String?
  /// The number of comparisons.
  private(set) var steps = 0

  init(_ count: Int) {
    stores = (1...count).map { Self.store($0 * 1000) }
  }

  /// Repeats an event with the real algorithm and compares the store with the model.
  func follow(_ event: SimulationEvent, in world: SyncSimulation) {
    guard difference == nil else { return }
    do throws(StorageFailure) {
      let index = try repeated(event, world)
      compareMadeTwice(stores[index], world.devices[index])
      // A batch that was received before changes nothing, so most of these steps are not compared.
      if case .receive(_, _, .came) = event, steps % 8 > 0 { return }
      steps += 1
      compare(stores[index], world.devices[index], "\(steps): \(event)")
    } catch { difference = "\(error)" }
  }

  private func repeated(
    _ event: SimulationEvent, _ world: SyncSimulation
  ) throws(StorageFailure) -> Int {
    switch event {
    case .write(let index, let field, let value):
      let name = Self.name(of: field)
      let write: FieldWrite =
        field.rule == .summed
        ? .count(name, try stores[index].sum(of: name) + value) : .value(name, FieldValue(value))
      let entry = SyncHistoryEntry(kind: "moods.edit", subject: "강가 \(value)", instant: -value)
      try MarkWrites(stores[index], limit: world.devices[index].limit).mark(
        [write], historyEntry: entry, at: Self.time(world, of: index))
      return index
    case .seal(let index):
      guard let batch = try SealBatch(stores[index], digest: SyncSamples.digest).seal(),
        let model = world.devices[index].outbox.last
      else {
        differ("nothing was sealed")
        return index
      }
      batches[model.id] = travelled(batch)
      return index
    case .strike(let index, let batch):
      try SealBatch(stores[index], digest: SyncSamples.digest).published(batch.name.seq)
      return index
    case .receive(let index, let batch, let receipt):
      try receive(batch, world, index, receipt)
      return index
    case .settle(let index, let loser):
      try CloseConflict(stores[index]).close(
        ConflictingVersion.Name(Self.name(of: loser.field), Self.stamp(loser.stamp)))
      return index
    case .rename(let index):
      let device = world.devices[index]
      try TakeNewDeviceID(stores[index], digest: SyncSamples.digest)
        .takeNewDeviceID(SyncSamples.device(device.name))
      for (real, model) in zip(stores[index].unsent(), device.outbox) {
        batches[model.id] = travelled(real)
      }
      return index
    case .copy(let index):
      copies[index] = stores[index].copy()
      return index
    case .restore(let index):
      if let copy = copies[index] { stores[index] = copy.copy() }
      return index
    case .clone(let index):
      stores.append(stores[index].copy())
      return stores.count - 1
    case .unite(let index, let other):
      try unite(stores[index], with: stores[other], at: Self.time(world, of: index))
      return index
    case .join(let index):
      stores.append(Self.store(world.devices[index].name))
      return index
    case .forget:
      stores.removeLast()
      return 0
    }
  }

  private func unite(
    _ store: FieldVersionsInMemory, with other: FieldVersionsInMemory, at time: Int64
  ) throws(StorageFailure) {
    let (head, fields) = other.snapshot
    readBack(SnapshotPart(head, fields, isLast: true))
    let merging = try MergeSnapshot(store, head)
    if let refusal = try merging.refusal(at: time) { return differ("\(refusal)") }
    for field in fields {
      let before = store.fieldVersions
      if try merging.merge(field) != (before != store.fieldVersions) { differ("changed \(field)") }
    }
    try merging.end()
  }

  /// Checks that a part of a snapshot is the same after it was encoded and parsed.
  private func readBack(_ part: SnapshotPart) {
    do throws(SyncRefusal) {
      if try SnapshotPart(bytes: part.bytes) != part { differ("another snapshot came") }
    } catch { differ("a snapshot did not come: \(error)") }
  }

  private static func store(_ name: Int) -> FieldVersionsInMemory {
    FieldVersionsInMemory(SyncPosition(group: SyncSamples.group, device: SyncSamples.device(name)))
  }

  /// Encodes a batch, parses it again and returns it. Nil if it cannot be parsed, which is noted as a difference.
  private func travelled(_ batch: SyncBatch) -> SyncBatch? {
    do throws(SyncRefusal) {
      let read = try BatchFile(bytes: BatchFile([batch]).bytes).batches
      if read != [batch] { differ("a batch came as another: \(batch)") }
      return read.first
    } catch {
      differ("a batch did not come: \(error)")
      return nil
    }
  }

  private func receive(
    _ batch: ModelBatch, _ world: SyncSimulation, _ index: Int, _ expected: ModelReceipt
  ) throws(StorageFailure) {
    guard let real = batches[batch.id] else { return differ("a batch is missing") }
    let before = stores[index].fieldVersions
    let receipt = try ReceiveBatch(stores[index], digest: SyncSamples.digest)
      .receive(real, at: Self.time(world, of: index))
    if Self.kind(of: receipt) != expected { differ("\(receipt) instead of \(expected)") }
    guard case .applied(let touched) = receipt else { return }
    let changed = stores[index].fieldVersions.filter { before[$0.key] != $0.value }
    if Set(touched) != Set(changed.keys.map(\.name)) { differ("touched \(touched)") }
  }

  private func differ(_ what: String) {
    if difference == nil { difference = what }
  }

  private func compareMadeTwice(_ store: FieldVersionsInMemory, _ device: ModelDevice) {
    let notes = Set(ModelField.notes.map(Self.name))
    let found = store.takenMadeTwice().filter(notes.contains)
    if Set(found) != Set(device.madeTwice.map(Self.name)) { differ("made twice: \(found)") }
  }

  private func compare(_ store: FieldVersionsInMemory, _ device: ModelDevice, _ step: String) {
    let own = store.position()
    if own.device != SyncSamples.device(device.name) || own.next != device.next
      || own.clock.last != UInt64(device.clock)
    {
      return differ("\(step) position")
    }
    let fieldVersions = device.fieldVersions.map { slot, fieldVersion in
      (
        FieldVersionsInMemory.Slot(Self.name(of: slot.field), of: SyncSamples.device(slot.owner)),
        FieldVersion(FieldValue(fieldVersion.value), Self.stamp(fieldVersion.stamp))
      )
    }
    if store.fieldVersions != Dictionary(uniqueKeysWithValues: fieldVersions) {
      return differ("\(step) facts")
    }
    let conflicts = device.conflicts.map { loser, entry in
      let id = ConflictingVersion.Name(Self.name(of: loser.field), Self.stamp(loser.stamp))
      return (id, ConflictingVersion(id, FieldValue(entry.value), isSettled: entry.isSettled))
    }
    if store.entries != Dictionary(uniqueKeysWithValues: conflicts) {
      return differ("\(step) told")
    }
    let fresh = device.fresh.map {
      ConflictingVersion.Name(Self.name(of: $0.field), Self.stamp($0.stamp))
    }
    if store.news != Set(fresh) { return differ("\(step) news") }
    let seqs = device.version.map { (SyncSamples.device($0), $1) }
    if store.version() != VersionVector(Dictionary(uniqueKeysWithValues: seqs)) {
      return differ("\(step) version")
    }
    let unique = Set(ModelField.unique.map(Self.name))
    let claims = store.fieldVersions.map { NamedFieldVersion($0.key.name, $0.value) }
      .filter { unique.contains($0.name) }
    if UniqueClaims(claims).kept != Set(device.rows.keys.map(Self.name)) {
      return differ("\(step) rows")
    }
    let unsent = device.outbox.map { batches[$0.id] }
    if store.unsent() != unsent.compactMap(\.self) { differ("\(step) outbox") }
  }

  private static func time(_ world: SyncSimulation, of index: Int) -> Int64 {
    Int64(world.now + world.devices[index].skew)
  }

  private static func name(of field: ModelField) -> FieldName {
    FieldName(
      list: 8, identity: Array("record \(field.number)".utf8),
      field: field.rule.fields.lowerBound + field.number)
  }

  private static func stamp(_ stamp: ModelStamp) -> SyncStamp {
    SyncSamples.stamp(UInt64(stamp.clock), stamp.device, stamp.seq)
  }

  private static func kind(of receipt: Receipt) -> ModelReceipt? {
    switch receipt {
    case .applied: .applied
    case .came: .came
    case .sealFirst: .sealFirst
    case .waits: .waits
    case .ahead: .ahead
    case .forked: .forked
    case .copied: .copied
    case .later, .foreign: nil
    }
  }
}
