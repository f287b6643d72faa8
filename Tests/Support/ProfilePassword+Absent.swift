import Domain

extension ProfilePassword {
  /// The password of a profile that has no password.
  package static let absent = ProfilePassword(
    isThere: { () throws(StorageFailure) in false },
    proves: { (_) throws(PasswordFailure) in throw .none })
}
