import Domain
import Synchronization

/// A lock that keeps the same promises as the real one and needs no file.
package final class LockInMemory: LockRepository {
  private let kept = Mutex<KeptLock?>(nil)

  /// Begins without a lock.
  package init() {}

  /// What is kept now.
  package var peek: KeptLock? { kept.withLock { $0 } }

  /// Keeps something else, as another program might.
  package func replace(with lock: KeptLock?) { kept.withLock { $0 = lock } }

  package func look() throws(StorageFailure) -> KeptLock? { kept.withLock { $0 } }

  package func change<Answer: Sendable>(by rule: (KeptLock?) -> LockOutcome<Answer>)
    throws(StorageFailure) -> Answer
  {
    kept.withLock { lock in
      let outcome = rule(lock)
      lock = outcome.lock
      return outcome.answer
    }
  }
}
