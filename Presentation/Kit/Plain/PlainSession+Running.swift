import Domain
import TextUI

/// Runs commands for the numbered menus.
extension PlainSession {
  /// Returns the runner for the commands of a session. Everything is asked line by line, and nothing is shown on the
  /// whole terminal.
  static func runner(for run: CommandRun) -> CommandLineRunner {
    var surroundings = run.surroundings
    let (original, page) = (run.surroundings, run.page)
    (surroundings.pager, surroundings.progressTime, surroundings.window) = (nil, nil, nil)
    (surroundings.showPage, surroundings.pictures) = (nil, nil)
    surroundings.isTerminal = false
    surroundings.isPlain = { _ in true }
    surroundings.showTextUI = { (_, _) throws(TerminalFailure) in throw .notATerminal }
    // The input is the session itself, so no command may read all of it.
    surroundings.readInput = { _ in [] }
    if !original.canAsk { surroundings.drafting = Drafting() }
    func reply(to question: String) -> String? {
      page.out.line(question)
      return page.nextLine()
    }
    surroundings.canAsk = true
    surroundings.ask = { question, language in
      let answer = reply(to: PlainSessionWords(language).yesOrNo(question)) ?? ""
      return !Text.trimmed(answer).isEmpty && CommandOutput.isYes(answer)
    }
    surroundings.askLine = { reply(to: $0) }
    surroundings.askSecret = { question in
      guard original.canAsk else {
        page.out.line(PlainSessionWords(page.language).noSecrets)
        return nil
      }
      return original.askSecret(question)
    }
    return CommandLineRunner(surroundings, table: run.runner.table, version: run.runner.version)
  }

  /// Runs a command and writes its whole answer to standard output. With `gathering`, the records of its list are
  /// collected instead.
  @discardableResult
  func execute(_ words: [String], gathering gathered: GatheredRecords? = nil) -> ExitStatus {
    let words = options + words
    if gathered == nil, run.borrowed == nil {
      return runner.run(words.map { Array($0.utf8) }, out: out, err: out)
    }
    do throws(ArgumentParseError) {
      let invocation = try runner.reader.read(words) { "" }
      var page = runner.page(for: invocation.options, out: out, err: out)
      page.gathered = gathered
      return runner.run(invocation, page, borrowed: run.borrowed)
    } catch {
      let report = UsageWords(language).report(error)
      out.line(report.message)
      return report.status
    }
  }

  /// The options of the session, which apply to each command.
  private var options: [String] {
    var words: [String] = []
    if let language = run.options.language { words += ["--lang", language.rawValue] }
    if let profile = run.options.profile { words += ["--profile", profile] }
    if run.options.readOnly { words.append("--read-only") }
    return words
  }
}
