/// Tells whether there is a lock, and whom it keeps out.
public struct LockQueries: Sendable {
  let store: any LockRepository
  let time: RealTime
  let sessions: TerminalSessions
  let password: ProfilePassword

  /// Whether the lock keeps this terminal session out. It is asked with every command, so no
  /// secret is looked at.
  public func callAsFunction() throws(StorageFailure) -> LockState {
    guard let lock = try store.look() else { return .off }
    if !lock.sessions.isEmpty, let session = sessions.current(), lock.sessions.contains(session) {
      return .open
    }
    return .locked(wait: lock.tries.wait(at: time.milliseconds()))
  }

  /// Whether the profile has a password to recover with.
  public func canRecover() throws(StorageFailure) -> Bool { try password.isThere() }
}
