package import Domain

/// Runs one command line, from its words to its exit status.
package final class CommandLineRunner {
  package let surroundings: CommandLineEnvironment
  package let table: CommandTable
  package let version: String

  /// The maximum size of standard input, in bytes.
  static let inputLimit = 64 << 20

  package init(_ surroundings: CommandLineEnvironment, table: CommandTable, version: String) {
    self.surroundings = surroundings
    self.table = table
    self.version = version
  }

  /// Runs the words, and writes the answer to `out` and messages to `err`. Afterwards it prints warnings of hooks,
  /// unless an error was written as JSON. If the command succeeded, can change the store and is not a dry run, it also
  /// makes the daily backup.
  package func run(_ words: [[UInt8]], out: Printer, err: Printer) -> ExitStatus {
    var wrote = false
    let opened = OpenedArchive()
    let status = answer(words, out: out, err: err, wrote: &wrote, opened)
    out.flush()
    defer { err.flush() }
    // An error in JSON must be alone on standard error, so that scripts can parse it.
    if status == .done || !Self.isJSONHinted(words) {
      opened.sayHooks(err) { self.language(for: words) }
    }
    if wrote && status == .done {
      opened.keepDay(err, failed: table.reports.backup) { self.language(for: words) }
    }
    if out.isIntact { return status }
    let language = language(for: words)
    let sentence =
      wrote && status == .done
      ? Phrase(
        "바꾼 내용은 저장했지만 결과를 끝까지 출력하지 못했어요.",
        "The change was saved, but the output could not be written.")
      : Phrase(
        "결과를 끝까지 출력하지 못했어요. 디스크 공간이 있는지 확인해 주세요.",
        "The output could not be written. Check whether the disk is full.")
    let page = CommandOutput(
      out: err, err: err, language: language, wantsJSON: Self.isJSONHinted(words))
    return page.fail(
      Report(code: "outputFailed", message: sentence(language), status: .failed))
  }

  /// Runs the words and returns all output, for tests and for the `:` line of the screens.
  package func output(of words: [String]) -> Output {
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

  /// Reports an error in the environment that keeps the command from starting.
  package static func fail(
    _ error: ArgumentParseError, words: [[UInt8]], language: Language, err: Printer
  ) -> ExitStatus {
    let page = CommandOutput(
      out: err, err: err, language: hintedLanguage(words) ?? language,
      wantsJSON: isJSONHinted(words))
    defer { err.flush() }
    return page.fail(UsageWords(page.language).report(error))
  }

  private func answer(
    _ words: [[UInt8]], out: Printer, err: Printer, wrote: inout Bool,
    _ opened: OpenedArchive
  ) -> ExitStatus {
    var page = CommandOutput(
      out: out, err: err, language: language(for: words),
      wantsJSON: Self.isJSONHinted(words))
    speak(page.language, out, err)
    do throws(ArgumentParseError) {
      let invocation = try reader.read(Self.decoded(words), input: standardInput)
      if !invocation.command.parsesRestLater {
        page = self.page(for: invocation.options, out: out, err: err)
      }
      wrote = invocation.writes && !invocation.options.dryRun
      return run(invocation, page, opened)
    } catch {
      return page.fail(UsageWords(page.language).report(error))
    }
  }

  package func page(for options: GlobalOptions, out: Printer, err: Printer) -> CommandOutput {
    let isJSON = options.json || options.form == .lines
    let chosen = language(options.language, of: options.profile, plain: options.plain)
    let language = isJSON ? chosen.plain(false) : chosen
    speak(language, out, err)
    let canAsk = surroundings.canAsk && !isJSON
    let paint =
      surroundings.hasColour && !isJSON && !options.noColor && !language.isPlain
      ? surroundings.paint(options.profile) : nil
    out.signs = paint.map(SignInks.init)
    // Flushes earlier output, so that the user reads it before a question.
    func flush() {
      out.flush()
      err.flush()
    }
    return CommandOutput(
      out: out, err: err, language: language, wantsJSON: isJSON,
      form: options.json ? nil : options.form, fitsTerminal: surroundings.showsAnswers,
      dates: surroundings.dates.spoken(in: language), noColor: options.noColor || language.isPlain,
      isQuiet: options.quiet,
      highlightsMatches: surroundings.hasColour && !options.noColor && !language.isPlain,
      paint: paint,
      isReadOnly: options.readOnly,
      isTrial: options.dryRun, saysYes: options.yes,
      ask: !canAsk
        ? nil
        : { question in
          flush()
          return self.surroundings.ask(question, language)
        },
      askSecret: !canAsk
        ? nil
        : { question in
          flush()
          return self.surroundings.askSecret(question)
        },
      askLine: !canAsk
        ? nil
        : { question in
          flush()
          return self.surroundings.askLine(question)
        },
      quietly: canAsk ? surroundings.quietly : { _ in },
      nextLine: {
        flush()
        return self.surroundings.nextLine()
      }, readInput: surroundings.readInput,
      drafting: surroundings.drafting, profile: options.profile,
      columns: surroundings.columns, rows: surroundings.rows,
      progressTime: isJSON || language.isPlain ? nil : surroundings.progressTime,
      mayStay: surroundings.profiles != nil)
  }

  /// Sets whether the output is transliterated to ASCII, and whether it is plain lines. English text is transliterated
  /// if the locale supports only ASCII. Korean text never is, because it has no ASCII form.
  private func speak(_ language: Language, _ out: Printer, _ err: Printer) {
    let isASCII = surroundings.isASCIIOnly && language.isEnglish
    (out.isASCII, err.isASCII) = (isASCII, isASCII)
    let columns = surroundings.showsAnswers ? surroundings.columns : PlainLines.widest
    let lines = language.isPlain ? PlainLines(language, columns: columns) : nil
    out.begin(lines)
    err.begin(lines)
  }

  /// Runs a parsed command. `borrowed` replaces the store of the user, as in the demo.
  package func run(
    _ invocation: Invocation, _ page: CommandOutput, _ opened: OpenedArchive = OpenedArchive(),
    borrowed: Features? = nil
  ) -> ExitStatus {
    if invocation.writes && invocation.options.readOnly {
      return page.fail(StorageWords(page.language).report(.openedForReading))
    }
    let run = CommandRun(
      runner: self, page: page, invocation: invocation, opened: opened, borrowed: borrowed)
    for note in invocation.options.renamed {
      let text = note(page.language)
      page.hint(page.isPlain ? text.replacing(" → ", with: ", ") : text)
    }
    do throws(Report) {
      let status = try runPaged(invocation, page) { () throws(Report) in
        try invocation.command.run(run)
      }
      if invocation.options.dryRun, status == .done { page.hint(TrialWords.done(page.language)) }
      return status
    } catch { return page.fail(error) }
  }

  var reader: ArgumentReader { ArgumentReader(table, composed: surroundings.composed) }

  /// Reads all of standard input as text.
  package func standardInput() throws(ArgumentParseError) -> String {
    guard let bytes = surroundings.readInput(Self.inputLimit) else {
      throw .inputTooLarge(limit: Self.inputLimit)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .inputNotUnicode }
    return text
  }
}
