import Domain

/// Runs one command line from its words to its exit status.
public struct CommandLineRunner {
  let surroundings: Surroundings
  let table: CommandTable
  let version: String

  /// The longest text that is read from standard input.
  static let inputLimit = 64 << 20

  /// Makes a runner in a world.
  public init(_ surroundings: Surroundings, table: CommandTable = .haru, version: String) {
    self.surroundings = surroundings
    self.table = table
    self.version = version
  }

  /// Runs the words and writes the answer to two streams.
  public func run(_ words: [[UInt8]], out: Printer, err: Printer) -> ExitStatus {
    var wrote = false
    let opened = OpenedArchive()
    let status = answer(words, out: out, err: err, wrote: &wrote, opened)
    out.flush()
    defer { err.flush() }
    if wrote && status == .done { opened.keepDay(err) { self.language(for: words) } }
    if out.isIntact { return status }
    let language = language(for: words)
    let sentence =
      wrote && status == .done
      ? Phrase(
        "바꾼 것은 저장했지만 답을 다 쓰지 못했어요.",
        "The change was saved, but the answer could not be written.")
      : Phrase(
        "답을 다 쓰지 못했어요. 디스크에 자리가 있는지 살펴봐 주세요.",
        "The answer could not be written. Check whether the disk is full.")
    let page = AnswerPage(
      out: err, err: err, language: language, wantsJSON: Self.isHinted("--json", words))
    return page.fail(
      Report(code: "outputFailed", message: sentence(language), status: .failed))
  }

  /// Runs the words and gives back all that was written, as tests and the `:` line want it.
  public func output(of words: [String]) -> Output {
    var bytes: ([UInt8], [UInt8]) = ([], [])
    let out = Printer { piece in
      bytes.0 += piece
      return true
    }
    let err = Printer { piece in
      bytes.1 += piece
      return true
    }
    let status = run(words.map { Array($0.utf8) }, out: out, err: err)
    return Output(
      out: String(decoding: bytes.0, as: UTF8.self), err: String(decoding: bytes.1, as: UTF8.self),
      status: status)
  }

  /// Says what is wrong with the surroundings of a run that could not even begin.
  public static func fail(
    _ error: UsageError, words: [[UInt8]], language: Language, err: Printer
  ) -> ExitStatus {
    let page = AnswerPage(
      out: err, err: err, language: hintedLanguage(words) ?? language,
      wantsJSON: isHinted("--json", words))
    defer { err.flush() }
    return page.fail(UsageWords(page.language).report(error))
  }

  private func answer(
    _ words: [[UInt8]], out: Printer, err: Printer, wrote: inout Bool,
    _ opened: OpenedArchive
  ) -> ExitStatus {
    var page = AnswerPage(
      out: out, err: err, language: language(for: words),
      wantsJSON: Self.isHinted("--json", words))
    speak(page.language, out, err)
    do throws(UsageError) {
      let invocation = try reader.read(Self.decoded(words), input: standardInput)
      // What comes after `demo` is read later, so the hints of the whole line go on counting.
      if case .demo = invocation.command {
      } else {
        page = self.page(for: invocation.options, out: out, err: err)
      }
      wrote = invocation.writes
      return try run(invocation, page, opened)
    } catch {
      return page.fail(UsageWords(page.language).report(error))
    }
  }

  func page(for options: GlobalOptions, out: Printer, err: Printer) -> AnswerPage {
    let language = options.language ?? usualLanguage(options.profile)
    speak(language, out, err)
    let canAsk = surroundings.canAsk && !options.json
    return AnswerPage(
      out: out, err: err, language: language, wantsJSON: options.json,
      dates: surroundings.dates.spoken(in: language), noColor: options.noColor,
      marksWords: surroundings.hasColour && !options.noColor, isReadOnly: options.readOnly,
      saysYes: options.yes,
      ask: canAsk ? { surroundings.ask($0, language) } : nil,
      askSecret: canAsk ? surroundings.askSecret : nil,
      askLine: canAsk ? surroundings.askLine : nil)
  }

  /// In a locale that knows nothing beyond ASCII English is written in it; Korean has no letters
  /// there, and whoever asks for it can read it.
  private func speak(_ language: Language, _ out: Printer, _ err: Printer) {
    let isASCII = surroundings.isPlain && language == .english
    (out.isASCII, err.isASCII) = (isASCII, isASCII)
  }

  func run(
    _ invocation: Invocation, _ page: AnswerPage, _ opened: OpenedArchive = OpenedArchive()
  ) throws(UsageError) -> ExitStatus {
    switch invocation.command {
    case .help(let words):
      let path = table.meant(by: words)
      guard let lines = Help(table: table, language: page.language).text(for: path) else {
        throw .unknownCommand(
          path.joined(separator: " "), suggestion: table.suggestion(for: path))
      }
      for line in lines { show(line, page) }
      return .done
    case .version:
      if page.wantsJSON {
        page.answer { $0.member("version", version) }
      } else {
        page.line("haru \(version)")
      }
      return .done
    case .completions(let shell):
      page.raw(Array((Completions.script(for: shell) + "\n").utf8))
      return .done
    case .demo(let words): return try demo(words, invocation.options, page)
    case .shell(let command): return run(command, page)
    case .support(let command): return run(command, page)
    case .profile(let command): return try withProfiles(command, invocation, page)
    case .archive(.doctor(let mending)): return examine(mending, invocation, page)
    case .home, .today, .care, .people, .contacts, .sayings, .sayingFiles, .moods, .schedule,
      .books, .bookSearch, .sentences, .reading, .settings, .widget, .lock, .history, .finding,
      .notify, .archive:
      return try withStore(invocation, page, opened)
    }
  }

  func perform(_ command: Command, _ features: Features, _ page: AnswerPage)
    throws(UsageError) -> ExitStatus
  {
    switch command {
    case .home where showsScreens(command, page):
      return showScreens(features, page)
    case .home, .today: return TodayRunner(today: features.today, page: page).run()
    case .care(let command):
      return CareRunner(people: features.people, page: page).run(command)
    case .people(let command):
      return PeopleRunner(
        people: features.people, contacts: features.contacts, page: page
      ).run(command)
    case .contacts(let command):
      return try ContactRunner(
        contacts: features.contacts, page: page, readInput: surroundings.readInput,
        usualFolder: { () throws(StorageFailure) in
          try features.preferences.value(of: .contactsFolder)
        }
      ).run(command)
    case .sayings(let command):
      return try SayingsRunner(
        sayings: features.sayings, page: page, compose: surroundings.compose
      ).run(command)
    case .sayingFiles(let command):
      return try SayingFileRunner(
        sayings: features.sayings, page: page, readInput: surroundings.readInput
      ).run(command)
    case .moods(let command):
      return try MoodsRunner(
        moods: features.moods, page: page, compose: surroundings.compose
      ).run(command)
    case .schedule(let command):
      return try ScheduleRunner(schedule: features.schedule, page: page).run(command)
    case .books, .bookSearch, .sentences, .reading:
      return try performReading(command, features, page)
    case .history, .finding, .notify, .archive:
      return try performAcross(command, features, page)
    case .widget(let form, let size):
      return WidgetRunner(
        glance: features.glance, sayings: features.sayings, share: features.moods.share, page: page
      ).run(form, size)
    case .lock(let command):
      return LockRunner(
        lock: features.lock, page: page, readInput: surroundings.readInput
      ).run(command)
    case .settings(let command):
      return SettingsRunner(preferences: features.preferences, page: page).run(command)
    case .help, .version, .demo, .completions, .shell, .support, .profile: return .done
    }
  }

  var reader: ArgumentReader { ArgumentReader(table, composed: surroundings.composed) }

  func standardInput() throws(UsageError) -> String {
    guard let bytes = surroundings.readInput(Self.inputLimit) else {
      throw .inputTooLarge(limit: Self.inputLimit)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .inputNotUnicode }
    return text
  }
}
