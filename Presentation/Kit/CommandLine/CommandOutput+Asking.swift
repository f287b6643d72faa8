import Domain
import TextUI

/// Questions about what undo can revert: only a user at a terminal is asked, and Enter means yes.
extension CommandOutput {
  /// Whether to go on with a change that may not be meant. Scripts, and lines with `--yes`, go on
  /// without a question.
  package func goesOn(_ question: @autoclosure () -> String) -> Bool {
    guard let askLine, !wantsJSON, !saysYes else { return true }
    return Self.isYes(askLine(question() + " [Y/n]"))
  }

  /// Whether an answer means yes; an empty one does, nil (cancelled) does not.
  package static func isYes(_ answer: String?) -> Bool {
    guard let answer else { return false }
    return agreements.contains(Text.trimmed(answer).lowercased())
  }

  private static let agreements = ["", "y", "yes", "ㅛ", "네", "예", "응"]
}
