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

  /// Returns a copy of the store in a temporary file, which vanishes with the connection. The copy is in memory if it
  /// must not be in a file, or if the folder of temporary files has no room for it.
  func temporaryCopy() throws(StorageFailure) -> Connection {
    if mustSortInMemory || !StoreFile.hasTemporaryFolder { return try copyInMemory() }
    // SQLite makes a temporary file if the path is empty.
    let target = try Connection(path: "", access: .readWrite, busyMilliseconds: 0)
    try target.run("PRAGMA cache_size = -\(PageRoom.most.rawValue)")
    do throws(StorageFailure) { try copy(into: target) } catch {
      guard error == .full else { throw error }
      return try copyInMemory()
    }
    return target
  }

  /// Returns a copy of the store in memory. Changes in the copy affect no file.
  func copyInMemory() throws(StorageFailure) -> Connection {
    let target = try Connection(path: ":memory:", access: .readWrite, busyMilliseconds: 0)
    if isEncrypted { try target.run("PRAGMA temp_store = MEMORY") }
    try copy(into: target)
    return target
  }
}
