import Domain

/// What the five parts are called, the same in every place.
enum PartWords {
  static func name(_ part: DailyPart) -> Phrase {
    switch part {
    case .people: Phrase("사람", "People")
    case .sayings: Phrase("글귀", "Sayings")
    case .moods: Phrase("기분", "Moods")
    case .schedule: Phrase("일정", "Schedule")
    case .books: Phrase("독서", "Reading")
    }
  }
}
