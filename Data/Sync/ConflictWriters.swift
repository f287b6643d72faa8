import Domain

/// Who wrote the values of a conflict, also where undoing a resolution wrote them again.
struct ConflictWriters {
  private let fieldVersions: SQLiteFieldVersions

  init(_ fieldVersions: SQLiteFieldVersions) { self.fieldVersions = fieldVersions }

  /// Who wrote the value that is not in use.
  func other(_ open: OpenConflicts.Entry) throws(StorageFailure) -> SyncStamp {
    guard let conflicts = open.entries.first, conflicts.isReopened else { return open.id.stamp }
    return try writer(of: conflicts.value, conflicts.id.name) ?? conflicts.id.stamp
  }

  /// Who wrote the value in use; nil where nobody is known to have.
  func current(_ open: OpenConflicts.Entry, _ record: FieldVersionRecord) throws(StorageFailure)
    -> SyncStamp?
  {
    let field = open.id.name.field
    let isDeleted = field == SyncField.deleted && record.shown(field) ?? .nothing == .nothing
    // A record that is gone, or is here again, is so by what was written of it last.
    guard open.kind.isOfField, !isDeleted else {
      if open.kind == .putAway { return record.fieldVersion(SyncField.deleted)?.stamp }
      return record.fieldVersions.filter { $0.name.rule == .last }.map(\.fieldVersion.stamp).max()
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

  /// Who wrote a value before a resolution of it was undone.
  private func writer(of value: FieldValue, _ name: FieldName) throws(StorageFailure) -> SyncStamp?
  {
    try fieldVersions.conflicts(of: name).filter { !$0.isReopened && $0.value == value }
      .map(\.id.stamp).max()
  }
}
