/// Removes the lock with the password of the profile, if the user forgot the code.
public struct RecoverLock: Sendable {
  let store: any LockRepository
  let password: ProfilePassword
  let trial: LockTrial

  /// Removes the lock if the password is right. A password counts as a try at the lock, so it does not bypass the wait.
  public func callAsFunction(_ text: String) throws(LockFailure) {
    try expectPossible()
    let isRight = { (_: SecretHash) throws(LockFailure) -> Bool in
      do throws(PasswordFailure) { return try password.proves(text) } catch {
        switch error {
        case .none: throw .noPassword
        case .secret(let failure): throw .secret(failure)
        case .storage(let failure): throw .storage(failure)
        }
      }
    }
    try trial.run(isRight, refusing: LockFailure.wrongPassword) { _ in nil }
  }

  /// Throws if the store has no lock, or if the profile has no password.
  public func expectPossible() throws(LockFailure) {
    try store.expectOn()
    let isThere: Bool
    do throws(StorageFailure) { isThere = try password.isThere() } catch { throw .storage(error) }
    if !isThere { throw .noPassword }
  }
}
