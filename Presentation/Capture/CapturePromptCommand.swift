import Domain
import PresentationKit
import TextUI

/// Only the line that notes something, in the terminal it is started in: for a key of a window
/// manager, which opens a terminal with it.
struct CapturePromptCommand: Command {
  /// What stands on the line at first.
  let text: String

  func run(_ run: CommandRun) throws(Report) -> ExitStatus { try run.showLine(text) }
}
