import Domain
import PresentationKit
import TextUI

/// Shows only the quick-add line in the terminal. It is meant for a window manager key that opens a terminal.
struct CapturePromptCommand: Command {
  /// The initial text.
  let text: String

  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    guard run.page.isPlain else { return try run.showLine(text) }
    // A plain line is asked for instead of drawn.
    let words = CaptureWords(run.page.language)
    let typed = text.isEmpty ? run.page.askLine?(words.askWhat) ?? "" : text
    if typed.allSatisfy(\.isWhitespace) { return .done }
    let command = CaptureCommand(
      text: typed, part: nil, orNote: false, isTrial: false, skips: false)
    return try command.run(run)
  }
}
