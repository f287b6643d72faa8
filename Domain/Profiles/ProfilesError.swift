/// A rule about profiles that an input breaks. The user can mend each of them.
public enum ProfileRefusal: Error, Hashable, Sendable {
  case email(EmailFault)
  /// An account here has that address already.
  case emailTaken
  /// All that the password lacks.
  case password([PasswordFault])
  case passwordsDiffer
  case wrongPassword
  case nicknameEmpty
  case nicknameTooLong(limit: Int)
  case phone(MobileFault)
  /// It has to be proven first that the number is one's own.
  case phoneNotProven
  /// The account has no number a code could go to.
  case noPhone
  /// A code is four digits.
  case codeForm
  /// No code was sent, or it was used already.
  case noCode
  case codeExpired
  case codeUsedUp
  /// It is another code; so many tries are left.
  case wrongCode(left: Int)
  /// A code that opens a locked store cannot be shown to whoever asks for it.
  case guarded
  /// No folder can be called that.
  case name
  case nameTaken
  case controlCharacter(ProfileField)
  /// Only what a guest has can be kept for a new account.
  case notAGuest
  /// A guest never signed in, and has nothing to sign out of.
  case neverSignedIn
  /// A guest has neither an address nor a number.
  case needsAccount
  /// Who signs in through a service has no password here.
  case signsInElsewhere(provider: String)
  /// Whoever proved who they are is not the one the profile belongs to.
  case notTheirs
  case pictureKind
  case pictureTooLarge(limit: Int)
  /// The word that withdraws was not typed.
  case wrongWord
  /// There is something at the place a copy is to have.
  case fileExists
}

/// What belongs to a profile, by the names scripts know it.
public enum ProfileField: String, Hashable, Sendable {
  case name = "NAME"
  case email, nickname, phone, password, code, picture, export, word
}

/// Why a request about profiles was not done.
public enum ProfilesError: StorageFailing, Equatable, Sendable {
  case refused(ProfileRefusal)
  case unknown(reference: String)
  /// No account here has that address.
  case unknownEmail
  /// The reference fits several profiles.
  case ambiguous(reference: String, [Profile])
  /// It has to be said who is meant.
  case nobodyNamed
  /// Nobody is signed in.
  case nobody
  /// The profile is signed out.
  case signedOut(ProfileName)
  /// There were too many wrong tries, and nobody is asked for so many seconds.
  case waiting(seconds: Int)
  /// Another program, or another window, has the store open.
  case openElsewhere
  case secret(SecretFailure)
  case sending(SendingFailure)
  case file(FileFailure)
  case storage(StorageFailure)
}

extension ProfilesError {
  /// Checks a rule, and says what breaks it as an error of a request.
  static func refusing<T>(_ body: () throws(ProfileRefusal) -> T) throws(ProfilesError) -> T {
    do throws(ProfileRefusal) { return try body() } catch { throw .refused(error) }
  }

  /// Does something with a secret, and says its failure as an error of a request.
  static func keeping<T>(_ body: () throws(SecretFailure) -> T) throws(ProfilesError) -> T {
    do throws(SecretFailure) { return try body() } catch { throw .secret(error) }
  }
}
