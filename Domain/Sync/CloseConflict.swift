/// Settles a conflict entry on all devices. The current value stays, and the conflict is no longer shown.
public struct CloseConflict {
  private let store: any FieldVersionStore

  public init(_ store: any FieldVersionStore) { self.store = store }

  /// Settles an entry. Does nothing if the entry is missing or already settled.
  public func close(_ id: ConflictingVersion.Name) throws(StorageFailure) {
    guard var entry = try store.conflicts(id), !entry.isSettled else { return }
    entry.isSettled = true
    try store.keep(entry, isNew: true)
  }

  /// Stores a value that is about to be replaced as a settled entry, so that it is not lost. Does nothing if another
  /// entry already holds the value, unless that entry was reopened.
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

/// Opens a conflict again on all devices, because its resolution was undone. A settled entry never opens again, so a
/// new entry with the same value is added. The stamp of the new entry is unseen by every device, so a concurrent write
/// of another device does not settle the entry.
public struct ReopenConflict {
  private let store: any FieldVersionStore

  public init(_ store: any FieldVersionStore) { self.store = store }

  /// Adds an open entry for a value, with a fresh stamp of this device.
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
