/// What the records say about a day, from which its questions are made.
public struct EveningFacts: Equatable, Sendable {
  public let day: Day
  /// The current day. It is later than `day` if the user talks about a past day.
  public let today: Day
  /// The people whose birthday is on the day, and those whose birthday is on the following day.
  public var birthdays: [Person] = []
  public var birthdaysAfter: [Person] = []
  /// The people of `birthdays` with whom a contact on the day is recorded.
  public var congratulated: Set<ID<Person>> = []
  /// The past events with people of which the user has not said whether they took place, the oldest first.
  public var met: [PastAppointment] = []
  /// The contacts that were begun and not recorded yet, the oldest first.
  public var pending: [WaitingReview] = []
  /// The events of the evening before that were planned without people, the most telling first.
  public var eveningBefore: [Event] = []
  /// The books being read for which no page is recorded on the day yet, the most urgent first.
  public var books: [BookProgress] = []
  /// The open note to ask about, which is older than a week; nil if there is none.
  public var oldNote: Note?
  /// The habits whose goals are open.
  public var habits: [CounterSummary] = []
  /// The number of consecutive days with reading (streak) up to the day or the day before.
  public var readingStreak = 0
  /// The moods and diary entries of the day, the oldest first.
  public var records: [MoodRecord] = []
  /// The records that are about a person or an event of the day, such as `Mum: no answer`. They do not count as the
  /// sentence about the day.
  public var asides: Set<ID<MoodRecord>> = []
  /// The newest words of the day before that are about the day; nil if there are none.
  public var wordsBefore: String?
  /// The newest mood level of the day before; nil if there is none.
  public var levelBefore: Int?
  /// The events of the day, in order.
  public var events: [Event] = []
  /// The longest event of the day without people that has begun; nil if there is none. An all-day event is chosen only
  /// if no other event has begun.
  public var mainEvent: Event?
  /// The events of the following day, in order.
  public var eventsAfter: [Event] = []
  /// The questions that are not asked again.
  public var marks: Set<EveningMark> = []

  public init(day: Day, today: Day) {
    self.day = day
    self.today = today
  }

  /// The maximum number of questions of an evening.
  public static let most = 9
  /// The maximum number of questions of each kind.
  private static let (mostBirthdays, mostMeetings, mostContacts) = (2, 3, 2)
  private static let (mostEvenings, mostBooks) = (1, 2)
  /// The hour from which a diary entry counts as being about the whole day.
  public static let firstEveningHour = 17

  public var isToday: Bool { day == today }
  public var hasLevel: Bool { records.contains { $0.level != nil } }
  /// Whether the day was hard: its last mood is low, or an event is a funeral or a visit to a grave.
  public var isHard: Bool {
    let level = records.last { $0.level != nil }?.level?.value
    return level.map { $0 <= GentleSayings.highestLevel } == true
      || events.contains { NoMeeting.isMourning($0.title.text) }
  }
  /// Whether words about the day were recorded in its evening. Words without a time are about the whole day.
  public var hasWords: Bool {
    records.contains { record in
      let isLate = !record.isTimed || record.at.time.hour >= Self.firstEveningHour
      return record.text != nil && isLate && !asides.contains(record.id)
    }
  }

  /// The questions, the most telling first: people, the evening before, books, the day itself, tomorrow. Nothing is
  /// asked that the records answer.
  public var questions: [EveningQuestion] {
    var ofDay: [EveningQuestion.Matter] = []
    if !hasLevel { ofDay.append(.mood) }
    if !hasWords { ofDay.append(.sentence) }
    // The day after a past day is no plan any more.
    if isToday { ofDay.append(.tomorrow) }
    let last = unmarked(ofDay)
    let kinds = [
      unmarked(birthdaysToAsk.map { .birthday($0) }).prefix(Self.mostBirthdays),
      unmarked(met.map { .met($0) }).prefix(Self.mostMeetings),
      unmarked(pending.map { .pending($0) }).prefix(Self.mostContacts),
      evenings.prefix(Self.mostEvenings),
      unmarked(books.map { .reading($0) }).prefix(Self.mostBooks),
      unmarked(habits.isEmpty ? [] : [.habits(habits)])[...], notes[...],
    ]
    return Self.inTurn(kinds, room: Self.most - last.count) + last
  }

  /// The people with a birthday about whom no record and no other question says whether the user got in touch.
  private var birthdaysToAsk: [Person] {
    birthdays.filter { person in
      !congratulated.contains(person.id) && !met.contains { $0.person.id == person.id }
        && !pending.contains { $0.person.id == person.id } && !isAnswered(about: person)
    }
  }

  /// Whether a question about a meeting or a contact with a person was answered or skipped.
  private func isAnswered(about person: Person) -> Bool {
    marks.contains { mark in
      (mark.code == .met || mark.code == .pending)
        && mark.subject.split(separator: " ").first.map(String.init) == person.id.text
    }
  }

  /// The events of the evening before to ask about; none after one of them was answered or skipped.
  private var evenings: [EveningQuestion] {
    marks.contains { $0.code == .yesterday }
      ? [] : eveningBefore.map { EveningQuestion(.yesterday($0)) }
  }

  /// The note to ask about; none after one was answered or skipped.
  private var notes: [EveningQuestion] {
    marks.contains { $0.code == .note } ? [] : [oldNote].compactMap { $0 }.map { .init(.note($0)) }
  }

  private func unmarked(_ matters: [EveningQuestion.Matter]) -> [EveningQuestion] {
    matters.map { EveningQuestion($0) }.filter { !marks.contains($0.mark) }
  }

  /// Chooses questions round-robin by kind, so that many meetings do not hide a book. The chosen ones are in the order
  /// of the kinds again.
  private static func inTurn(
    _ kinds: [ArraySlice<EveningQuestion>], room: Int
  ) -> [EveningQuestion] {
    var counts = kinds.map { _ in 0 }
    var left = room
    while left > 0, let next = nextKind(of: kinds, counts) {
      counts[next] += 1
      left -= 1
    }
    return zip(kinds, counts).flatMap { $0.prefix($1) }
  }

  /// Returns the index of the kind with the fewest chosen questions that has more of them; nil if all are chosen.
  private static func nextKind(
    of kinds: [ArraySlice<EveningQuestion>], _ counts: [Int]
  ) -> Int? {
    kinds.indices.filter { counts[$0] < kinds[$0].count }
      .min { (counts[$0], $0) < (counts[$1], $1) }
  }

  /// Returns whether a question that was chosen earlier is still unanswered by the records.
  public func leavesOpen(_ question: EveningQuestion) -> Bool {
    if marks.contains(question.mark) { return false }
    switch question.matter {
    case .birthday(let person): return birthdaysToAsk.contains { $0.id == person.id }
    case .met: return met.contains { EveningQuestion(.met($0)).mark == question.mark }
    case .pending(let waiting): return pending.contains { $0.person.id == waiting.person.id }
    case .reading(let progress): return books.contains { $0.book.id == progress.book.id }
    case .note(let note): return oldNote?.id == note.id
    case .habits: return !habits.isEmpty
    case .mood: return !hasLevel
    case .sentence: return !hasWords
    case .yesterday, .tomorrow: return true
    }
  }
}
