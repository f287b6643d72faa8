import Domain

extension Connection {
  /// Takes exclusive use of the file, without the log and shared memory beside it. SQLite removes
  /// the log only if no other process has the store open. The timeout is in milliseconds.
  func acquireExclusiveLock(timeout: Int) throws(StorageFailure) {
    var waited = 0
    while true {
      do throws(StorageFailure) {
        try leaveLog()
        try run("PRAGMA locking_mode = EXCLUSIVE")
        // From here on the lock is held across transactions.
        try run("BEGIN EXCLUSIVE")
        try run("COMMIT")
        // Between the two statements another process may have opened the store and restored the log.
        if try journal() == "delete" { return }
        throw .busy
      } catch {
        rollBackIfInside()
        guard case .busy = error, waited < timeout else {
          releaseExclusiveLock()
          throw error
        }
        Pause.milliseconds(10)
        waited += 10
      }
    }
  }

  /// Ends the exclusive use of the file. If that fails, the store is still intact, but readers and
  /// writers wait for each other.
  func releaseExclusiveLock() {
    // The header of a store that was copied in may ask for a log, which must not be used during exclusive use.
    _ = isDone { () throws(StorageFailure) in if try journal() != "delete" { try leaveLog() } }
    let isShared = isDone { () throws(StorageFailure) in
      try run("PRAGMA locking_mode = NORMAL")
      try run("SELECT count(*) FROM sqlite_schema")
    }
    if isShared { bringLogBack() }
  }

  /// Restores write-ahead logging, also after a process with exclusive use was killed. If that
  /// fails, readers and writers wait for each other, without further consequences.
  func bringLogBack() {
    _ = isDone { () throws(StorageFailure) in
      if isOnDisk, try journal() != "wal" { try run("PRAGMA journal_mode = WAL") }
    }
  }

  private func isDone(_ body: () throws(StorageFailure) -> Void) -> Bool {
    do throws(StorageFailure) { try body() } catch { return false }
    return true
  }

  /// Replaces the content by that of another store, atomically and durably even after a crash. The
  /// caller needs exclusive use. A log could not guarantee durability, because it is replayed only
  /// when no other process has the store open: a commit whose writer was killed before announcing
  /// it might appear much later.
  ///
  /// The log is the only journal of an encrypted store. No other process has the store open, so the next one that
  /// opens it replays the log.
  func replaceStore(_ source: Connection) throws(StorageFailure) {
    if isEncrypted {
      try source.copy(into: self)
      return try run("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    guard try journal() == "delete" else { throw .busy }
    // The deletion of the journal has to be durable before the caller learns of the commit.
    try run("PRAGMA synchronous = EXTRA")
    do throws(StorageFailure) { try source.copy(into: self) } catch {
      try run("PRAGMA synchronous = FULL")
      throw error
    }
    try run("PRAGMA synchronous = FULL")
  }

  private func leaveLog() throws(StorageFailure) {
    guard try first("PRAGMA journal_mode = DELETE", [], { $0.text }) == "delete" else {
      throw .busy
    }
  }

  private func journal() throws(StorageFailure) -> String? {
    try first("PRAGMA journal_mode") { $0.text }
  }
}

extension Connection {
  /// Opens an encrypted store that no other process has open, and takes exclusive use until the connection is closed.
  /// The timeout is in milliseconds.
  static func exclusive(_ path: String, timeout: Int) throws(StorageFailure) -> Connection {
    var waited = 0
    while true {
      do throws(StorageFailure) {
        let store = try Connection(path: path, access: .readWrite, busyMilliseconds: 0)
        // Before the first read, so that the log needs no shared memory. Every other user holds a lock that fails this.
        try store.run("PRAGMA locking_mode = EXCLUSIVE")
        try store.run("BEGIN IMMEDIATE")
        try store.run("COMMIT")
        try store.script("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
        return store
      } catch {
        guard error == .busy || error == .replaced, waited < timeout else { throw error }
        Pause.milliseconds(10)
        waited += 10
      }
    }
  }
}
