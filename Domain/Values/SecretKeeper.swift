/// A salted hash of a secret. It verifies the secret without revealing it.
public struct SecretHash: Equatable, Sendable {
  /// The hash in the form in which it is stored.
  public let text: String

  public init(_ text: String) { self.text = text }
}

/// Why a secret could not be hashed.
public enum SecretFailure: Error, Equatable, Sendable {
  /// Hashing needs more memory than is available.
  case noMemory
}

/// Hashes and verifies secrets. Both are slow on purpose, so that a stolen hash cannot be attacked by many guesses.
public struct SecretKeeper: Sendable {
  /// Returns a hash of a secret, with a new salt each time.
  public var hash: @Sendable (String) throws(SecretFailure) -> SecretHash
  public var matches: @Sendable (String, SecretHash) throws(SecretFailure) -> Bool

  public init(
    hash: @escaping @Sendable (String) throws(SecretFailure) -> SecretHash,
    matches: @escaping @Sendable (String, SecretHash) throws(SecretFailure) -> Bool
  ) {
    self.hash = hash
    self.matches = matches
  }
}
