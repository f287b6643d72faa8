public import Domain
import Synchronization

/// Stores the lock code of the store until the program ends.
public final class LockInMemory: LockRepository {
  private let kept = Mutex<StoredLock?>(nil)

  public init() {}

  /// The current lock, for tests.
  package var peek: StoredLock? { kept.withLock { $0 } }

  /// Replaces the lock as another process might, for tests.
  package func replace(with lock: StoredLock?) { kept.withLock { $0 = lock } }

  public func stored() throws(StorageFailure) -> StoredLock? { kept.withLock { $0 } }

  public func change<Answer: Sendable>(by rule: (StoredLock?) -> LockOutcome<Answer>)
    throws(StorageFailure) -> Answer
  {
    kept.withLock { lock in
      let outcome = rule(lock)
      lock = outcome.lock
      return outcome.answer
    }
  }
}
