/// The evening: a few questions about the day, made of the records of all parts.
public final class Evening: Sendable {
  private let dependencies: EveningDependencies
  let people: People
  private let sayings: Sayings
  let moods: Moods
  let schedule: Schedule
  let reading: Reading
  let notes: Notes
  let counts: Counts
  let peopleLinks: PeopleLinks
  private let history: History
  private let preferences: Preferences
  var repository: any EveningRepository { dependencies.repository }

  public init(
    _ dependencies: EveningDependencies, people: People, sayings: Sayings, moods: Moods,
    schedule: Schedule, reading: Reading, notes: Notes, counts: Counts, peopleLinks: PeopleLinks,
    history: History, preferences: Preferences
  ) {
    self.dependencies = dependencies
    self.people = people
    self.sayings = sayings
    self.moods = moods
    self.schedule = schedule
    self.reading = reading
    (self.notes, self.counts) = (notes, counts)
    self.peopleLinks = peopleLinks
    self.history = history
    self.preferences = preferences
  }

  public var now: Now { dependencies.clock.now() }

  /// Returns the hour from which Today offers the evening.
  public func hour() throws(StorageFailure) -> Int { try preferences.eveningHour() }

  /// Returns features whose clock shows an hour of a day, so that lines are parsed and stored as if on that day.
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

  /// Returns the saying for the end of the evening: the saying of the day, or one of `GentleSayings` if `isGentle`. Nil
  /// if there are no sayings, or if the user has removed all gentle ones.
  public func saying(isGentle: Bool = false) throws(SayingsFailure) -> Saying? {
    if isGentle {
      let all = GentleSayings.all
      let start = DayRotation.index(of: now.day, among: all.count)
      for words in all[start...] + all[..<start] {
        if let saying = try sayings.queries.stored(words) { return saying }
      }
      return nil
    }
    do throws(SayingsFailure) { return try sayings.queries.ofToday() } catch {
      if error == .none { return nil }
      throw error
    }
  }

  // MARK: Answers

  /// Returns the session of an evening. It continues the answers of an earlier run on this day, if they are the newest
  /// change and in effect, so that one undo reverses the whole evening.
  public func session(of day: Day) throws(StorageFailure) -> EveningSession {
    var session = EveningSession(of: day)
    guard let last = try newestEntry(), last.kind == .answerEvening, last.state == .done,
      last.at.day == now.day, let subject = EveningSubject(last.subject), subject.day == day
    else { return session }
    (session.entry, session.count) = (last.number, subject.answers)
    return session
  }

  private func newestEntry() throws(StorageFailure) -> HistoryEntry? {
    do throws(HistoryFailure) { return try history.newest(1).first } catch {
      if case .storage(let failure) = error { throw failure }
      return nil
    }
  }

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
    let stored = try history.asOneChange(appendingTo: session.entry) {
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
