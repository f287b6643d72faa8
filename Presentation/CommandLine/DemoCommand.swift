import Domain

/// Any command, on a store in memory that is thrown away afterwards.
struct DemoCommand: Command {
  let words: [String]

  /// Its words are read later.
  var readsOn: Bool { true }
  var mayRepeat: Bool { false }

  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let (runner, inner) = (run.runner, try run.inner(words))
    let page = runner.page(for: inner.options, out: run.page.out, err: run.page.err)
    let features: Features
    do throws(OpeningError) { features = try run.surroundings.demo(page.language) } catch {
      return page.fail(error.report(page.language))
    }
    return runner.run(inner, page, borrowed: features)
  }
}
