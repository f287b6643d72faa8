import Domain

extension SQLiteFacts {
  /// What is known of records that a batch destroys although this device wrote something of them
  /// later, which its author had not seen: what was done last counts.
  func edited(
    _ names: [FactName], unseenBy batch: SyncBatch
  ) throws(StorageFailure) -> [[NamedFact]] {
    let own = position().device
    var kept: [[NamedFact]] = []
    for name in names {
      let facts = try record(of: name).facts
      let isEdited = facts.contains {
        $0.fact.stamp.device == own && !batch.covers($0.fact.stamp)
          && $0.fact.stamp.clock > batch.clock && $0.name.rule != .quiet
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
        FieldWrite.count(name, all.reduce(0) { $0 &+ ($1.fact.value.number ?? 0) })
      }
      try MarkWrites(self).mark(writes + sums, deed: nil, at: milliseconds)
    }
    try flush()
  }
}
