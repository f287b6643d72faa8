/// Signs in and out, and switches the current profile.
public struct EnterProfile: Sendable {
  let profiles: any ProfilesRepository
  let queries: ProfileQueries
  let check: CheckPassword

  /// Returns the profile to sign in to. Without a reference, this is the current profile if it is signed out, or else
  /// the only profile that is signed out. Throws if there is no such profile, or more than one.
  public func who(_ reference: String?) throws(ProfilesFailure) -> Profile {
    if let reference { return try queries.find(reference) }
    let signedOut = try queries.all().filter { !$0.isSignedIn }
    if let current = signedOut.first(where: \.isCurrent) { return current }
    guard signedOut.count == 1 else { throw .nobodyNamed }
    return signedOut[0]
  }

  /// Returns whether the user needs a password to sign in to the profile. Throws if the store of the profile is
  /// unreadable, or if the profile signs in through a service.
  public func needsPassword(_ profile: Profile) throws(ProfilesFailure) -> Bool {
    if let trouble = profile.trouble { throw .storage(trouble) }
    switch profile.kind {
    case .guest: return false
    case .email: return true
    case .social: throw .refused(profile.signsInElsewhere)
    }
  }

  /// Signs in with a password and makes the profile current.
  public func callAsFunction(_ profile: Profile, password: String) throws(ProfilesFailure)
    -> Profile
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
    return try queries.named(profile.name)
  }

  /// Makes a profile current. It must be signed in, or belong to a guest.
  public func use(_ reference: String) throws(ProfilesFailure) -> Profile {
    let profile = try queries.inUse(reference)
    try profiles.setCurrent(.profile(profile.name))
    return try queries.named(profile.name)
  }

  /// Signs the profile out and keeps all its data. Throws for a guest, who is never signed in.
  public func out(_ profile: Profile) throws(ProfilesFailure) {
    if profile.isGuest { throw .refused(.neverSignedIn) }
    try profiles.change(profile.name) { account in
      var account = account
      account?.isSignedIn = false
      return account
    }
    if profile.isCurrent { try profiles.setCurrent(.nobody) }
  }
}

/// Verifies the password of a profile, and limits the rate of wrong tries.
public struct CheckPassword: Sendable {
  let profiles: any ProfilesRepository
  let keeper: SecretKeeper
  let realTime: RealTime

  /// Throws unless the password is correct. Each try counts as wrong until it is verified, so that parallel guesses are
  /// limited too.
  public func callAsFunction(_ name: ProfileName, _ password: String) throws(ProfilesFailure) {
    var left: Int64 = 0
    let account = try profiles.change(name) { account in
      var account = account
      let now = realTime.milliseconds()
      left = account?.tries.begin(at: now, free: WrongTries.ofPasswords) ?? 0
      return account
    }
    if left > 0 { throw .waiting(seconds: Int((left + 999) / 1000)) }
    guard let hash = account?.password else { throw .refused(.needsAccount) }
    // Longer than any valid password, so it is not worth hashing.
    if password.utf8.count > Password.limit * 16 { throw .refused(.wrongPassword) }
    let isRight = try ProfilesFailure.keeping { () throws(SecretFailure) in
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
