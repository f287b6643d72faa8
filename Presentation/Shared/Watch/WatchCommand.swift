import Domain
package import PresentationKit
import TextUI

/// Runs any read-only command again when the store changes. Also runs it again when time changes its answer, such as
/// when an event begins or the day ends.
package struct WatchCommand: Command {
  let words: [String]

  package init(words: [String]) { self.words = words }

  /// Whether the rest of the line is another command, which is parsed only in `run`.
  package var parsesRestLater: Bool { true }
  package var mayRepeat: Bool { false }

  package func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let (runner, inner) = (run.runner, try run.inner(words))
    guard !inner.writes, inner.command.mayRepeat else {
      throw UsageWords(run.page.language).report(.notRepeated)
    }
    // No other process changes the demo's store, so the command runs once.
    if let borrowed = run.borrowed {
      let page = runner.page(for: inner.options, out: run.page.out, err: run.page.err)
      return runner.run(inner, page, borrowed: borrowed)
    }
    return try watch(inner, run)
  }

  private func watch(_ inner: Invocation, _ run: CommandRun) throws(Report) -> ExitStatus {
    let outer = Invocation(command: self, options: inner.options, writes: false)
    let page = run.runner.page(for: inner.options, out: run.page.out, err: run.page.err)
    let opener = CommandRun(
      runner: run.runner, page: page, invocation: outer, opened: run.opened)
    // The inner command itself reports a lock, each time it runs.
    let features = try page.done { () throws(OpeningFailure) in
      try opener.features(inner.options.readOnly ? .passesLock : [.passesLock, .makesStore])
    }
    let watched = WatchedCommand(inner, words, features, run.runner, page)
    guard !page.isPlain, let window = run.surroundings.window else {
      WatchedStream(watched, page, rest: run.surroundings.rest).run()
      return .done
    }
    return try page.done { () throws(TerminalFailure) in
      try window(page.language, page.noColor) { (device) throws(TerminalFailure) in
        try WatchWindow(watched, page.language, run.surroundings.isASCIIOnly).run(on: device)
      }
    }
  }
}

package enum WatchCommands {
  package static let all = [
    CommandSpec(
      "watch",
      Phrase(
        "저장소가 바뀔 때마다 명령을 다시 실행해서 결과 보기 (q를 누르면 끝나요)",
        "rerun a read-only command whenever your data changes (q quits)"),
      arguments: [ArgumentSpec("COMMAND…", takesRest: true)],
      examples: ["watch today", "watch people list", "watch widget --format waybar"]
    ) { read in WatchCommand(words: read.lists["COMMAND…"] ?? []) }
  ]
}
