/// A requested time that was replaced by another time.
public struct Adjustment: Hashable, Sendable {
  /// Why the time was replaced.
  public enum Cause: String, Hashable, Sendable {
    /// The time falls into a gap of the local clock (daylight saving) and was moved forward by the length of the gap.
    case skipped
    /// The end was moved along with a start that had been moved to or past it.
    case followed
    /// The recurrence rule does not include the day, so the next matching day was used.
    case fitted
  }

  /// The field that was replaced: the start or the end.
  public let field: EventField
  public let reason: Cause

  public init(_ field: EventField, _ reason: Cause) {
    self.field = field
    self.reason = reason
  }
}

extension DayAndTime {
  /// The default time of day for days other than today.
  public static let morning = TimeOfDay(seconds: 9 * 3600)

  /// The step of the wheels and of assumed times, in seconds.
  public static let grid = 300

  /// This time without its seconds.
  public var wholeMinute: DayAndTime {
    DayAndTime(day, TimeOfDay(seconds: time.seconds / 60 * 60))
  }

  /// This time rounded up to the five-minute grid.
  public var onGrid: DayAndTime {
    let marks = (time.seconds + Self.grid - 1) / Self.grid
    let isNextDay = marks * Self.grid == 86_400
    // The last supported day has no following day to round up to.
    if isNextDay, day == Day.range.upperBound {
      return DayAndTime(day, TimeOfDay(seconds: 86_400 - Self.grid))
    }
    return DayAndTime(isNextDay ? day + 1 : day, TimeOfDay(seconds: marks * Self.grid))
  }

  /// Returns the seconds since another time, ignoring changes of the clock.
  public func seconds(since other: DayAndTime) -> Int {
    (day - other.day) * 86_400 + time.seconds - other.time.seconds
  }

  /// Returns the time that is `seconds` later, ignoring changes of the clock. Returns self if the result is out of
  /// range.
  public func later(by seconds: Int) -> DayAndTime {
    let sum = time.seconds + seconds
    let days = sum >= 0 ? sum / 86_400 : (sum - 86_399) / 86_400
    let there = day + days
    return there - day == days ? DayAndTime(there, TimeOfDay(seconds: sum)) : self
  }
}

extension Now {
  public var dayAndTime: DayAndTime { DayAndTime(day, time) }
}

/// Resolves requested local times to moments and records the adjustments.
struct EventTimes {
  let calendar: LocalCalendar
  var adjustments: [Adjustment] = []

  init(_ calendar: LocalCalendar) { self.calendar = calendar }

  /// Returns the moment of a requested time, to the minute. The time is moved forward if the clock skips it.
  mutating func moment(_ asked: DayAndTime, for field: EventField) -> Now {
    let asked = asked.wholeMinute
    let moment = calendar.moment(asked.day, asked.time)
    if moment.dayAndTime != asked { adjustments.append(Adjustment(field, .skipped)) }
    return moment
  }

  /// Resolves a start and an end; a nil end means one hour after the start. If a clock change in spring moves the start
  /// to the end or past it, the end moves too, so that the length stays the same.
  mutating func span(from start: DayAndTime, to end: DayAndTime?) throws(EventRefusal) -> (Now, Now)
  {
    let first = moment(start, for: .from)
    guard let end else {
      return try Self.inCalendar(first, calendar.later(first, by: 3600))
    }
    let last = moment(end, for: .to)
    let length = end.wholeMinute.seconds(since: start.wholeMinute)
    if length > 0, last.instant > first.instant { return try Self.inCalendar(first, last) }
    if length > 0, adjustments.contains(Adjustment(.from, .skipped)) {
      adjustments.removeAll { $0.field == .to }
      adjustments.append(Adjustment(.to, .followed))
      return try Self.inCalendar(first, calendar.later(first, by: length))
    }
    throw .endNotAfterStart(start: first, end: last)
  }

  /// The instants that are on a supported day, with a four-digit year, in every time zone.
  private static let calendar: ClosedRange<Int> =
    (Day.range.lowerBound.ordinal + 1) * 86_400...(Day.range.upperBound.ordinal - 1) * 86_400

  /// Returns whether an instant is on a supported day, with a four-digit year, in every time zone.
  static func isInCalendar(_ instant: Int) -> Bool { calendar.contains(instant) }

  /// Returns both ends, or throws `outOfCalendar`.
  static func inCalendar(_ start: Now, _ end: Now) throws(EventRefusal) -> (Now, Now) {
    guard calendar.contains(start.instant), calendar.contains(end.instant) else {
      throw .outOfCalendar
    }
    return (start, end)
  }
}

extension LocalCalendar {
  /// Returns the moment that is `seconds` later, in local time.
  func later(_ moment: Now, by seconds: Int) -> Now { local(moment.instant + seconds) }

  /// Returns the instants of a local day, from its midnight up to but excluding the next midnight.
  public func span(of day: Day) -> Range<Int> { span(of: day...day) }

  /// Returns the instants from the midnight of the first local day up to the midnight after the last one.
  public func span(of days: ClosedRange<Day>) -> Range<Int> {
    let midnight = TimeOfDay(seconds: 0)
    let start = moment(days.lowerBound, midnight).instant
    // The last supported day has no next midnight.
    let isLast = days.upperBound == Day.range.upperBound
    let end =
      isLast
      ? moment(days.upperBound, midnight).instant + 86_400
      : moment(days.upperBound + 1, midnight).instant
    return start..<max(start, end)
  }
}
