/// How a `LocalIssuer` behaves: correctly, or with one of the faults of a real OpenID Connect issuer.
package struct IssuerManners: Sendable {
  /// The response to the browser at the authorization endpoint.
  package enum Authorizing: Sendable {
    /// Redirects back with a code.
    case code
    /// Shows a page that does not lead back.
    case nothing
    /// Redirects back with an error instead of a code.
    case error(String)
    /// Redirects back with a code and the `state` of another request.
    case otherState
    /// Shows a page that leads back three times: twice with a wrong or missing `state`, then with the right one.
    case otherStateFirst
    /// Redirects back with a code and this issuer name.
    case named(String)
    /// Redirects back with neither a code nor an error.
    case empty
  }

  /// The response of another endpoint.
  package enum Answering: Sendable {
    /// The correct response.
    case rightly
    case page(String, status: Int)
    case redirect(to: String)
    case silence
    case hangUp
  }

  package var authorizing = Authorizing.code
  /// Changes the discovery document, a dictionary from member names to JSON values.
  package var facts: @Sendable (inout [String: String]) -> Void = { _ in }
  package var discovery = Answering.rightly
  package var keys = Answering.rightly
  package var token = Answering.rightly
  /// The keys that the issuer publishes.
  package var shownKeys: [IssuerKey] = [.rsa]
  /// Additional JSON members of each published key, starting with a comma.
  package var keyMembers = ""
  /// The key that signs the tokens.
  package var key = IssuerKey.rsa
  /// Changes the header of the token, a dictionary from member names to JSON values.
  package var head: @Sendable (inout [String: String]) -> Void = { _ in }
  /// Changes the claims of the token, a dictionary from member names to JSON values.
  package var claims: @Sendable (inout [String: String]) -> Void = { _ in }
  /// Changes the bytes of the claims before they are signed.
  package var payload: @Sendable ([UInt8]) -> [UInt8] = { $0 }
  /// Changes the signature of the token.
  package var signature: @Sendable ([UInt8]) -> [UInt8] = { $0 }
  /// Changes the complete token after it is signed.
  package var whole: @Sendable (String) -> String = { $0 }
  /// Changes the PKCE verifier that the issuer received, before the issuer checks it.
  package var verifier: @Sendable (String) -> String = { $0 }
  /// Called with the form of a token request, while the program that sent it is still running.
  package var meanwhile: @Sendable (_ form: [String: String]) -> Void = { _ in }

  /// Describes an issuer that behaves correctly.
  package init() {}

  /// Describes an issuer that behaves correctly except for the changes of a closure.
  package init(_ change: (inout IssuerManners) -> Void) { change(&self) }
}
