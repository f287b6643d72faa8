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
}
