/// Finds all profiles, the current profile, or one profile by reference.
public struct ProfileQueries: Sendable {
  let profiles: any ProfilesRepository

  /// Returns all profiles, the default profile first. While the default profile is current, it is listed even before
  /// its store exists.
  public func all() throws(ProfilesFailure) -> [Profile] {
    let current = try profiles.current()
    var all = try profiles.all().map { $0.withState(by: current) }
    if current == .profile(.defaultName), !all.contains(where: { $0.name == .defaultName }) {
      all.append(Profile(name: .defaultName, isCurrent: true))
    }
    let isDefault = { (profile: Profile) in profile.name == .defaultName }
    return all.filter(isDefault) + all.filter { !isDefault($0) }
  }

  /// Returns the current profile. Throws `nobody` if no profile is signed in.
  public func current() throws(ProfilesFailure) -> Profile {
    guard case .profile(let name) = try profiles.current() else { throw .nobody }
    return try named(name)
  }

  /// Returns the referenced profile, or the current profile for nil. Throws if the store of the profile is unreadable,
  /// or if the profile is signed out.
  public func inUse(_ name: String?) throws(ProfilesFailure) -> Profile {
    let profile: Profile
    if let name { profile = try find(name) } else { profile = try current() }
    if let trouble = profile.trouble { throw .storage(trouble) }
    if !profile.isSignedIn { throw .signedOut(profile.name) }
    return profile
  }

  /// Finds a profile by name, then by e-mail address, then by nickname. Throws `ambiguous` if several profiles have the
  /// nickname.
  public func find(_ reference: String) throws(ProfilesFailure) -> Profile {
    let wanted = Text.trimmed(reference)
    let all = try all()
    if let exact = all.first(where: { $0.name.text == wanted }) { return exact }
    let key = EmailAddress(stored: wanted).key
    if let owner = all.first(where: { $0.account?.email?.key == key }) { return owner }
    let called = all.filter { $0.nickname?.text == wanted }
    if called.count > 1 { throw .ambiguous(reference: reference, called) }
    if let only = called.first { return only }
    if wanted == ProfileName.defaultName.text { return Profile(name: .defaultName) }
    throw wanted.contains("@") ? .unknownEmail : .unknown(reference: reference)
  }

  /// Finds the profile with an e-mail address, ignoring case. Returns nil if no profile has the address.
  func owner(of email: EmailAddress) throws(ProfilesFailure) -> Profile? {
    try all().first { $0.account?.email?.key == email.key }
  }

  /// Returns the profile with a name. Throws if the profile does not exist; the default profile always exists.
  func named(_ name: ProfileName) throws(ProfilesFailure) -> Profile {
    let current = try profiles.current()
    if let found = try profiles.find(name) { return found.withState(by: current) }
    guard name == .defaultName else { throw .unknown(reference: name.text) }
    return Profile(name: name).withState(by: current)
  }
}

extension Profile {
  /// Returns a copy whose `isCurrent` says whether it is the current profile.
  func withState(by current: CurrentProfile) -> Profile {
    Profile(
      name: name, account: account, isCurrent: current == .profile(name), isGuarded: isGuarded,
      isLocked: isLocked, trouble: trouble)
  }
}
