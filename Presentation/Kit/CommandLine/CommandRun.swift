package import Domain

/// One run of a command: its environment, its output, and the store that it may open.
package struct CommandRun {
  package let runner: CommandLineRunner
  package let page: CommandOutput
  package let invocation: Invocation
  package let opened: OpenedArchive
  /// The features of a temporary store, such as that of the demo; nil to open the store of the user.
  package var borrowed: Features?

  package init(
    runner: CommandLineRunner, page: CommandOutput, invocation: Invocation, opened: OpenedArchive,
    borrowed: Features? = nil
  ) {
    self.runner = runner
    self.page = page
    self.invocation = invocation
    self.opened = opened
    self.borrowed = borrowed
  }

  package var surroundings: CommandLineEnvironment { runner.surroundings }
  package var options: GlobalOptions { invocation.options }
  /// The version and diagnostics of the program. With a borrowed store they do not reveal anything about the computer.
  package var support: Support { borrowed == nil ? surroundings.support : .alone }
  /// Whether screens can be shown: there is a terminal, and JSON is not requested.
  package var mayShowScreens: Bool { surroundings.isTerminal && !page.wantsJSON }

  /// Parses the command nested in this command. The options before the outer command apply to the nested command too.
  package func inner(_ words: [String]) throws(Report) -> Invocation {
    let words = options.dryRun ? ["--" + OptionSpec.dryRun.name] + words : words
    var inner = try page.done { () throws(ArgumentParseError) in
      try runner.reader.read(words, input: runner.standardInput)
    }
    inner.options.add(options, page.language)
    return inner
  }

  /// Opens the store for a command and returns it with an output that can shorten ids. A dry run gets a copy of the
  /// store.
  /// With `file`, a store that does not exist is encrypted like that file.
  package func openStore(
    _ opening: StoreOpening, encryptedLike file: String? = nil
  ) throws(Report) -> (Features, CommandOutput) {
    if let borrowed {
      page.hint(ShellWords(page.language).borrowed)
      guard invocation.isTriedOnCopy else { return (borrowed, page) }
      return (try page.done { () throws(StorageFailure) in try borrowed.trial() }, page)
    }
    let features = try page.done { () throws(OpeningFailure) in
      try self.features(opening, encryptedLike: file)
    }
    opened.archive = features.archive
    opened.hooks = features.hooks
    var page = page
    page.shortIDs = features.shortIDs
    if features.archive.hasCutLog() { page.hint(EncryptionWords(page.language).cutLog) }
    let renamed = features.preferences.renamed
    if !renamed.isEmpty {
      page.hint(
        RenamedSettings(language: page.language).renamed(renamed, in: features.preferences.path))
    }
    return (features, page)
  }

  /// Returns features over an empty store in memory. The store of the user is not opened.
  package func emptyFeatures() throws(Report) -> Features {
    var choice = StoreChoice(makesStore: false, language: options.language)
    choice.isInMemory = true
    return try page.done { () throws(OpeningFailure) in try surroundings.open(choice) }
  }

  /// Opens the store of the profile with the options of this command.
  package func features(
    _ opening: StoreOpening, encryptedLike file: String? = nil
  ) throws(OpeningFailure) -> Features {
    var choice = StoreChoice(
      profile: options.profile, readOnly: options.readOnly,
      makesStore: invocation.writes && !options.dryRun || opening.contains(.makesStore),
      passesLock: opening.contains(.passesLock), isHasty: opening.contains(.isHasty),
      bringsBack: opening.contains(.bringsBack), isTrial: invocation.isTriedOnCopy,
      language: options.language)
    choice.encryptedLike = file
    do throws(OpeningFailure) { return try surroundings.open(choice) } catch {
      guard error.isEncryptionClosed, try opensEncryptedStore(opening) else { throw error }
      return try surroundings.open(choice)
    }
  }

  /// Throws if the profile is locked. Other errors, such as a signed-out profile, are left to the command.
  package func expectUnlocked(_ profile: String?) throws(Report) {
    do throws(OpeningFailure) {
      // The store is closed again at once, because an open store cannot be deleted.
      try surroundings.open(StoreChoice(profile: profile, readOnly: true, makesStore: false))
        .close()
    } catch {
      if case .locked = error { throw error.report(page.language) }
    }
  }
}
