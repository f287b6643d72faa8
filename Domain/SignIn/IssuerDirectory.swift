/// Looks up the URLs of the known providers. The web layer supplies them.
public struct IssuerDirectory: Sendable {
  /// The URL and scopes of a provider.
  public struct Entry: Equatable, Sendable {
    /// The issuer URL.
    public let issuer: String
    /// The scopes that the provider grants without an additional agreement.
    public let scopes: [String]

    public init(issuer: String, scopes: [String]) {
      self.issuer = issuer
      self.scopes = scopes
    }
  }

  public var entry: @Sendable (IdentityProvider.Known) -> Entry

  public init(entry: @escaping @Sendable (IdentityProvider.Known) -> Entry) { self.entry = entry }

  /// Returns the provider of a known name or an issuer URL. Throws for an unknown name at once, without a network
  /// request.
  public func provider(named text: String) throws(SignInFailure) -> IdentityProvider {
    let name = Text.trimmed(text)
    if let known = IdentityProvider.Known(rawValue: name.lowercased()) {
      let entry = entry(known)
      guard let issuer = SecureAddress(entry.issuer) else { throw .badIssuer(entry.issuer) }
      return IdentityProvider(name: known.rawValue, issuer: issuer, scopes: entry.scopes)
    }
    guard name.contains("://") else { throw .unknownProvider(name) }
    guard let issuer = SecureAddress(name), issuer.isIssuer else { throw .badIssuer(name) }
    guard
      let known = IdentityProvider.Known.allCases.first(where: { entry($0).issuer == issuer.text })
    else { return IdentityProvider(name: issuer.host, issuer: issuer) }
    return IdentityProvider(name: known.rawValue, issuer: issuer, scopes: entry(known).scopes)
  }
}
