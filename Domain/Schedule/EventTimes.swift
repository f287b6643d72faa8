/// What became of a time that was asked for, where it could not be had as it was.
public struct Adjustment: Hashable, Sendable {
  /// Why it is another one now.
  public enum Reason: String, Hashable, Sendable {
    /// It did not stand on the grid of five minutes, and the next one that does was taken.
    case snapped
    /// Local clocks skip that time on that day, and it was moved forward by what they skip.
    case skipped
    /// It was moved forward together with the start, which had come to it or past it.
    case followed
    /// The rule by which it comes again does not choose the day, and the next one that it chooses was
    /// taken.
    case fitted
  }

  /// Which of the two times it is.
  public let field: EventField
  public let reason: Reason

  /// Tells of an adjustment.
  public init(_ field: EventField, _ reason: Reason) {
    self.field = field
    self.reason = reason
  }
}

extension DayAndTime {
  /// The time of day that is taken for another day than today when none is said.
  public static let morning = TimeOfDay(seconds: 9 * 3600)

  /// The seconds from one mark of the grid to the next.
  public static let grid = 300

  /// The same time, or the next one after it that stands on the grid of five minutes.
  public var onGrid: DayAndTime {
    let marks = (time.seconds + Self.grid - 1) / Self.grid
    let isNextDay = marks * Self.grid == 86_400
    // The very last day has no next one.
    if isNextDay, day == Day.range.upperBound {
      return DayAndTime(day, TimeOfDay(seconds: 86_400 - Self.grid))
    }
    return DayAndTime(isNextDay ? day + 1 : day, TimeOfDay(seconds: marks * Self.grid))
  }

  /// The seconds from another one to this, by clocks that are never put forward or back.
  public func seconds(since other: DayAndTime) -> Int {
    (day - other.day) * 86_400 + time.seconds - other.time.seconds
  }

  /// What such clocks show so many seconds later; the ends of the calendar are its ends.
  public func later(by seconds: Int) -> DayAndTime {
    let sum = time.seconds + seconds
    let days = sum >= 0 ? sum / 86_400 : (sum - 86_399) / 86_400
    let there = day + days
    return there - day == days ? DayAndTime(there, TimeOfDay(seconds: sum)) : self
  }
}

extension Now {
  /// What the calendar and the clock show.
  public var dayAndTime: DayAndTime { DayAndTime(day, time) }
}

/// Turns the times somebody asks for into moments there are.
struct EventTimes {
  let calendar: LocalCalendar
  var adjustments: [Adjustment] = []

  init(_ calendar: LocalCalendar) { self.calendar = calendar }

  /// The moment of a time: on the grid, and where clocks skip it moved forward.
  mutating func moment(_ asked: DayAndTime, for field: EventField) -> Now {
    let snapped = asked.onGrid
    if snapped != asked { adjustments.append(Adjustment(field, .snapped)) }
    let moment = calendar.moment(snapped.day, snapped.time)
    if moment.dayAndTime != snapped { adjustments.append(Adjustment(field, .skipped)) }
    return moment
  }

  /// The moments of a start and an end. Without an end it lasts an hour. A start that was moved
  /// forward to its end or past it takes the end along.
  mutating func span(from start: DayAndTime, to end: DayAndTime?) throws(EventRefusal) -> (Now, Now)
  {
    let first = moment(start, for: .from)
    guard let end else {
      return try Self.inCalendar(first, calendar.later(first, by: 3600))
    }
    let last = moment(end, for: .to)
    let length = end.onGrid.seconds(since: start.onGrid)
    if length > 0, last.instant > first.instant { return try Self.inCalendar(first, last) }
    if length > 0, adjustments.contains(Adjustment(.from, .skipped)) {
      adjustments.removeAll { $0.field == .to }
      adjustments.append(Adjustment(.to, .followed))
      return try Self.inCalendar(first, calendar.later(first, by: length))
    }
    throw .endNotAfterStart(start: first, end: last)
  }

  /// The instants every zone of the world has a day with four digits for.
  private static let calendar: ClosedRange<Int> =
    (Day.range.lowerBound.ordinal + 1) * 86_400...(Day.range.upperBound.ordinal - 1) * 86_400

  /// Whether every zone can show an instant.
  static func isInCalendar(_ instant: Int) -> Bool { calendar.contains(instant) }

  /// Both ends, where no zone has trouble to show them.
  static func inCalendar(_ start: Now, _ end: Now) throws(EventRefusal) -> (Now, Now) {
    guard calendar.contains(start.instant), calendar.contains(end.instant) else {
      throw .outOfCalendar
    }
    return (start, end)
  }
}

extension LocalCalendar {
  /// A moment so many seconds later, as local clocks show it.
  func later(_ moment: Now, by seconds: Int) -> Now { local(moment.instant + seconds) }

  /// The instants of a day: from its midnight up to, but not including, the next one.
  public func span(of day: Day) -> Range<Int> { span(of: day...day) }

  /// The instants of several days in a row.
  public func span(of days: ClosedRange<Day>) -> Range<Int> {
    let midnight = TimeOfDay(seconds: 0)
    let start = moment(days.lowerBound, midnight).instant
    // The very last day has no next midnight.
    let isLast = days.upperBound == Day.range.upperBound
    let end =
      isLast
      ? moment(days.upperBound, midnight).instant + 86_400
      : moment(days.upperBound + 1, midnight).instant
    return start..<max(start, end)
  }
}
