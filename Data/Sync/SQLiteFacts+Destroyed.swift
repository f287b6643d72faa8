import Domain

extension SQLiteFacts {
  /// Records a batch destroys: of all that its author knew of them it says that there is nothing.
  func destroyed(by batch: SyncBatch) throws(StorageFailure) -> [FactName] {
    var found: [FactName] = []
    var rest = batch.changes[...]
    while let first = rest.first {
      let changes = rest.prefix {
        $0.name.list == first.name.list && $0.name.identity == first.name.identity
      }
      rest = rest.dropFirst(changes.count)
      guard changes.count > 1, changes.allSatisfy({ $0.value == .nothing }) else { continue }
      let gone = Set(changes.map(\.name.field))
      let stays = try record(of: first.name).facts.contains {
        $0.name.rule != .summed && $0.fact.value != .nothing && batch.covers($0.fact.stamp)
          && !gone.contains($0.name.field)
      }
      if !stays { found.append(first.name) }
    }
    return found
  }

  /// What is known of records that a batch destroys although this device wrote something of them
  /// later, which its author had not seen: what was done last counts.
  func edited(
    _ names: [FactName], unseenBy batch: SyncBatch
  ) throws(StorageFailure) -> [[NamedFact]] {
    let own = position().device
    var kept: [[NamedFact]] = []
    for name in names {
      let facts = try record(of: name).facts
      let clock =
        batch.changes.filter {
          $0.name.list == name.list && $0.name.identity == name.identity
        }.map(\.clock).max() ?? batch.clock
      let isEdited = facts.contains {
        $0.fact.stamp.device == own && !batch.covers($0.fact.stamp)
          && $0.fact.stamp.clock > clock && $0.name.rule != .quiet
      }
      if isEdited { kept.append(facts) }
    }
    return kept
  }

  /// Writes records anew, whole, so that they are there again on all devices.
  func keepWhole(_ records: [[NamedFact]], at milliseconds: Int64) throws(StorageFailure) {
    for facts in records {
      let writes = facts.filter { $0.name.rule != .summed }.map {
        FieldWrite.value($0.name, $0.fact.value)
      }
      let counts = Dictionary(grouping: facts.filter { $0.name.rule == .summed }, by: \.name)
      let sums = counts.map { name, all in
        FieldWrite.count(name, Fact.sum(of: all.map(\.fact)))
      }
      try MarkWrites(self).mark(writes + sums, deed: nil, at: milliseconds)
    }
    try flush()
  }
}
