package import PresentationKit

/// The specification of the `today` command.
package enum TodayCommands {
  package static let all = [
    CommandSpec(
      "today", Phrase("오늘 챙길 일을 한눈에 보기", "show everything due today"),
      options: [QRWords.option], examples: ["today", "today --json"]
    ) { read in
      if let file = read.value("qr") { return TodayQRCommand(file: file) }
      return TodayCommand()
    }
  ]
}
