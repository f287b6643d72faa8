import Domain

enum AccountColumn: Int, RowColumn {
  case key, nickname, email, password, phone, picture, provider, issuer, subject, signedIn, wrong,
    wrongAt, since, sinceOffset
}

/// Maps an account to and from the only row of its table.
enum AccountRow {
  static let shape = TableMapping<Account, AccountColumn>("account") { column in
    switch column {
    case .key: .stored { _ in 1 }
    case .nickname: .stored { $0.nickname?.text }
    case .email: .stored { $0.email?.text }
    case .password: .stored { $0.password?.text }
    case .phone: .stored { $0.phone?.digits }
    case .picture: .stored { $0.picture }
    case .provider: .stored { $0.social?.provider }
    case .issuer: .stored { $0.social?.issuer }
    case .subject: .stored { $0.social?.subject }
    case .signedIn: .stored { $0.isSignedIn }
    case .wrong: .stored { $0.tries.count }
    case .wrongAt: .stored { Int($0.tries.last) }
    case .since: .stored { $0.since.instant }
    case .sinceOffset: .stored { $0.since.offset }
    }
  }

  static func account(_ row: Row) -> Account {
    let row = NamedRow<AccountColumn>(row)
    let social = row.optionalText(.provider).map {
      SocialIdentity(provider: $0, issuer: row.text(.issuer), subject: row.text(.subject))
    }
    return Account(
      nickname: row.optionalText(.nickname).map(Nickname.init(stored:)),
      email: row.optionalText(.email).map(EmailAddress.init(stored:)),
      password: row.optionalText(.password).map(SecretHash.init),
      phone: row.optionalText(.phone).map(MobileNumber.init(stored:)),
      picture: row.optionalText(.picture), social: social, isSignedIn: row.bool(.signedIn),
      tries: WrongTries(count: row.int(.wrong), last: Int64(row.int(.wrongAt))),
      since: row.moment(.since, .sinceOffset))
  }
}
