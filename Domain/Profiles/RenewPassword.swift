/// Changes the password of an account, authorised by the old password or a code sent to its number.
public struct RenewPassword: Sendable {
  let profiles: any ProfilesRepository
  let look: ProfileQueries
  let keeper: SecretKeeper
  let check: CheckPassword

  /// Throws unless the account has a password. Call it before asking the user for one.
  public func expectPassword(of profile: Profile) throws(ProfilesFailure) {
    switch profile.kind {
    case .guest: throw .refused(.needsAccount)
    case .email: return
    case .social: throw .refused(profile.signsInElsewhere)
    }
  }

  /// Throws unless the old password is right.
  public func check(_ old: String, of profile: Profile) throws(ProfilesFailure) {
    try expectPassword(of: profile)
    try check(profile.name, old)
  }

  /// Changes the password, authorised by the old one.
  public func callAsFunction(_ profile: Profile, old: String, new: Password)
    throws(ProfilesFailure)
  {
    try check(old, of: profile)
    try keep(new, profile.name)
  }

  /// The subject to prove before resetting a forgotten password. Throws if the address is unknown or its account has no
  /// number.
  public func forgotten(_ email: String) throws(ProfilesFailure) -> CodeSubject {
    let address = try ProfilesFailure.refusing { () throws(ProfileRefusal) in
      try EmailAddress(email)
    }
    guard let account = try look.owner(of: address)?.account, let known = account.email else {
      throw .unknownEmail
    }
    guard let phone = account.phone else { throw .refused(.noPhone) }
    return .findPassword(phone, known)
  }

  /// Sets the password, authorised by a proof of the account's number.
  public func callAsFunction(_ proof: ProvenNumber, new: Password) throws(ProfilesFailure)
    -> Profile
  {
    guard case .findPassword(let phone, let email) = proof.subject,
      let profile = try look.owner(of: email), profile.account?.phone == phone
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

/// Finds the e-mail addresses of the accounts with a proven number.
public struct FindAddresses: Sendable {
  let look: ProfileQueries

  /// The addresses that receive a code by mail: the subject's own, or else all accounts with the number.
  public func emails(for subject: CodeSubject) throws(ProfilesFailure) -> [EmailAddress] {
    switch subject {
    case .findPassword(_, let email): [email]
    case .register(let number), .findID(let number): try emails(of: number)
    }
  }

  private func emails(of number: MobileNumber) throws(ProfilesFailure) -> [EmailAddress] {
    try look.all().compactMap(\.account).filter { $0.phone == number }.compactMap(\.email)
  }

  /// The addresses of the proven number. Throws if the proof has another purpose.
  public func callAsFunction(_ proof: ProvenNumber) throws(ProfilesFailure) -> [EmailAddress] {
    guard case .findID(let number) = proof.subject else { throw .refused(.phoneNotProven) }
    return try emails(of: number)
  }
}
