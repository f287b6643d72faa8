/// A rule about profiles that an input violates. The user can correct each of them.
public enum ProfileRefusal: Error, Hashable, Sendable {
  case email(EmailRefusal)
  /// Another account here has that address.
  case emailTaken
  /// All faults of the password.
  case password([PasswordRefusal])
  case passwordsDiffer
  case wrongPassword
  case nicknameEmpty
  case nicknameTooLong(limit: Int)
  case phone(MobileRefusal)
  /// Ownership of the number must be proven first.
  case phoneNotProven
  /// The account has no number to send a code to.
  case noPhone
  /// A code must be four digits.
  case codeForm
  /// No code was sent, or it was already used.
  case noCode
  case codeExpired
  case codeUsedUp
  /// The code is wrong; `left` is the number of tries left.
  case wrongCode(left: Int)
  /// The code for a locked store must not be shown on screen, because it would open the lock.
  case guarded
  /// The name is not valid as a folder name.
  case name
  case nameTaken
  case controlCharacter(ProfileField)
  /// Only a guest's records can be moved to a new account.
  case notAGuest
  /// A guest has no sign-in to end.
  case neverSignedIn
  /// A guest has no e-mail address, number or password.
  case needsAccount
  /// The account signs in through a service and has no password here.
  case signsInElsewhere(provider: String)
  /// The proven identity does not own the profile.
  case notTheirs
  case pictureKind
  case pictureTooLarge(limit: Int)
  /// The confirmation word was not typed.
  case wrongWord
  /// A file already exists at the path of the copy.
  case fileExists
}

/// A field of a profile. The raw values are the names scripts use.
public enum ProfileField: String, Hashable, Sendable {
  case name = "NAME"
  case email, nickname, phone, password, code, picture, export, word
}

/// Why a request about profiles failed.
public enum ProfilesFailure: StorageFailing, Equatable, Sendable {
  case refused(ProfileRefusal)
  case unknown(reference: String)
  /// No account here has that address.
  case unknownEmail
  /// The reference matches several profiles.
  case ambiguous(reference: String, [Profile])
  /// The request needs a profile, but none was referenced.
  case nobodyNamed
  /// No profile is signed in.
  case nobody
  case signedOut(ProfileName)
  /// Too many wrong tries; the next one is allowed after these seconds.
  case waiting(seconds: Int)
  /// Another process has the store open.
  case openElsewhere
  case secret(SecretFailure)
  case sending(SendingFailure)
  case file(FileFailure)
  case storage(StorageFailure)
}

extension ProfilesFailure {
  /// Rethrows a refusal as a `ProfilesFailure`.
  static func refusing<T>(_ body: () throws(ProfileRefusal) -> T) throws(ProfilesFailure) -> T {
    do throws(ProfileRefusal) { return try body() } catch { throw .refused(error) }
  }

  /// Rethrows a failure of the secret keeper as a `ProfilesFailure`.
  static func keeping<T>(_ body: () throws(SecretFailure) -> T) throws(ProfilesFailure) -> T {
    do throws(SecretFailure) { return try body() } catch { throw .secret(error) }
  }
}
