/// The lock of a backup: it stops a user who may not open a store from reading its backup instead.
public struct LockOfCopy: Sendable {
  let copies: any ArchiveRepository
  let secrets: SecretKeeper
  let time: RealTime
  let sessions: TerminalSessions

  /// Returns whether the backup's code is needed before it may be read.
  func isClosed(_ path: String) throws(ArchiveFailure) -> Bool {
    guard let lock = try copies.lock(of: path) else { return false }
    let kept: StoredLock?
    do throws(StorageFailure) { kept = try lock.look() } catch { throw .storage(error) }
    guard let kept else { return false }
    // A session that was unlocked when the backup was made is still unlocked.
    return sessions.current().map { !kept.sessions.contains($0) } ?? true
  }

  /// Throws unless the backup is unlocked or the code is right. Attempts are counted for all backups with that lock
  /// together.
  func expectOpen(_ path: String, code: String?) throws(ArchiveFailure) {
    guard try isClosed(path), let lock = try copies.lock(of: path) else { return }
    guard let code else { throw .locked(path: path) }
    let trial = LockTrial(store: lock, secrets: secrets, time: time)
    do throws(LockFailure) { try trial(code) { $0 } } catch { throw .lock(error) }
  }
}
