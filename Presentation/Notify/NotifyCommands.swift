/// What can be asked of the notifier.
public enum NotifyCommand: Equatable, Sendable {
  case list
  /// Tells what is due, once.
  case run
  /// Stays and tells whenever something is due.
  case watch
  /// Has the computer tell every minute, or no more.
  case install(removes: Bool)
  /// Tells something harmless.
  case test
}

/// The commands of the notifier as data.
enum NotifyCommands {
  static let all = [list, run, watch, install, test]

  private static let list = CommandSpec(
    "notify list", Phrase("알릴 것과 곧 알릴 것 보기", "show what is due and what comes"),
    examples: ["notify list", "notify list --json"]
  ) { _ in .notify(.list) }

  private static let run = CommandSpec(
    "notify run",
    Phrase("알릴 것을 한 번씩 알리기 (cron이나 타이머에서)", "tell what is due, once (for cron or a timer)"),
    examples: ["notify run"], writes: true
  ) { _ in .notify(.run) }

  private static let watch = CommandSpec(
    "notify watch", Phrase("머무르면서 때가 되면 알리기", "stay, and tell when the time comes"),
    examples: ["notify watch"], writes: true
  ) { _ in .notify(.watch) }

  private static let install = CommandSpec(
    "notify install",
    Phrase("컴퓨터가 1분마다 알리도록 준비하기", "have the computer tell every minute"),
    options: [
      OptionSpec("remove", nil, Phrase("준비한 것을 치우기", "take that away again"))
    ],
    examples: ["notify install", "notify install --remove"], writes: true
  ) { read in .notify(.install(removes: read.has("remove"))) }

  private static let test = CommandSpec(
    "notify test", Phrase("시험 삼아 하나 알리기", "tell something harmless, to try it"),
    examples: ["notify test"]
  ) { _ in .notify(.test) }
}
