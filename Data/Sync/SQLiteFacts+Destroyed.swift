import Domain

/// What other devices destroyed, as one batch or snapshot says it, and what becomes of whoever wrote it
/// here without their having seen that.
final class Destroying {
  /// A record that is gone for good.
  private struct Record {
    let name: FactName
    /// All that was known of it, where this device wrote it later: it is written anew, whole.
    var kept: [NamedFact] = []
    /// The same where this device wrote it earlier: it is told, whole.
    var lost: [NamedFact] = []
  }

  private let facts: SQLiteFacts
  /// Whether whoever destroyed it knew of a write.
  private let hasSeen: (SyncStamp) -> Bool
  private var records: [Record] = []
  private var deeds: ForgetDeeds

  /// Looks at what somebody says who had seen some writes.
  init(_ facts: SQLiteFacts, _ hasSeen: @escaping (SyncStamp) -> Bool) {
    (self.facts, self.hasSeen) = (facts, hasSeen)
    deeds = ForgetDeeds(facts.store)
  }

  /// Looks at a record of a snapshot.
  func look(at record: [SnapshotField]) throws(StorageFailure) {
    let saysSomething = record.contains { field in
      field.name.rule != .summed && field.facts.contains { $0.value != .nothing }
    }
    if saysSomething { return }
    try look(at: record.flatMap { field in field.facts.map { NamedFact(field.name, $0) } })
  }

  /// Looks at a record before what is said of it is taken over: it is destroyed where that is nothing
  /// in all fields its author knew.
  func look(at said: [NamedFact]) throws(StorageFailure) {
    let fields = said.filter { $0.name.rule != .summed }
    guard let first = fields.first, fields.count > 1,
      fields.allSatisfy({ $0.fact.value == .nothing })
    else { return }
    let gone = Set(fields.map(\.name.field))
    let known = try facts.record(of: first.name)
    let here = known.facts
    let living = here.filter { $0.name.rule != .summed && $0.fact.value != .nothing }
    if living.contains(where: { hasSeen($0.fact.stamp) && !gone.contains($0.name.field) }) {
      return
    }
    // Nothing is known of it here, or it was destroyed here too.
    if living.isEmpty { return }
    let own = facts.position().device
    // Whoever takes a record out of the trash wants it as much as whoever changes it.
    let edits = here.filter {
      $0.fact.stamp.device == own && !hasSeen($0.fact.stamp) && $0.name.rule != .quiet
        && ($0.fact.value != .nothing || $0.name.field == FactName.putAway) && !$0.isSeed
    }
    var record = Record(name: first.name)
    let clock = fields.map(\.fact.stamp.clock).max() ?? 0
    if edits.contains(where: { $0.fact.stamp.clock > clock }) {
      record.kept = here
    } else if !edits.isEmpty {
      record.lost = living.filter { $0.name.rule == .last && $0.name.field != FactName.putAway }
    }
    records.append(record)
    if let list = known.list, let key = known.key {
      deeds.add(key, of: list, named: known.identity)
    }
  }

  /// Leaves nothing of them, once that was taken over, but what somebody may want back.
  func end(at milliseconds: Int64) throws(StorageFailure) {
    if records.isEmpty { return }
    // What goes is overwritten, and not only left out.
    try facts.store.run("PRAGMA secure_delete = ON")
    try facts.store.run(SyncSQL.purge, [.bool(true)])
    for record in records {
      try SyncedTrash(facts.store).forgetTold(record.name, in: facts, where: hasSeen)
      try keepWhole(record.kept, at: milliseconds)
      for fact in record.lost { try facts.tellWhole(fact) }
    }
    try facts.flush()
    try deeds.forget()
    facts.projection.forgetIndexes()
  }

  /// Writes a record anew, whole, so that it is there again on all devices.
  private func keepWhole(
    _ kept: [NamedFact], at milliseconds: Int64
  ) throws(StorageFailure) {
    if kept.isEmpty { return }
    let writes = kept.filter { $0.name.rule != .summed }.map { fact in
      // It is here again, also where it lay in the trash.
      let list = facts.store.lists.list(fact.name.list)
      let isPutAway = fact.name.field == FactName.putAway && list?.hasTrash ?? false
      return FieldWrite.value(fact.name, isPutAway ? .nothing : fact.fact.value)
    }
    let counts = Dictionary(grouping: kept.filter { $0.name.rule == .summed }, by: \.name)
    let sums = counts.map { name, all in FieldWrite.count(name, Fact.sum(of: all.map(\.fact))) }
    try MarkWrites(facts).mark(writes + sums, deed: nil, at: milliseconds)
  }
}

extension SQLiteFacts {
  /// Tells a value of a record that was destroyed, also where something else had told it.
  fileprivate func tellWhole(_ fact: NamedFact) throws(StorageFailure) {
    let id = ToldFact.Name(fact.name, fact.fact.stamp)
    if try told(id)?.reason == ToldFact.destroyed { return }
    try keep(ToldFact(id, fact.fact.value, reason: ToldFact.destroyed), isNew: true)
  }
}
