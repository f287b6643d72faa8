import Domain
import TextUI

/// Questions about changes that can be undone. Only a user at a terminal is asked, and Enter means yes.
extension CommandOutput {
  /// Returns whether to continue with a change that the user may not have meant. Scripts and commands with `--yes`
  /// continue without a question.
  package func goesOn(_ question: @autoclosure () -> String) -> Bool {
    guard let askLine, !wantsJSON, !saysYes else { return true }
    return Self.isYes(askLine(question() + " [Y/n]"))
  }

  /// Returns whether an answer means yes. An empty answer does; nil (cancelled) does not.
  package static func isYes(_ answer: String?) -> Bool {
    guard let answer else { return false }
    return agreements.contains(Text.trimmed(answer).lowercased())
  }

  private static let agreements = ["", "y", "yes", "ㅛ", "네", "예", "응"]
}

extension CommandOutput {
  /// Shows lines as plain lines until the user presses Enter, instead of on an empty screen; nil if the user cannot be
  /// asked. Returns false if the user cancels.
  package var plainPage: ((_ lines: [String]) -> Bool)? {
    askSecret.map { ask in
      return { lines in
        for text in lines { err.line(text) }
        err.flush()
        return ask("") != nil
      }
    }
  }
}
