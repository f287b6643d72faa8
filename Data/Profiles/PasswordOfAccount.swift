public import Domain

extension ProfilePassword {
  /// Returns the password of the account that a store belongs to.
  public static func ofAccount(in database: Database, _ keeper: SecretKeeper) -> ProfilePassword {
    let accounts = SQLiteAccounts(database)
    return ProfilePassword(
      isThere: { () throws(StorageFailure) in try accounts.account()?.password != nil },
      proves: { (password) throws(PasswordFailure) in
        let hash: SecretHash?
        do throws(StorageFailure) { hash = try accounts.account()?.password } catch {
          throw .storage(error)
        }
        guard let hash else { throw .none }
        do throws(SecretFailure) { return try keeper.matches(password, hash) } catch {
          throw .secret(error)
        }
      })
  }
}
