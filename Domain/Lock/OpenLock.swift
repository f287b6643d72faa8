public struct OpenLock: Sendable {
  let store: any LockRepository
  let sessions: TerminalSessions
  let trial: LockTrial

  /// Opens the lock for commands in this terminal session.
  public func callAsFunction(_ code: String) throws(LockFailure) {
    try store.expectOn()
    guard let session = sessions.current() else { throw .noTerminal }
    try trial(code) { lock in
      var lock = lock
      lock.open(for: session)
      return lock
    }
  }

  /// Throws if there is no lock or no terminal session. Call it before asking the user for a code.
  public func expectPossible() throws(LockFailure) {
    try store.expectOn()
    if sessions.current() == nil { throw .noTerminal }
  }

  /// Verifies the code for the screens only. Commands stay locked.
  public func screens(_ code: String) throws(LockFailure) { try trial(code) { $0 } }
}

/// Closes the lock for the terminal sessions for which it was opened.
public struct CloseLock: Sendable {
  let store: any LockRepository
  let sessions: TerminalSessions
  let encryption: LockedEncryption

  /// Closes the lock for all sessions, and an encrypted data file for all other programs.
  public func callAsFunction() throws(LockFailure) {
    do throws(LockFailure) { try close { $0.close() } } catch {
      // An encrypted data file is closed without a lock too.
      guard error == .off, encryption.isOn() else { throw error }
    }
    try encryption.closing()
  }

  /// Closes an encrypted data file for all other programs, because the user is away.
  public func away() throws(LockFailure) { try encryption.closing() }

  /// Closes the lock for this terminal session only.
  public func here() throws(LockFailure) {
    let session = sessions.current()
    try close { lock in
      if let session { lock.close(for: session) }
    }
  }

  private func close(_ change: (inout StoredLock) -> Void) throws(LockFailure) {
    let isOn = try store.changing { lock in
      guard var lock else { return LockOutcome(nil, false) }
      change(&lock)
      return LockOutcome(lock, true)
    }
    if !isOn { throw .off }
  }
}
