import Domain

extension CommandLineRunner {
  /// Runs a command that needs the store.
  func withStore(
    _ invocation: Invocation, _ page: AnswerPage, _ opened: OpenedArchive
  ) throws(UsageError) -> ExitStatus {
    let options = invocation.options
    if invocation.writes && options.readOnly {
      return page.fail(StorageWords(page.language).report(.openedForReading))
    }
    let features: Features
    do throws(OpeningError) {
      features = try surroundings.open(
        StoreChoice(
          profile: options.profile, readOnly: options.readOnly,
          makesStore: invocation.writes || showsScreens(invocation.command, page),
          passesLock: passesLock(invocation.command, page),
          isHasty: isHasty(invocation.command), bringsBack: bringsBack(invocation.command)))
    } catch {
      let isScreens = showsScreens(invocation.command, page) && !options.readOnly
      if isScreens, error.isAboutSigningIn { return showEntrance(page) }
      let report = UsageWords(page.language).report(error)
      if case .widget(let form, _) = invocation.command {
        return QuietWidget(form, page).fail(report)
      }
      return page.fail(report)
    }
    if showsScreens(invocation.command, page) {
      return showScreens(features, page, profile: options.profile)
    }
    opened.archive = features.archive
    var page = page
    page.shortIDs = features.shortIDs
    return try perform(invocation.command, features, page)
  }

  /// Whether a command would rather say nothing than wait.
  private func isHasty(_ command: Command) -> Bool {
    if case .widget = command { return true }
    return false
  }
}
