/// Sets the first code of the lock.
public struct SetLock: Sendable {
  let store: any LockRepository
  let secrets: SecretKeeper

  /// Sets the code, which the user must type twice. Throws if the store already has a lock.
  public func callAsFunction(_ code: String, again: String) throws(LockFailure) {
    let code = try Self.same(code, again)
    let hash = try Self.hash(code, secrets)
    let isSet = try store.changing { lock in
      lock == nil ? LockOutcome(StoredLock(hash), true) : LockOutcome(lock, false)
    }
    if !isSet { throw .codeNeeded }
  }

  /// Validates both texts and returns the code. Throws if they differ.
  public static func same(_ first: String, _ second: String) throws(LockFailure) -> LockCode {
    let code = try accepted(first)
    // An invalid second text only means that the codes differ; its own fault is not reported.
    guard try accepted(second, or: .codesDiffer) == code else { throw .codesDiffer }
    return code
  }

  /// Validates a code. Called before the user types the code a second time, so that the user learns the rules for codes
  /// early.
  public static func accepted(_ text: String) throws(LockFailure) -> LockCode {
    do throws(LockCodeRefusal) { return try LockCode(text) } catch { throw .badCode(error) }
  }

  private static func accepted(_ text: String, or refusal: LockFailure) throws(LockFailure)
    -> LockCode
  {
    do throws(LockCodeRefusal) { return try LockCode(text) } catch { throw refusal }
  }

  static func hash(_ code: LockCode, _ secrets: SecretKeeper) throws(LockFailure) -> SecretHash {
    do throws(SecretFailure) { return try secrets.hash(code.digits) } catch {
      throw .secret(error)
    }
  }
}

/// Replaces the code of the lock.
public struct ChangeLock: Sendable {
  let store: any LockRepository
  let secrets: SecretKeeper
  let trial: LockTrial

  /// Sets a new code, which the user must type twice. The old code is required, and the lock is closed for all
  /// sessions.
  public func callAsFunction(from old: String, to code: String, again: String) throws(LockFailure) {
    try store.expectOn()
    // Validated first, so that an invalid new code does not use up a try.
    let code = try SetLock.same(code, again)
    let hash = try SetLock.hash(code, secrets)
    try trial(old) { _ in StoredLock(hash) }
  }
}

/// Removes the lock, so that the store opens without a code.
public struct RemoveLock: Sendable {
  let trial: LockTrial

  /// Removes the lock if the code is right.
  public func callAsFunction(_ code: String) throws(LockFailure) { try trial(code) { _ in nil } }
}
