import Domain
import Synchronization

extension Database {
  /// Deletes the store: takes exclusive use, runs `moveAway`, which can read the store once more
  /// and moves its files, and closes the store. Throws `.busy` and changes nothing while another
  /// process has the store open. Later calls throw `.closed`.
  func destroy(timeout: Int, _ moveAway: (Connection) throws(StorageFailure) -> Void)
    throws(StorageFailure)
  {
    try withExclusiveUse(timeout: timeout, closing: true) { (store) throws(StorageFailure) in
      try moveAway(store)
    }
  }

  /// Runs a body with exclusive use of the store, which is shared again afterwards.
  func alone<T: Sendable>(
    timeout: Int, _ body: (Connection) throws(StorageFailure) -> sending T
  ) throws(StorageFailure) -> T {
    try withExclusiveUse(timeout: timeout, closing: false, body)
  }

  /// Runs a body with exclusive use of the store. If it succeeds, the store is closed with `closing`. Otherwise it is
  /// shared again.
  private func withExclusiveUse<T: Sendable>(
    timeout: Int, closing: Bool, _ body: (Connection) throws(StorageFailure) -> sending T
  ) throws(StorageFailure) -> T {
    if let refusal { throw refusal }
    if let path = try alone({ (store) throws(StorageFailure) in store.encryptedPath }) {
      return try withExclusiveUse(ofEncrypted: path, timeout: timeout, closing: closing, body)
    }
    return try connection.withLock { (open) throws(StorageFailure) in
      guard let store = open else { throw .closed }
      store.rollBackIfInside()
      try store.acquireExclusiveLock(timeout: timeout)
      do throws(StorageFailure) {
        let value = try body(store)
        if closing { open = nil } else { store.releaseExclusiveLock() }
        return value
      } catch {
        store.releaseExclusiveLock()
        throw error
      }
    }
  }

  /// Runs a body with exclusive use of an encrypted store. The store is opened again for this, because a connection
  /// that has already read the log cannot take exclusive use of it.
  private func withExclusiveUse<T: Sendable>(
    ofEncrypted path: String, timeout: Int, closing: Bool,
    _ body: (Connection) throws(StorageFailure) -> sending T
  ) throws(StorageFailure) -> T {
    try connection.withLock { (open) throws(StorageFailure) in
      open = nil
      do throws(StorageFailure) {
        let value = try body(Connection.exclusive(path, timeout: timeout))
        if !closing { open = try Self.reopened(path) }
        return value
      } catch {
        open = try Self.reopened(path)
        throw error
      }
    }
  }

  /// Opens an encrypted store again after exclusive use. A store that was deleted in the meantime is not created.
  private static func reopened(_ path: String) throws(StorageFailure) -> Connection {
    let store = try Connection(
      path: path, access: .existing, busyMilliseconds: Int32(Database.timeout))
    try store.script("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
    store.watchChanges()
    return store
  }
}

extension Connection {
  /// The path of an encrypted store; nil for a plain store or one in memory.
  fileprivate var encryptedPath: String? { isEncrypted ? path : nil }
}
