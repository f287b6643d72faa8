// Y-21
/// What the published page shows: today and tomorrow.
public struct PublishedDay: Equatable, Sendable {
  /// The records of one day.
  public struct Entry: Equatable, Sendable {
    public let day: Day
    public var birthdays: [ComingBirthday] = []
    /// The other dates of people, if they are published.
    public var dates: [DateOccasion] = []
    public var events: [Event] = []
    /// The plants that are due. Today has the overdue ones too.
    public var plants: [Plant] = []
    /// The books whose last day it is. Today has the overdue ones too.
    public var books: [BookProgress] = []
    /// The moods and diary entries, if they are published.
    public var moods: [MoodRecord] = []

    public init(day: Day) { self.day = day }

    public var isEmpty: Bool {
      birthdays.isEmpty && dates.isEmpty && events.isEmpty && plants.isEmpty && books.isEmpty
        && moods.isEmpty
    }
  }

  public var today: Entry
  public var tomorrow: Entry
  /// Whether events are published. Only then does an empty day mean that nothing is planned.
  public var hasSchedule = true
  /// When the content last changed.
  public var changed: Now?

  public init(on day: Day) {
    (today, tomorrow) = (Entry(day: day), Entry(day: day + 1))
  }

  /// The days to show. Without events, a day with nothing on it is left out.
  public var entries: [Entry] { [today, tomorrow].filter { hasSchedule || !$0.isEmpty } }
}

extension PublishedDay {
  /// Reads the records of today and tomorrow, without private ones. `hidden` are the private events.
  init(
    _ options: PublishOptions, _ sources: PublishSources, hidden: Set<ID<Event>>, at now: Now
  ) throws(StorageFailure) {
    self.init(on: options.window.today)
    hasSchedule = options.has(.schedule)
    today = try Self.entry(today, options, sources, hidden, now)
    tomorrow = try Self.entry(tomorrow, options, sources, hidden, now)
  }

  private static func entry(
    _ empty: Entry, _ options: PublishOptions, _ sources: PublishSources, _ hidden: Set<ID<Event>>,
    _ now: Now
  ) throws(StorageFailure) -> Entry {
    var entry = empty
    if options.has(.schedule) {
      entry.events = try events(on: entry.day, options, sources, hidden, now)
    }
    if options.has(.people) {
      entry.plants = try plants(on: entry.day, options, sources)
      entry.birthdays = try birthdays(on: entry.day, options, sources)
    }
    if options.has(.dates) {
      let day = entry.day
      let dated = try readingPart { () throws(PeopleFailure) in try sources.dates.dates(of: nil) }
      entry.dates = dated.filter(options.shows).flatMap {
        DateCustoms(hasMilestones: false).occasions(of: $0, in: day...day)
      }
    }
    if options.has(.books) { entry.books = try books(on: entry.day, options, sources) }
    if options.has(.moods) || options.has(.diary) {
      let records = try readingPart { () throws(MoodsFailure) in
        try sources.moods.day(entry.day).records
      }
      entry.moods = records.compactMap(options.shown)
    }
    return entry
  }

  private static func events(
    on day: Day, _ options: PublishOptions, _ sources: PublishSources, _ hidden: Set<ID<Event>>,
    _ now: Now
  ) throws(StorageFailure) -> [Event] {
    let queries = ScheduleQueries(
      schedule: sources.schedule, calendar: sources.calendar, clock: WallClock { now })
    var found: [Event] = []
    try readingPart { () throws(ScheduleFailure) in
      try queries.visit(day...day) { event in
        if !hidden.contains(event.id), !hidden.contains(event.series), !options.tags.hides(event) {
          found.append(event)
        }
        return true
      }
    }
    return found.sorted(by: Event.comesBefore)
  }

  private static func plants(
    on day: Day, _ options: PublishOptions, _ sources: PublishSources
  ) throws(StorageFailure) -> [Plant] {
    let today = options.window.today
    var found: [Plant] = []
    try readingPart { () throws(PeopleFailure) in
      try sources.people.visit(PeopleQuery(dueBy: day)) { person in
        let isWanted = day == today || person.nextWatering == day
        if isWanted, !options.tags.hides(person) { found.append(Plant(person, today: today)) }
        return true
      }
    }
    return found
  }

  private static func birthdays(
    on day: Day, _ options: PublishOptions, _ sources: PublishSources
  ) throws(StorageFailure) -> [ComingBirthday] {
    let born = Birthday.celebrated(on: day)
    let people = try readingPart { () throws(PeopleFailure) in
      try sources.people.born(on: born, atMost: .max)
    }
    var celebrants = people.filter { !options.tags.hides($0) }.map(Celebrant.person)
    if options.includesContacts {
      celebrants += try PublishedCards(options: options, sources: sources)
        .published(sources.contacts.born(on: born, atMost: .max)).map(Celebrant.contact)
    }
    return celebrants.map { ComingBirthday(of: $0, on: day, seenFrom: options.window.today) }
  }

  private static func books(
    on day: Day, _ options: PublishOptions, _ sources: PublishSources
  ) throws(StorageFailure) -> [BookProgress] {
    let today = options.window.today
    var found: [BookProgress] = []
    try readingPart { () throws(ReadingFailure) in
      try sources.reading.visitDue { book in
        guard let target = book.target, target <= day else { return false }
        let isWanted = day == today || target == day
        if isWanted, !options.tags.hides(book) {
          found.append(BookProgress(book, today: today))
        }
        return true
      }
    }
    return found
  }
}
