/// Queries about the lock: whether this terminal session is locked, and how a forgotten code can be replaced.
public struct LockQueries: Sendable {
  let store: any LockRepository
  let time: RealTime
  let sessions: TerminalSessions
  let password: ProfilePassword

  /// Returns the state for this terminal session. It is called before every command, so it never verifies a hash, which
  /// is slow.
  public func callAsFunction() throws(StorageFailure) -> LockState {
    guard let lock = try store.stored() else { return .off }
    if !lock.sessions.isEmpty, let session = sessions.current(), lock.sessions.contains(session) {
      return .open
    }
    return .locked(wait: lock.tries.wait(at: time.milliseconds()))
  }

  /// Returns whether the profile has a password with which the lock can be removed.
  public func canRecover() throws(StorageFailure) -> Bool { try password.isThere() }
}
