/// Somebody who can say who a person is, and how Haru is registered there.
public struct IdentityProvider: Equatable, Sendable {
  /// What it is called: one of the known names, or the host of its address.
  public let name: String
  /// Its address, exactly as it names itself.
  public let issuer: SecureAddress
  /// The name Haru has there; whoever runs Haru gets one from the provider.
  public var clientID: String
  /// What goes with the name where the provider wants it.
  public var clientSecret: String?
  /// What is asked for.
  public var scopes: [String]
  /// The port of this computer the browser comes back to; any free one where the provider takes any.
  public var port: Int?
  /// The page the browser comes back to where the provider takes none on this computer; it has to
  /// lead on to `http://127.0.0.1:PORT/callback` with all it was asked.
  public var returnPage: SecureAddress?

  /// Puts a provider together.
  public init(
    name: String, issuer: SecureAddress, clientID: String = "", clientSecret: String? = nil,
    scopes: [String] = ["openid", "email", "profile"], port: Int? = nil,
    returnPage: SecureAddress? = nil
  ) {
    self.name = name
    self.issuer = issuer
    self.clientID = clientID
    self.clientSecret = clientSecret
    self.scopes = scopes
    self.port = port
    self.returnPage = returnPage
  }

  /// The names that need no address.
  public enum Known: String, CaseIterable, Sendable {
    case google, kakao, apple

    /// What each calls itself.
    public var issuer: String {
      switch self {
      case .google: "https://accounts.google.com"
      case .kakao: "https://kauth.kakao.com"
      case .apple: "https://appleid.apple.com"
      }
    }

    /// What each gives without more being arranged there. Kakao refuses what was not switched on,
    /// such as the e-mail; Apple gives name and e-mail only in a form that is posted to a server,
    /// which a computer at home is not.
    public var scopes: [String] {
      switch self {
      case .google: ["openid", "email", "profile"]
      case .kakao: ["openid", "profile_nickname"]
      case .apple: ["openid"]
      }
    }
  }

  /// The provider somebody named, or whose address they gave. One that is not known is said to be
  /// so at once: nobody waits for an answer that cannot come.
  public static func named(_ text: String) throws(SignInFailure) -> IdentityProvider {
    let name = Text.trimmed(text)
    if let known = Known(rawValue: name.lowercased()) {
      guard let issuer = SecureAddress(known.issuer) else { throw .badIssuer(known.issuer) }
      return IdentityProvider(name: known.rawValue, issuer: issuer, scopes: known.scopes)
    }
    guard name.contains("://") else { throw .unknownProvider(name) }
    guard let issuer = SecureAddress(name), issuer.isIssuer else { throw .badIssuer(name) }
    let known = Known.allCases.first { $0.issuer == issuer.text }
    return IdentityProvider(
      name: known?.rawValue ?? issuer.host, issuer: issuer,
      scopes: known?.scopes ?? ["openid", "email", "profile"])
  }
}

/// Who somebody is, as a provider proved it.
public struct ProvenIdentity: Equatable, Sendable {
  /// The provider's name.
  public let provider: String
  /// The provider's address.
  public let issuer: String
  /// The person's name there, which no other person ever has. It is public: it says who somebody
  /// is, and proves nothing.
  public let subject: String
  public let email: String?
  /// Whether the provider says that the e-mail is this person's.
  public let isEmailVerified: Bool
  public let name: String?
  /// Where a picture of the person lies. Nobody fetches it unasked.
  public let picture: String?

  /// Puts an identity together.
  public init(
    provider: String, issuer: String, subject: String, email: String? = nil,
    isEmailVerified: Bool = false, name: String? = nil, picture: String? = nil
  ) {
    self.provider = provider
    self.issuer = issuer
    self.subject = subject
    self.email = email
    self.isEmailVerified = isEmailVerified
    self.name = name
    self.picture = picture
  }

  /// Whether somebody else's proof is of the same person: the issuer and the subject tell, never an
  /// e-mail, which can change hands. Bytes are compared, not looks.
  public func isSamePerson(as other: ProvenIdentity) -> Bool {
    issuer.utf8.elementsEqual(other.issuer.utf8) && subject.utf8.elementsEqual(other.subject.utf8)
  }
}
