/// Converts between local time and instants.
public struct LocalCalendar: Sendable {
  /// Returns the instant of a local time. A time skipped in spring is moved forward by the gap; a time that occurs
  /// twice in autumn means the first.
  public var moment: @Sendable (Day, TimeOfDay) -> Now
  /// Returns the local time of an instant.
  public var local: @Sendable (Int) -> Now
  /// Returns the name of the time zone, such as `Asia/Seoul`; nil if the zone has no name.
  public var zone: @Sendable () -> String?
  /// Returns the calendar of another time zone by name; nil if the name is unknown.
  public var elsewhere: @Sendable (String) -> LocalCalendar?

  public init(
    moment: @escaping @Sendable (Day, TimeOfDay) -> Now, local: @escaping @Sendable (Int) -> Now,
    zone: @escaping @Sendable () -> String? = { nil },
    elsewhere: @escaping @Sendable (String) -> LocalCalendar? = { _ in nil }
  ) {
    self.moment = moment
    self.local = local
    self.zone = zone
    self.elsewhere = elsewhere
  }

  /// Returns the calendar of a time zone; this one if the name is nil or unknown.
  public func inZone(_ name: String?) -> LocalCalendar { name.flatMap(elsewhere) ?? self }
}

/// A local date and time without a time zone.
public struct DayAndTime: Hashable, Sendable {
  public let day: Day
  public let time: TimeOfDay

  public init(_ day: Day, _ time: TimeOfDay) {
    self.day = day
    self.time = time
  }
}
