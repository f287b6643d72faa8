/// The store a command wants, and how to open it.
package struct StoreChoice: Equatable, Sendable {
  /// The name of the profile; nil for the default one.
  package var profile: String?
  /// Whether nothing may be created or changed.
  package var readOnly: Bool
  /// Whether to create a missing store. False for commands that only read, so that they leave no
  /// files.
  package var makesStore: Bool
  /// Whether to open a locked store, because the code is asked for later.
  package var passesLock: Bool
  /// Whether to give up soon if the store is busy, as for a line in a prompt.
  package var isHasty: Bool
  /// Whether a store that is gone may be recreated, because records are restored into it.
  package var bringsBack: Bool
  /// Whether to open a copy of it, for a dry run.
  package var isTrial: Bool
  /// The language of `--lang`; nil if not given.
  package var language: Language?

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
