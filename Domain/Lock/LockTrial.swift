/// One try at the lock. It is counted, in a transaction of its own, before anything is compared: a
/// program that tries many codes at once, or is ended in time, has no more tries than anybody.
struct LockTrial: Sendable {
  let store: any LockRepository
  let secrets: SecretKeeper
  let time: RealTime

  /// How a try begins.
  private enum Beginning: Sendable {
    case off
    case waiting(Int)
    /// It is counted; this is what to compare with, and how long the next one would have to wait.
    case counted(SecretHash, next: Int?)
  }

  /// Tries a code; when it is right, the lock becomes what `change` makes of it.
  func callAsFunction(_ code: String, _ change: (StoredLock) -> StoredLock?) throws(LockError) {
    let digits: String?
    do throws(LockCodeRefusal) { digits = try LockCode(code).digits } catch { digits = nil }
    guard let digits else { return try refuseWhatIsNoCode() }
    let isRight = { (hash: SecretHash) throws(LockError) -> Bool in
      do throws(SecretFailure) { return try secrets.matches(digits, hash) } catch {
        throw .secret(error)
      }
    }
    try run(isRight, refusing: LockError.wrongCode, change)
  }

  /// Tries anything that opens the lock.
  func run(
    _ isRight: (SecretHash) throws(LockError) -> Bool, refusing refusal: (Int?) -> LockError,
    _ change: (StoredLock) -> StoredLock?
  ) throws(LockError) {
    switch try begin() {
    case .off: throw .off
    case .waiting(let seconds): throw .waiting(seconds: seconds)
    case .counted(let hash, let wait):
      guard try isRight(hash) else { throw refusal(wait) }
      let isSame = try store.changing { lock in
        // Somebody may have set another code meanwhile, which nobody has proved to know.
        guard var lock, lock.hash == hash else { return LockOutcome(lock, false) }
        lock.tries = .none
        return LockOutcome(change(lock), true)
      }
      if !isSame { throw refusal(wait) }
    }
  }

  private func begin() throws(LockError) -> Beginning {
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

  /// What cannot be any code is wrong as every wrong code is, and tells nobody anything; so it is
  /// not counted.
  private func refuseWhatIsNoCode() throws(LockError) {
    let found: StoredLock?
    do throws(StorageFailure) { found = try store.look() } catch { throw .storage(error) }
    guard let found else { throw .off }
    if let seconds = found.tries.wait(at: time.milliseconds()) {
      throw .waiting(seconds: seconds)
    }
    throw .wrongCode(wait: nil)
  }
}

extension LockRepository {
  /// Changes the lock, and says failures of the store as failures of the lock.
  func changing<Answer: Sendable>(_ rule: (StoredLock?) -> LockOutcome<Answer>)
    throws(LockError) -> Answer
  {
    do throws(StorageFailure) { return try change(by: rule) } catch { throw .storage(error) }
  }

  /// Says that there is no lock before anything else is done.
  func expectOn() throws(LockError) {
    do throws(StorageFailure) { if try look() != nil { return } } catch { throw .storage(error) }
    throw .off
  }
}
