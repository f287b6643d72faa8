/// The lock after a change, and the result of the change.
public struct LockOutcome<Answer: Sendable>: Sendable {
  /// The lock after the change; nil deletes the lock.
  public let lock: StoredLock?
  public let answer: Answer

  public init(_ lock: StoredLock?, _ answer: Answer) {
    self.lock = lock
    self.answer = answer
  }
}

/// Stores the lock. Each method is one transaction.
public protocol LockRepository: Sendable {
  /// Returns the stored lock; nil if there is none. It is called before every command, so it must be cheap.
  func stored() throws(StorageFailure) -> StoredLock?

  /// Replaces the lock with the one that the closure `rule` returns, atomically. Returns the answer of the closure.
  func change<Answer: Sendable>(by rule: (StoredLock?) -> LockOutcome<Answer>)
    throws(StorageFailure) -> Answer
}
