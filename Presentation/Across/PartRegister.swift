import Domain

/// The register of parts: a new one is added here, to `Parts.swift`, and nowhere else in this
/// layer.
extension DailyPart {
  var entry: PartEntry {
    switch self {
    case .people: PeopleEntry.entry
    case .sayings: SayingsEntry.entry
    case .moods: MoodsEntry.entry
    case .schedule: ScheduleEntry.entry
    case .books: ReadingEntry.entry
    }
  }

  /// Its commands, apart from the entry: whoever types one waits for nothing else of it.
  var commands: [CommandList] {
    switch self {
    case .people: PeopleEntry.commands
    case .sayings: SayingsEntry.commands
    case .moods: MoodsEntry.commands
    case .schedule: ScheduleEntry.commands
    case .books: ReadingEntry.commands
    }
  }
}

extension PartError {
  /// What its part says of it.
  func report(_ language: Language) -> Report {
    switch self {
    case .people(let error): PeopleWords(language).report(error)
    case .sayings(let error): SayingsWords(language).report(error)
    case .moods(let error): MoodsWords(language).report(error)
    case .schedule(let error, let removed):
      ScheduleWords(language).report(error, at: removed)
    case .reading(let error): ReadingWords(language).report(error)
    }
  }
}

extension PartEntry {
  /// The entries in the order of the tabs.
  static let all = DailyPart.allCases.map(\.entry)
}
