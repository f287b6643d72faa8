import Domain

extension CommandLineRunner {
  /// Runs what is asked of books.
  func performReading(_ command: Command, _ features: Features, _ page: AnswerPage)
    throws(UsageError) -> ExitStatus
  {
    switch command {
    case .books(let command):
      return try BookRunner(
        reading: features.reading, find: features.find, preferences: features.preferences,
        page: page
      ).run(command)
    case .bookSearch(let command):
      return try BookSearchRunner(reading: features.reading, find: features.find, page: page)
        .run(command)
    case .sentences(.keep(let reference)):
      return KeepingRunner(
        reading: features.reading, keep: features.keepSentence, page: page, now: features.today.now
      ).run(reference)
    case .sentences(let command):
      return SentenceRunner(reading: features.reading, page: page).run(command)
    case .reading(let command):
      return try ReadingRunner(
        reading: features.reading, find: features.find, preferences: features.preferences,
        page: page
      ).run(command)
    case .home, .help, .version, .today, .people, .care, .contacts, .sayings, .sayingFiles, .moods,
      .schedule, .settings, .widget, .support, .profile, .lock, .demo, .completions, .shell,
      .history,
      .finding, .notify, .archive:
      return .done
    }
  }
}
