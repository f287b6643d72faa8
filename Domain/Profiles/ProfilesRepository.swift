/// Stores profiles, each with its own store in a separate folder.
public protocol ProfilesRepository: Sendable {
  /// Returns all profiles, ordered by name. A profile whose store is unreadable is included, with `trouble` set.
  func all() throws(ProfilesFailure) -> [Profile]

  /// Returns the profile with this name; nil if it does not exist.
  func find(_ name: ProfileName) throws(ProfilesFailure) -> Profile?

  /// Creates a profile with an empty store, atomically. Throws if the name is in use.
  func make(_ name: ProfileName, _ account: Account?) throws(ProfilesFailure)

  /// Changes the account of a profile in one transaction. The rule receives the stored account. Creates the default
  /// profile if it does not exist. Returns the new account.
  @discardableResult
  func change(_ name: ProfileName, by rule: AccountRule) throws(ProfilesFailure) -> Account?

  /// Runs `body` under a lock that prevents other processes from creating or changing accounts, so that lookups stay
  /// valid. The lock is not reentrant.
  func alone<T>(_ body: () throws(ProfilesFailure) -> T) throws(ProfilesFailure) -> T

  /// Returns the current profile, or `nobody` if no profile is current or if that profile no longer exists.
  func current() throws(ProfilesFailure) -> CurrentProfile

  func setCurrent(_ current: CurrentProfile) throws(ProfilesFailure)

  /// Stores a picture beside the store and returns its file name.
  func keep(_ picture: ProfilePicture, of name: ProfileName) throws(ProfilesFailure) -> String

  /// Removes a picture file. Does nothing if the file is missing.
  func removePicture(_ file: String, of name: ProfileName) throws(ProfilesFailure)

  /// Deletes a profile with all its files. An optional copy is made and verified first. Throws without changes while
  /// another process has the store open.
  func delete(_ name: ProfileName, copyingTo path: String?) throws(ProfilesFailure)

  /// Returns the folder of the backups that are deleted with a profile. Returns nil if there are no backups.
  func copies(of name: ProfileName) -> String?
}

extension ProfilesRepository {
  public func copies(of name: ProfileName) -> String? { nil }
}

/// A closure that computes the new account of a profile from the stored one. Nil means that there is no account.
public typealias AccountRule = (Account?) throws(ProfilesFailure) -> Account?
