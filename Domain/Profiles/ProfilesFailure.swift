/// A rule of Profiles that an input breaks. The user can correct each of these errors.
public enum ProfileRefusal: Error, Hashable, Sendable {
  case email(EmailRefusal)
  /// Another account on this computer has the same e-mail address.
  case emailTaken
  /// The password breaks these rules.
  case password([PasswordRefusal])
  case passwordsDiffer
  case wrongPassword
  case nicknameEmpty
  case nicknameTooLong(limit: Int)
  case phone(MobileRefusal)
  /// The user must first prove ownership of the phone number.
  case phoneNotProven
  /// The account has no phone number to which a code could be sent.
  case noPhone
  /// The text is not a code of four digits.
  case codeForm
  /// No code was sent, or it was already used.
  case noCode
  case codeExpired
  case codeUsedUp
  /// The code is wrong; `left` is the number of tries left.
  case wrongCode(left: Int)
  /// The store has a lock code, so the code for a new password must not be displayed. The new password would open the
  /// lock.
  case guarded
  /// The name is not valid as a folder name.
  case name
  case nameTaken
  case controlCharacter(ProfileField)
  /// The profile is not a guest. Only the records of a guest can be moved to a new account.
  case notAGuest
  /// The profile is a guest, which is never signed in.
  case neverSignedIn
  /// The profile is a guest, which has no e-mail address, phone number or password.
  case needsAccount
  /// The account signs in through a service, and has no password in Haru.
  case signsInElsewhere(provider: String)
  /// The identity that the user proved does not own the profile.
  case notTheirs
  case pictureKind
  case pictureTooLarge(limit: Int)
  /// The user did not type the confirmation word.
  case wrongWord
  /// A file already exists at the path for the copy.
  case fileExists
}

/// A field of a profile. The raw values are the names in scripts.
public enum ProfileField: String, Hashable, Sendable {
  case name = "NAME"
  case email, nickname, phone, password, code, picture, export, word
}

public enum ProfilesFailure: StorageFailing, Equatable, Sendable {
  case refused(ProfileRefusal)
  case unknown(reference: String)
  /// No account on this computer has the e-mail address.
  case unknownEmail
  /// The reference matches several profiles.
  case ambiguous(reference: String, [Profile])
  /// The request needs a profile, but the user referenced none.
  case nobodyNamed
  /// No profile is signed in.
  case nobody
  case signedOut(ProfileName)
  /// Too many tries were wrong. The next try is allowed after this number of seconds.
  case waiting(seconds: Int)
  /// Another process has the store open.
  case openElsewhere
  case secret(SecretFailure)
  case sending(SendingFailure)
  case file(FileFailure)
  case storage(StorageFailure)
}

extension ProfilesFailure {
  /// Runs `body`, and converts its refusal to a `ProfilesFailure`.
  static func refusing<T>(_ body: () throws(ProfileRefusal) -> T) throws(ProfilesFailure) -> T {
    do throws(ProfileRefusal) { return try body() } catch { throw .refused(error) }
  }

  /// Runs `body`, and converts its `SecretFailure` to a `ProfilesFailure`.
  static func keeping<T>(_ body: () throws(SecretFailure) -> T) throws(ProfilesFailure) -> T {
    do throws(SecretFailure) { return try body() } catch { throw .secret(error) }
  }
}
