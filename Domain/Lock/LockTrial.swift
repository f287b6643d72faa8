/// One try at opening the lock. The try is counted in its own transaction before the code is compared. Therefore
/// neither parallel tries nor killing the program before the comparison gains extra tries.
struct LockTrial: Sendable {
  let store: any LockRepository
  let secrets: SecretKeeper
  let time: RealTime

  /// The result of starting a try.
  private enum Beginning: Sendable {
    case off
    case waiting(Int)
    /// The try was counted. Carries the hash to compare with, and the seconds to wait after this try if it fails.
    case counted(SecretHash, next: Int?)
  }

  /// Tries a code. If the code is right, stores the lock that the closure `change` returns, or deletes the lock if it
  /// returns nil.
  func callAsFunction(_ code: String, _ change: (StoredLock) -> StoredLock?) throws(LockFailure) {
    let digits: String?
    do throws(LockCodeRefusal) { digits = try LockCode(code).digits } catch { digits = nil }
    guard let digits else { return try refuseWhatIsNoCode() }
    let isRight = { (hash: SecretHash) throws(LockFailure) -> Bool in
      do throws(SecretFailure) { return try secrets.matches(digits, hash) } catch {
        throw .secret(error)
      }
    }
    try run(isRight, refusing: LockFailure.wrongCode, change)
  }

  /// Counts a try at the lock, and checks it with the closure `isRight`, which receives the stored hash. If the closure
  /// returns true, stores the result of `change`; otherwise throws the result of `refusal`.
  func run(
    _ isRight: (SecretHash) throws(LockFailure) -> Bool, refusing refusal: (Int?) -> LockFailure,
    _ change: (StoredLock) -> StoredLock?
  ) throws(LockFailure) {
    switch try begin() {
    case .off: throw .off
    case .waiting(let seconds): throw .waiting(seconds: seconds)
    case .counted(let hash, let wait):
      guard try isRight(hash) else { throw refusal(wait) }
      let isSame = try store.changing { lock in
        // Another process may have changed the code meanwhile, and the new one was not verified here.
        guard var lock, lock.hash == hash else { return LockOutcome(lock, false) }
        lock.tries = .none
        return LockOutcome(change(lock), true)
      }
      if !isSame { throw refusal(wait) }
    }
  }

  private func begin() throws(LockFailure) -> Beginning {
    let now = time.milliseconds()
    return try store.changing { lock in
      guard var lock else { return LockOutcome(nil, .off) }
      if let seconds = lock.tries.wait(at: now) {
        if lock.tries.isAhead(of: now) { lock.tries = lock.tries.begunAgain(at: now) }
        return LockOutcome(lock, .waiting(seconds))
      }
      lock.tries = lock.tries.adding(at: now)
      return LockOutcome(lock, .counted(lock.hash, next: lock.tries.wait(at: now)))
    }
  }

  /// Throws the error of a wrong code for a text that is not a valid code. The try is not counted, because it reveals
  /// nothing about the code.
  private func refuseWhatIsNoCode() throws(LockFailure) {
    let found: StoredLock?
    do throws(StorageFailure) { found = try store.stored() } catch { throw .storage(error) }
    guard let found else { throw .off }
    if let seconds = found.tries.wait(at: time.milliseconds()) {
      throw .waiting(seconds: seconds)
    }
    throw .wrongCode(wait: nil)
  }
}

extension LockRepository {
  /// Replaces the lock with the one that the closure `rule` returns. Returns the answer of the closure, and throws
  /// storage errors as errors of the lock.
  func changing<Answer: Sendable>(_ rule: (StoredLock?) -> LockOutcome<Answer>)
    throws(LockFailure) -> Answer
  {
    do throws(StorageFailure) { return try change(by: rule) } catch { throw .storage(error) }
  }

  /// Throws `off` if there is no lock.
  func expectOn() throws(LockFailure) {
    do throws(StorageFailure) { if try stored() != nil { return } } catch { throw .storage(error) }
    throw .off
  }
}
