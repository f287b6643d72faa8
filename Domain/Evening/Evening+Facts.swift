// MARK: Facts

extension Evening {
  /// The maximum number of records of one kind that are read.
  private static let reach = 20

  /// Returns what the records say about a day. Each part is read only as far as an evening may ask.
  public func facts(of day: Day) throws(StorageFailure) -> EveningFacts {
    let today = now.day
    var facts = EveningFacts(day: day, today: today)
    facts.marks = try repository.marks(of: day)
    facts.met = try peopleLinks.pastAppointments(on: (day - 1)...day)
    let waiting =
      try stored { () throws(PeopleFailure) in try people.reviews.waiting(atMost: Self.reach) }
      ?? []
    facts.pending = waiting.filter {
      facts.isToday ? $0.pending.at.day <= day : $0.pending.at.day == day
    }
    try readBirthdays(into: &facts)
    let agendas =
      try stored { () throws(ScheduleFailure) in try schedule.queries.days((day - 1)...(day + 1)) }
      ?? []
    readSchedule(agendas, into: &facts)
    try readMoods(agendas, into: &facts)
    try readBooks(into: &facts)
    if facts.isToday {
      facts.oldNote = try oldNote(on: day)
      facts.habits = try openHabits()
    }
    return facts
  }

  // MARK: People

  private func readBirthdays(into facts: inout EveningFacts) throws(StorageFailure) {
    let day = facts.day
    facts.birthdays = try born(on: day)
    facts.birthdaysAfter = try born(on: day + 1)
    for person in facts.birthdays {
      let contacts =
        try stored { () throws(PeopleFailure) in
          try people.reviews.reviews.waterings(of: person.id, within: day...day)
        } ?? []
      if !contacts.isEmpty { facts.congratulated.insert(person.id) }
    }
  }

  /// Returns the people whose birthday is celebrated on a day, and who were registered by then.
  private func born(on day: Day) throws(StorageFailure) -> [Person] {
    let birthdays = Birthday.celebrated(on: day)
    let found =
      try stored { () throws(PeopleFailure) in
        try people.queries.people.born(on: birthdays, atMost: Self.reach)
      } ?? []
    return found.filter { $0.startedOn <= day }
  }

  // MARK: The day

  private func readSchedule(_ agendas: [DayAgenda], into facts: inout EveningFacts) {
    let (day, now) = (facts.day, now.instant)
    let begun = agendas.events(of: day).filter { $0.event.start.instant <= now }
    facts.events = begun.map(\.event)
    facts.mainEvent = Self.longest(
      of: begun.filter { $0.companions.isEmpty && !NoMeeting.isMourning($0.event.title.text) }
        .map(\.event))
    facts.eventsAfter = agendas.events(of: day + 1).map(\.event)
    // Events with people are asked about as meetings.
    facts.eveningBefore = agendas.events(of: day - 1).filter {
      $0.companions.isEmpty && $0.event.takesTime && $0.event.start.day == day - 1
        && $0.event.start.time.hour >= EveningFacts.firstEveningHour
        && !EveningVocabulary.isChore($0.event.title.text)
        && !NoMeeting.isMourning($0.event.title.text)
    }.map(\.event).sorted { one, other in
      (one.length, one.start.instant) > (other.length, other.start.instant)
    }
  }

  /// Returns the longest event that takes time, or else the longest one; nil if there is none. Of two equally long ones
  /// it is the earlier one.
  private static func longest(of events: [Event]) -> Event? {
    let timed = events.filter(\.takesTime)
    return (timed.isEmpty ? events : timed).max { one, other in
      let (length, next) = (one.length, other.length)
      return length == next ? Event.comesBefore(other, one) : length < next
    }
  }

  private func readMoods(
    _ agendas: [DayAgenda], into facts: inout EveningFacts
  ) throws(StorageFailure) {
    let day = facts.day
    facts.records =
      try stored { () throws(MoodsFailure) in try moods.queries.day(day).records } ?? []
    facts.asides = try asides(among: facts.records, agendas.events(of: day))
    let before =
      try stored { () throws(MoodsFailure) in try moods.queries.day(day - 1).records } ?? []
    let asidesBefore = try asides(among: before, agendas.events(of: day - 1))
    facts.wordsBefore =
      before.last { $0.text != nil && !asidesBefore.contains($0.id) }?.text?.text
    facts.levelBefore = before.last { $0.level != nil }?.level?.value
    // Words after the beginning of an event tell already how the evening was.
    facts.eveningBefore.removeAll { event in
      before.contains { $0.text != nil && $0.at.instant > event.start.instant }
    }
  }

  /// Returns the records whose words begin with a person, a book or an event of the day, such as `Mum: no answer`.
  private func asides(
    among records: [MoodRecord], _ events: [ScheduledEvent]
  ) throws(StorageFailure) -> Set<ID<MoodRecord>> {
    var found: Set<ID<MoodRecord>> = []
    var names: [(record: ID<MoodRecord>, name: String)] = []
    for record in records {
      guard let words = record.text?.text else { continue }
      if events.contains(where: { words.hasPrefix(EveningAside.head($0.event.title.text)) }) {
        found.insert(record.id)
      } else if let name = EveningAside.name(in: words) {
        names.append((record.id, name))
      }
    }
    if names.isEmpty { return found }
    let wanted = names.map(\.name)
    let people =
      try stored { () throws(PeopleFailure) in try self.people.queries.people.called(wanted) }
      ?? [:]
    for (record, name) in names {
      if people[name]?.isEmpty == false {
        found.insert(record)
      } else if try isBook(name) {
        found.insert(record)
      }
    }
    return found
  }

  private func isBook(_ title: String) throws(StorageFailure) -> Bool {
    let books = try stored { () throws(ReadingFailure) in try reading.books.called(title) }
    return books?.isEmpty == false
  }

  // MARK: Notes

  /// Returns one of the open notes that are older than a week. They take turns by the day.
  private func oldNote(on day: Day) throws(StorageFailure) -> Note? {
    let old = NoteFilter([FilterClause(.days(.written, .less, (day - 7)...(day - 7)))])
    var found: [Note] = []
    try stored { () throws(NotesFailure) in
      try notes.visit(matching: old) {
        found.append($0)
        return found.count < Self.reach
      }
    }
    return found.isEmpty ? nil : found[DayRotation.index(of: day, among: found.count)]
  }

  private func openHabits() throws(StorageFailure) -> [CounterSummary] {
    do throws(CountsFailure) { return try counts.habits().filter(\.isOpen) } catch {
      if case .storage(let failure) = error { throw failure }
      return []
    }
  }

  // MARK: Books

  private func readBooks(into facts: inout EveningFacts) throws(StorageFailure) {
    let (day, isToday) = (facts.day, facts.isToday)
    let books =
      try stored { () throws(ReadingFailure) -> [BookProgress] in
        let due = try reading.books.dueFirst(atMost: Self.reach)
        let all = due + (try reading.books.recent(atMost: Self.reach - due.count))
        var open: [BookProgress] = []
        for progress in all {
          let progress = BookProgress(progress.book, today: day)
          let records = isToday ? [] : try reading.books.records(of: progress.book.id)
          let hasPages = progress.book.last?.day == day || records.contains { $0.day == day }
          guard !hasPages, !progress.isOverdue, progress.book.started.day <= day else { continue }
          open.append(progress)
        }
        return open
      } ?? []
    if books.isEmpty { return }
    let read = try stored { () throws(ReadingFailure) in try reading.queries.days().read } ?? []
    // If pages of one book were recorded, no other book is asked about.
    if read.contains(where: { $0.day == day }) { return }
    facts.books = books
    facts.readingStreak = Streak(read.map(\.day), today: day).current
  }
}

/// Words of the diary that are about a person or an event, and begin with the name or the title.
public enum EveningAside {
  /// The maximum number of characters of a name at the beginning of words.
  private static let longestName = 60

  /// Returns words about a person or an event.
  public static func words(_ text: String, about name: String) -> String { head(name) + text }

  static func head(_ name: String) -> String { name + ": " }

  /// Returns the name with which words may begin; nil if they begin with none.
  static func name(in words: String) -> String? {
    let name = words.prefix { $0 != ":" && !$0.isNewline }
    let behind = words[name.endIndex...]
    guard !name.isEmpty, name.count <= longestName, behind.hasPrefix(": ") else { return nil }
    return String(name)
  }
}

extension [DayAgenda] {
  /// Returns the events of a day.
  fileprivate func events(of day: Day) -> [ScheduledEvent] {
    first { $0.day == day }?.events ?? []
  }
}

extension Event {
  /// The length in seconds.
  fileprivate var length: Int { end.instant - start.instant }
}
