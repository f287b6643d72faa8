import Domain

/// Resolves a conflict with one of its values, within one transaction. The value that is not kept stays
/// in the store, so that undoing it opens the conflict again.
struct ResolveConflict {
  private let fieldVersions: SQLiteFieldVersions
  private let milliseconds: Int64

  init(_ fieldVersions: SQLiteFieldVersions, at milliseconds: Int64) {
    (self.fieldVersions, self.milliseconds) = (fieldVersions, milliseconds)
  }

  /// Whether its value is shown now, which a rule may forbid; nil where there is none of this number.
  func resolve(_ number: Int, keeping side: ConflictSide) throws(StorageFailure) -> Bool? {
    let all = try OpenConflicts(fieldVersions).all()
    let numbers = try ConflictNumbering(fieldVersions).numbers(of: all.map(\.id))
    guard let open = all.first(where: { numbers[$0.id] == number }) else { return nil }
    let record = try fieldVersions.record(of: open.id.name)
    try ResolvedConflicts(fieldVersions).begin()
    fieldVersions.store.tell(of: try ConflictWords(fieldVersions).title(of: record, open))
    switch (open.kind, side) {
    case (.putAway, .current), (.destroyed, .current):
      try settle(open.entries)
      return true
    case (.field, .current):
      try settle(open.entries)
      // Written again, so that a device that chose the other value meanwhile learns of this choice.
      if let fieldVersion = try fieldVersions.fieldVersion(open.id.name) {
        try write([.value(open.id.name, fieldVersion.value)])
      }
      return true
    case (.putAway, .other):
      try settle(open.entries)
      try write([.value(record.name(SyncField.deleted), .nothing)])
      return true
    case (.destroyed, .other):
      // What a record that is gone says is nothing worth keeping.
      try write(open.entries.map { .value($0.id.name, $0.value) }, remembers: false)
      return try fieldVersions.record(of: open.id.name).key != nil
    case (.field, .other), (.held, .current), (.held, .other):
      let name = open.id.name
      if open.kind == .held {
        try ResolvedConflicts(fieldVersions).note(
          name, open.value, reason: ConflictingVersion.concurrent)
      }
      let value = side == .other ? open.value : record.shown(name.field) ?? .nothing
      try write([.value(name, value)])
      return try fieldVersions.record(of: name).shown(name.field) ?? .nothing == value
    }
  }

  /// Settles entries, and notes them for undoing it.
  private func settle(_ entries: [ConflictingVersion]) throws(StorageFailure) {
    for entry in entries {
      try ResolvedConflicts(fieldVersions).note(entry.id.name, entry.value, reason: entry.reason)
      try CloseConflict(fieldVersions).settle(entry.id)
    }
  }

  /// Writes fields. That settles all that is told of them, and the values they had are remembered.
  private func write(_ writes: [FieldWrite], remembers: Bool = true) throws(StorageFailure) {
    for case .value(let name, _) in writes where name.rule == .last {
      try settle(try fieldVersions.conflicts(of: name).filter { !$0.isSettled })
      if remembers, let fieldVersion = try fieldVersions.fieldVersion(name) {
        try CloseConflict(fieldVersions).remember(NamedFieldVersion(name, fieldVersion))
      }
    }
    try MarkWrites(fieldVersions).mark(writes, deed: nil, at: milliseconds)
    try fieldVersions.showHeld()
  }
}
