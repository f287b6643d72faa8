import Domain
import Synchronization

/// A lock that keeps the same promises as the real one and needs no file.
package final class LockInMemory: LockRepository {
  private let kept = Mutex<StoredLock?>(nil)

  /// Begins without a lock.
  package init() {}

  /// What is kept now.
  package var peek: StoredLock? { kept.withLock { $0 } }

  /// Keeps something else, as another program might.
  package func replace(with lock: StoredLock?) { kept.withLock { $0 = lock } }

  package func look() throws(StorageFailure) -> StoredLock? { kept.withLock { $0 } }

  package func change<Answer: Sendable>(by rule: (StoredLock?) -> LockOutcome<Answer>)
    throws(StorageFailure) -> Answer
  {
    kept.withLock { lock in
      let outcome = rule(lock)
      lock = outcome.lock
      return outcome.answer
    }
  }
}

extension ProfilePassword {
  /// For a profile without a password.
  package static let absent = ProfilePassword(
    isThere: { () throws(StorageFailure) in false },
    proves: { (_) throws(PasswordFailure) in throw .none })
}
