/// A habit or another counted tag of another program.
public struct IncomingCounter: Equatable, Sendable {
  public var name: String
  /// What the amounts are in; nil if they count times.
  public var unit: String?
  /// The goal; nil if there is none, or if Haru has no such goal.
  public var goal: CountGoal?
  /// What was counted, in any order.
  public var counts: [IncomingCount]

  public init(
    name: String, unit: String? = nil, goal: CountGoal? = nil, counts: [IncomingCount] = []
  ) {
    (self.name, self.unit, self.goal, self.counts) = (name, unit, goal, counts)
  }

  /// Returns the goal of doing something on `times` days of each `days`; nil if Haru has no such goal.
  public static func goal(on times: Int, of days: Int) -> CountGoal? {
    guard times > 0, days > 0 else { return nil }
    if times >= days { return CountGoal(CountAmount(1)) }
    return days == 7 ? CountGoal(CountAmount(times), per: .week, times: true) : nil
  }
}

/// What another program counted on a day.
public struct IncomingCount: Equatable, Sendable {
  /// The id of the amount. It is unique among those of the counter.
  public let id: String
  public let day: Day
  /// Nil for a skipped day.
  public let amount: CountAmount?

  /// Makes an amount. Without an id, it is the only one of its day.
  public init(_ amount: CountAmount?, on day: Day, id: String? = nil) {
    (self.amount, self.day, self.id) = (amount, day, id ?? day.description)
  }
}
