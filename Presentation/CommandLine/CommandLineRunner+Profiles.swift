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
    return try ProfileRunner(
      profiles: profiles, page: page, named: invocation.options.profile,
      readInput: surroundings.readInput
    ).run(command)
  }
}
