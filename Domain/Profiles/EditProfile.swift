/// A change of a profile that the user requested. A nil field stays unchanged.
public struct ProfileChange: Equatable, Sendable {
  /// The requested change of the picture.
  public enum Picture: Equatable, Sendable {
    case none
    /// Copies the image file at a path.
    case file(String)
  }

  public var nickname: String?
  public var email: String?
  public var phone: String?
  public var picture: Picture?

  public init(
    nickname: String? = nil, email: String? = nil, phone: String? = nil, picture: Picture? = nil
  ) {
    self.nickname = nickname
    self.email = email
    self.phone = phone
    self.picture = picture
  }
}

/// A change that passed validation. To apply a new e-mail address, the password is also required; a new phone number
/// requires a proof.
public struct CheckedProfileChange: Equatable, Sendable {
  public let profile: Profile
  public let nickname: Nickname?
  public let email: EmailAddress?
  public let phone: MobileNumber?
  let picture: ProfilePicture?
  let removesPicture: Bool
}

/// Changes the account data of a profile.
public struct EditProfile: Sendable {
  let profiles: any ProfilesRepository
  let queries: ProfileQueries
  let check: CheckPassword
  let files: Files
  let clock: WallClock

  /// Validates everything that needs no password or code, because the user is asked for those two last.
  public func check(_ profile: Profile, _ change: ProfileChange) throws(ProfilesFailure)
    -> CheckedProfileChange
  {
    let isGuest = profile.isGuest
    let (nickname, email, phone) = try ProfilesFailure.refusing {
      () throws(ProfileRefusal) -> (Nickname?, EmailAddress?, MobileNumber?) in
      let nickname: Nickname? = if let text = change.nickname { try Nickname(text) } else { nil }
      let email: EmailAddress? = if let text = change.email { try EmailAddress(text) } else { nil }
      let phone: MobileNumber? = if let text = change.phone { try MobileNumber(text) } else { nil }
      if isGuest, email != nil || phone != nil { throw .needsAccount }
      if email != nil, case .social = profile.kind { throw profile.signsInElsewhere }
      return (nickname, email, phone)
    }
    if let email, let owner = try queries.owner(of: email), owner.name != profile.name {
      throw .refused(.emailTaken)
    }
    var picture: ProfilePicture?
    if case .file(let path) = change.picture { picture = try self.picture(path) }
    return CheckedProfileChange(
      profile: profile, nickname: nickname, email: email == profile.email ? nil : email,
      phone: phone == profile.phone ? nil : phone, picture: picture,
      removesPicture: change.picture == ProfileChange.Picture.none)
  }

  /// Applies a validated change. Throws `phoneNotProven` if a new phone number comes without a proof for it.
  public func callAsFunction(
    _ change: CheckedProfileChange, password: String?, _ proof: ProvenNumber?
  ) throws(ProfilesFailure) -> Profile {
    let name = change.profile.name
    if let phone = change.phone, proof?.subject != .register(phone) {
      throw .refused(.phoneNotProven)
    }
    guard let email = change.email else { return try keep(change) }
    try check(name, password ?? "")
    return try profiles.alone { () throws(ProfilesFailure) in
      // Another process may have registered the address since the check.
      if let owner = try queries.owner(of: email), owner.name != name {
        throw .refused(.emailTaken)
      }
      return try keep(change)
    }
  }

  private func keep(_ change: CheckedProfileChange) throws(ProfilesFailure) -> Profile {
    let name = change.profile.name
    var file: String?
    if let picture = change.picture { file = try profiles.keep(picture, of: name) }
    var before: String?
    try profiles.change(name) { account in
      var account = account ?? Account(since: clock.now())
      before = account.picture
      if let nickname = change.nickname { account.nickname = nickname }
      if let email = change.email { account.email = email }
      if let phone = change.phone { account.phone = phone }
      if let file { account.picture = file }
      if change.removesPicture { account.picture = nil }
      return account
    }
    let isReplaced = change.removesPicture || file != nil
    if let before, isReplaced, before != file { try profiles.removePicture(before, of: name) }
    return try queries.named(name)
  }

  private func picture(_ path: String) throws(ProfilesFailure) -> ProfilePicture {
    let bytes: [UInt8]
    do throws(FileFailure) { bytes = try files.read(path) } catch { throw .file(error) }
    return try ProfilesFailure.refusing { () throws(ProfileRefusal) in try ProfilePicture(bytes) }
  }
}
