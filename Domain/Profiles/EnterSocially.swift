/// Signs somebody in whom another service knows: the issuer and its name for them say whose
/// profile it is, and nothing else does. An e-mail can change hands.
public struct EnterSocially: Sendable {
  let profiles: any ProfilesRepository
  let look: ProfileQueries
  let clock: WallClock

  /// The profile of somebody; nothing where they have none here.
  public func owner(of identity: ProvenIdentity) throws(ProfilesError) -> Profile? {
    try look.all().first { $0.account?.social?.isSamePerson(as: identity) ?? false }
  }

  /// Checks, before anybody is asked to prove anything, that a profile is one that signs in with a
  /// service at all.
  public func expectSocial(_ profile: Profile) throws(ProfilesError) {
    if let trouble = profile.trouble { throw .storage(trouble) }
    guard profile.account?.social != nil else { throw .refused(.notTheirs) }
  }

  /// Checks that a guest is there whose records could be kept.
  public func expectGuest() throws(ProfilesError) {
    guard try look.current().isGuest else { throw .refused(.notAGuest) }
  }

  /// What somebody could be called, as their service calls them.
  public static func nickname(of identity: ProvenIdentity) -> Nickname? {
    let name = (identity.name ?? "").filter { !$0.unicodeScalars.contains(where: Text.isControl) }
    let short = Text.trimmed(Nickname.limit.prefix(of: String(Text.trimmed(name).prefix(64))))
    do throws(ProfileRefusal) { return try Nickname(short) } catch { return nil }
  }

  /// Signs in whoever has a profile here, and takes it into use. Where they are expected to be one
  /// of the profiles, nobody else is let in.
  public func callAsFunction(_ identity: ProvenIdentity, as expected: Profile? = nil)
    throws(ProfilesError) -> Profile?
  {
    guard let owner = try owner(of: identity) else {
      if expected != nil { throw .refused(.notTheirs) }
      return nil
    }
    if let expected, expected.name != owner.name { throw .refused(.notTheirs) }
    try profiles.change(owner.name) { (account) throws(ProfilesError) in
      // It may be another one's since it was looked for.
      guard var account, account.social?.isSamePerson(as: identity) ?? false else {
        throw .refused(.notTheirs)
      }
      account.isSignedIn = true
      return account
    }
    return try use(owner.name)
  }

  /// Gives somebody who has none a profile, and takes it into use: the guest's in use, where what
  /// the guest wrote is kept, or a new one.
  public func register(_ identity: ProvenIdentity, nickname: Nickname, keepsGuest: Bool)
    throws(ProfilesError) -> Profile
  {
    try profiles.alone { () throws(ProfilesError) in
      // Another window may have been faster.
      if let owner = try self(identity) { return owner }
      return try make(identity, nickname, keepsGuest: keepsGuest)
    }
  }

  private func make(_ identity: ProvenIdentity, _ nickname: Nickname, keepsGuest: Bool)
    throws(ProfilesError) -> Profile
  {
    let social = SocialIdentity(
      provider: identity.provider, issuer: identity.issuer, subject: identity.subject)
    var account = Account(nickname: nickname, social: social, since: clock.now())
    if keepsGuest {
      let guest = try look.current()
      try profiles.change(guest.name) { (guest) throws(ProfilesError) in
        guard guest.map({ $0.kind == .guest }) ?? true else { throw .refused(.notAGuest) }
        account.picture = guest?.picture
        return account
      }
      return try use(guest.name)
    }
    let used = Set(try look.all().map(\.name))
    let name = ProfileName.like(nickname.text, besides: used.union([.usual]))
    try profiles.make(name, account)
    return try use(name)
  }

  private func use(_ name: ProfileName) throws(ProfilesError) -> Profile {
    try profiles.setCurrent(.profile(name))
    return try look.named(name)
  }
}

extension SocialIdentity {
  /// Whether a proof is of this person. Bytes are compared, not looks.
  func isSamePerson(as identity: ProvenIdentity) -> Bool {
    issuer.utf8.elementsEqual(identity.issuer.utf8)
      && subject.utf8.elementsEqual(identity.subject.utf8)
  }

  /// What a command line calls the service: its name, or its address where it has none.
  public var reference: String {
    IdentityProvider.Known(rawValue: provider) == nil ? issuer : provider
  }
}

extension Profile {
  /// The refusal for those who have no password here because a service knows them.
  var signsInElsewhere: ProfileRefusal {
    .signsInElsewhere(provider: account?.social?.reference ?? "")
  }
}
