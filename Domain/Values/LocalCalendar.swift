/// Turns what a local clock shows into a moment.
public struct LocalCalendar: Sendable {
  /// The moment a local clock shows a time on a day.
  public var moment: @Sendable (Day, TimeOfDay) -> Now

  /// Makes a calendar.
  public init(moment: @escaping @Sendable (Day, TimeOfDay) -> Now) { self.moment = moment }
}

/// What a calendar on the wall and the clock beside it show.
public struct DayAndTime: Hashable, Sendable {
  public let day: Day
  public let time: TimeOfDay

  /// Names a time on a day.
  public init(_ day: Day, _ time: TimeOfDay) {
    self.day = day
    self.time = time
  }
}
