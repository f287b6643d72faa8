/// Turns what local clocks show into moments, and back.
public struct LocalCalendar: Sendable {
  /// The moment a local clock shows a time on a day. A time that is skipped in spring is moved
  /// forward by what was skipped; one that comes twice in autumn means the first.
  public var moment: @Sendable (Day, TimeOfDay) -> Now
  /// What local clocks show at an instant.
  public var local: @Sendable (Int) -> Now
  /// What everybody calls the zone of these clocks (`Asia/Seoul`), where it has a name.
  public var zone: @Sendable () -> String?
  /// The clocks of another zone by its name; nothing for one that nobody knows.
  public var elsewhere: @Sendable (String) -> LocalCalendar?

  /// Makes a calendar.
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

  /// The clocks of a zone; these ones where none is named or nobody knows it.
  public func inZone(_ name: String?) -> LocalCalendar { name.flatMap(elsewhere) ?? self }
}

/// What a calendar on the wall and the clock beside it show.
public struct DayAndTime: Hashable, Sendable {
  /// The day.
  public let day: Day
  /// The time of the day.
  public let time: TimeOfDay

  /// Names a time on a day.
  public init(_ day: Day, _ time: TimeOfDay) {
    self.day = day
    self.time = time
  }
}
