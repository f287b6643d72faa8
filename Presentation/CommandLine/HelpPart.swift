import Domain

/// The parts of the help: the commands that somebody looks for in one place.
enum HelpPart: CaseIterable {
  case day, people, sayings, moods, schedule, books, looking, keeping, oneself, program

  /// The first words of its commands. What no part names belongs to the program itself.
  var nouns: [String] {
    switch self {
    case .day: ["today", "widget", "notify"]
    case .people: ["people"]
    case .sayings: ["sayings"]
    case .moods: ["moods"]
    case .schedule: ["schedule"]
    case .books: ["books"]
    case .looking: ["search", "timeline", "undo", "redo", "history", "trash"]
    case .keeping: ["backup", "restore", "export", "import", "doctor"]
    case .oneself: ["profile", "lock", "settings"]
    case .program: []
    }
  }

  var title: Phrase {
    switch self {
    case .day: Phrase("오늘", "The day")
    case .people: PartWords.name(.people)
    case .sayings: PartWords.name(.sayings)
    case .moods: PartWords.name(.moods)
    case .schedule: PartWords.name(.schedule)
    case .books: PartWords.name(.books)
    case .looking: Phrase("찾기와 되돌리기", "Finding and undoing")
    case .keeping: Phrase("백업과 옮기기", "Keeping and moving")
    case .oneself: Phrase("프로필과 설정", "You and your settings")
    case .program: Phrase("프로그램", "The program")
    }
  }

  /// The part a noun belongs to.
  init(noun: String) { self = Self.allCases.first { $0.nouns.contains(noun) } ?? .program }

  /// The commands of the part among some, in their order.
  func commands(among all: [CommandSpec]) -> [CommandSpec] {
    all.filter { HelpPart(noun: $0.path.first ?? "") == self }
  }

  /// What a word that is no command by itself is about.
  static func title(ofNoun noun: String, _ language: Language) -> String {
    HelpPart(noun: noun).title(language)
  }
}

/// A line of help.
struct HelpLine: Equatable {
  let text: String
  /// Whether it stands over others.
  var isTitle = false
}
