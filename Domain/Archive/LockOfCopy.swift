/// Checks the lock of a backup, so that a user who may not open a store cannot read its backup instead.
public struct LockOfCopy: Sendable {
  let copies: any ArchiveRepository
  let secrets: SecretKeeper
  let time: RealTime
  let sessions: TerminalSessions

  /// Returns whether the code of a backup is needed before the backup may be read.
  func isClosed(_ path: String) throws(ArchiveFailure) -> Bool {
    guard let lock = try copies.lock(of: path) else { return false }
    let kept: StoredLock?
    do throws(StorageFailure) { kept = try lock.stored() } catch { throw .storage(error) }
    guard let kept else { return false }
    // A session that was unlocked when the backup was made is still unlocked.
    return sessions.current().map { !kept.sessions.contains($0) } ?? true
  }

  /// Throws unless the backup is unlocked or the code is right. Attempts are counted together for all backups with the
  /// same lock.
  func expectOpen(_ path: String, code: String?) throws(ArchiveFailure) {
    guard try isClosed(path), let lock = try copies.lock(of: path) else { return }
    guard let code else { throw .locked(path: path) }
    let trial = LockTrial(store: lock, secrets: secrets, time: time)
    do throws(LockFailure) { try trial(code) { $0 } } catch { throw .lock(error) }
  }
}
