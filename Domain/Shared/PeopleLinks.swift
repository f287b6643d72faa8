/// Links people with the other parts: finds events with them, and texts that name them.
public final class PeopleLinks: Sendable {
  let companions: Companions
  let schedule: any ScheduleRepository
  let queries: ScheduleQueries
  let reviews: any ReviewsRepository
  let finding: any FindingRepository
  let dates: PersonDates?
  let gifts: Gifts?

  public init(
    companions: Companions, schedule: any ScheduleRepository, queries: ScheduleQueries,
    reviews: any ReviewsRepository, finding: any FindingRepository, dates: PersonDates? = nil,
    gifts: Gifts? = nil
  ) {
    self.companions = companions
    self.schedule = schedule
    self.queries = queries
    self.reviews = reviews
    self.finding = finding
    (self.dates, self.gifts) = (dates, gifts)
  }

  public var now: Now { queries.now }

  /// The limits of a search for events with a person: how many days it looks ahead, and how many events it reads.
  private static let (ahead, most) = (366, 200)

  /// Returns the next events with a person, in order. Of a series, only the next occurrence is included.
  public func next(with person: Person, atMost limit: Int = 1) throws(StorageFailure) -> [Event] {
    let now = now.instant
    let end = (Day.range.upperBound.ordinal + 1) * 86_400
    let span = (now - 86_400)..<max(now, min(now + Self.ahead * 86_400, end))
    let found = try events(with: person, in: span, atMost: Self.most).compactMap(coming)
    return Array(found.sorted(by: Event.comesBefore).prefix(limit))
  }

  /// Returns the next appointment with a person, or with each person if `person` is nil.
  public func appointments(of person: Person?) throws(StorageFailure) -> [ID<Person>: Appointment] {
    guard let person else { return try next().mapValues(appointment) }
    return try next(with: person).first.map { [person.id: appointment($0)] } ?? [:]
  }

  private func appointment(_ event: Event) -> Appointment {
    Appointment(
      id: event.id.text, title: event.title.text, day: event.start.day,
      start: event.isAllDay ? nil : event.start)
  }

  private func next() throws(StorageFailure) -> [ID<Person>: Event] {
    let today = now.day
    let days = today...(today + min(Self.ahead, Day.range.upperBound - today))
    var found: [Event] = []
    try stored { () throws(ScheduleFailure) in
      try queries(days) { scheduled in
        if scheduled.event.end.instant > now.instant { found.append(scheduled.event) }
        return found.count < Self.mostOfAll
      }
    }
    var next: [ID<Person>: Event] = [:]
    for (event, people) in zip(found, try companions.of(found)) {
      for person in people where next[person.id] == nil { next[person.id] = event }
    }
    return next
  }

  /// The maximum number of upcoming events examined for all people.
  private static let mostOfAll = 500

  /// Returns the events with a person that touch some days, in order, with series expanded.
  func events(with person: Person, on days: ClosedRange<Day>) throws(StorageFailure) -> [Event] {
    let span = queries.calendar.span(of: days)
    let kept = try events(with: person, in: span, atMost: Self.mostOfDays)
    let once = kept.filter { !$0.isSeries && !$0.isAllDay }.map(queries.here)
    let bound = queries.calendar.occurrences(
      of: kept.filter { $0.isSeries || $0.isAllDay }, in: span)
    return (once + bound).sorted(by: Event.comesBefore)
  }

  private static let mostOfDays = 5000

  /// Returns the stored events with a person. Series are not expanded.
  private func events(with person: Person, in span: Range<Int>, atMost limit: Int)
    throws(StorageFailure) -> [Event]
  {
    // Every text with the full name contains its first word.
    let name = ExpectedNames.given(of: person.name.text) ?? person.name.text
    let names = [name, person.nickname?.text].compactMap(\.self)
    var kept: [Event] = []
    try stored { () throws(ScheduleFailure) in
      kept = try schedule.naming(
        names, companion: person.id.text, in: span, atMost: limit)
    }
    return zip(kept, try companions.of(kept)).compactMap { event, people in
      people.contains { $0.id == person.id } ? event : nil
    }
  }

  /// Returns the next occurrence of an event; nil if the event is over.
  private func coming(_ event: Event) -> Event? {
    let now = now.instant
    if event.isSeries { return Series(event, queries.calendar).next(after: now).map(queries.here) }
    let here = queries.here(event)
    return here.end.instant > now ? here : nil
  }
}
