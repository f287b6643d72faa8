/// A stretch of time with the days it touches, by the clocks of one zone.
public struct ScheduleSpan: Hashable, Sendable {
  /// From when to when, in seconds as `Now.instant` has them.
  public let instants: Range<Int>
  /// The days by those clocks.
  public let days: ClosedRange<Day>
  /// What everybody calls their zone; nothing where it has no name.
  public let zone: String?

  /// Describes a stretch; it may be empty.
  public init(_ instants: Range<Int>, in calendar: LocalCalendar) {
    self.instants = instants
    let first = calendar.day(of: instants.lowerBound)
    let last = calendar.day(of: max(instants.lowerBound, instants.upperBound - 1))
    days = first...max(first, last)
    zone = calendar.zone()
  }
}
