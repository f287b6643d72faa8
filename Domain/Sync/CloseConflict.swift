/// Lets a told entry be: what stands stays, and nobody is told any more, on no device.
public struct CloseConflict {
  private let store: any FieldVersionStore

  /// Settles in a store.
  public init(_ store: any FieldVersionStore) { self.store = store }

  /// Settles an entry; one that is not there, or is settled, stays so.
  public func settle(_ id: ConflictingVersion.Name) throws(StorageFailure) {
    guard var entry = try store.conflicts(id), !entry.isSettled else { return }
    entry.isSettled = true
    try store.keep(entry, isNew: true)
  }

  /// Keeps a value that is about to be replaced, as one that is settled: nothing is lost by it. A value
  /// that is kept already was written there first.
  public func remember(_ fieldVersion: NamedFieldVersion) throws(StorageFailure) {
    let (id, value) = (
      ConflictingVersion.Name(fieldVersion.name, fieldVersion.fieldVersion.stamp),
      fieldVersion.fieldVersion.value
    )
    let kept = try store.conflicts(of: fieldVersion.name)
    if kept.contains(where: { $0.id == id || $0.value == value && !$0.isReopened }) { return }
    try store.keep(ConflictingVersion(id, value, isSettled: true), isNew: true)
  }
}

/// Opens a conflict again on all devices, since its resolution was undone.
///
/// What is settled stays settled for ever. So this is a new entry with the same value, and with a stamp
/// of now, which no device has seen: whoever wrote the field without knowing of it does not settle it.
public struct ReopenConflict {
  private let store: any FieldVersionStore

  /// Opens entries of a store.
  public init(_ store: any FieldVersionStore) { self.store = store }

  /// Tells a value again.
  public func reopen(
    _ name: FieldName, _ value: FieldValue, reason: Int, at milliseconds: Int64
  ) throws(StorageFailure) {
    var position = try store.position()
    let stamp = SyncStamp(
      clock: position.clock.tick(at: milliseconds), device: position.device, seq: position.writing)
    try store.keep(position)
    let first = reason % ConflictingVersion.reopened
    try store.keep(
      ConflictingVersion(.init(name, stamp), value, reason: first + ConflictingVersion.reopened),
      isNew: true)
  }
}
