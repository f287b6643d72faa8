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
  /// lead on to the address of `port` with all it was asked.
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

  /// The names that need no address. Which addresses they stand for is known where the web is asked:
  /// in an `IssuerDirectory`.
  public enum Known: String, CaseIterable, Sendable {
    case google, kakao, apple
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
