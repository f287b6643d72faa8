/// Where profiles are kept, each in a folder of its own with its own store.
public protocol ProfilesRepository: Sendable {
  /// Every profile there is, in the order of their names; whose store cannot be read is among
  /// them and says why.
  func all() throws(ProfilesError) -> [Profile]

  /// One profile, if there is one of that name.
  func find(_ name: ProfileName) throws(ProfilesError) -> Profile?

  /// Makes a profile with an empty store, wholly or not at all; a name that is in use is refused.
  func make(_ name: ProfileName, _ account: Account?) throws(ProfilesError)

  /// Changes whom a profile belongs to in one transaction, by a rule that sees it as the store has
  /// it at that moment. The usual profile is made where there is none.
  @discardableResult
  func change(_ name: ProfileName, by rule: AccountRule) throws(ProfilesError) -> Account?

  /// Does something while nobody else on this computer, who asks for the same, makes or changes
  /// accounts: what was looked up stays true until the body is over. It is asked for once, and not
  /// again within.
  func alone<T>(_ body: () throws(ProfilesError) -> T) throws(ProfilesError) -> T

  /// Which profile is in use. One that is not there any more is nobody.
  func current() throws(ProfilesError) -> CurrentProfile

  /// Takes a profile into use, or none.
  func setCurrent(_ current: CurrentProfile) throws(ProfilesError)

  /// Keeps a picture beside the store; the name of its file comes back.
  func keep(_ picture: ProfilePicture, of name: ProfileName) throws(ProfilesError) -> String

  /// Removes the file of a picture, if it is there.
  func removePicture(_ file: String, of name: ProfileName) throws(ProfilesError)

  /// Deletes a profile with all its files, after a copy of its store was made and found whole
  /// where one is wanted. Nothing happens while another program has the store open.
  func delete(_ name: ProfileName, copyingTo path: String?) throws(ProfilesError)

  /// Where the copies lie that go with a profile; nothing where none are kept.
  func copies(of name: ProfileName) -> String?
}

extension ProfilesRepository {
  public func copies(of name: ProfileName) -> String? { nil }
}

/// Decides whom a profile belongs to.
public typealias AccountRule = (Account?) throws(ProfilesError) -> Account?
