import Domain

extension CommandLineRunner {
  /// Runs what is asked across the parts.
  func performAcross(_ command: Command, _ features: Features, _ page: AnswerPage)
    throws(UsageError) -> ExitStatus
  {
    switch command {
    case .history(let command):
      return try HistoryRunner(features: features, page: page).run(command)
    case .finding(let command):
      return try FindingRunner(features: features, page: page).run(command)
    case .notify(let command):
      // Behind screens, where no profiles are managed, a command that stays would hold them up.
      let mayStay = surroundings.profiles != nil
      return NotifyRunner(features: features, page: page, mayStay: mayStay).run(command)
    case .archive(let command):
      return try ArchiveRunner(
        archive: features.archive, page: page, readInput: surroundings.readInput
      ).run(command)
    case .home, .help, .version, .today, .people, .care, .contacts, .sayings, .sayingFiles, .moods,
      .schedule, .books, .bookSearch, .sentences, .reading, .settings, .widget, .support, .profile,
      .lock, .demo, .completions, .shell:
      return .done
    }
  }
}
