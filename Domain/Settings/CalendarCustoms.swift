/// How many hours a clock counts before it begins anew.
public enum ClockFace: String, Hashable, Sendable, CaseIterable {
  case twentyFour = "24"
  case twelve = "12"
}

/// How somebody wants clocks and weeks to be written, whatever their language does.
public struct CalendarCustoms: Hashable, Sendable {
  /// The hours of a clock; nothing where the language says.
  public let clock: ClockFace?
  /// The day a week begins with; nothing where the language says.
  public let weekStart: Weekday?

  /// Names what is wanted.
  public init(clock: ClockFace? = nil, weekStart: Weekday? = nil) {
    self.clock = clock
    self.weekStart = weekStart
  }

  /// Reads the values of the two settings; anything else leaves it to the language.
  public init(clock: String?, weekStart: String?) {
    self.init(
      clock: clock.flatMap(ClockFace.init(rawValue:)),
      weekStart: Self.weekStarts.first { $0.code == weekStart }?.weekday)
  }

  /// The days a week can begin with, as settings spell them.
  static let weekStarts: [(code: String, weekday: Weekday)] = [("mon", .monday), ("sun", .sunday)]
}
