import Domain

/// Any command, on a store in memory that is thrown away afterwards.
struct DemoCommand: Command {
  let words: [String]

  /// Its words are read later.
  var readsOn: Bool { true }
  var mayRepeat: Bool { false }

  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let runner = run.runner
    var inner = try run.page.done { () throws(UsageError) in
      try runner.reader.read(words, input: runner.standardInput)
    }
    // What was said before `demo` goes for the command that is read here too.
    inner.options.add(run.options, run.page.language)
    let page = runner.page(for: inner.options, out: run.page.out, err: run.page.err)
    let features: Features
    do throws(OpeningError) { features = try run.surroundings.demo(page.language) } catch {
      return page.fail(error.report(page.language))
    }
    return runner.run(inner, page, borrowed: features)
  }
}
