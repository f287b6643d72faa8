import Domain

extension ProfilePassword {
  /// For a profile without a password.
  package static let absent = ProfilePassword(
    isThere: { () throws(StorageFailure) in false },
    proves: { (_) throws(PasswordFailure) in throw .none })
}
