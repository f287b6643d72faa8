/// The identity of a user at an external sign-in service.
public struct SocialIdentity: Hashable, Sendable {
  /// The short name of the service, such as `google`.
  public let provider: String
  public let issuer: String
  public let subject: String

  public init(provider: String, issuer: String, subject: String) {
    self.provider = provider
    self.issuer = issuer
    self.subject = subject
  }
}

/// How the account of a profile was created.
public enum AccountKind: Hashable, Sendable {
  case guest
  case email
  case social(provider: String)
}

/// The stored data about the owner of a profile. A guest may have a nickname and a picture.
public struct Account: Equatable, Sendable {
  public var nickname: Nickname?
  public var email: EmailAddress?
  public var password: SecretHash?
  public var phone: MobileNumber?
  /// The file name of the picture beside the store; nil if the profile has none. The file may be missing.
  public var picture: String?
  public var social: SocialIdentity?
  public var isSignedIn: Bool
  /// The consecutive wrong passwords since the last correct one.
  public var tries: WrongTries
  public let since: Now

  public init(
    nickname: Nickname? = nil, email: EmailAddress? = nil, password: SecretHash? = nil,
    phone: MobileNumber? = nil, picture: String? = nil, social: SocialIdentity? = nil,
    isSignedIn: Bool = true, tries: WrongTries = WrongTries(), since: Now
  ) {
    self.nickname = nickname
    self.email = email
    self.password = password
    self.phone = phone
    self.picture = picture
    self.social = social
    self.isSignedIn = isSignedIn
    self.tries = tries
    self.since = since
  }

  public var kind: AccountKind {
    if let social { return .social(provider: social.provider) }
    return email == nil ? .guest : .email
  }
}
