import Domain

/// Runs any command on a temporary store in memory.
package struct DemoCommand: Command {
  package let words: [String]

  package init(words: [String]) { self.words = words }

  /// Whether the rest of the line is another command, which is parsed when this command runs.
  package var parsesRestLater: Bool { true }
  package var mayRepeat: Bool { false }

  package func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let (runner, inner) = (run.runner, try run.inner(words))
    let page = runner.page(for: inner.options, out: run.page.out, err: run.page.err)
    let features: Features
    do throws(OpeningFailure) { features = try run.surroundings.demo(page.language) } catch {
      return page.fail(error.report(page.language))
    }
    return runner.run(inner, page, borrowed: features)
  }
}
