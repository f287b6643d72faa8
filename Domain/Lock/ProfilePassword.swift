public enum PasswordFailure: Error, Equatable, Sendable {
  /// The profile has no password.
  case none
  case secret(SecretFailure)
  case storage(StorageFailure)
}

/// The password of the profile's account, as far as the lock needs it. An adapter provides the implementation.
public struct ProfilePassword: Sendable {
  /// Returns whether the profile has a password.
  public var isThere: @Sendable () throws(StorageFailure) -> Bool
  /// Returns whether a text is the password. Throws if the password cannot be verified.
  public var proves: @Sendable (String) throws(PasswordFailure) -> Bool

  public init(
    isThere: @escaping @Sendable () throws(StorageFailure) -> Bool,
    proves: @escaping @Sendable (String) throws(PasswordFailure) -> Bool
  ) {
    self.isThere = isThere
    self.proves = proves
  }
}
