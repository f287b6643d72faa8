import Domain

/// The parts of a provider's OpenID configuration that the sign-in uses.
struct IssuerMetadata: Equatable {
  /// The authorization endpoint.
  let authorization: SecureAddress
  /// The token endpoint.
  let token: SecureAddress
  /// The address of the provider's public keys (JWKS).
  let keys: SecureAddress
  /// Whether the client secret is sent in the form instead of the default, the Authorization header.
  let takesSecretInForm: Bool
  /// Whether answers contain the issuer in `iss` (RFC 9207).
  let answersNameIssuer: Bool

  /// Returns the address at which every issuer has its OpenID configuration (discovery).
  static func address(of issuer: SecureAddress) -> String {
    let base = issuer.text.hasSuffix("/") ? String(issuer.text.dropLast()) : issuer.text
    return base + "/.well-known/openid-configuration"
  }

  /// Parses the configuration. Its `issuer` must be exactly the requested one, so that no other server can answer in
  /// its place.
  init(_ bytes: [UInt8], of issuer: SecureAddress) throws(SignInFailure) {
    guard let tree = Self.tree(bytes), case .object = tree else { throw .discovery(.unreadable) }
    guard case .text(let name)? = tree["issuer"] else { throw .discovery(.missing("issuer")) }
    guard name.utf8.elementsEqual(issuer.text.utf8) else { throw .discovery(.ofAnotherIssuer) }
    authorization = try Self.address("authorization_endpoint", in: tree, issuer)
    token = try Self.address("token_endpoint", in: tree, issuer)
    keys = try Self.address("jwks_uri", in: tree, issuer)
    // A provider without this list may or may not support PKCE; sending the challenge does no harm, and the nonce also
    // protects. A provider whose list lacks S256 would reject it.
    if let ways = tree["code_challenge_methods_supported"] {
      guard ways.elements.contains(.text("S256")) else { throw .discovery(.noProtection) }
    }
    let ways = tree["token_endpoint_auth_methods_supported"]?.elements ?? []
    takesSecretInForm = ways.contains(.text("client_secret_post"))
    answersNameIssuer = tree["authorization_response_iss_parameter_supported"] == .bool(true)
  }

  private static func tree(_ bytes: [UInt8]) -> JSONTree? {
    do throws(JSONParseError) { return try JSONTreeReader.tree(bytes) } catch { return nil }
  }

  private static func address(_ name: String, in tree: JSONTree, _ issuer: SecureAddress)
    throws(SignInFailure) -> SecureAddress
  {
    guard case .text(let text)? = tree[name] else { throw .discovery(.missing(name)) }
    guard let address = SecureAddress(text), issuer.mayLead(to: address) else {
      throw .discovery(.notSafe(name))
    }
    return address
  }
}
