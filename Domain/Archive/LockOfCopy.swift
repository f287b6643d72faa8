/// The lock that goes with a copy: whoever may not open a store does not read it by way of a copy.
public struct LockOfCopy: Sendable {
  let copies: any ArchiveRepository
  let secrets: SecretKeeper
  let time: RealTime
  let sessions: TerminalSessions

  /// Whether a code has to be known before a copy is read.
  func isClosed(_ path: String) throws(ArchiveError) -> Bool {
    guard let lock = try copies.lock(of: path) else { return false }
    let kept: StoredLock?
    do throws(StorageFailure) { kept = try lock.look() } catch { throw .storage(error) }
    guard let kept else { return false }
    // Who had it open when the copy was made has it open still.
    return sessions.current().map { !kept.sessions.contains($0) } ?? true
  }

  /// Refuses to have a copy read by somebody who does not know its code. Each try is counted, for
  /// all copies with that lock together.
  func expectOpen(_ path: String, code: String?) throws(ArchiveError) {
    guard try isClosed(path), let lock = try copies.lock(of: path) else { return }
    guard let code else { throw .locked(path: path) }
    let trial = LockTrial(store: lock, secrets: secrets, time: time)
    do throws(LockError) { try trial(code) { $0 } } catch { throw .lock(error) }
  }
}
