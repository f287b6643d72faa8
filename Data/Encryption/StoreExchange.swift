import Domain
import Platform

/// Replaces a store by a copy of itself that is encrypted, decrypted, or encrypted with a new key. The change is one
/// rename: a process killed before it leaves the old store, and a process killed after it leaves the new one.
struct StoreExchange {
  let path: String
  /// The timeout for other processes to close the store, in milliseconds.
  let timeout: Int

  /// If `path` is a symbolic link, the file that it points to is replaced.
  init(path: String, timeout: Int) { (self.path, self.timeout) = (ArchiveDisk.real(path), timeout) }

  enum Form {
    case plain
    case encrypted(DataKey, [KeySlot])
  }

  /// Makes a converted copy, compares it with the store, and renames it to the path of the store. No other connection
  /// of this process may have the store open.
  func run(to form: Form) throws(StorageFailure) {
    let new = Unfinished.name(for: path)
    Unfinished.sweep(besides: path)
    try FormerFile.destroy(besides: path)
    let former: FormerFile
    do throws(StorageFailure) {
      let store = try exclusive()
      defer { if !store.isEncrypted { store.releaseExclusiveLock() } }
      try copy(store, to: new, as: form)
      former = try FormerFile(path)
      // The old log must be gone before the rename, because the next process would apply it to the new store.
      try store.emptyLog(path)
      try StoreFile.rename(new, to: path)
    } catch {
      for ending in ["", "-shm"] + StoreFile.logEndings { try StoreFile.remove(new + ending) }
      throw error
    }
    try former.destroy()
  }

  /// Throws `busy` if another process has the store open.
  func expectUnused() throws(StorageFailure) {
    let store = try exclusive()
    if !store.isEncrypted { store.releaseExclusiveLock() }
  }

  private func exclusive() throws(StorageFailure) -> Connection {
    let store = try Connection(path: path, access: .readWrite, busyMilliseconds: Int32(timeout))
    if store.isEncrypted { return try Connection.exclusive(path, timeout: timeout) }
    try store.acquireExclusiveLock(timeout: timeout)
    return store
  }

  /// Copies a store in the given form to a new file, and throws `.corrupt` if the copy has other content.
  func copy(_ store: Connection, to new: String, as form: Form) throws(StorageFailure) {
    try store.learnTokens()
    try store.run("BEGIN DEFERRED")
    defer { store.rollBackIfInside() }
    let digest = try StoreDigest.of(store)
    try StoreFile.prepare(new)
    let hold = Unfinished.Hold(new)
    defer { withExtendedLifetime(hold) {} }
    if case .encrypted(let key, let slots) = form {
      try EncryptedStoreFile.begin(new, key: key, slots: slots)
    }
    try store.copy(
      intoNew: Connection(path: new, access: .readWrite, busyMilliseconds: 0))
    // A new connection reads the file instead of a page cache.
    let copy = try Connection(path: new, access: .frozen, busyMilliseconds: 0)
    guard try StoreDigest.isWhole(copy), try StoreDigest.of(copy) == digest,
      try copy.first("PRAGMA user_version", [], { $0.int })
        == store.first("PRAGMA user_version", [], { $0.int })
    else { throw .corrupt }
  }
}

extension Connection {
  /// Moves the content of an encrypted store's log into the store, and removes the log. Needs exclusive use.
  fileprivate func emptyLog(_ path: String) throws(StorageFailure) {
    guard isEncrypted else { return }
    try run("PRAGMA wal_checkpoint(TRUNCATE)")
    try StoreFile.remove(path + "-log")
  }
}
