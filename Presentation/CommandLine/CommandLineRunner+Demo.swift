import Domain

extension CommandLineRunner {
  /// Runs any command over a store in memory.
  func demo(_ words: [String], _ options: GlobalOptions, _ page: AnswerPage)
    throws(UsageError) -> ExitStatus
  {
    let inner = try reader.read(words, input: standardInput)
    var both = inner.options
    both.language = inner.options.language ?? page.language
    both.json = both.json || options.json
    both.noColor = both.noColor || options.noColor
    both.yes = both.yes || options.yes
    let page = self.page(for: both, out: page.out, err: page.err)
    let features: Features
    do throws(OpeningError) { features = try surroundings.demo(page.language) } catch {
      return page.fail(UsageWords(page.language).report(error))
    }
    if inner.writes && (options.readOnly || inner.options.readOnly) {
      return page.fail(StorageWords(page.language).report(.openedForReading))
    }
    if showsScreens(inner.command, page) {
      return showScreens(features, page, isBorrowed: true)
    }
    switch inner.command {
    case .archive(.doctor(let mending)): return examine(mending, inner, page, isBorrowed: true)
    case .home, .today, .care, .people, .contacts, .sayings, .sayingFiles, .moods, .schedule,
      .books, .bookSearch, .sentences, .reading, .settings, .widget, .lock, .history, .finding,
      .notify, .archive:
      if !page.wantsJSON { page.remark(ShellWords(page.language).borrowed) }
      return try perform(inner.command, features, page)
    case .support(let command): return run(command, page, isBorrowed: true)
    case .profile: return page.fail(ProfileWords(page.language).notHere)
    case .help, .version, .completions, .shell, .demo: return try run(inner, page)
    }
  }
}
