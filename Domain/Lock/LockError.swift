/// Why the lock was not opened or changed.
public enum LockError: StorageFailing, Equatable, Sendable {
  case badCode(LockCodeRefusal)
  /// The code was typed differently the second time.
  case codesDiffer
  /// The code is another one; the next try has to wait so many seconds, or not at all.
  case wrongCode(wait: Int?)
  /// It was tried in vain too often: no code is looked at before so many seconds have passed.
  case waiting(seconds: Int)
  /// There is no lock.
  case off
  /// There is a lock already, and its code is needed first.
  case codeNeeded
  /// There is no terminal to open it for.
  case noTerminal
  /// The profile has no password to recover with.
  case noPassword
  /// The password is another one.
  case wrongPassword(wait: Int?)
  case secret(SecretFailure)
  case storage(StorageFailure)
}

/// Whether a lock keeps somebody out.
public enum LockState: Equatable, Sendable {
  /// There is no lock.
  case off
  /// The lock keeps everybody out; a code is looked at in so many seconds, or at once.
  case locked(wait: Int?)
  /// The lock is open for this terminal session.
  case open

  /// Whether there is a lock.
  public var isOn: Bool { self != .off }
  /// Whether it keeps somebody out.
  public var isLocked: Bool { self != .off && self != .open }
}
