/// The new state of a lock, with the result of the change.
public struct LockOutcome<Answer: Sendable>: Sendable {
  /// The new lock; nil deletes it.
  public let lock: StoredLock?
  public let answer: Answer

  public init(_ lock: StoredLock?, _ answer: Answer) {
    self.lock = lock
    self.answer = answer
  }
}

/// Stores the lock. Each method is one transaction.
public protocol LockRepository: Sendable {
  /// The stored lock; nil if there is none. It runs before every command, so it must be cheap.
  func look() throws(StorageFailure) -> StoredLock?

  /// Replaces the lock by the result of a rule, atomically.
  func change<Answer: Sendable>(by rule: (StoredLock?) -> LockOutcome<Answer>)
    throws(StorageFailure) -> Answer
}
