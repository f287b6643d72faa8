import Domain

/// A renamed command. The old name still works and prints a note about the new name.
struct RenamedCommand: Equatable, Sendable {
  let old: [String]
  let new: [String]
  /// An option that the new command needs to do the same as the old command; nil for none.
  let adds: String?
  /// An option that only the old command needed; nil for none. It is removed together with its value.
  let drops: String?
  /// An option that replaces a positional argument of the old command; nil for none.
  let moves: String?
  /// An option of the old command whose value is now a positional argument; nil for none. The entry applies only if
  /// that option was typed.
  let unwraps: String?

  private init(
    _ old: String, _ new: String, adds: String? = nil, drops: String? = nil,
    moves: String? = nil, unwraps: String? = nil
  ) {
    self.old = old.split(separator: " ").map(String.init)
    self.new = new.split(separator: " ").map(String.init)
    self.adds = adds
    self.drops = drops
    self.moves = moves
    self.unwraps = unwraps
  }

  static let all = [
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
    RenamedCommand("moods canvas", "moods picture"),
    RenamedCommand("profile withdraw", "profile delete"),
    RenamedCommand("profile find-id", "profile find-email"),
    RenamedCommand("profile code", "profile send-code"),
    RenamedCommand("notice", "news"),
    RenamedCommand("inquiry", "feedback"),
    RenamedCommand("rate", "feedback", adds: "--rate"),
    RenamedCommand("sync start", "sync init"),
    RenamedCommand("sync told", "sync resolve", unwraps: "--settle"),
    RenamedCommand("sync told", "sync conflicts"),
    RenamedCommand("sync code", "sync key"),
    RenamedCommand("sync forget", "sync revoke"),
    RenamedCommand("sync install", "sync timer"),
  ]

  /// Returns the entry for an old name and the words after it; nil if the words are not an old name.
  static func called(by path: [String], _ rest: ArraySlice<String> = []) -> RenamedCommand? {
    all.first { renamed in
      renamed.old == path
        && renamed.unwraps.map { option in Self.index(of: option, in: Array(rest)) != nil } ?? true
    }
  }

  /// Rewrites the words after the old name for the new command.
  func rest(_ words: ArraySlice<String>) -> ArraySlice<String> {
    var words = Array(words)
    if let drops { _ = Self.removeOption(drops, from: &words) }
    if let moves, let index = words.firstIndex(where: { !$0.hasPrefix("-") }) {
      words.insert(moves, at: index)
    }
    if let unwraps, let value = Self.removeOption(unwraps, from: &words) {
      words.insert(value, at: 0)
    }
    return (adds.map { [$0] } ?? [])[...] + words
  }

  private static func index(of option: String, in words: [String]) -> Int? {
    words.firstIndex { $0 == option || $0.hasPrefix(option + "=") }
  }

  /// Removes an option from the words and returns its value; nil if the option is missing or has no value.
  private static func removeOption(_ option: String, from words: inout [String]) -> String? {
    guard let index = index(of: option, in: words) else { return nil }
    let word = words.remove(at: index)
    if word != option { return String(word.dropFirst(option.count + 1)) }
    return index < words.count ? words.remove(at: index) : nil
  }

  /// The note that tells the user the new name.
  var note: Phrase {
    let former = old + (unwraps.map { [$0] } ?? [])
    let name = (new.last == "list" ? new.dropLast() : new[...]) + (adds.map { [$0] } ?? [])
    return RenamedWords.note(
      from: "haru " + former.joined(separator: " "), to: "haru " + name.joined(separator: " "))
  }
}

/// Renamed options and values that have several new names, or a new name for one command only. For an option with one
/// new name in all commands, `OptionSpec.formerName` holds the old name instead.
enum RenamedOption {
  private static func all(of command: String) -> [(old: [String], new: [String])] {
    switch command {
    case "books shelf": [(["--aside"], ["--paused", "--dropped"])]
    // `here` meant the value in use, never this device.
    case "sync resolve":
      [
        (["--keep", "here"], ["--keep", "current"]),
        (["--keep=here"], ["--keep=current"]),
      ]
    default: []
    }
  }

  /// Returns the words after a command with current option names, and a note about the change; the note is nil if
  /// nothing was renamed.
  static func rewritten(_ words: ArraySlice<String>, of command: String)
    -> (words: ArraySlice<String>, note: Phrase?)
  {
    for renamed in all(of: command) where words.contains(renamed.old) {
      let note = RenamedWords.note(
        from: renamed.old.joined(separator: " "), to: renamed.new.joined(separator: " "))
      return (words.replacing(renamed.old, with: renamed.new, maxReplacements: 1), note)
    }
    return (words, nil)
  }
}

/// The note that is printed beside an answer to an old name.
enum RenamedWords {
  static func note(from old: String, to new: String) -> Phrase {
    Phrase("이름이 바뀌었어요: `\(old)` → `\(new)`", "`\(old)` is now `\(new)`.")
  }
}
