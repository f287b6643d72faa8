/// Changes the password of an account. The old password, or a code sent to the account's phone number, is required.
public struct RenewPassword: Sendable {
  let profiles: any ProfilesRepository
  let queries: ProfileQueries
  let keeper: SecretKeeper
  let check: CheckPassword

  /// Throws unless the account has a password. Call it before asking the user for the password.
  public func expectPassword(of profile: Profile) throws(ProfilesFailure) {
    switch profile.kind {
    case .guest: throw .refused(.needsAccount)
    case .email: return
    case .social: throw .refused(profile.signsInElsewhere)
    }
  }

  /// Throws unless the old password is correct.
  public func check(_ old: String, of profile: Profile) throws(ProfilesFailure) {
    try expectPassword(of: profile)
    try check(profile.name, old)
  }

  /// Changes the password. The old password is required.
  public func callAsFunction(_ profile: Profile, old: String, new: Password)
    throws(ProfilesFailure)
  {
    try check(old, of: profile)
    try keep(new, profile.name)
  }

  /// Returns the subject that the user must prove before resetting a forgotten password. Throws if the e-mail address
  /// is unknown, or if its account has no phone number.
  public func forgotten(_ email: String) throws(ProfilesFailure) -> CodeSubject {
    let address = try ProfilesFailure.refusing { () throws(ProfileRefusal) in
      try EmailAddress(email)
    }
    guard let account = try queries.owner(of: address)?.account, let known = account.email else {
      throw .unknownEmail
    }
    guard let phone = account.phone else { throw .refused(.noPhone) }
    return .findPassword(phone, known)
  }

  /// Sets a new password. A proof of the account's phone number is required.
  public func callAsFunction(_ proof: ProvenNumber, new: Password) throws(ProfilesFailure)
    -> Profile
  {
    guard case .findPassword(let phone, let email) = proof.subject,
      let profile = try queries.owner(of: email), profile.account?.phone == phone
    else { throw .refused(.phoneNotProven) }
    try keep(new, profile.name)
    return profile
  }

  private func keep(_ password: Password, _ name: ProfileName) throws(ProfilesFailure) {
    let hash = try ProfilesFailure.keeping { () throws(SecretFailure) in
      try keeper.hash(password.secret)
    }
    try profiles.change(name) { account in
      var account = account
      account?.password = hash
      account?.tries = WrongTries()
      return account
    }
  }
}

/// Finds the e-mail addresses of the accounts with a phone number that the user has proven.
public struct FindAddresses: Sendable {
  let queries: ProfileQueries

  /// Returns the addresses to which a code is sent by mail: the address in the subject, or else those of all accounts
  /// with the phone number.
  public func emails(for subject: CodeSubject) throws(ProfilesFailure) -> [EmailAddress] {
    switch subject {
    case .findPassword(_, let email): [email]
    case .register(let number), .findID(let number): try emails(of: number)
    }
  }

  private func emails(of number: MobileNumber) throws(ProfilesFailure) -> [EmailAddress] {
    try queries.all().compactMap(\.account).filter { $0.phone == number }.compactMap(\.email)
  }

  /// Returns the addresses of the proven phone number. Throws if the proof has another purpose.
  public func callAsFunction(_ proof: ProvenNumber) throws(ProfilesFailure) -> [EmailAddress] {
    guard case .findID(let number) = proof.subject else { throw .refused(.phoneNotProven) }
    return try emails(of: number)
  }
}
