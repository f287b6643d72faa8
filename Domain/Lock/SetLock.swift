/// Sets a lock where there is none.
public struct SetLock: Sendable {
  let store: any LockRepository
  let secrets: SecretKeeper

  /// Sets the code, which is given twice.
  public func callAsFunction(_ code: String, again: String) throws(LockError) {
    let code = try Self.same(code, again)
    let hash = try Self.hash(code, secrets)
    let isSet = try store.changing { lock in
      lock == nil ? LockOutcome(StoredLock(hash), true) : LockOutcome(lock, false)
    }
    if !isSet { throw .codeNeeded }
  }

  /// The code that was given twice.
  public static func same(_ first: String, _ second: String) throws(LockError) -> LockCode {
    let code = try accepted(first)
    // The second text only has to be the same; what is wrong with it is no news.
    guard try accepted(second, or: .codesDiffer) == code else { throw .codesDiffer }
    return code
  }

  /// The code a text is; the rules are told to whoever asks, before it is given a second time.
  public static func accepted(_ text: String) throws(LockError) -> LockCode {
    do throws(LockCodeRefusal) { return try LockCode(text) } catch { throw .badCode(error) }
  }

  private static func accepted(_ text: String, or refusal: LockError) throws(LockError)
    -> LockCode
  {
    do throws(LockCodeRefusal) { return try LockCode(text) } catch { throw refusal }
  }

  static func hash(_ code: LockCode, _ secrets: SecretKeeper) throws(LockError) -> SecretHash {
    do throws(SecretFailure) { return try secrets.hash(code.digits) } catch {
      throw .secret(error)
    }
  }
}

/// Replaces the code of a lock by another one.
public struct ChangeLock: Sendable {
  let store: any LockRepository
  let secrets: SecretKeeper
  let trial: LockTrial

  /// Sets a new code, which is given twice, for somebody who knows the old one. Whatever was open
  /// is closed.
  public func callAsFunction(from old: String, to code: String, again: String) throws(LockError) {
    try store.expectOn()
    // A new code that cannot be is no reason to use up a try.
    let code = try SetLock.same(code, again)
    let hash = try SetLock.hash(code, secrets)
    try trial(old) { _ in StoredLock(hash) }
  }
}

/// Takes the lock away.
public struct RemoveLock: Sendable {
  let trial: LockTrial

  /// Takes it away for somebody who knows the code.
  public func callAsFunction(_ code: String) throws(LockError) { try trial(code) { _ in nil } }
}
