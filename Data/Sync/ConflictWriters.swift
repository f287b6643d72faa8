import Domain

/// Finds the devices that wrote the values of a conflict. A value that an undo restored counts as written by its
/// original device.
struct ConflictWriters {
  private let fieldVersions: SQLiteFieldVersions

  init(_ fieldVersions: SQLiteFieldVersions) { self.fieldVersions = fieldVersions }

  /// Returns the stamp of the value that lost. For a conflict about a whole record it is the latest change that was not
  /// made by the device which destroyed the record.
  func other(_ open: OpenConflicts.Entry, _ record: FieldVersionRecord) throws(StorageFailure)
    -> SyncStamp
  {
    let stamps = try open.entries.map { (entry) throws(StorageFailure) in
      guard entry.isReopened else { return entry.id.stamp }
      return try writer(of: entry.value, entry.id.name) ?? entry.id.stamp
    }
    let destroyer = open.kind == .destroyed ? try current(open, record)?.device : nil
    return stamps.filter { $0.device != destroyer }.max() ?? stamps.max() ?? open.id.stamp
  }

  /// Returns the stamp of the value in use; nil if it is unknown.
  func current(_ open: OpenConflicts.Entry, _ record: FieldVersionRecord) throws(StorageFailure)
    -> SyncStamp?
  {
    let field = open.id.name.field
    let isDeleted = field == SyncField.deleted && record.shown(field) ?? .nothing == .nothing
    // For a deletion, the current state was decided by the latest write to the record.
    guard open.kind.isOfField, !isDeleted else {
      if open.kind == .putAway { return record.fieldVersion(SyncField.deleted)?.stamp }
      return record.fieldVersions
        .filter { $0.name.rule == .last && $0.fieldVersion.value == .nothing }
        .map(\.fieldVersion.stamp).max()
    }
    guard let fieldVersion = record.fieldVersion(field),
      fieldVersion.value == record.shown(field) ?? .nothing
    else {
      return nil
    }
    guard let conflicts = open.entries.first, conflicts.isReopened,
      conflicts.id.stamp.device == fieldVersion.stamp.device
    else { return fieldVersion.stamp }
    return try writer(of: fieldVersion.value, record.name(field)) ?? fieldVersion.stamp
  }

  /// Returns the stamp with which a value was first written, before undoing a resolution wrote it again; nil if
  /// unknown.
  private func writer(of value: FieldValue, _ name: FieldName) throws(StorageFailure) -> SyncStamp?
  {
    try fieldVersions.conflicts(of: name).filter { !$0.isReopened && $0.value == value }
      .map(\.id.stamp).max()
  }
}
