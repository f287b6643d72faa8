/// Has a provider prove who somebody is. The person does that in a browser, with the provider
/// alone: Haru never sees a password.
///
/// It takes as long as the person takes, so a command waits for it, and a screen has it done as a
/// background task. Beginning and ending are one call, so that nothing is ever left listening between them:
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
  /// Asks the provider, tells each step from the thread that called, and comes back with who it is
  /// or with why not. Nobody is asked before this is called.
  public var prove:
    @Sendable (
      _ provider: IdentityProvider, _ words: BrowserWords, _ cancellation: Cancellation?,
      _ tell: (SignInStep) -> Void
    ) throws(SignInFailure) -> ProvenIdentity

  /// Makes a way to sign in.
  public init(
    prove:
      @escaping @Sendable (
        IdentityProvider, BrowserWords, Cancellation?, (SignInStep) -> Void
      ) throws(SignInFailure) -> ProvenIdentity
  ) {
    self.prove = prove
  }
}

/// How far a sign-in is.
public enum SignInStep: Equatable, Sendable {
  /// The address to open in a browser, as soon as it is known.
  case address(String)
  /// Whether a browser was started; without one the wait goes on, and the person opens the address.
  case browser(isOpened: Bool)
  /// The browser came back, and the answer is being checked.
  case answered
}

/// What the browser shows when it comes back, in the person's language.
public struct BrowserWords: Equatable, Sendable {
  /// The language, as pages name it: `ko`, `en`.
  public let language: String
  /// The answer came; it goes on in the terminal.
  public let done: String
  /// The person or the provider said no; it goes on in the terminal.
  public let declined: String
  /// This answers nothing that was asked here.
  public let stranger: String
  /// There is nothing at this address.
  public let nothingHere: String

  /// Puts the words together.
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
