import Domain

/// A device of the model. It implements the sync algorithm a second time with plain dictionaries, independently of the
/// code in `Domain`.
struct ModelDevice {
  var name: Int
  let skew: Int
  let fault: ModelBug?
  var fieldVersions: [ModelSlot: ModelFieldVersion] = [:]
  var applied: [Int: Int] = [:]
  var chains: [Int: Int] = [:]
  var (clock, next) = (0, 1)
  /// The number of the batch that is being written, the bytes in it so far, and the limit of bytes.
  var (writing, written) = (1, 0)
  let limit: Int
  var outbox: [ModelBatch] = []
  var conflicts: [ModelLoser: ModelConflict] = [:]
  var fresh: Set<ModelLoser> = []
  var published: [ModelField: ModelFieldVersion] = [:]

  /// The records of notes that another device made too, and whose version replaced the own one.
  var madeTwice: [ModelField] = []

  /// The IDs of all writes that this device has received in any way. Only the checks use them, not the algorithm.
  var heard: Set<Int> = []
  /// The IDs of its own unsealed writes, by the number of their batch.
  var unsealed: [Int: [Int]] = [:]
  /// The field of each of its writes, by the ID of the write.
  private var fieldOfWrite: [Int: ModelField] = [:]
  /// The time at which the value of each field arrived, for the mistake `projectedByArrival`.
  var arrivals: [ModelSlot: Int] = [:]

  init(name: Int, skew: Int, fault: ModelBug?, limit: Int) {
    self.name = name
    self.skew = skew
    self.fault = fault
    self.limit = limit
  }

  var hasPending: Bool {
    fieldVersions.values.contains { $0.stamp.device == name && $0.stamp.seq >= next }
  }

  func sum(of field: ModelField) -> Int {
    fieldVersions.reduce(0) { $0 + ($1.key.field == field ? $1.value.value : 0) }
  }

  private mutating func put(_ slot: ModelSlot, _ fieldVersion: ModelFieldVersion) {
    fieldVersions[slot] = fieldVersion
    arrivals[slot] = (arrivals.values.max() ?? 0) + 1
  }

  /// Writes a field. The value is added to a summed field.
  mutating func write(_ field: ModelField, _ value: Int, id: Int, now: Int) {
    let wall = (now + skew) << 16
    clock = fault == .wallClock ? wall : max(clock + 1, wall)
    heard.insert(id)
    fieldOfWrite[id] = field
    unsealed[writing, default: []].append(id)
    goOn(with: field)
    let slot = ModelSlot(field, of: name)
    let stamp = ModelStamp(clock: clock, device: name, seq: writing)
    // The bytes that the name and the value of this field take.
    written += field.rule == .summed ? 24 : value < 64 ? 18 : 19
    if written > limit { (writing, written) = (writing + 1, 0) }
    switch field.rule {
    case .first: if fieldVersions[slot] != nil { return }
    case .last: settle(field) { _ in true }
    case .quiet, .summed: break
    }
    let old = field.rule == .summed ? fieldVersions[slot]?.value ?? 0 : 0
    put(slot, ModelFieldVersion(value: old + value, stamp: stamp))
  }

  /// Moves earlier unsealed writes of a field to the batch that is being written, because the new write replaces them.
  private mutating func goOn(with field: ModelField) {
    for seq in next..<max(next, writing) {
      let moved = unsealed[seq]?.filter { fieldOfWrite[$0] == field } ?? []
      unsealed[seq]?.removeAll { fieldOfWrite[$0] == field }
      unsealed[writing, default: []] += moved
    }
  }

  mutating func settle(_ field: ModelField, where isSeen: (ModelStamp) -> Bool) {
    for (loser, entry) in conflicts where loser.field == field && !entry.isSettled {
      guard isSeen(loser.stamp) else { continue }
      conflicts[loser]?.isSettled = true
      if fault != .settlingKeptAtHome { fresh.insert(loser) }
    }
  }

  /// Seals the next batch. Its ID stands for its bytes. Returns false if there is nothing to seal.
  mutating func seal(id: Int) -> Bool {
    if fault == .batchRebuilt, let last = outbox.popLast() {
      next -= 1
      applied[name] = next - 1
      chains[name] = last.chain
      fresh.formUnion(last.conflicts.keys)
      unsealed[next, default: []] += last.writes
      let later = unsealed.removeValue(forKey: next + 1) ?? []
      unsealed[next, default: []] += later
      for (slot, fieldVersion) in fieldVersions
      where fieldVersion.stamp.device == name && fieldVersion.stamp.seq > next {
        fieldVersions[slot]?.stamp = ModelStamp(
          clock: fieldVersion.stamp.clock, device: name, seq: next)
      }
      writing = next
    }
    let changes = fieldVersions.filter {
      $0.value.stamp.device == name && $0.value.stamp.seq == next
    }
    if changes.isEmpty, fresh.isEmpty, next >= writing { return false }
    // Conflicts that a write closed are never sent before that write.
    let isLast = next == writing
    let isConflict = isLast && fault != .conflictKeptAtHome
    let entries = isConflict ? conflicts.filter { fresh.contains($0.key) } : [:]
    outbox.append(
      ModelBatch(
        id: id, name: BatchName(device: name, seq: next), saw: applied, clock: clock,
        chain: chains[name] ?? 0,
        changes: changes.map {
          .init(field: $0.key.field, value: $0.value.value, clock: $0.value.stamp.clock)
        }.sorted { $0.field < $1.field },
        conflicts: entries, writes: unsealed.removeValue(forKey: next) ?? []))
    if isLast { fresh = [] }
    applied[name] = next
    chains[name] = id
    next += 1
    if writing < next { (writing, written) = (next, 0) }
    return true
  }

  mutating func strike(_ batch: ModelBatch) {
    outbox.removeAll { $0.id == batch.id }
    for change in batch.changes where change.field.rule == .summed {
      let stamp = ModelStamp(clock: change.clock, device: name, seq: batch.name.seq)
      published[change.field] = ModelFieldVersion(value: change.value, stamp: stamp)
    }
  }

  mutating func receive(_ batch: ModelBatch, now: Int) -> ModelReceipt {
    let (author, seq) = (batch.name.device, batch.name.seq)
    let known = applied[author] ?? 0
    if seq < known || seq == known && chains[author] == batch.id { return .came }
    if seq == known { return .forked }
    if author == name || batch.saw[name] ?? 0 >= next { return .copied }
    if hasPending, fault != .sealedAfterReceiving { return .sealFirst }
    if seq != known + 1 { return .waits }
    if batch.chain != chains[author] ?? 0 { return .forked }
    let isEarly = batch.saw.contains { $0.key != author && $0.value > applied[$0.key] ?? 0 }
    if isEarly { return .waits }
    if batch.clock >> 16 > now + skew + 86_400_000 { return .ahead }
    for change in batch.changes { merge(change, of: batch) }
    for (loser, entry) in batch.conflicts { receive(loser, entry) }
    applied[author] = seq
    chains[author] = batch.id
    clock = max(clock, batch.clock)
    heard.formUnion(batch.writes)
    return .applied
  }

  private mutating func merge(_ change: ModelBatch.Change, of batch: ModelBatch) {
    let (author, seq) = (batch.name.device, batch.name.seq)
    let slot = ModelSlot(change.field, of: author)
    let stamp = ModelStamp(clock: change.clock, device: author, seq: seq)
    let new = ModelFieldVersion(value: change.value, stamp: stamp)
    let covers = { (other: ModelStamp) in
      other.device == author ? other.seq < seq : other.seq <= batch.saw[other.device] ?? 0
    }
    let rule = change.field.rule
    if rule == .last, fault != .sawIgnored { settle(change.field, where: covers) }
    guard let old = fieldVersions[slot] else { return put(slot, new) }
    let wins = old.stamp.comesBefore(stamp, fault)
    let isConcurrent = fault == .sawIgnored ? old.stamp.device != author : !covers(old.stamp)
    if rule == .last, isConcurrent, old.value != new.value {
      let loser = wins ? old : new
      let isDropped = wins ? fault == .loserDropped : fault == .incomingLoserDropped
      let key = ModelLoser(field: change.field, stamp: loser.stamp)
      if !isDropped, conflicts[key] == nil {
        conflicts[key] = ModelConflict(value: loser.value, isSettled: false)
        fresh.insert(key)
      }
    }
    if rule == .last, isConcurrent, wins { noticeMadeTwice(slot.field, old, new) }
    if rule == .first ? stamp.comesBefore(old.stamp, fault) : wins { put(slot, new) }
  }

  /// Notices that this device and another one made the same record from the same note.
  mutating func noticeMadeTwice(
    _ field: ModelField, _ old: ModelFieldVersion, _ new: ModelFieldVersion
  ) {
    let isOwn = old.stamp.device == name && new.stamp.device != name
    if isOwn, old.value == new.value, ModelField.notes.contains(field) { madeTwice.append(field) }
  }

  private mutating func receive(_ loser: ModelLoser, _ entry: ModelConflict) {
    guard var own = conflicts[loser] else { return conflicts[loser] = entry }
    if !own.isSettled || entry.isSettled { fresh.remove(loser) }
    own.isSettled = own.isSettled || entry.isSettled
    conflicts[loser] = own
  }
}
