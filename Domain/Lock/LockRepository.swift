/// What becomes of a lock, and what is answered.
public struct LockOutcome<Answer: Sendable>: Sendable {
  /// The lock from now on; nothing takes it away.
  public let lock: StoredLock?
  public let answer: Answer

  /// Puts an outcome together.
  public init(_ lock: StoredLock?, _ answer: Answer) {
    self.lock = lock
    self.answer = answer
  }
}

/// Where the lock is kept. Each method is one transaction.
public protocol LockRepository: Sendable {
  /// The lock, if there is one. It is asked for with every command, and costs next to nothing.
  func look() throws(StorageFailure) -> StoredLock?

  /// Replaces the lock by what a rule makes of it. Nobody else changes it meanwhile.
  func change<Answer: Sendable>(by rule: (StoredLock?) -> LockOutcome<Answer>)
    throws(StorageFailure) -> Answer
}
