/// Why nobody was signed in. Nothing is kept of a sign-in that failed, and none carries a secret.
public enum SignInFailure: Error, Equatable, Sendable {
  /// Nobody of that name is known.
  case unknownProvider(String)
  /// It is no address of an issuer.
  case badIssuer(String)
  /// Haru has no name at this provider yet.
  case notConfigured(provider: String)
  /// The computer has nobody to do it just now.
  case busy
  /// A program that is needed is not here.
  case noProgram(Program)
  /// No port of this computer could be listened at; the number where one was asked for.
  case noPort(Int?)
  /// The provider could not be asked for what it is, or for its keys.
  case unreachable(FetchFailure)
  /// What the provider says of itself cannot be used.
  case discovery(DiscoveryFault)

  /// The person said no at the provider.
  case declined
  /// The provider said no, by its own code.
  case refusedByProvider(code: String)
  /// Nobody wanted it any more, here.
  case cancelled
  /// Nobody came back from the browser.
  case timedOut
  /// Somebody came back, but not from what was asked here.
  case stateMismatch
  /// An answer came from another issuer than the one that was asked.
  case answerOfAnother

  /// The provider did not give a token for its code: its own word, or the status.
  case exchangeRefused(code: String)
  /// The provider could not be asked for a token.
  case exchangeUnreachable(FetchFailure)
  /// The provider's answer is none.
  case exchangeUnreadable
  /// The answer has no proof of who it is.
  case noToken

  /// The proof could not be trusted.
  case token(TokenFault)
  /// The program that checks signatures did not do it.
  case checkingFailed

  /// The programs that are needed.
  public enum Program: String, CaseIterable, Sendable { case curl, openssl }
}

/// What is wrong with a provider's word about itself.
public enum DiscoveryFault: Equatable, Sendable {
  /// It cannot be read.
  case unreadable
  /// It is another issuer's.
  case ofAnotherIssuer
  /// An address is missing, by the name it should have.
  case missing(String)
  /// An address is not safe to ask.
  case notSafe(String)
  /// It says that it does not know the way codes are protected here (S256).
  case noProtection
}

/// What is wrong with a token.
public enum TokenFault: Equatable, Sendable {
  /// It is no token of three parts, or no JSON.
  case unreadable
  /// What it says is no UTF-8.
  case notUTF8
  /// It is signed in a way that is not taken: not at all, with a shared secret, or unknown here.
  case algorithmNotAllowed(String)
  /// The provider has no key that fits.
  case unknownKey
  /// The key it should be signed with cannot be used, such as one that is too short.
  case unusableKey
  case badSignature
  case wrongIssuer
  /// It is meant for another program.
  case wrongAudience
  case expired
  /// It is from the future.
  case notYetValid
  /// It answers another sign-in.
  case wrongNonce
  /// Something it must say is missing, by its name.
  case missing(String)
}
