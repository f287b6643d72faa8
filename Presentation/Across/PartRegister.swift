import Domain

/// The register of parts: a new one is added here, to `Parts.swift`, and nowhere else in this
/// layer.
extension DailyPart {
  var entry: FeatureDescriptor {
    switch self {
    case .people: PeopleFeature.entry
    case .sayings: SayingsFeature.entry
    case .moods: MoodsFeature.entry
    case .schedule: ScheduleFeature.entry
    case .books: ReadingFeature.entry
    }
  }

  /// Its commands, apart from the entry: whoever types one waits for nothing else of it.
  var commands: [CommandList] {
    switch self {
    case .people: PeopleFeature.commands
    case .sayings: SayingsFeature.commands
    case .moods: MoodsFeature.commands
    case .schedule: ScheduleFeature.commands
    case .books: ReadingFeature.commands
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

extension FeatureDescriptor {
  /// The entries in the order of the tabs.
  static let all = DailyPart.allCases.map(\.entry)
}
