import Domain
import PresentationKit
import PresentationReading

/// A list command with its filter fields, for the table in the documentation.
struct FilteredList: Sendable {
  /// A filter field with its explanation.
  struct Field: Sendable {
    let name: String
    let aliases: [String]
    let meaning: Phrase
    /// Whether a comparison without a field name applies to this field.
    let isOwnDay: Bool
  }

  /// The commands that show the list.
  let commands: [String]
  let fields: [Field]

  private init<Facet: FilterFacet>(
    _ commands: [String], _ facet: Facet.Type, _ meaning: (Facet) -> Phrase
  ) {
    self.commands = commands
    fields = Facet.allCases.map { facet in
      Field(
        name: facet.rawValue, aliases: facet.aliases, meaning: meaning(facet),
        isOwnDay: facet == .ownDay)
    }
  }

  static let all = [
    people, dates, gifts, sayings, moods, events, books, notes, counters,
  ]

  private static let people = FilteredList(["people list"], PeopleFacet.self) { facet in
    switch facet {
    case .every: Phrase("며칠마다 연락하는지", "days between contacts")
    case .watered: Phrase("물을 준 횟수", "number of waterings")
    case .postponed: Phrase("마지막으로 물을 준 뒤 미룬 횟수", "number of postponements since the last watering")
    case .affection: Phrase("애정도(%)", "affection in percent")
    case .next: Phrase("다음에 물을 줄 날", "day of the next watering")
    case .last: Phrase("마지막으로 연락한 날", "day of the last contact")
    }
  }

  private static let dates = FilteredList(["people dates"], DateFacet.self) { facet in
    switch facet {
    case .in: Phrase("남은 날수", "days until the date")
    case .next: Phrase("다음에 돌아오는 날", "day on which the date comes next")
    case .kind: Phrase("종류 (birthday, wedding, death…)", "kind: birthday, wedding, death…")
    case .label: Phrase("이름에 들어 있는 말", "words in the label")
    }
  }

  private static let gifts = FilteredList(["gifts list"], GiftFacet.self) { facet in
    switch facet {
    case .kind:
      Phrase(
        "종류 (given, received, lent, borrowed, idea)", "kind: given, received, lent, borrowed, idea")
    case .amount: Phrase("주고받은 금액", "amount of money")
    case .on: Phrase("주고받거나 빌린 날", "day of the gift or loan")
    case .occasion: Phrase("어떤 일이었는지", "occasion")
    case .open: Phrase("아직 끝나지 않았는지 (yes, no)", "whether a loan or an idea is open (yes, no)")
    }
  }

  private static let sayings = FilteredList(["sayings list"], SayingFacet.self) { facet in
    switch facet {
    case .id: Phrase("글귀 번호", "number of the saying")
    case .uploaded: Phrase("담은 날", "day the saying was added")
    case .used: Phrase("사용한 날", "day the saying was used")
    case .liked: Phrase("좋아요를 누른 날", "day you liked the saying")
    }
  }

  private static let moods = FilteredList(["moods list"], MoodFacet.self) { facet in
    switch facet {
    case .day: Phrase("기분을 적은 날", "day of the mood")
    case .level: Phrase("기분 점수, 1~100", "level, from 1 to 100 (diary entries have no level)")
    }
  }

  private static let events = FilteredList(["schedule list"], EventFacet.self) { facet in
    switch facet {
    case .start: Phrase("시작하는 날", "start day")
    case .minutes: Phrase("몇 분 걸리는지", "length in minutes")
    case .countdown: Phrase("디데이까지 남은 날수", "days left of an event that is counted down")
    }
  }

  private static let notes = FilteredList(["notes list"], NoteFacet.self) { facet in
    switch facet {
    case .written: Phrase("쪽지를 적은 날", "day the note was written")
    case .done: Phrase("쪽지를 끝낸 날", "day the note was ticked off")
    }
  }

  private static let counters = FilteredList(["counts list"], CounterFacet.self) { facet in
    switch facet {
    case .today: Phrase("오늘 센 양", "amount of today")
    case .best: Phrase("가장 많이 센 날의 양", "largest amount of a day")
    case .streak: Phrase("연속 기록", "current streak")
    case .since: Phrase("세기 시작한 날", "day the tag was counted first")
    case .goal: Phrase("목표가 남았는지 (open, done, none)", "goal: open, done or none")
    }
  }

  private static let books = FilteredList(["books list", "books shelf"], BookFacet.self) { facet in
    switch facet {
    case .day:
      Phrase(
        "다 읽은 날, 다 읽지 않았으면 시작한 날, 찜한 책은 찜한 날",
        "day finished (unfinished books: day started; liked books: day liked)")
    case .started: Phrase("읽기 시작한 날", "day you started reading")
    case .finished: Phrase("다 읽은 날", "day the book was finished")
    case .target: Phrase("목표일", "target date")
    case .liked: Phrase("찜한 날", "day the book was liked")
    case .pages: BookCommands.pages.summary
    case .page: Phrase("읽은 쪽", "current page")
    case .percent: Phrase("읽은 비율(%)", "progress in percent")
    case .rating: Phrase("별점, 0.5~5", "rating, 0.5–5 stars")
    }
  }
}
