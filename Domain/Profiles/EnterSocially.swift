/// Signs in through an external service. Only the issuer and subject identify the owner, because an e-mail address can
/// pass to another person.
public struct EnterSocially: Sendable {
  let profiles: any ProfilesRepository
  let queries: ProfileQueries
  let clock: WallClock

  /// Finds the profile of an identity. Returns nil if the identity has no profile on this computer.
  public func owner(of identity: ProvenIdentity) throws(ProfilesFailure) -> Profile? {
    try queries.all().first { $0.account?.social?.isSamePerson(as: identity) ?? false }
  }

  /// Throws unless the profile signs in through a service. Called before the user is asked to prove the identity.
  public func expectSocial(_ profile: Profile) throws(ProfilesFailure) {
    if let trouble = profile.trouble { throw .storage(trouble) }
    guard profile.account?.social != nil else { throw .refused(.notTheirs) }
  }

  /// Throws unless the current profile is a guest, whose records could be kept.
  public func expectGuest() throws(ProfilesFailure) {
    guard try queries.current().isGuest else { throw .refused(.notAGuest) }
  }

  /// Derives a nickname from the name that the service reports. Returns nil if that name gives no valid nickname.
  public static func nickname(of identity: ProvenIdentity) -> Nickname? {
    let name = (identity.name ?? "").filter { !$0.unicodeScalars.contains(where: Text.isControl) }
    let short = Text.trimmed(Nickname.limit.prefix(of: String(Text.trimmed(name).prefix(64))))
    do throws(ProfileRefusal) { return try Nickname(short) } catch { return nil }
  }

  /// Signs in the owner of an identity, and makes the owner's profile current. Returns nil if the identity has no
  /// profile. If `expected` is given, throws `notTheirs` unless it is the owner's profile.
  public func callAsFunction(_ identity: ProvenIdentity, as expected: Profile? = nil)
    throws(ProfilesFailure) -> Profile?
  {
    guard let owner = try owner(of: identity) else {
      if expected != nil { throw .refused(.notTheirs) }
      return nil
    }
    if let expected, expected.name != owner.name { throw .refused(.notTheirs) }
    try profiles.change(owner.name) { (account) throws(ProfilesFailure) in
      // The owner may have changed since the lookup.
      guard var account, account.social?.isSamePerson(as: identity) ?? false else {
        throw .refused(.notTheirs)
      }
      account.isSignedIn = true
      return account
    }
    return try use(owner.name)
  }

  /// Creates a profile for a new identity, and makes the profile current. If the identity already has a profile, signs
  /// in to it. With `keepsGuest`, the current guest profile becomes the profile of the account, with all its records.
  public func register(_ identity: ProvenIdentity, nickname: Nickname, keepsGuest: Bool)
    throws(ProfilesFailure) -> Profile
  {
    try profiles.alone { () throws(ProfilesFailure) in
      // Another process may have registered this identity meanwhile.
      if let owner = try self(identity) { return owner }
      return try make(identity, nickname, keepsGuest: keepsGuest)
    }
  }

  private func make(_ identity: ProvenIdentity, _ nickname: Nickname, keepsGuest: Bool)
    throws(ProfilesFailure) -> Profile
  {
    let social = SocialIdentity(
      provider: identity.provider, issuer: identity.issuer, subject: identity.subject)
    var account = Account(nickname: nickname, social: social, since: clock.now())
    if keepsGuest {
      let guest = try queries.current()
      try profiles.change(guest.name) { (guest) throws(ProfilesFailure) in
        guard guest.map({ $0.kind == .guest }) ?? true else { throw .refused(.notAGuest) }
        account.picture = guest?.picture
        return account
      }
      return try use(guest.name)
    }
    let used = Set(try queries.all().map(\.name))
    let name = ProfileName.like(nickname.text, besides: used.union([.defaultName]))
    try profiles.make(name, account)
    return try use(name)
  }

  private func use(_ name: ProfileName) throws(ProfilesFailure) -> Profile {
    try profiles.setCurrent(.profile(name))
    return try queries.named(name)
  }
}

extension SocialIdentity {
  /// Returns whether an identity is the same person. Compares UTF-8 bytes, because `String` equality would accept
  /// canonically equivalent text.
  func isSamePerson(as identity: ProvenIdentity) -> Bool {
    issuer.utf8.elementsEqual(identity.issuer.utf8)
      && subject.utf8.elementsEqual(identity.subject.utf8)
  }

  /// The name of the service on the command line. For an unknown service, the issuer URL.
  public var reference: String {
    IdentityProvider.Known(rawValue: provider) == nil ? issuer : provider
  }
}

extension Profile {
  /// The refusal for an account that signs in through a service and therefore has no password.
  var signsInElsewhere: ProfileRefusal {
    .signsInElsewhere(provider: account?.social?.reference ?? "")
  }
}
