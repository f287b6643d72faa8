import Domain

/// What a provider says of itself, as far as it is needed here.
struct IssuerFacts: Equatable {
  /// Where a browser asks for a code.
  let authorization: SecureAddress
  /// Where the code is exchanged.
  let token: SecureAddress
  /// Where the keys lie.
  let keys: SecureAddress
  /// Whether Haru's secret is sent in the form, and not in the header, as is usual.
  let takesSecretInForm: Bool
  /// Whether answers name the issuer they come from (RFC 9207).
  let answersNameIssuer: Bool

  /// Where every issuer says it.
  static func address(of issuer: SecureAddress) -> String {
    let base = issuer.text.hasSuffix("/") ? String(issuer.text.dropLast()) : issuer.text
    return base + "/.well-known/openid-configuration"
  }

  /// Reads what an issuer said. It has to name itself exactly as it was asked for, so that nobody
  /// answers in its place.
  init(_ bytes: [UInt8], of issuer: SecureAddress) throws(SignInFailure) {
    guard let tree = Self.tree(bytes), case .object = tree else { throw .discovery(.unreadable) }
    guard case .text(let name)? = tree["issuer"] else { throw .discovery(.missing("issuer")) }
    guard name.utf8.elementsEqual(issuer.text.utf8) else { throw .discovery(.ofAnotherIssuer) }
    authorization = try Self.address("authorization_endpoint", in: tree, issuer)
    token = try Self.address("token_endpoint", in: tree, issuer)
    keys = try Self.address("jwks_uri", in: tree, issuer)
    // Some protect codes and do not say so, and some do not: to these the proof is of no harm, and
    // the nonce protects as well. Who says how, and leaves this way out, would refuse it.
    if let ways = tree["code_challenge_methods_supported"] {
      guard ways.elements.contains(.text("S256")) else { throw .discovery(.noProtection) }
    }
    let ways = tree["token_endpoint_auth_methods_supported"]?.elements ?? []
    takesSecretInForm = ways.contains(.text("client_secret_post"))
    answersNameIssuer = tree["authorization_response_iss_parameter_supported"] == .bool(true)
  }

  private static func tree(_ bytes: [UInt8]) -> JSONTree? {
    do throws(JSONFault) { return try JSONTreeReader.tree(bytes) } catch { return nil }
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
