/// Signs in at a provider (OpenID Connect). The user enters the password in a browser at the provider, so Haru never
/// sees it.
///
/// The call blocks until the user has finished: a command waits for it, and a screen runs it as a background task.
/// Start and end are one call, so that no listening socket can leak between them:
///
/// ```swift
/// var provider = try directory.provider(named: "google")
/// provider.clientID = "…apps.googleusercontent.com"
/// let identity = try signIn.prove(provider, words.browser, cancellation) { step in
///   switch step {
///   case .address(let address): show(address)
///   case .browser(let isOpened): if !isOpened { sayThatItHasToBeOpenedByHand() }
///   case .answered: sayThatTheAnswerIsChecked()
///   }
/// }
/// ```
public struct SignIn: Sendable {
  /// Runs the sign-in and returns the verified identity. `tell` reports each step on the calling thread. No request is
  /// sent before this call.
  public var prove:
    @Sendable (
      _ provider: IdentityProvider, _ words: BrowserWords, _ cancellation: Cancellation?,
      _ tell: (SignInStep) -> Void
    ) throws(SignInFailure) -> ProvenIdentity

  public init(
    prove:
      @escaping @Sendable (
        IdentityProvider, BrowserWords, Cancellation?, (SignInStep) -> Void
      ) throws(SignInFailure) -> ProvenIdentity
  ) {
    self.prove = prove
  }
}

/// The progress of a sign-in.
public enum SignInStep: Equatable, Sendable {
  /// The URL to open in the browser, once it is known.
  case address(String)
  /// Whether a browser was started. If not, the user must open the URL; the sign-in keeps waiting.
  case browser(isOpened: Bool)
  /// The browser was redirected back, and the answer is being verified.
  case answered
}

/// The texts of the local web pages that the browser shows, in the user's language.
public struct BrowserWords: Equatable, Sendable {
  /// The language code for HTML, such as `ko` or `en`.
  public let language: String
  /// The text that says that the sign-in was received and continues in the terminal.
  public let done: String
  /// The text that says that the user or the provider declined.
  public let declined: String
  /// The text for a request that does not belong to the current sign-in.
  public let stranger: String
  /// The text for a URL that does not exist (404).
  public let nothingHere: String

  public init(
    language: String, done: String, declined: String, stranger: String, nothingHere: String
  ) {
    self.language = language
    self.done = done
    self.declined = declined
    self.stranger = stranger
    self.nothingHere = nothingHere
  }
}
