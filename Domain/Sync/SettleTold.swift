/// Lets a told entry be: what stands stays, and nobody is told any more, on no device.
public struct SettleTold {
  private let store: any FactStore

  /// Settles in a store.
  public init(_ store: any FactStore) { self.store = store }

  /// Settles an entry; one that is not there, or is settled, stays so.
  public func settle(_ id: ToldFact.Name) throws(StorageFailure) {
    guard var entry = try store.told(id), !entry.isSettled else { return }
    entry.isSettled = true
    try store.keep(entry, isNew: true)
  }

  /// Keeps a value that is about to be replaced, as one that is settled: nothing is lost by it. A value
  /// that is kept already was written there first.
  public func remember(_ fact: NamedFact) throws(StorageFailure) {
    let (id, value) = (ToldFact.Name(fact.name, fact.fact.stamp), fact.fact.value)
    let kept = try store.told(of: fact.name)
    if kept.contains(where: { $0.id == id || $0.value == value && !$0.isReopened }) { return }
    try store.keep(ToldFact(id, value, isSettled: true), isNew: true)
  }
}

/// Opens a conflict again on all devices, since its resolution was undone.
///
/// What is settled stays settled for ever. So this is a new entry with the same value, and with a stamp
/// of now, which no device has seen: whoever wrote the field without knowing of it does not settle it.
public struct ReopenTold {
  private let store: any FactStore

  /// Opens entries of a store.
  public init(_ store: any FactStore) { self.store = store }

  /// Tells a value again.
  public func reopen(
    _ name: FactName, _ value: FactValue, reason: Int, at milliseconds: Int64
  ) throws(StorageFailure) {
    var position = try store.position()
    let stamp = SyncStamp(
      clock: position.clock.tick(at: milliseconds), device: position.device, seq: position.writing)
    try store.keep(position)
    let first = reason % ToldFact.reopened
    try store.keep(
      ToldFact(.init(name, stamp), value, reason: first + ToldFact.reopened), isNew: true)
  }
}
