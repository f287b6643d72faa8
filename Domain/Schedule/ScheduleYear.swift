/// The number of events and the occupied time of each day of a year.
public struct ScheduleYear: Equatable, Sendable {
  /// The number of events and the occupied time of a day that has events.
  public struct Load: Equatable, Sendable, OfDay {
    public let day: Day
    /// The number of events that touch the day.
    public let count: Int
    /// The number of seconds that events occupy; overlapping time counts once.
    public let seconds: Int

    public init(day: Day, count: Int, seconds: Int) {
      self.day = day
      self.count = count
      self.seconds = seconds
    }

    /// The level from 1 (light) to 4 (full).
    public var fullness: Int { 1 + Self.steps.count { seconds >= $0 } }

    private static let steps = [2 * 3600, 4 * 3600, 7 * 3600]
  }

  public let year: Int
  /// The days that have events, oldest first.
  public let loads: [Load]

  public init(year: Int, loads: [Load]) {
    self.year = year
    self.loads = loads
  }

  public var days: ClosedRange<Day> { Day.days(ofYear: year) }

  /// Returns the load of a day; nil if the day has no events.
  public func load(of day: Day) -> Load? { loads.on(day) }
}

extension ScheduleQueries {
  /// Returns the load of each day of a year, with a single query.
  public func year(_ year: Int) throws(ScheduleFailure) -> ScheduleYear {
    let days = Day.days(ofYear: year)
    var tally = YearTally(days, calendar)
    try self(days) { scheduled in
      tally.add(scheduled.event, upTo: lastDay(of: scheduled.event))
      return true
    }
    return ScheduleYear(year: days.lowerBound.parts.year, loads: tally.loads)
  }
}

/// Sums the number and the total duration of the events of each day. The events must be added sorted by start.
private struct YearTally {
  private let first: Day
  /// The instants at which the days start, followed by the end of the last day.
  private let midnights: [Int]
  private var counts: [Int]
  private var seconds: [Int]
  /// The instant up to which occupied time has been counted.
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
    let indices = max(0, event.start.day - first)...max(0, min(counts.count - 1, last - first))
    let isNew = event.takesTime && event.end.instant > counted
    for index in indices {
      counts[index] += 1
      guard isNew else { continue }
      let start = max(event.start.instant, counted, midnights[index])
      seconds[index] += max(0, min(event.end.instant, midnights[index + 1]) - start)
    }
    if isNew { counted = event.end.instant }
  }

  var loads: [ScheduleYear.Load] {
    counts.indices.filter { counts[$0] > 0 }.map {
      ScheduleYear.Load(day: first + $0, count: counts[$0], seconds: seconds[$0])
    }
  }
}
