import Domain
import PresentationKit
import TextUI

/// Shows only the quick-add line in the terminal. It is meant for a window manager key that opens a terminal.
struct CapturePromptCommand: Command {
  /// The initial text.
  let text: String

  func run(_ run: CommandRun) throws(Report) -> ExitStatus { try run.showLine(text) }
}
