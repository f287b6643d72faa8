/// A gap between planned events.
public struct FreeTime: Hashable, Sendable {
  public let start: Now
  /// The start of the next event, or the end of the searched hours.
  public let end: Now

  public init(start: Now, end: Now) {
    self.start = start
    self.end = end
  }

  /// The length in seconds.
  public var length: Int { end.instant - start.instant }

  /// The default hours of a search, in seconds since midnight.
  public static let defaultHours = 9 * 3600..<18 * 3600
  /// The default minimum length, in seconds.
  public static let defaultLength = 30 * 60
}

extension ScheduleQueries {
  /// Returns the gaps between events on a range of days, within the given hours of each day. Past time is left out. The
  /// current time is rounded up to five minutes.
  public func freeTime(
    _ days: ClosedRange<Day>, within hours: Range<Int>, atLeast shortest: Int
  ) throws(ScheduleFailure) -> [FreeTime] {
    let grid = DayAndTime.grid
    let here = calendar.local((now.instant + grid - 1) / grid * grid)
    return try self.days(days).flatMap { agenda in
      agenda.freeTime(within: hours, atLeast: shortest, at: here)
        .map {
          FreeTime(start: moment($0.lowerBound, agenda.day), end: moment($0.upperBound, agenda.day))
        }
        // A clock that is set forward shortens a gap, so the length is checked again.
        .filter { $0.length >= shortest && $0.length > 0 }
    }
  }

  private func moment(_ seconds: Int, _ day: Day) -> Now {
    calendar.moment(day + seconds / 86_400, TimeOfDay(seconds: seconds % 86_400))
  }
}
