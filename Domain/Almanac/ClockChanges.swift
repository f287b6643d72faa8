/// The days on which the clocks of the local time zone change.
public struct ClockChanges: Hashable, Sendable {
  private let calendar: LocalCalendar

  public init(_ calendar: LocalCalendar) { self.calendar = calendar }

  /// Returns by how many seconds the clocks go forward on a day: 0 on most days, and negative if they go back.
  public func seconds(on day: Day) -> Int {
    let midnight = TimeOfDay(seconds: 0)
    return calendar.moment(day + 1, midnight).offset - calendar.moment(day, midnight).offset
  }

  // A process has one local time zone, so all values are equal.
  public static func == (_: ClockChanges, _: ClockChanges) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}
