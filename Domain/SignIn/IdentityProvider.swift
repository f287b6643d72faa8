/// An identity provider (OpenID Connect) and Haru's registration there.
public struct IdentityProvider: Equatable, Sendable {
  /// A known name, or the host of the issuer.
  public let name: String
  /// The issuer URL, exactly as the provider spells it.
  public let issuer: SecureAddress
  /// Haru's client ID, which the user obtains from the provider.
  public var clientID: String
  /// The client secret; nil if the provider needs none.
  public var clientSecret: String?
  /// The requested OAuth scopes.
  public var scopes: [String]
  /// The local port of the redirect; nil for any free port.
  public var port: Int?
  /// The redirect page for a provider that accepts no local address; nil for other providers. The page must forward the
  /// whole query to the local address with `port`.
  public var returnPage: SecureAddress?

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

  /// The providers known by name. Their URLs are in an `IssuerDirectory`, because they belong to the web layer.
  public enum Known: String, CaseIterable, Sendable {
    case google, kakao, apple
  }
}

/// A user's identity as verified by a provider.
public struct ProvenIdentity: Equatable, Sendable {
  public let provider: String
  /// The issuer URL.
  public let issuer: String
  /// The user's permanent, unique id at the provider. It is public: it identifies a user but proves nothing.
  public let subject: String
  public let email: String?
  /// Whether the provider has verified the e-mail address.
  public let isEmailVerified: Bool
  public let name: String?
  /// The URL of the user's picture. It is never fetched unasked.
  public let picture: String?

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

  /// Returns whether both identities are the same person, by issuer and subject. The e-mail address is ignored, because
  /// it can change hands. Issuer and subject are compared as UTF-8 bytes, because `String` equality accepts canonically
  /// equivalent text.
  public func isSamePerson(as other: ProvenIdentity) -> Bool {
    issuer.utf8.elementsEqual(other.issuer.utf8) && subject.utf8.elementsEqual(other.subject.utf8)
  }
}
