import Domain

/// Handles records that another device destroyed, within one batch or snapshot. Writes on this device that the other
/// device had not seen are kept or become conflicts.
final class Destroying {
  private struct Record {
    let name: FieldName
    /// The field versions to write again. If this device edited the record after its destruction, these are all field
    /// versions of the record; otherwise there are none.
    var kept: [NamedFieldVersion] = []
    /// The field versions that become conflicts. If this device edited the record before its destruction, these are the
    /// record's fields in which the last value wins; otherwise there are none.
    var lost: [NamedFieldVersion] = []
    /// Whether this device moved the record to the trash after the other device destroyed it.
    var isRemoved = false
  }

  private let fieldVersions: SQLiteFieldVersions
  /// The closure that returns whether the device that destroyed the records had seen a write.
  private let hasSeen: (SyncStamp) -> Bool
  private var records: [Record] = []
  private var history: ForgetHistory

  /// Prepares for one batch or snapshot. The closure `hasSeen` returns whether the sending device had seen a write.
  init(_ fieldVersions: SQLiteFieldVersions, _ hasSeen: @escaping (SyncStamp) -> Bool) {
    (self.fieldVersions, self.hasSeen) = (fieldVersions, hasSeen)
    history = ForgetHistory(fieldVersions.store)
  }

  /// Examines a record of a snapshot before its field versions are applied.
  func inspect(at record: [SnapshotField]) throws(StorageFailure) {
    let saysSomething = record.contains { field in
      field.name.rule != .summed && field.fieldVersions.contains { $0.value != .nothing }
    }
    if saysSomething { return }
    try inspect(
      at: record.flatMap { field in field.fieldVersions.map { NamedFieldVersion(field.name, $0) } })
  }

  /// Examines a record before its field versions are applied. The record is destroyed if all fields that the sender
  /// knew are empty.
  func inspect(at received: [NamedFieldVersion]) throws(StorageFailure) {
    let fields = received.filter { $0.name.rule != .summed }
    guard let first = fields.first, fields.count > 1,
      fields.allSatisfy({ $0.fieldVersion.value == .nothing })
    else { return }
    let gone = Set(fields.map(\.name.field))
    let known = try fieldVersions.record(of: first.name)
    let here = known.fieldVersions
    let living = here.filter { $0.name.rule != .summed && $0.fieldVersion.value != .nothing }
    if living.contains(where: { hasSeen($0.fieldVersion.stamp) && !gone.contains($0.name.field) }) {
      return
    }
    // The record does not exist on this device, or was destroyed here too.
    if living.isEmpty { return }
    let own = try fieldVersions.ownIDs()
    let hasTrash = known.list?.hasTrash ?? false
    // Restoring a record from the trash counts as an edit. Moving it to the trash does not.
    let edits = here.filter {
      let isNothing = $0.fieldVersion.value == .nothing
      return own.contains($0.fieldVersion.stamp.device) && !hasSeen($0.fieldVersion.stamp)
        && $0.name.rule != .quiet && !$0.isSeed
        && ($0.name.field == FieldName.putAway ? isNothing || !hasTrash : !isNothing)
    }
    var record = Record(name: first.name)
    let clock = fields.map(\.fieldVersion.stamp.clock).max() ?? 0
    if edits.contains(where: { $0.fieldVersion.stamp.clock > clock }) {
      record.kept = here
    } else if !edits.isEmpty {
      record.lost = living.filter { $0.name.rule == .last && $0.name.field != FieldName.putAway }
    }
    record.isRemoved =
      hasTrash && record.kept.isEmpty
      && living.contains {
        $0.name.field == FieldName.putAway && own.contains($0.fieldVersion.stamp.device)
          && $0.fieldVersion.stamp.clock > clock
      }
    records.append(record)
    history.add(known)
  }

  /// Deletes the history and the known conflicts of destroyed records. A record that this device edited after the
  /// destruction is written again. Earlier edits become conflicts. Call this after the field versions were applied.
  func end(at milliseconds: Int64) throws(StorageFailure) {
    if records.isEmpty { return }
    // Overwrites the deleted content in the file rather than only unlinking it.
    try fieldVersions.store.run("PRAGMA secure_delete = ON")
    try fieldVersions.store.run(SyncSQL.purge, [.bool(true)])
    for record in records {
      try SyncedTrash(fieldVersions.store).forgetConflicts(
        record.name, in: fieldVersions, where: hasSeen)
      try keepWhole(record.kept, at: milliseconds)
      if record.isRemoved {
        let (list, identity) = (record.name.list, record.name.identity)
        let removal = FieldName(list: list, identity: identity, field: FieldName.putAway)
        try MarkWrites(fieldVersions).mark(
          [.value(removal, .nothing)], historyEntry: nil, at: milliseconds)
      }
      for fieldVersion in record.lost { try fieldVersions.storeConflict(fieldVersion) }
    }
    try fieldVersions.flush()
    try history.forget()
    fieldVersions.projection.forgetIndexes()
  }

  /// Writes all fields of a record again, which restores the record on all devices.
  private func keepWhole(
    _ kept: [NamedFieldVersion], at milliseconds: Int64
  ) throws(StorageFailure) {
    if kept.isEmpty { return }
    let own = try fieldVersions.ownIDs()
    let writes = kept.filter { $0.name.rule != .summed }.map { fieldVersion in
      // The record is restored from the trash too, unless this device moved it there.
      let list = fieldVersions.store.lists.list(fieldVersion.name.list)
      let stamp = fieldVersion.fieldVersion.stamp
      let isPutAway =
        fieldVersion.name.field == FieldName.putAway && list?.hasTrash ?? false
        && (hasSeen(stamp) || !own.contains(stamp.device))
      return FieldWrite.value(
        fieldVersion.name, isPutAway ? .nothing : fieldVersion.fieldVersion.value)
    }
    let counts = Dictionary(grouping: kept.filter { $0.name.rule == .summed }, by: \.name)
    let sums = counts.map { name, all in
      FieldWrite.count(name, FieldVersion.sum(of: all.map(\.fieldVersion)))
    }
    try MarkWrites(fieldVersions).mark(writes + sums, historyEntry: nil, at: milliseconds)
  }
}

extension SQLiteFieldVersions {
  /// Stores a value of a destroyed record as a conflict. It replaces a stored conflict that has the same value for
  /// another reason.
  fileprivate func storeConflict(_ fieldVersion: NamedFieldVersion) throws(StorageFailure) {
    let id = ConflictingVersion.Name(fieldVersion.name, fieldVersion.fieldVersion.stamp)
    if try conflicts(id)?.reason == ConflictingVersion.destroyed { return }
    try keep(
      ConflictingVersion(id, fieldVersion.fieldVersion.value, reason: ConflictingVersion.destroyed),
      isNew: true)
  }
}
