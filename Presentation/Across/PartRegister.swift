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
}

extension PartEntry {
  /// The entries in the order of the tabs.
  static let all = DailyPart.allCases.map(\.entry)
}
