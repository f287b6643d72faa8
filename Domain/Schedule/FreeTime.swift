/// A gap between what is planned.
public struct FreeTime: Hashable, Sendable {
  /// When it begins.
  public let start: Now
  /// When something is planned again, or the hours one plans with are over.
  public let end: Now

  /// Describes a gap.
  public init(start: Now, end: Now) {
    self.start = start
    self.end = end
  }

  /// How long it is, in seconds.
  public var length: Int { end.instant - start.instant }

  /// The hours in which somebody looks for free time who names no others.
  public static let usualHours = 9 * 3600..<18 * 3600
  /// How long it lasts at least where nobody says otherwise.
  public static let usualLength = 30 * 60
}

extension ScheduleQueries {
  /// When nothing is planned on some days, within some hours of each; nothing before the present
  /// moment, which counts from the next mark of the grid on.
  public func freeTime(
    _ days: ClosedRange<Day>, within hours: Range<Int>, atLeast shortest: Int
  ) throws(ScheduleError) -> [FreeTime] {
    let grid = DayAndTime.grid
    let here = calendar.local((now.instant + grid - 1) / grid * grid)
    return try self.days(days).flatMap { agenda in
      agenda.freeTime(within: hours, atLeast: shortest, at: here)
        .map {
          FreeTime(start: moment($0.lowerBound, agenda.day), end: moment($0.upperBound, agenda.day))
        }
        // Clocks that are put forward take time away.
        .filter { $0.length >= shortest && $0.length > 0 }
    }
  }

  private func moment(_ seconds: Int, _ day: Day) -> Now {
    calendar.moment(day + seconds / 86_400, TimeOfDay(seconds: seconds % 86_400))
  }
}
