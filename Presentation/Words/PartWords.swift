import Domain

/// What the five parts and what they keep are called, the same in every place.
enum PartWords {
  static let finished = Phrase("다 읽음", "finished")
  static let title = Phrase("제목", "Title")
  static let person = Phrase("사람", "person")
  static let saying = Phrase("글귀", "saying")
  static let mood = Phrase("기분", "mood")
  static let event = Phrase("일정", "event")
  static let book = Phrase("책", "book")
  static let likedBook = Phrase("찜한 책", "liked")
  static let sentence = Phrase("문장", "sentence")

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
