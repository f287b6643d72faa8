/// Which store a command is for.
package struct StoreChoice: Equatable, Sendable {
  /// The profile's name, or the usual one.
  package var profile: String?
  /// Whether nothing may be made or changed.
  package var readOnly: Bool
  /// Whether a store that is missing is to be made; a look at nothing leaves nothing behind.
  package var makesStore: Bool
  /// Whether a locked store is opened too, because the code is asked for later.
  package var passesLock: Bool
  /// Whether nobody waits long for it: a line in a prompt is not worth a pause.
  package var isHasty: Bool
  /// Whether a store that is gone may be made anew, because records are brought back into it.
  package var bringsBack: Bool
  /// Whether a copy of it is meant, in which everything is only tried.
  package var isTrial: Bool
  /// The language this command was told to speak, if it was told.
  package var language: Language?

  /// Chooses a store.
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
