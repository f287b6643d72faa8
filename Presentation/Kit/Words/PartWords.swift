package import Domain

/// Names of features and record kinds, the same everywhere.
package enum PartWords {
  package static let finished = Phrase("다 읽음", "finished")
  package static let title = Phrase("제목", "Title")
  package static let person = Phrase("사람", "person")
  package static let saying = Phrase("글귀", "saying")
  package static let mood = Phrase("기분", "mood")
  package static let event = Phrase("일정", "event")
  package static let book = Phrase("책", "book")
  package static let likedBook = Phrase("찜한 책", "liked")
  package static let sentence = Phrase("문장", "quote")
  package static let note = Phrase("쪽지", "note")
  package static let counter = Phrase("세는 태그", "counter")
  package static let tags = Phrase("태그", "tags")
  package static let search = Phrase("찾기", "Search")
  package static let timeline = Phrase("날짜별 기록", "timeline")

  // MARK: Feature names

  package static let today = Phrase("오늘", "Today")
  package static let people = Phrase("사람", "People")
  package static let sayings = Phrase("글귀", "Sayings")
  package static let moods = Phrase("기분", "Moods")
  package static let schedule = Phrase("일정", "Schedule")
  package static let books = Phrase("독서", "Books")
  package static let notes = Phrase("쪽지", "Notes")
  package static let counts = Phrase("횟수", "Counts")

  package static func name(of part: DailyPart) -> Phrase {
    switch part {
    case .people: people
    case .sayings: sayings
    case .moods: moods
    case .schedule: schedule
    case .books: books
    case .notes: notes
    case .counts: counts
    }
  }
}
