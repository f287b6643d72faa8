/// The book of a year: what a year came to in each part, as it is looked back on.
public struct YearBook: Equatable, Sendable {
  /// The year.
  public let year: Int
  /// The day it is looked back on, until which it is told.
  public let today: Day
  /// What was felt.
  public let moods: YearOfMoods
  /// Who was watered.
  public let people: YearOfPeople
  /// What was read.
  public let reading: YearOfReading
  /// What was worth keeping.
  public let sayings: YearOfSayings
  /// What happened when.
  public internal(set) var events: YearOfEvents

  /// Puts a year together.
  public init(
    year: Int, today: Day, moods: YearOfMoods, people: YearOfPeople, reading: YearOfReading,
    sayings: YearOfSayings, events: YearOfEvents
  ) {
    self.year = year
    self.today = today
    self.moods = moods
    self.people = people
    self.reading = reading
    self.sayings = sayings
    self.events = events
  }

  /// The first and the last day.
  public var days: ClosedRange<Day> { Day.days(ofYear: year) }

  /// Whether the year is not over yet.
  public var goesOn: Bool { days.contains(today) }

  /// Whether nothing was kept in a part.
  public func isEmpty(_ part: DailyPart) -> Bool {
    switch part {
    case .people: people.days.isEmpty && people.registered == 0
    case .sayings: sayings.days.isEmpty
    case .moods: moods.squares.isEmpty
    case .schedule: events.days.isEmpty
    case .books: reading.days.isEmpty && reading.finishedCount == 0 && reading.sentenceCount == 0
    }
  }

  /// Whether nothing was kept at all.
  public var isEmpty: Bool { DailyPart.allCases.allSatisfy(isEmpty) }

  /// The days on which anything was kept, oldest first, each once.
  public var keptDays: [Day] {
    let counted = [people.days, reading.days, sayings.days, events.days].joined().map(\.day)
    return Set(counted + moods.squares.map(\.day)).sorted()
  }
}

/// A day of a year and how much there was on it.
public struct YearDay: Equatable, Sendable {
  /// The day.
  public let day: Day
  /// How much: never less than one.
  public let count: Int

  /// Counts a day.
  public init(_ day: Day, _ count: Int) {
    self.day = day
    self.count = count
  }
}

/// A year of feelings.
public struct YearOfMoods: Equatable, Sendable {
  /// The days that have feelings, oldest first.
  public let squares: [MoodYear.Square]
  /// Of each month the picture of the day on which most was felt, oldest first.
  public let pictures: [Canvas]
  /// The highest feeling that has words.
  public let brightest: MoodRecord?

  /// Puts a year together.
  public init(
    squares: [MoodYear.Square] = [], pictures: [Canvas] = [], brightest: MoodRecord? = nil
  ) {
    self.squares = squares
    self.pictures = pictures
    self.brightest = brightest
  }

  /// What all of them come to.
  public var all: MoodTally {
    squares.reduce(into: MoodTally()) { $0.add($1.tally.tally) }
  }

  /// The day of each month on which most was felt, the first of several, oldest first.
  public static func fullest(_ squares: [MoodYear.Square]) -> [Day] {
    var best: [Int: MoodYear.Square] = [:]
    for square in squares {
      let month = square.day.parts.month
      if square.tally.tally.count > best[month]?.tally.tally.count ?? 0 { best[month] = square }
    }
    return best.values.map(\.day).sorted()
  }
}

/// A year of plants.
public struct YearOfPeople: Equatable, Sendable {
  /// Somebody who was watered in the year.
  public struct Watered: Equatable, Sendable {
    /// Who it is, as of today.
    public let person: Person
    /// How often.
    public let times: Int
    /// The first and the last time.
    public let first: Day, last: Day

    /// Says how often somebody was watered.
    public init(_ person: Person, times: Int, first: Day, last: Day) {
      self.person = person
      self.times = times
      self.first = first
      self.last = last
    }
  }

  /// How often anybody was watered on a day.
  public let days: [YearDay]
  /// Those who were watered most often, most first; no more than a page shows.
  public let watered: [Watered]
  /// How many people were watered.
  public let wateredCount: Int
  /// How many people were registered.
  public let registered: Int

  /// Puts a year together.
  public init(
    days: [YearDay] = [], watered: [Watered] = [], wateredCount: Int = 0, registered: Int = 0
  ) {
    self.days = days
    self.watered = watered
    self.wateredCount = wateredCount
    self.registered = registered
  }
}

/// A year of events.
public struct YearOfEvents: Equatable, Sendable {
  /// How many events began on a day.
  public let days: [YearDay]
  /// How many seconds those took that are no background of others, such as a journey.
  public let seconds: Int
  /// The one that took longest.
  public let longest: Event?
  /// What is bound to the calendar and may touch the year, as it is kept: not counted above.
  public let bound: [Event]

  /// Puts a year together.
  public init(
    days: [YearDay] = [], seconds: Int = 0, longest: Event? = nil, bound: [Event] = []
  ) {
    self.bound = bound
    self.days = days
    self.seconds = seconds
    self.longest = longest
  }
}

extension YearOfEvents {
  /// The same with each time something came again, and with what took whole days.
  func following(_ told: ClosedRange<Day>, in calendar: LocalCalendar) -> YearOfEvents {
    if bound.isEmpty { return self }
    var counts = Dictionary(days.map { ($0.day, $0.count) }, uniquingKeysWith: +)
    var (seconds, longest) = (seconds, longest)
    func length(_ event: Event) -> Int { event.end.instant - event.start.instant }
    for event in calendar.occurrences(of: bound, in: calendar.span(of: told))
    where told.contains(event.start.day) {
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
  /// What all days come to.
  public var total: Int { reduce(0) { $0 + $1.count } }

  /// The fullest day, the first of several.
  public var fullest: YearDay? {
    reduce(nil) { best, day in day.count > best?.count ?? 0 ? day : best }
  }
}
