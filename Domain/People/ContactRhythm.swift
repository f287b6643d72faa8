/// Every how many days contact is due.
public struct Cycle: Hashable, Sendable {
  /// The number of days.
  public let days: Int
  /// The cycles that are possible.
  public static let range = 1...366

  /// Accepts a number of days within the range.
  public init?(days: Int) {
    guard Cycle.range.contains(days) else { return nil }
    self.days = days
  }

  /// Takes back a cycle that was accepted before.
  package init(stored days: Int) { self.days = days }
}

/// A cycle with the day it leads to next (schedule of one plant).
public struct ContactRhythm: Hashable, Sendable {
  /// Every how many days contact is due.
  public var cycle: Cycle
  /// The day the next contact is due.
  public var next: Day

  /// Puts the two together.
  public init(cycle: Cycle, next: Day) {
    self.cycle = cycle
    self.next = next
  }

  /// A cycle that begins on a day.
  init(_ cycle: Cycle, from day: Day) { self.init(cycle: cycle, next: day + cycle.days) }
}

/// How often somebody wants contact to be due, before any rule has looked at it.
public enum CycleChoice: Hashable, Sendable {
  /// Every so many days, 1…366.
  case days(Int)
  /// Never: the plant is there, and asks for nothing.
  case never

  /// The days; nothing where it is never due.
  public var days: Int? {
    switch self {
    case .days(let days): days
    case .never: nil
    }
  }

  /// The cycle it means, none for never, or the rule it breaks.
  func cycle() throws(PersonRefusal) -> Cycle? {
    switch self {
    case .never: return nil
    case .days(let days):
      guard let cycle = Cycle(days: days) else { throw .cycleRange(Cycle.range) }
      return cycle
    }
  }
}
