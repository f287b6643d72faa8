import Domain

/// Who wrote the values of a conflict, also where undoing a resolution wrote them again.
struct ConflictWriters {
  private let facts: SQLiteFacts

  init(_ facts: SQLiteFacts) { self.facts = facts }

  /// Who wrote the value that is not in use.
  func other(_ open: OpenTold.Entry) throws(StorageFailure) -> SyncStamp {
    guard let told = open.entries.first, told.isReopened else { return open.id.stamp }
    return try writer(of: told.value, told.id.name) ?? told.id.stamp
  }

  /// Who wrote the value in use; nil where nobody is known to have.
  func current(_ open: OpenTold.Entry, _ record: FactRecord) throws(StorageFailure) -> SyncStamp? {
    let field = open.id.name.field
    let isDeleted = field == SyncField.deleted && record.shown(field) ?? .nothing == .nothing
    // A record that is gone, or is here again, is so by what was written of it last.
    guard open.kind.isOfField, !isDeleted else {
      if open.kind == .putAway { return record.fact(SyncField.deleted)?.stamp }
      return record.facts.filter { $0.name.rule == .last }.map(\.fact.stamp).max()
    }
    guard let fact = record.fact(field), fact.value == record.shown(field) ?? .nothing else {
      return nil
    }
    guard let told = open.entries.first, told.isReopened,
      told.id.stamp.device == fact.stamp.device
    else { return fact.stamp }
    return try writer(of: fact.value, record.name(field)) ?? fact.stamp
  }

  /// Who wrote a value before a resolution of it was undone.
  private func writer(of value: FactValue, _ name: FactName) throws(StorageFailure) -> SyncStamp? {
    try facts.told(of: name).filter { !$0.isReopened && $0.value == value }
      .map(\.id.stamp).max()
  }
}
