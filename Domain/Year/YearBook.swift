/// The review of a year: the totals and highlights of each part.
public struct YearBook: Equatable, Sendable {
  public let year: Int
  /// The current day. A year in progress is reviewed up to this day.
  public let today: Day
  public let moods: YearOfMoods
  public let people: YearOfPeople
  public let reading: YearOfReading
  public let sayings: YearOfSayings
  public internal(set) var events: YearOfEvents
  public let counts: YearOfCounts

  public init(
    year: Int, today: Day, moods: YearOfMoods, people: YearOfPeople, reading: YearOfReading,
    sayings: YearOfSayings, events: YearOfEvents, counts: YearOfCounts = YearOfCounts()
  ) {
    self.year = year
    self.today = today
    self.moods = moods
    self.people = people
    self.reading = reading
    self.sayings = sayings
    self.events = events
    self.counts = counts
  }

  /// The first to the last day of the year.
  public var days: ClosedRange<Day> { Day.days(ofYear: year) }

  /// Whether the year is still in progress.
  public var goesOn: Bool { days.contains(today) }

  /// Returns whether a part has no records in the year.
  public func isEmpty(_ part: DailyPart) -> Bool {
    switch part {
    case .people: people.days.isEmpty && people.registered == 0
    case .sayings: sayings.days.isEmpty
    case .moods: moods.squares.isEmpty
    case .schedule: events.days.isEmpty
    case .books: reading.days.isEmpty && reading.finishedCount == 0 && reading.sentenceCount == 0
    case .counts: counts.days.isEmpty
    case .notes: true
    }
  }

  /// Whether no part has records in the year.
  public var isEmpty: Bool { (DailyPart.tabs + [.counts]).allSatisfy(isEmpty) }

  /// The days with records in any part, ascending and unique.
  public var recordedDays: [Day] {
    let counted = [people.days, reading.days, sayings.days, events.days, counts.days]
      .joined().map(\.day)
    return Set(counted + moods.squares.map(\.day)).sorted()
  }
}

/// A day of a year with its number of records.
public struct YearDay: Equatable, Sendable {
  public let day: Day
  /// The number of records or pages, at least 1.
  public let count: Int

  public init(_ day: Day, _ count: Int) {
    self.day = day
    self.count = count
  }
}

/// The part of a yearly review about moods.
public struct YearOfMoods: Equatable, Sendable {
  /// The days with moods, oldest first.
  public let squares: [MoodYear.Square]
  /// For each month, the canvas of the day with the most moods, oldest first.
  public let pictures: [Canvas]
  /// The highest mood that has a text; nil if none has.
  public let brightest: MoodRecord?

  public init(
    squares: [MoodYear.Square] = [], pictures: [Canvas] = [], brightest: MoodRecord? = nil
  ) {
    self.squares = squares
    self.pictures = pictures
    self.brightest = brightest
  }

  /// The total of the moods of all days.
  public var all: MoodTally {
    squares.reduce(into: MoodTally()) { $0.add($1.tally.tally) }
  }

  /// Returns, for each month, the day with the most moods, oldest first. On a tie the first day wins.
  public static func fullest(_ squares: [MoodYear.Square]) -> [Day] {
    var best: [Int: MoodYear.Square] = [:]
    for square in squares {
      let month = square.day.parts.month
      if square.tally.tally.count > best[month]?.tally.tally.count ?? 0 { best[month] = square }
    }
    return best.values.map(\.day).sorted()
  }
}

/// The contacts of a year, as waterings of plants.
public struct YearOfPeople: Equatable, Sendable {
  /// A person who was watered in the year.
  public struct Watered: Equatable, Sendable {
    /// The person as stored now.
    public let person: Person
    /// The number of waterings.
    public let times: Int
    /// The days of the first and the last watering in the year.
    public let first: Day, last: Day

    public init(_ person: Person, times: Int, first: Day, last: Day) {
      self.person = person
      self.times = times
      self.first = first
      self.last = last
    }
  }

  /// The number of waterings per day.
  public let days: [YearDay]
  /// The people who were watered most, in descending order. Limited to `YearQuestion.plants`.
  public let watered: [Watered]
  /// The number of people who were watered.
  public let wateredCount: Int
  /// The number of people who were registered.
  public let registered: Int

  public init(
    days: [YearDay] = [], watered: [Watered] = [], wateredCount: Int = 0, registered: Int = 0
  ) {
    self.days = days
    self.watered = watered
    self.wateredCount = wateredCount
    self.registered = registered
  }
}

/// The part of a yearly review about events.
public struct YearOfEvents: Equatable, Sendable {
  /// The number of events that began on each day.
  public let days: [YearDay]
  /// The total duration in seconds of the events that block time (`takesTime`), so without all-day and long-term events.
  public let seconds: Int
  /// The longest event; nil if there is none.
  public let longest: Event?
  /// The stored series and all-day events that may touch the year. They are not in the other fields until `following`
  /// expands them.
  public let bound: [Event]

  public init(
    days: [YearDay] = [], seconds: Int = 0, longest: Event? = nil, bound: [Event] = []
  ) {
    self.bound = bound
    self.days = days
    self.seconds = seconds
    self.longest = longest
  }
}

/// The part of a yearly review about counted tags.
public struct YearOfCounts: Equatable, Sendable {
  /// A counter with what was counted in the year.
  public struct Counted: Equatable, Sendable {
    /// The tag without `#`.
    public let tag: String
    public let unit: String?
    public let sum: CountAmount
    /// The number of days with an amount.
    public let days: Int

    public init(_ tag: String, unit: String?, sum: CountAmount, days: Int) {
      (self.tag, self.unit, self.sum, self.days) = (tag, unit, sum, days)
    }
  }

  /// The number of counters that were counted on each day.
  public let days: [YearDay]
  /// The counters with the most days first. Limited to `YearQuestion.plants`.
  public let counters: [Counted]

  public init(days: [YearDay] = [], counters: [Counted] = []) {
    (self.days, self.counters) = (days, counters)
  }
}

extension YearOfEvents {
  /// Returns the same totals with the occurrences of `bound` added.
  func following(_ reviewedDays: ClosedRange<Day>, in calendar: LocalCalendar) -> YearOfEvents {
    if bound.isEmpty { return self }
    var counts = Dictionary(days.map { ($0.day, $0.count) }, uniquingKeysWith: +)
    var (seconds, longest) = (seconds, longest)
    func length(_ event: Event) -> Int { event.end.instant - event.start.instant }
    for event in calendar.occurrences(of: bound, in: calendar.span(of: reviewedDays))
    where reviewedDays.contains(event.start.day) {
      counts[event.start.day, default: 0] += 1
      if event.takesTime { seconds += length(event) }
      if longest.map({ length($0) < length(event) }) ?? true { longest = event }
    }
    return YearOfEvents(
      days: counts.map { YearDay($0.key, $0.value) }.sorted { $0.day < $1.day }, seconds: seconds,
      longest: longest)
  }
}

extension [YearDay] {
  /// The sum of the counts of the days.
  public var total: Int { reduce(0) { $0 + $1.count } }

  /// The day with the highest count; the first such day on a tie. Nil if there are no days.
  public var fullest: YearDay? {
    reduce(nil) { best, day in day.count > best?.count ?? 0 ? day : best }
  }
}
