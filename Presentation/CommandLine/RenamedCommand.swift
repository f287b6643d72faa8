import Domain

/// A command or an option that had another name: the old one still answers, and names the new one.
struct RenamedCommand: Equatable, Sendable {
  let old: [String]
  let new: [String]
  /// An option that says what the old words said.
  let adds: String?
  /// An option the old words needed, which is dropped with its value.
  let drops: String?
  /// An option that takes what was an argument.
  let moves: String?

  private init(
    _ old: String, _ new: String, adds: String? = nil, drops: String? = nil,
    moves: String? = nil
  ) {
    self.old = old.split(separator: " ").map(String.init)
    self.new = new.split(separator: " ").map(String.init)
    self.adds = adds
    self.drops = drops
    self.moves = moves
  }

  private static let all = [
    RenamedCommand("people contacts", "contacts list"),
    RenamedCommand("people import", "contacts import"),
    RenamedCommand("people plant", "people add", adds: "--from-contacts", drops: "--from"),
    RenamedCommand("books quotes", "quotes list"),
    RenamedCommand("books quote", "quotes add"),
    RenamedCommand("books requote", "quotes edit"),
    RenamedCommand("books unquote", "quotes remove"),
    RenamedCommand("books keep", "quotes save"),
    RenamedCommand("books records", "books log"),
    RenamedCommand("books history", "books log", moves: "--month"),
  ]

  /// The command that some words called before.
  static func called(by path: [String]) -> RenamedCommand? { all.first { $0.old == path } }

  /// What follows the old words, as it follows the new ones.
  func rest(_ words: ArraySlice<String>) -> ArraySlice<String> {
    var words = Array(words)
    if let drops, let index = words.firstIndex(where: { $0 == drops || $0.hasPrefix(drops + "=") })
    {
      let takesNext = words[index] == drops && index + 1 < words.count
      words.removeSubrange(index...(takesNext ? index + 1 : index))
    }
    if let moves, let index = words.firstIndex(where: { !$0.hasPrefix("-") }) {
      words.insert(moves, at: index)
    }
    return (adds.map { [$0] } ?? [])[...] + words
  }

  /// Says what the command is called now.
  var note: Phrase {
    let name = (new.last == "list" ? new.dropLast() : new[...]) + (adds.map { [$0] } ?? [])
    return RenamedWords.note(
      from: old.joined(separator: " "), to: name.joined(separator: " "))
  }
}

/// An option that was renamed, with the ones that say the same.
enum RenamedOption {
  private static let all = [(of: "books shelf", old: "--aside", new: ["--paused", "--dropped"])]

  /// The words behind a command with its options as they are called now, and what to say of it.
  static func rewritten(_ words: ArraySlice<String>, of command: String)
    -> (words: ArraySlice<String>, note: Phrase?)
  {
    guard let renamed = all.first(where: { $0.of == command && words.contains($0.old) }) else {
      return (words, nil)
    }
    let rest = words.flatMap { $0 == renamed.old ? renamed.new : [$0] }
    let new = command + " " + renamed.new.joined(separator: " ")
    return (rest[...], RenamedWords.note(from: command + " " + renamed.old, to: new))
  }
}

/// What is said beside an answer to an old name.
enum RenamedWords {
  static func note(from old: String, to new: String) -> Phrase {
    Phrase(
      "명령 이름이 바뀌었어요: `haru \(old)` → `haru \(new)`", "`haru \(old)` is now `haru \(new)`.")
  }
}
