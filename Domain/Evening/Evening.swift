/// The evening: a few questions about the day, made of the records of all parts.
public final class Evening: Sendable {
  private let dependencies: EveningDependencies
  private let people: People
  private let sayings: Sayings
  private let moods: Moods
  private let schedule: Schedule
  private let reading: Reading
  private let together: Together
  private let history: History
  private let preferences: Preferences
  private var repository: any EveningRepository { dependencies.repository }

  public init(
    _ dependencies: EveningDependencies, people: People, sayings: Sayings, moods: Moods,
    schedule: Schedule, reading: Reading, together: Together, history: History,
    preferences: Preferences
  ) {
    self.dependencies = dependencies
    self.people = people
    self.sayings = sayings
    self.moods = moods
    self.schedule = schedule
    self.reading = reading
    self.together = together
    self.history = history
    self.preferences = preferences
  }

  public var now: Now { dependencies.clock.now() }

  /// Returns the hour from which Today offers the evening.
  public func hour() throws(StorageFailure) -> Int { try preferences.eveningHour() }

  /// Returns features whose present is an hour of a day, so that lines are read and stored as of that day.
  public func features(on day: Day, hour: Int) -> Features {
    dependencies.features(dependencies.calendar.moment(day, TimeOfDay(seconds: hour * 3600)))
  }

  /// Returns whether Today offers the evening: its hour has come, and questions are left.
  public func isOffered() throws(StorageFailure) -> Bool {
    let now = now
    guard now.time.hour >= (try hour()) else { return false }
    return try !facts(of: now.day).questions.isEmpty
  }

  /// Returns whether the user has neither answered nor skipped a question yet.
  public func isNew() throws(StorageFailure) -> Bool { try repository.isUnused() }

  /// Returns the saying with which the current day ends; nil if there are no sayings.
  public func saying() throws(SayingsFailure) -> Saying? {
    do throws(SayingsFailure) { return try sayings.look.ofToday() } catch {
      if error == .none { return nil }
      throw error
    }
  }

  // MARK: Answers

  /// Skips a question, which is not asked again on this day.
  public func skip(_ question: EveningQuestion, of day: Day) throws(StorageFailure) {
    try repository.mark(question.mark, of: day)
  }

  /// Stores an answer with `body`, in a transaction of its own. The answers of a session are one history entry, unless
  /// another change was made in between.
  public func answer<Value, Failure: StorageFailing>(
    _ question: EveningQuestion, in session: inout EveningSession,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let (day, known) = (session.day, session.count)
    var count = known
    let stored = try history.together(appendingTo: session.entry) {
      (isAppended) throws(Failure) -> (Value, ChangeEnding) in
      let value = try body()
      do throws(StorageFailure) { try repository.mark(question.mark, of: day) } catch {
        throw .storage(error)
      }
      count = isAppended ? known + 1 : 1
      return (
        value, .committedAs(.answerEvening, subject: EveningSubject(day, answers: count).text)
      )
    }
    session.entry = stored.entry ?? session.entry
    session.count = count
    session.answers += 1
    return stored.value
  }
}

// MARK: Facts

extension Evening {
  /// The maximum number of records of one kind that are read.
  private static let reach = 20
  /// The hour at which the evening of an event begins.
  private static let firstEveningHour = 17

  /// Returns what the records say about a day. Each part is read only as far as an evening may ask.
  public func facts(of day: Day) throws(StorageFailure) -> EveningFacts {
    let today = now.day
    var facts = EveningFacts(day: day, today: today)
    facts.marks = try repository.marks(of: day)
    facts.met = try together.pastAppointments(on: (day - 1)...day)
    let waiting =
      try stored { () throws(PeopleFailure) in try people.reviews.waiting(atMost: Self.reach) }
      ?? []
    facts.pending = waiting.filter {
      facts.isToday ? $0.pending.at.day <= day : $0.pending.at.day == day
    }
    try readMoods(into: &facts)
    try readSchedule(into: &facts)
    try readBooks(into: &facts)
    return facts
  }

  private func readMoods(into facts: inout EveningFacts) throws(StorageFailure) {
    let day = facts.day
    facts.records =
      try stored { () throws(MoodsFailure) in try moods.look.day(day).records } ?? []
    let before =
      try stored { () throws(MoodsFailure) in try moods.look.day(day - 1).records } ?? []
    facts.wordsBefore = before.last { $0.text != nil }?.text?.text
    facts.levelBefore = before.last { $0.level != nil }?.level?.value
  }

  private func readSchedule(into facts: inout EveningFacts) throws(StorageFailure) {
    let day = facts.day
    let agendas =
      try stored { () throws(ScheduleFailure) in try schedule.look.days((day - 1)...(day + 1)) }
      ?? []
    func events(_ day: Day) -> [ScheduledEvent] {
      agendas.first { $0.day == day }?.events ?? []
    }
    let now = now.instant
    facts.events = events(day).map(\.event).filter { $0.start.instant <= now }
    facts.eventsAfter = events(day + 1).map(\.event)
    // Events with people are asked about as meetings.
    facts.eveningBefore = events(day - 1).filter {
      $0.companions.isEmpty && $0.event.takesTime && $0.event.start.day == day - 1
        && $0.event.start.time.hour >= Self.firstEveningHour
    }.map(\.event)
  }

  private func readBooks(into facts: inout EveningFacts) throws(StorageFailure) {
    let (day, isToday) = (facts.day, facts.isToday)
    let books =
      try stored { () throws(ReadingFailure) -> [BookStanding] in
        let due = try reading.books.dueFirst(atMost: Self.reach)
        let all = due + (try reading.books.recent(atMost: Self.reach - due.count))
        var open: [BookStanding] = []
        for standing in all {
          let standing = BookStanding(standing.book, today: day)
          let records = isToday ? [] : try reading.books.records(of: standing.book.id)
          let hasPages = standing.book.last?.day == day || records.contains { $0.day == day }
          guard !hasPages, !standing.isOverdue, standing.book.started.day <= day else { continue }
          open.append(standing)
        }
        return open
      } ?? []
    facts.books = books
    if books.isEmpty { return }
    let read = try stored { () throws(ReadingFailure) in try reading.look.days().read } ?? []
    facts.readingStreak = Streak(read.map(\.day), today: day).current
  }
}
