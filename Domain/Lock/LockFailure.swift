public enum LockFailure: StorageFailing, Equatable, Sendable {
  case badCode(LockCodeRefusal)
  /// The code that the user repeated differs from the first code.
  case codesDiffer
  /// The code is wrong. `wait` is the number of seconds until the next try; nil if the user may try again at once.
  case wrongCode(wait: Int?)
  /// There were too many wrong tries. No code is checked for this number of seconds.
  case waiting(seconds: Int)
  /// The store has no lock.
  case off
  /// A lock already exists, and its code is needed to replace the lock.
  case codeNeeded
  /// The program has no terminal session for which the lock could be opened.
  case noTerminal
  /// The profile has no password with which the lock could be removed.
  case noPassword
  /// The password is wrong. `wait` is the number of seconds until the next try; nil if the user may try again at once.
  case wrongPassword(wait: Int?)
  /// Haru was locked, but the system keeps the key of the encrypted data file.
  case keyStays
  case secret(SecretFailure)
  case storage(StorageFailure)
}

/// The state of the lock for this terminal session.
public enum LockState: Equatable, Sendable {
  /// The store has no lock.
  case off
  /// The lock is closed. `wait` is the number of seconds until a code is checked; nil if the user may try at once.
  case locked(wait: Int?)
  case open

  /// Whether the store has a lock.
  public var isOn: Bool { self != .off }
  public var isLocked: Bool { self != .off && self != .open }
}
