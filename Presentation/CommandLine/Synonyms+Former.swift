import Domain
import TextUI

/// What commands and options were called before. They still work, and say what they are called now.
extension Synonyms {
  /// What stands for the words of a command.
  struct Meaning: Equatable, Sendable {
    let path: [String]
    /// Options that belong to it.
    let options: [String]
    /// Whether the words were the name before, which is worth saying.
    let isFormer: Bool
  }

  /// Names that commands had before, each with the words of now.
  static let formerCommands: [String: String] = [
    "moods canvas": "moods picture",
    "profile withdraw": "profile delete", "profile find-id": "profile find-email",
    "profile code": "profile send-code",
    "notice": "news", "inquiry": "feedback", "rate": "feedback --rate",
  ]

  /// Words that simply mean others.
  private static let otherCommands: [String: String] = [
    "unlock": "lock open", "lock disable": "lock off", "lock unlock": "lock open",
  ]

  /// The command that is meant by other words; nil for words that are none of these.
  static func meaning(of path: [String]) -> Meaning? {
    let typed = path.joined(separator: " ")
    let former = formerCommands[typed]
    guard let words = former ?? otherCommands[typed] else { return nil }
    let all = words.split(separator: " ").map(String.init)
    return Meaning(
      path: all.filter { !$0.hasPrefix("--") }, options: all.filter { $0.hasPrefix("--") },
      isFormer: former != nil)
  }
}

/// A former name that was typed, with the one of now, as both are typed.
struct FormerName: Equatable, Sendable {
  let typed: String
  let now: String

  /// What is said of it.
  func sentence(_ language: Language) -> String {
    let korean = Particle.being.after("`\(now)`")
    return Phrase("`\(typed)`의 이름은 이제 \(korean).", "`\(typed)` is now `\(now)`.")(language)
  }
}
