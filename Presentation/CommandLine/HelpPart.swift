import Domain

/// A part of the help: the commands that somebody looks for in one place.
struct HelpPart: Sendable {
  /// The first words of its commands.
  let nouns: [String]
  let title: Phrase

  private init(_ korean: String, _ english: String, _ nouns: String...) {
    self.nouns = nouns
    title = Phrase(korean, english)
  }

  private init(_ part: DailyPart) {
    nouns = part.commands.flatMap(\.nouns).reduce(into: []) { known, noun in
      if !known.contains(noun) { known.append(noun) }
    }
    title = part.entry.name
  }

  /// What no other part names belongs to the program itself.
  private static let program = HelpPart("프로그램", "Program")

  /// The parts in their order.
  static let all =
    [HelpPart("오늘", "Today", "today", "add", "year", "widget", "watch", "notify")]
    + DailyPart.allCases.map { HelpPart($0) }
    + [
      HelpPart(
        "찾기와 되돌리기", "Finding and undoing", "search", "timeline", "tags", "undo", "redo",
        "history", "trash"),
      HelpPart(
        "백업, 가져오기, 동기화", "Backup, import and sync", "backup", "restore", "export", "import",
        "sync", "doctor"),
      HelpPart("프로필과 설정", "Profile and settings", "profile", "lock", "settings"), program,
    ]

  /// The part a noun belongs to.
  private static func of(_ noun: String) -> HelpPart {
    all.first { $0.nouns.contains(noun) } ?? program
  }

  /// The commands of the part among some, in their order.
  func commands(among all: [CommandSpec]) -> [CommandSpec] {
    all.filter { command in
      let part = HelpPart.of(command.path.first ?? "")
      return part.nouns == nouns && part.title == title
    }
  }

  /// What a word that is no command by itself is about.
  static func title(ofNoun noun: String, _ language: Language) -> String {
    of(noun).title(language)
  }
}

/// A line of help.
struct HelpLine: Equatable {
  let text: String
  /// Whether it stands over others.
  var isTitle = false
}
