import Domain

/// The browser's part of a sign-in, from the first page until the browser returns with an authorization code.
///
/// An answer with a wrong state does not end the wait, because any web page could send a browser here and so abort a
/// sign-in. Such an answer is refused, and reported only if no valid answer arrives before the timeout.
struct BrowserVisit: ~Copyable {
  /// The `state` parameter that the answer must contain.
  private let state: String
  /// The `nonce` claim that the token must contain.
  let nonce: String
  /// A secret path segment of the browser's first page.
  private let startToken = Secret.drawn()
  private let provider: IdentityProvider
  private let facts: IssuerMetadata
  private let words: BrowserWords
  private let cancellation: Cancellation?
  private var listener: CallbackListener
  /// The authorization address with all parameters.
  let address: SecureAddress
  /// The redirect URI.
  let returnAddress: String

  /// The result that ends the wait.
  private enum Ending { case code(String), failure(SignInFailure) }

  /// Error codes with which providers report that the user declined.
  private static let declining = ["access_denied", "user_cancelled_authorize"]

  /// Starts listening for the redirect.
  static func begun(
    _ provider: IdentityProvider, _ facts: IssuerMetadata, challenge: String, words: BrowserWords,
    cancellation: Cancellation?
  ) throws(SignInFailure) -> BrowserVisit {
    let listener = try CallbackListener(port: provider.port, words: words)
    let returnAddress =
      provider.returnPage?.text ?? "http://127.0.0.1:\(listener.number)/callback"
    let (state, nonce) = (Secret.drawn(), Secret.drawn())
    let parameters = [
      ("response_type", "code"), ("client_id", provider.clientID),
      ("redirect_uri", returnAddress), ("scope", scope(provider.scopes)), ("state", state),
      ("nonce", nonce), ("code_challenge", challenge), ("code_challenge_method", "S256"),
    ]
    let question = parameters.map { "\($0)=\(WebQuestion.encoded($1))" }.joined(separator: "&")
    let mark = facts.authorization.text.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
    guard let address = SecureAddress(asking: facts.authorization, mark + question) else {
      throw .discovery(.notSafe("authorization_endpoint"))
    }
    return BrowserVisit(
      state: state, nonce: nonce, provider: provider, facts: facts, words: words,
      cancellation: cancellation, listener: listener, address: address,
      returnAddress: returnAddress)
  }

  /// The address with which the browser is started. Other users can see command lines, so the address contains none of
  /// the parameters and redirects only once.
  var startAddress: String { "http://127.0.0.1:\(listener.number)/begin/\(startToken)" }

  /// Waits until the browser returns with a code.
  mutating func code(until deadline: Deadline) throws(SignInFailure) -> String {
    var isStartTokenUsed = false
    var strangers = 0
    let (state, startToken, address) = (state, startToken, address)
    let (words, facts, issuer) = (words, facts, provider.issuer.text)
    let ending: Ending? = try listener.wait(until: deadline, cancellation) { request in
      switch request.path {
      case "/begin/" + startToken where !isStartTokenUsed:
        isStartTokenUsed = true
        return (CallbackPage(status: 302, leadsTo: address), nil)
      case "/callback": break
      case _: return (CallbackPage(status: 404, text: words.nothingHere), nil)
      }
      let answer = request.parameters
      guard Self.isSame(answer["state"], state) else {
        strangers += 1
        return (CallbackPage(status: 403, text: words.stranger), nil)
      }
      let ending = Self.ending(answer, issuer: issuer, mustNameIssuer: facts.answersNameIssuer)
      switch ending {
      case .code: return (CallbackPage(status: 200, text: words.done), ending)
      case .failure(.answerOfAnother):
        return (CallbackPage(status: 403, text: words.stranger), ending)
      case .failure: return (CallbackPage(status: 200, text: words.declined), ending)
      }
    }
    switch ending {
    case .code(let code)?: return code
    case .failure(let failure)?: throw failure
    case nil: throw strangers > 0 ? .stateMismatch : .timedOut
    }
  }

  /// Converts an answer whose state is valid into the result of the wait.
  private static func ending(
    _ answer: [String: String], issuer: String, mustNameIssuer: Bool
  ) -> Ending {
    if mustNameIssuer || answer["iss"] != nil {
      guard isSame(answer["iss"], issuer) else { return .failure(.answerOfAnother) }
    }
    if let error = answer["error"] {
      return .failure(
        declining.contains(error)
          ? .declined : .refusedByProvider(code: ProviderCode.cleaned(error)))
    }
    guard let code = answer["code"], !code.isEmpty else {
      return .failure(.refusedByProvider(code: "no_code"))
    }
    return .code(code)
  }

  /// Joins the scopes, and adds `openid`, without which the provider sends no ID token.
  private static func scope(_ scopes: [String]) -> String {
    (scopes.contains("openid") ? scopes : ["openid"] + scopes).joined(separator: " ")
  }

  private static func isSame(_ one: String?, _ other: String) -> Bool {
    one.map { $0.utf8.elementsEqual(other.utf8) } ?? false
  }
}
