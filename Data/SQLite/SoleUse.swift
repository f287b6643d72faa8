import Domain

extension Connection {
  /// Takes the file for this connection alone, without the files beside it that others would share:
  /// SQLite gives up the log only where nobody else has the store open.
  func becomeAlone(patience: Int) throws(StorageFailure) {
    var waited = 0
    while true {
      do throws(StorageFailure) {
        guard try first("PRAGMA journal_mode = DELETE", [], { $0.text(0) }) == "delete" else {
          throw .busy
        }
        try run("PRAGMA locking_mode = EXCLUSIVE")
        // From here on the lock is kept, whatever is done.
        try run("BEGIN EXCLUSIVE")
        return try run("COMMIT")
      } catch {
        rollBackIfInside()
        guard case .busy = error, waited < patience else {
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
    for statement in [
      "PRAGMA locking_mode = NORMAL", "SELECT count(*) FROM sqlite_schema",
      "PRAGMA journal_mode = WAL",
    ] {
      do throws(StorageFailure) { try run(statement) } catch { return }
    }
  }
}
