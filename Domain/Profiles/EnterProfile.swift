/// Signs in and out, and changes which profile is in use.
public struct EnterProfile: Sendable {
  let profiles: any ProfilesRepository
  let look: ProfileQueries
  let check: CheckPassword

  /// The profile that is to sign in: the one somebody means, or the only one that could.
  public func who(_ reference: String?) throws(ProfilesError) -> Profile {
    if let reference { return try look.find(reference) }
    let signedOut = try look.all().filter { !$0.isSignedIn }
    if let current = signedOut.first(where: \.isCurrent) { return current }
    guard signedOut.count == 1 else { throw .nobodyNamed }
    return signedOut[0]
  }

  /// Whether a password has to be known for it.
  public func needsPassword(_ profile: Profile) throws(ProfilesError) -> Bool {
    if let trouble = profile.trouble { throw .storage(trouble) }
    switch profile.kind {
    case .guest: return false
    case .email: return true
    case .social: throw .refused(profile.signsInElsewhere)
    }
  }

  /// Signs in with a password, and takes the profile into use.
  public func callAsFunction(_ profile: Profile, password: String) throws(ProfilesError) -> Profile
  {
    if try needsPassword(profile) {
      try check(profile.name, password)
      try profiles.change(profile.name) { account in
        var account = account
        account?.isSignedIn = true
        return account
      }
    }
    try profiles.setCurrent(.profile(profile.name))
    return try look.named(profile.name)
  }

  /// Takes a profile into use that needs no password for it now.
  public func use(_ reference: String) throws(ProfilesError) -> Profile {
    let profile = try look.inUse(reference)
    try profiles.setCurrent(.profile(profile.name))
    return try look.named(profile.name)
  }

  /// Signs out, and keeps all that was kept. A guest never signed in, and stays.
  public func out(_ profile: Profile) throws(ProfilesError) {
    if profile.isGuest { throw .refused(.neverSignedIn) }
    try profiles.change(profile.name) { account in
      var account = account
      account?.isSignedIn = false
      return account
    }
    if profile.isCurrent { try profiles.setCurrent(.nobody) }
  }
}

/// Tells whether somebody knows the password of a profile, and makes those who guess wait.
public struct CheckPassword: Sendable {
  let profiles: any ProfilesRepository
  let keeper: SecretKeeper
  let realTime: RealTime

  /// Passes for the right password only. Each try counts as wrong until it is known to be right.
  public func callAsFunction(_ name: ProfileName, _ password: String) throws(ProfilesError) {
    var left: Int64 = 0
    let account = try profiles.change(name) { account in
      var account = account
      let now = realTime.milliseconds()
      left = account?.tries.begin(at: now, free: WrongTries.ofPasswords) ?? 0
      return account
    }
    if left > 0 { throw .waiting(seconds: Int((left + 999) / 1000)) }
    guard let hash = account?.password else { throw .refused(.needsAccount) }
    // What is longer than any password is none, and is not worth the work.
    if password.utf8.count > Password.limit * 16 { throw .refused(.wrongPassword) }
    let isRight = try ProfilesError.keeping { () throws(SecretFailure) in
      try keeper.matches(password, hash)
    }
    if !isRight { throw .refused(.wrongPassword) }
    try profiles.change(name) { account in
      var account = account
      account?.tries = WrongTries()
      return account
    }
  }
}
