/// Who signs in through another service, as that service knows them.
public struct SocialIdentity: Hashable, Sendable {
  /// What the service is called: `google`.
  public let provider: String
  public let issuer: String
  public let subject: String

  /// Puts it together.
  public init(provider: String, issuer: String, subject: String) {
    self.provider = provider
    self.issuer = issuer
    self.subject = subject
  }
}

/// How somebody came to a profile.
public enum AccountKind: Hashable, Sendable {
  case guest
  case email
  case social(provider: String)
}

/// All that is kept of the person a profile belongs to. A guest may have a nickname and a picture.
public struct Account: Equatable, Sendable {
  public var nickname: Nickname?
  public var email: EmailAddress?
  public var password: SecretHash?
  public var phone: MobileNumber?
  /// The name of the picture's file, which lies beside the store and may be gone.
  public var picture: String?
  public var social: SocialIdentity?
  public var isSignedIn: Bool
  /// The wrong passwords since the last right one.
  public var tries: WrongTries
  public let since: Now

  /// Puts an account together.
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

  /// How its person came here.
  public var kind: AccountKind {
    if let social { return .social(provider: social.provider) }
    return email == nil ? .guest : .email
  }
}
