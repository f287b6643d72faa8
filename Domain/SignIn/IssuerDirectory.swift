/// The addresses of the providers that are known by name; a port, since addresses belong to the web.
public struct IssuerDirectory: Sendable {
  /// A provider as it has to be asked.
  public struct Entry: Equatable, Sendable {
    /// What it calls itself.
    public let issuer: String
    /// What it gives without more being arranged there.
    public let scopes: [String]

    /// Puts an entry together.
    public init(issuer: String, scopes: [String]) {
      self.issuer = issuer
      self.scopes = scopes
    }
  }

  /// Where a known provider is.
  public var entry: @Sendable (IdentityProvider.Known) -> Entry

  /// Makes a directory.
  public init(entry: @escaping @Sendable (IdentityProvider.Known) -> Entry) { self.entry = entry }

  /// The provider somebody named, or whose address they gave. One that is not known is said to be
  /// so at once: nobody waits for an answer that cannot come.
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
