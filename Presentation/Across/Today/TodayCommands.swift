package import PresentationKit

/// The specification of the `today` command.
package enum TodayCommands {
  package static let all = [
    CommandSpec(
      "today", Phrase("오늘 챙길 것을 한눈에 보기", "show everything due today"),
      examples: ["today", "today --json"]
    ) { _ in TodayCommand() }
  ]
}
