import Domain

/// Resolves a conflict by choosing one of its values, in one transaction. The other value stays in the store, so that
/// undo can reopen the conflict.
struct ResolveConflict {
  private let fieldVersions: SQLiteFieldVersions
  private let milliseconds: Int64

  init(_ fieldVersions: SQLiteFieldVersions, at milliseconds: Int64) {
    (self.fieldVersions, self.milliseconds) = (fieldVersions, milliseconds)
  }

  /// Resolves a conflict. Returns whether the chosen value is shown afterwards; a uniqueness rule may hold it back.
  /// Returns nil if no conflict has this number.
  func resolve(_ number: Int, keeping side: ConflictSide) throws(StorageFailure) -> Bool? {
    let all = try OpenConflicts(fieldVersions).all()
    let numbers = try ConflictNumbering(fieldVersions).numbers(of: all.map(\.id))
    guard let open = all.first(where: { numbers[$0.id] == number }) else { return nil }
    let record = try fieldVersions.record(of: open.id.name)
    try ResolvedConflicts(fieldVersions).begin()
    // With the record's id, the title is deleted from the history when the record is destroyed.
    let words = ConflictWords(fieldVersions)
    fieldVersions.store.setSubject(of: try words.title(of: record, open), record.item)
    switch (open.kind, side) {
    case (.putAway, .current):
      try close(open.entries)
      return true
    case (.destroyed, .current):
      // The conflict may come from a device that did not know of the destruction, so it is marked as `destroyed`.
      let entries = open.entries.map { entry in
        ConflictingVersion(
          entry.id, entry.value, reason: entry.reason | ConflictingVersion.destroyed)
      }
      for entry in entries { try fieldVersions.keep(entry, isNew: true) }
      try close(entries)
      // The destroying device did not empty the fields that it did not know.
      let left = record.fieldVersions.filter {
        $0.name.rule == .last && $0.fieldVersion.value != .nothing
      }
      try write(left.map { .value($0.name, .nothing) }, remembers: false)
      return true
    case (.field, .current):
      try close(open.entries)
      // The value is written again to win over another device that chose the other value in the meantime. A record that
      // was removed here and changed there is shown, so what is shown counts, not the stored removal.
      let name = open.id.name
      if let fieldVersion = try fieldVersions.fieldVersion(name) {
        try write([.value(name, record.shown(name.field) ?? fieldVersion.value)])
      }
      return true
    case (.putAway, .other):
      try close(open.entries)
      try write([.value(record.name(SyncField.deleted), .nothing)])
      return true
    case (.destroyed, .other):
      // The current value of a destroyed record is empty and not worth storing for undo.
      try write(open.entries.map { .value($0.id.name, $0.value) }, remembers: false)
      return try fieldVersions.record(of: open.id.name).key != nil
    case (.held, _) where OpenConflicts.wholes.contains(record.number):
      // The latest write decides which whole record is shown, so all the others are deleted.
      let others = try OpenConflicts(fieldVersions).shown(insteadOf: record)
      let removal = record.name(SyncField.deleted)
      try ResolvedConflicts(fieldVersions).note(
        removal, .nothing, reason: ConflictingVersion.concurrent)
      let gone = side == .current ? [record] : others
      let now = FieldValue([.moment(instant: Int(milliseconds / 1000), offset: 0)])
      try write(gone.map { .value($0.name(SyncField.deleted), now) })
      if side == .current { return true }
      return try fieldVersions.record(of: removal).shown(SyncField.deleted) == .nothing
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

  /// Settles conflicting versions and stores them for undo.
  private func close(_ entries: [ConflictingVersion]) throws(StorageFailure) {
    for entry in entries {
      try ResolvedConflicts(fieldVersions).note(entry.id.name, entry.value, reason: entry.reason)
      try CloseConflict(fieldVersions).close(entry.id)
    }
  }

  /// Writes fields, which settles all their conflicts. The old values of the fields are stored for undo.
  private func write(_ writes: [FieldWrite], remembers: Bool = true) throws(StorageFailure) {
    for case .value(let name, _) in writes where name.rule == .last {
      try close(try fieldVersions.conflicts(of: name).filter { !$0.isSettled })
      if remembers, let fieldVersion = try fieldVersions.fieldVersion(name) {
        try CloseConflict(fieldVersions).remember(NamedFieldVersion(name, fieldVersion))
      }
    }
    try MarkWrites(fieldVersions).mark(writes, historyEntry: nil, at: milliseconds)
    try fieldVersions.showHeld()
  }
}
