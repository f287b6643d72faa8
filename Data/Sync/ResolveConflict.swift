import Domain

/// Resolves a conflict with one of its values, within one transaction. The value that is not kept stays
/// in the store, so that undoing it opens the conflict again.
struct ResolveConflict {
  private let facts: SQLiteFacts
  private let milliseconds: Int64

  init(_ facts: SQLiteFacts, at milliseconds: Int64) {
    (self.facts, self.milliseconds) = (facts, milliseconds)
  }

  /// Whether its value is shown now, which a rule may forbid; nil where there is none of this number.
  func resolve(_ number: Int, keeping side: ToldSide) throws(StorageFailure) -> Bool? {
    let all = try OpenTold(facts).all()
    let numbers = try ToldNumbers(facts).numbers(of: all.map(\.id))
    guard let open = all.first(where: { numbers[$0.id] == number }) else { return nil }
    let record = try facts.record(of: open.id.name)
    try ResolvedConflicts(facts).begin()
    facts.store.tell(of: try ToldWords(facts).title(of: record, open))
    switch (open.kind, side) {
    case (.putAway, .current), (.destroyed, .current):
      try settle(open.entries)
      return true
    case (.field, .current):
      try settle(open.entries)
      // Written again, so that a device that chose the other value meanwhile learns of this choice.
      if let fact = try facts.fact(open.id.name) {
        try write([.value(open.id.name, fact.value)])
      }
      return true
    case (.putAway, .other):
      try settle(open.entries)
      try write([.value(record.name(SyncField.deleted), .nothing)])
      return true
    case (.destroyed, .other):
      // What a record that is gone says is nothing worth keeping.
      try write(open.entries.map { .value($0.id.name, $0.value) }, remembers: false)
      return try facts.record(of: open.id.name).key != nil
    case (.field, .other), (.held, .current), (.held, .other):
      let name = open.id.name
      if open.kind == .held {
        try ResolvedConflicts(facts).note(name, open.value, reason: ToldFact.concurrent)
      }
      let value = side == .other ? open.value : record.shown(name.field) ?? .nothing
      try write([.value(name, value)])
      return try facts.record(of: name).shown(name.field) ?? .nothing == value
    }
  }

  /// Settles entries, and notes them for undoing it.
  private func settle(_ entries: [ToldFact]) throws(StorageFailure) {
    for entry in entries {
      try ResolvedConflicts(facts).note(entry.id.name, entry.value, reason: entry.reason)
      try SettleTold(facts).settle(entry.id)
    }
  }

  /// Writes fields. That settles all that is told of them, and the values they had are remembered.
  private func write(_ writes: [FieldWrite], remembers: Bool = true) throws(StorageFailure) {
    for case .value(let name, _) in writes where name.rule == .last {
      try settle(try facts.told(of: name).filter { !$0.isSettled })
      if remembers, let fact = try facts.fact(name) {
        try SettleTold(facts).remember(NamedFact(name, fact))
      }
    }
    try MarkWrites(facts).mark(writes, deed: nil, at: milliseconds)
    try facts.showHeld()
  }
}
