/// Why a sign-in failed. A failed sign-in stores nothing, and no case carries a secret.
public enum SignInFailure: Error, Equatable, Sendable {
  /// No provider has this name.
  case unknownProvider(String)
  /// The text is not a valid issuer URL.
  case badIssuer(String)
  /// Haru has no client ID for this provider.
  case notConfigured(provider: String)
  /// The system has no free resources for the sign-in at the moment.
  case busy
  /// A required program is not installed.
  case noProgram(Program)
  /// No local port could be opened. The number is the requested port; nil if any free port was allowed.
  case noPort(Int?)
  /// The provider's metadata or keys could not be fetched.
  case unreachable(FetchFailure)
  /// The provider's metadata is unusable.
  case discovery(DiscoveryRefusal)

  /// The user declined at the provider.
  case declined
  /// The provider declined, with its error code.
  case refusedByProvider(code: String)
  /// The sign-in was cancelled in Haru.
  case cancelled
  /// The browser did not return before the timeout.
  case timedOut
  /// The `state` of the answer does not match the request.
  case stateMismatch
  /// The answer names a different issuer from the one that was asked.
  case answerOfAnother

  /// The provider refused to exchange the code for a token, with its error code or the HTTP status.
  case exchangeRefused(code: String)
  /// The token request failed.
  case exchangeUnreachable(FetchFailure)
  /// The token response could not be parsed.
  case exchangeUnreadable
  /// The token response contains no ID token.
  case noToken

  /// The ID token was not accepted.
  case token(TokenRefusal)
  /// The program that verifies signatures failed.
  case checkingFailed

  /// The required external programs.
  public enum Program: String, CaseIterable, Sendable { case curl, openssl }
}

/// A fault in a provider's metadata (discovery document).
public enum DiscoveryRefusal: Equatable, Sendable {
  /// The metadata could not be parsed.
  case unreadable
  /// The metadata names another issuer.
  case ofAnotherIssuer
  /// A required URL is missing; the value is the name of its field.
  case missing(String)
  /// A URL does not use `https`.
  case notSafe(String)
  /// The metadata excludes PKCE with S256, which Haru requires.
  case noProtection
}

/// A fault in an ID token.
public enum TokenRefusal: Equatable, Sendable {
  /// The token does not consist of three parts, or is not JSON.
  case unreadable
  /// The payload is not UTF-8.
  case notUTF8
  /// The signature algorithm is not accepted: none, a shared secret, or an unknown algorithm.
  case algorithmNotAllowed(String)
  /// The provider has no matching key.
  case unknownKey
  /// The matching key is unusable, for example because it is too short.
  case unusableKey
  case badSignature
  case wrongIssuer
  /// The token was issued for another client.
  case wrongAudience
  case expired
  /// The time of issue is in the future.
  case notYetValid
  /// The nonce belongs to another sign-in.
  case wrongNonce
  /// A required claim is missing; the value is the name of the claim.
  case missing(String)
}
