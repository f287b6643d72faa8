import Domain

extension Connection {
  /// Takes the file for this connection alone, without the files beside it that others would share:
  /// SQLite gives up the log only where nobody else has the store open.
  func becomeAlone(timeout: Int) throws(StorageFailure) {
    var waited = 0
    while true {
      do throws(StorageFailure) {
        try leaveLog()
        try run("PRAGMA locking_mode = EXCLUSIVE")
        // From here on the lock is kept, whatever is done.
        try run("BEGIN EXCLUSIVE")
        try run("COMMIT")
        // Between the two somebody may have come, and brought the log back.
        if try journal() == "delete" { return }
        throw .busy
      } catch {
        rollBackIfInside()
        guard case .busy = error, waited < timeout else {
          becomeShared()
          throw error
        }
        Pause.milliseconds(10)
        waited += 10
      }
    }
  }

  /// Gives the file back to everybody. Where that fails the store is whole all the same, and only
  /// readers and writers have to wait for each other.
  func becomeShared() {
    // What came in from elsewhere may say that it has a log, which is nobody's while one is alone.
    _ = isDone { () throws(StorageFailure) in if try journal() != "delete" { try leaveLog() } }
    let isShared = isDone { () throws(StorageFailure) in
      try run("PRAGMA locking_mode = NORMAL")
      try run("SELECT count(*) FROM sqlite_schema")
    }
    if isShared { bringLogBack() }
  }

  /// Lets readers read while a writer writes, also where somebody was killed who had the store for
  /// itself. Where that cannot be had they wait for each other, and nothing else is different.
  func bringLogBack() {
    _ = isDone { () throws(StorageFailure) in
      if isOnDisk, try journal() != "wal" { try run("PRAGMA journal_mode = WAL") }
    }
  }

  private func isDone(_ body: () throws(StorageFailure) -> Void) -> Bool {
    do throws(StorageFailure) { try body() } catch { return false }
    return true
  }

  /// Becomes what another store is, in one step: whoever looks afterwards, and however this was cut
  /// short, sees the one or the other, and it stays so. A log could not promise that. What stands
  /// whole in a log counts only for those who come when nobody else has the store open, so a commit
  /// whose writer was killed before it told the others may come true much later. The connection has
  /// to have the store for itself, where nobody is left who could see anything else.
  func become(_ source: Connection) throws(StorageFailure) {
    guard try journal() == "delete" else { throw .busy }
    // The name of the journal goes for good before anybody is told.
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
