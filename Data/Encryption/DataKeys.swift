import Synchronization

/// The data keys that this program knows, by their ids.
final class DataKeys: Sendable {
  /// The keys of this process, looked up in the kernel keyring. They are global because SQLite's file layer is too.
  static let ofProcess = {
    let keys = DataKeys()
    keys.lookUp { id in
      do throws(KeyringFailure) {
        return DataKey(try KernelKeyring().get(named: id.bytes))
      } catch { return nil }
    }
    return keys
  }()

  private struct State {
    var known: [DataKeyID: DataKey] = [:]
    var finder: (@Sendable (DataKeyID) -> DataKey?)?
  }
  private let state = Mutex(State())

  /// Adds a key, for example after a passphrase was entered.
  func add(_ key: DataKey) { state.withLock { $0.known[key.id] = key } }

  /// Removes a key. Stores that are open stay open until they are closed.
  func remove(_ id: DataKeyID) { state.withLock { $0.known[id] = nil } }

  /// Sets the closure that looks up a key which is not in memory.
  func lookUp(with finder: @escaping @Sendable (DataKeyID) -> DataKey?) {
    state.withLock { $0.finder = finder }
  }

  /// Returns a key from memory or from the lookup closure; nil if neither has it.
  func key(_ id: DataKeyID) -> DataKey? {
    let (known, finder) = state.withLock { ($0.known[id], $0.finder) }
    if let known { return known }
    guard let found = finder?(id), found.id == id else { return nil }
    add(found)
    return found
  }
}
