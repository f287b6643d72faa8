/// The store that a command needs, and how to open it.
package struct StoreChoice: Equatable, Sendable {
  /// The name of the profile; nil for the default profile.
  package var profile: String?
  /// Whether nothing may be created or changed.
  package var readOnly: Bool
  /// Whether to create a missing store. False for commands that only read, so that they leave no
  /// files.
  package var makesStore: Bool
  /// Whether to open a locked store, because the command asks for the code later.
  package var passesLock: Bool
  /// Whether to give up soon if the store is busy, as for a command in a shell prompt.
  package var isHasty: Bool
  /// Whether a missing store may be recreated, because records are restored into it.
  package var bringsBack: Bool
  /// Whether to open a copy of the store, for a dry run.
  package var isTrial: Bool
  /// The language of `--lang`; nil if not given.
  package var language: Language?
  /// The path of an open encrypted file. A missing store is created with its data key and slots; nil for a plain store.
  package var encryptedLike: String?
  /// Whether to use an empty store in memory instead of any store of the user.
  package var isInMemory = false

  package init(
    profile: String? = nil, readOnly: Bool = false, makesStore: Bool = true,
    passesLock: Bool = false, isHasty: Bool = false, bringsBack: Bool = false,
    isTrial: Bool = false, language: Language? = nil
  ) {
    self.language = language
    self.isTrial = isTrial
    self.profile = profile
    self.isHasty = isHasty
    self.bringsBack = bringsBack
    self.passesLock = passesLock
    self.readOnly = readOnly
    self.makesStore = makesStore && !readOnly
  }
}
