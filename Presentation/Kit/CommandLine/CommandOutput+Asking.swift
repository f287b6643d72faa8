import Domain
import TextUI

/// Questions of what can be undone: only a person at a terminal is asked, and Enter is a yes.
extension CommandOutput {
  /// Whether a deed may be done that is perhaps not meant. Scripts, and whoever said `--yes`, go on
  /// without being asked.
  package func goesOn(_ question: @autoclosure () -> String) -> Bool {
    guard let askLine, !wantsJSON, !saysYes else { return true }
    return Self.isYes(askLine(question() + " [Y/n]"))
  }

  /// Whether an answer says yes where Enter does as well; going away says no.
  package static func isYes(_ answer: String?) -> Bool {
    guard let answer else { return false }
    return agreements.contains(Text.trimmed(answer).lowercased())
  }

  private static let agreements = ["", "y", "yes", "ㅛ", "네", "예", "응"]
}
