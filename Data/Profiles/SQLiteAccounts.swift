public import Domain

/// The account that a store belongs to.
public struct SQLiteAccounts: Sendable {
  private let database: Database

  public init(_ database: Database) { self.database = database }

  /// Returns the account; nil for a guest without any data.
  public func account() throws(StorageFailure) -> Account? {
    try database.alone { (store) throws(StorageFailure) in try Self.account(in: store) }
  }

  /// Changes the account by a rule that is called with the stored account inside the transaction.
  @discardableResult
  public func change(by rule: AccountRule) throws(ProfilesFailure) -> Account? {
    let outcome = try storing(as: ProfilesFailure.self) {
      () throws(StorageFailure) -> Result<Account?, ProfilesFailure> in
      try database.write { (store) throws(StorageFailure) in
        let before = try Self.account(in: store)
        let after: Account?
        do throws(ProfilesFailure) { after = try rule(before) } catch { return .failure(error) }
        if after != before { try Self.keep(after, in: store) }
        return .success(after)
      }
    }
    return try outcome.get()
  }

  /// Stores an account, or removes the stored account if `account` is nil.
  static func keep(_ account: Account?, in store: Connection) throws(StorageFailure) {
    guard let account else { return try store.run(AccountSQL.forget) }
    try store.run(AccountSQL.keep, AccountRow.shape.values(of: account))
  }

  private static func account(in store: Connection) throws(StorageFailure) -> Account? {
    try store.first(AccountSQL.account) { AccountRow.account($0) }
  }
}

enum AccountSQL {
  static let account = """
    SELECT \(AccountRow.shape.list(of: "a")) FROM account a WHERE key = 1
    """

  static let keep = """
    INSERT OR REPLACE INTO account (\(AccountRow.shape.names)) VALUES (\(AccountRow.shape.placeholders))
    """

  static let forget = "DELETE FROM account"
}
