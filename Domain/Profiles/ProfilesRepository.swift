/// Stores profiles, each in a folder of its own with its own store.
public protocol ProfilesRepository: Sendable {
  /// All profiles, ordered by name. A profile with an unreadable store is included, with `trouble` set.
  func all() throws(ProfilesFailure) -> [Profile]

  /// The profile of a name, or nil if it does not exist.
  func find(_ name: ProfileName) throws(ProfilesFailure) -> Profile?

  /// Creates a profile with an empty store, atomically. Throws if the name is in use.
  func make(_ name: ProfileName, _ account: Account?) throws(ProfilesFailure)

  /// Changes the account of a profile in one transaction. The rule receives the stored account at that moment. Creates
  /// the default profile if it does not exist.
  @discardableResult
  func change(_ name: ProfileName, by rule: AccountRule) throws(ProfilesFailure) -> Account?

  /// Runs the body under a lock that excludes other processes creating or changing accounts, so lookups stay valid. The
  /// lock is not reentrant.
  func alone<T>(_ body: () throws(ProfilesFailure) -> T) throws(ProfilesFailure) -> T

  /// The current profile. A profile that no longer exists counts as `nobody`.
  func current() throws(ProfilesFailure) -> CurrentProfile

  func setCurrent(_ current: CurrentProfile) throws(ProfilesFailure)

  /// Stores a picture beside the store and returns its file name.
  func keep(_ picture: ProfilePicture, of name: ProfileName) throws(ProfilesFailure) -> String

  /// Removes a picture file; does nothing if it is missing.
  func removePicture(_ file: String, of name: ProfileName) throws(ProfilesFailure)

  /// Deletes a profile with all its files, after an optional copy was made and verified. Throws without changes while
  /// another process has the store open.
  func delete(_ name: ProfileName, copyingTo path: String?) throws(ProfilesFailure)

  /// The folder of the backups that are deleted with a profile; nil if there are none.
  func copies(of name: ProfileName) -> String?
}

extension ProfilesRepository {
  public func copies(of name: ProfileName) -> String? { nil }
}

/// Maps the stored account of a profile to its new state; nil means there is no account.
public typealias AccountRule = (Account?) throws(ProfilesFailure) -> Account?
