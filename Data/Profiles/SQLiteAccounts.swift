public import Domain

/// Whom a store belongs to.
public struct SQLiteAccounts: Sendable {
  private let database: Database

  /// Looks into a database.
  public init(_ database: Database) { self.database = database }

  /// The account; nothing for a guest who never said anything.
  public func account() throws(StorageFailure) -> Account? {
    try database.alone { (store) throws(StorageFailure) in try Self.account(in: store) }
  }

  /// Changes it by a rule that sees it as the store has it at that moment.
  @discardableResult
  public func change(by rule: AccountRule) throws(ProfilesError) -> Account? {
    let outcome = try storing(as: ProfilesError.self) {
      () throws(StorageFailure) -> Result<Account?, ProfilesError> in
      try database.write { (store) throws(StorageFailure) in
        let before = try Self.account(in: store)
        let after: Account?
        do throws(ProfilesError) { after = try rule(before) } catch { return .failure(error) }
        if after != before { try Self.keep(after, in: store) }
        return .success(after)
      }
    }
    return try outcome.get()
  }

  /// Keeps an account, or that there is none.
  static func keep(_ account: Account?, in store: Connection) throws(StorageFailure) {
    guard let account else { return try store.run(AccountSQL.forget) }
    try store.run(
      AccountSQL.keep,
      [
        .optional(account.nickname?.text), .optional(account.email?.text),
        .optional(account.password?.text), .optional(account.phone?.digits),
        .optional(account.picture), .optional(account.social?.provider),
        .optional(account.social?.issuer), .optional(account.social?.subject),
        .bool(account.isSignedIn), .int(account.tries.count), .int(Int(account.tries.last)),
        .int(account.since.instant), .int(account.since.offset),
      ])
  }

  private static func account(in store: Connection) throws(StorageFailure) -> Account? {
    try store.first(AccountSQL.account) { row in
      let social = row.optionalText(5).map {
        SocialIdentity(provider: $0, issuer: row.text(6), subject: row.text(7))
      }
      return Account(
        nickname: row.optionalText(0).map(Nickname.init(stored:)),
        email: row.optionalText(1).map(EmailAddress.init(stored:)),
        password: row.optionalText(2).map(SecretHash.init(stored:)),
        phone: row.optionalText(3).map(MobileNumber.init(stored:)),
        picture: row.optionalText(4), social: social, isSignedIn: row.bool(8),
        tries: WrongTries(count: row.int(9), last: Int64(row.int(10))),
        since: Now(instant: row.int(11), offset: row.int(12)))
    }
  }
}

/// The SQL of accounts.
enum AccountSQL {
  private static let columns = """
    nickname, email, password, phone, picture, provider, issuer, subject, signed_in, wrong,
    wrong_at, since, since_offset
    """

  static let account = "SELECT \(columns) FROM account WHERE key = 1"

  static let keep = """
    INSERT OR REPLACE INTO account (key, \(columns))
    VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """

  static let forget = "DELETE FROM account"
}
