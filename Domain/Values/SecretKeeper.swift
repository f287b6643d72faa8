/// What may be kept of a secret. It tells whether somebody knows the secret, and not what it is.
public struct SecretHash: Equatable, Sendable {
  /// The text to keep.
  public let text: String

  /// Takes a text that was kept.
  public init(_ text: String) { self.text = text }
}

/// Why nothing could be made of a secret.
public enum SecretFailure: Error, Equatable, Sendable {
  /// It takes more memory than there is.
  case noMemory
}

/// Makes of a secret what may be kept of it, and tells whether somebody knows a secret. Both take a
/// while on purpose: whoever steals what was kept must not be able to try many.
public struct SecretKeeper: Sendable {
  /// What may be kept of a secret; another text each time.
  public var hash: @Sendable (String) throws(SecretFailure) -> SecretHash
  /// Whether this is the secret something was made of.
  public var matches: @Sendable (String, SecretHash) throws(SecretFailure) -> Bool

  /// Makes a keeper.
  public init(
    hash: @escaping @Sendable (String) throws(SecretFailure) -> SecretHash,
    matches: @escaping @Sendable (String, SecretHash) throws(SecretFailure) -> Bool
  ) {
    self.hash = hash
    self.matches = matches
  }
}
