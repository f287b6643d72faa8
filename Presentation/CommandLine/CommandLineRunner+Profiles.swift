import Domain

extension CommandLineRunner {
  /// Runs what is asked of profiles, for which no store has to be open: nobody may be signed in.
  func withProfiles(_ command: ProfileCommand, _ invocation: Invocation, _ page: AnswerPage)
    throws(UsageError) -> ExitStatus
  {
    if invocation.writes && invocation.options.readOnly {
      return page.fail(StorageWords(page.language).report(.openedForReading))
    }
    guard let open = surroundings.profiles else {
      return page.fail(ProfileWords(page.language).notHere)
    }
    let profiles: Profiles
    do throws(OpeningError) { profiles = try open() } catch {
      return page.fail(UsageWords(page.language).report(error))
    }
    if command.concernsWhatIsKept,
      let report = lockedReport(command.named ?? invocation.options.profile, page)
    {
      return page.fail(report)
    }
    // Whoever is locked out does not change what the owner's next command works on.
    if command.changesWhoIsIn, let report = lockedReport(nil, page) { return page.fail(report) }
    return try ProfileRunner(
      profiles: profiles, page: page, named: invocation.options.profile,
      readInput: surroundings.readInput
    ).run(command)
  }

  /// Why nothing is done about a profile whose store is locked. Whether anybody is signed in is for
  /// the command itself to say.
  private func lockedReport(_ profile: String?, _ page: AnswerPage) -> Report? {
    do throws(OpeningError) {
      let features = try surroundings.open(
        StoreChoice(profile: profile, readOnly: true, makesStore: false))
      // It is only looked at; a store that is open could not be deleted.
      features.close()
      return nil
    } catch {
      guard case .locked = error else { return nil }
      return UsageWords(page.language).report(error)
    }
  }
}

extension ProfileCommand {
  /// Whether it shows, changes or deletes what a lock is to keep others from.
  var concernsWhatIsKept: Bool {
    switch self {
    case .show, .edit, .logout, .withdraw, .password(find: nil, stdin: _): true
    case .list, .guest, .new, .use, .login, .loginWith, .providers, .password, .findID,
      .code:
      false
    }
  }

  /// Whether another profile is in use afterwards.
  var changesWhoIsIn: Bool {
    switch self {
    case .guest, .new, .use, .login, .loginWith: true
    case .list, .show, .edit, .logout, .withdraw, .providers, .password, .findID, .code: false
    }
  }

  /// The profile that the command itself names, if it does.
  fileprivate var named: String? { if case .show(let name) = self { name } else { nil } }
}
