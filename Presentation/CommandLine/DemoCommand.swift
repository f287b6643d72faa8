import Domain

/// Any command, on a store in memory that is thrown away afterwards.
struct DemoCommand: Command {
  let words: [String]

  /// Its words are read later.
  var readsOn: Bool { true }

  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let runner = run.runner
    var inner = try run.page.done { () throws(UsageError) in
      try runner.reader.read(words, input: runner.standardInput)
    }
    let page = page(of: inner.options, in: run)
    let features: Features
    do throws(OpeningError) { features = try run.surroundings.demo(page.language) } catch {
      return page.fail(error.report(page.language))
    }
    inner.options.noPager = inner.options.noPager || run.options.noPager
    inner.options.readOnly = inner.options.readOnly || run.options.readOnly
    return runner.run(inner, page, borrowed: features)
  }

  /// The page of the command that is read here: what was said before `demo` goes for it too.
  private func page(of options: GlobalOptions, in run: CommandRun) -> AnswerPage {
    var both = options
    both.language = options.language ?? run.page.language
    both.json = options.json || run.options.json
    both.noColor = options.noColor || run.options.noColor
    both.quiet = options.quiet || run.options.quiet
    both.yes = options.yes || run.options.yes
    return run.runner.page(for: both, out: run.page.out, err: run.page.err)
  }
}
