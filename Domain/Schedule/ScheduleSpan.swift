/// A span of time with the days it touches in one zone.
public struct ScheduleSpan: Hashable, Sendable {
  /// The instants, in seconds as in `Now.instant`.
  public let instants: Range<Int>
  public let days: ClosedRange<Day>
  /// The IANA name of the zone; nil if the calendar has no named zone.
  public let zone: String?

  /// Creates a span with the days it touches. `instants` may be empty.
  public init(_ instants: Range<Int>, in calendar: LocalCalendar) {
    self.instants = instants
    let first = calendar.day(of: instants.lowerBound)
    let last = calendar.day(of: max(instants.lowerBound, instants.upperBound - 1))
    days = first...max(first, last)
    zone = calendar.zone()
  }
}
