import Domain

extension Connection {
  /// Copies the whole store into a new file, as one snapshot. The copy of an encrypted store is encrypted with the same
  /// data key, and has the same slots. Returns the open copy.
  @discardableResult
  func copy(to path: String) throws(StorageFailure) -> Connection {
    try StoreFile.prepare(path)
    if let pages = encryptedPages {
      guard let key = pages.key else { throw .encrypted(.closed) }
      try EncryptedStoreFile.begin(path, key: key, slots: pages.currentCopies().header.slots)
    }
    let target = try Connection(path: path, access: .readWrite, busyMilliseconds: 0)
    try copy(intoNew: target)
    return target
  }

  /// Copies the whole store into an empty one, as one snapshot.
  func copy(intoNew target: Connection) throws(StorageFailure) {
    guard target.isEncrypted else { return try copy(into: target) }
    // A journal on disk would not be encrypted. If the copy fails, its file is discarded, so no rollback is needed.
    try target.run("PRAGMA journal_mode = MEMORY")
    try target.reserve(Migrations.reservedBytes)
    try copy(into: target)
    // The mode is stored in the file. The log is the only journal of an encrypted store.
    try target.run("PRAGMA journal_mode = WAL")
  }

  /// Returns a copy of the store in a file beside `path`, which loses its name at once and is gone when the copy is
  /// closed. It takes little memory.
  func copyInNamelessFile(beside path: String) throws(StorageFailure) -> Connection {
    Unfinished.sweep(besides: path)
    let name = Unfinished.name(for: path)
    try StoreFile.prepare(name)
    do throws(StorageFailure) {
      let target = try Connection(path: name, access: .readWrite, busyMilliseconds: 0)
      try target.run("PRAGMA synchronous = OFF")
      try copy(into: target)
      // A log or a journal would be a second file, and could not be found without the name.
      _ = try target.first("PRAGMA journal_mode = MEMORY") { $0.text }
      try target.run("PRAGMA cache_size = -16384")
      try StoreFile.remove(name)
      return target
    } catch {
      for ending in ["", "-journal", "-shm"] + StoreFile.logEndings {
        do throws(StorageFailure) { try StoreFile.remove(name + ending) } catch { continue }
      }
      throw error
    }
  }

  /// Returns a copy of the store in memory. Changes in the copy affect no file.
  func copyInMemory() throws(StorageFailure) -> Connection {
    let target = try Connection(path: ":memory:", access: .readWrite, busyMilliseconds: 0)
    if isEncrypted { try target.run("PRAGMA temp_store = MEMORY") }
    try copy(into: target)
    return target
  }
}
