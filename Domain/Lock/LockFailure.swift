/// Why the lock was not opened or changed.
public enum LockFailure: StorageFailing, Equatable, Sendable {
  case badCode(LockCodeRefusal)
  /// The repeated code differs from the first.
  case codesDiffer
  /// The code is wrong. `wait` is the seconds until the next try; nil if it may follow at once.
  case wrongCode(wait: Int?)
  /// Too many wrong tries; no code is checked for these seconds.
  case waiting(seconds: Int)
  /// There is no lock.
  case off
  /// A lock already exists, and its code is needed to replace it.
  case codeNeeded
  /// There is no terminal session to open it for.
  case noTerminal
  /// The profile has no password to recover with.
  case noPassword
  /// The password is wrong. `wait` is the seconds until the next try; nil if it may follow at once.
  case wrongPassword(wait: Int?)
  case secret(SecretFailure)
  case storage(StorageFailure)
}

/// The state of the lock for this terminal session.
public enum LockState: Equatable, Sendable {
  /// There is no lock.
  case off
  /// The lock is closed. `wait` is the seconds until a code is checked; nil if it may be tried at once.
  case locked(wait: Int?)
  case open

  /// Whether there is a lock.
  public var isOn: Bool { self != .off }
  public var isLocked: Bool { self != .off && self != .open }
}
