/// A year of the schedule: how full each of its days is.
public struct ScheduleYear: Equatable, Sendable {
  /// A day that has something.
  public struct Load: Equatable, Sendable, OfDay {
    /// The day.
    public let day: Day
    /// How many events touch it.
    public let count: Int
    /// How many seconds of it are taken; what overlaps takes them once.
    public let seconds: Int

    /// Describes a day.
    public init(day: Day, count: Int, seconds: Int) {
      self.day = day
      self.count = count
      self.seconds = seconds
    }

    /// How full it is, from 1 for little to 4 for a day that has no room any more.
    public var fullness: Int { 1 + Self.steps.count { seconds >= $0 } }

    private static let steps = [2 * 3600, 4 * 3600, 7 * 3600]
  }

  /// The year.
  public let year: Int
  /// The days that have something, oldest first.
  public let loads: [Load]

  /// Puts a year together.
  public init(year: Int, loads: [Load]) {
    self.year = year
    self.loads = loads
  }

  /// The first and the last day.
  public var days: ClosedRange<Day> { Day.days(ofYear: year) }

  /// How full a day is; nothing where nothing is planned.
  public func load(of day: Day) -> Load? { loads.on(day) }
}

extension ScheduleQueries {
  /// How full each day of a year is, in one look at it.
  public func year(_ year: Int) throws(ScheduleError) -> ScheduleYear {
    let days = Day.days(ofYear: year)
    var tally = YearTally(days, calendar)
    try self(days) { scheduled in
      tally.add(scheduled.event, upTo: lastDay(of: scheduled.event))
      return true
    }
    return ScheduleYear(year: days.lowerBound.parts.year, loads: tally.loads)
  }
}

/// Counts the events of each day while they pass by in order, and the time they take.
private struct YearTally {
  private let first: Day
  /// The instants at which the days begin, and the one at which the last is over.
  private let midnights: [Int]
  private var counts: [Int]
  private var seconds: [Int]
  /// Up to when all time that is taken was counted.
  private var counted = Int.min

  init(_ days: ClosedRange<Day>, _ calendar: LocalCalendar) {
    first = days.lowerBound
    let count = days.upperBound - days.lowerBound + 1
    midnights =
      (0..<count).map { calendar.span(of: (days.lowerBound + $0)...(days.lowerBound + $0)) }
      .map(\.lowerBound) + [calendar.span(of: days).upperBound]
    counts = Array(repeating: 0, count: count)
    seconds = counts
  }

  mutating func add(_ event: Event, upTo last: Day) {
    let places = max(0, event.start.day - first)...max(0, min(counts.count - 1, last - first))
    let isNew = event.takesTime && event.end.instant > counted
    for place in places {
      counts[place] += 1
      guard isNew else { continue }
      let start = max(event.start.instant, counted, midnights[place])
      seconds[place] += max(0, min(event.end.instant, midnights[place + 1]) - start)
    }
    if isNew { counted = event.end.instant }
  }

  var loads: [ScheduleYear.Load] {
    counts.indices.filter { counts[$0] > 0 }.map {
      ScheduleYear.Load(day: first + $0, count: counts[$0], seconds: seconds[$0])
    }
  }
}
