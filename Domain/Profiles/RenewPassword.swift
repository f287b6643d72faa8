/// Gives an account another password: of those who know the old one, or have its telephone.
public struct RenewPassword: Sendable {
  let profiles: any ProfilesRepository
  let look: ProfileQueries
  let keeper: SecretKeeper
  let check: CheckPassword

  /// Expects that a profile has a password, before anybody is asked for it.
  public func expectPassword(of profile: Profile) throws(ProfilesError) {
    switch profile.kind {
    case .guest: throw .refused(.needsAccount)
    case .email: return
    case .social: throw .refused(profile.signsInElsewhere)
    }
  }

  /// Tells whether somebody knows the old password.
  public func check(_ old: String, of profile: Profile) throws(ProfilesError) {
    try expectPassword(of: profile)
    try check(profile.name, old)
  }

  /// Changes the password of somebody who knows the old one.
  public func callAsFunction(_ profile: Profile, old: String, new: Password)
    throws(ProfilesError)
  {
    try check(old, of: profile)
    try keep(new, profile.name)
  }

  /// What has to be proven by somebody who forgot the password of the account with an address.
  public func forgotten(_ email: String) throws(ProfilesError) -> CodeSubject {
    let address = try ProfilesError.refusing { () throws(ProfileRefusal) in
      try EmailAddress(email)
    }
    guard let account = try look.owner(of: address)?.account, let known = account.email else {
      throw .unknownEmail
    }
    guard let phone = account.phone else { throw .refused(.noPhone) }
    return .findPassword(phone, known)
  }

  /// Sets the password of an account whose telephone somebody has.
  public func callAsFunction(_ proof: ProvenNumber, new: Password) throws(ProfilesError) -> Profile
  {
    guard case .findPassword(let phone, let email) = proof.subject,
      let profile = try look.owner(of: email), profile.account?.phone == phone
    else { throw .refused(.phoneNotProven) }
    try keep(new, profile.name)
    return profile
  }

  private func keep(_ password: Password, _ name: ProfileName) throws(ProfilesError) {
    let hash = try ProfilesError.keeping { () throws(SecretFailure) in
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

/// Tells somebody the addresses of the accounts that have their number.
public struct FindAddresses: Sendable {
  let look: ProfileQueries

  /// Where a code goes by mail: to the address it is about, or else to all who have the number.
  public func emails(for subject: CodeSubject) throws(ProfilesError) -> [EmailAddress] {
    switch subject {
    case .findPassword(_, let email): [email]
    case .register(let number), .findID(let number): try emails(of: number)
    }
  }

  private func emails(of number: MobileNumber) throws(ProfilesError) -> [EmailAddress] {
    try look.all().compactMap(\.account).filter { $0.phone == number }.compactMap(\.email)
  }

  /// The addresses, for somebody who showed that the number is theirs.
  public func callAsFunction(_ proof: ProvenNumber) throws(ProfilesError) -> [EmailAddress] {
    guard case .findID(let number) = proof.subject else { throw .refused(.phoneNotProven) }
    return try emails(of: number)
  }
}
