/// The number of days between contacts.
public struct Cycle: Hashable, Sendable {
  public let days: Int
  /// The valid numbers of days.
  public static let range = 1...366

  /// Creates a cycle; nil if the number is outside the range.
  public init?(days: Int) {
    guard Cycle.range.contains(days) else { return nil }
    self.days = days
  }

  /// Restores a stored cycle without validating it.
  package init(stored days: Int) { self.days = days }
}

/// A contact cycle and the next due day.
public struct ContactRhythm: Hashable, Sendable {
  public var cycle: Cycle
  public var next: Day

  public init(cycle: Cycle, next: Day) {
    self.cycle = cycle
    self.next = next
  }

  /// Starts a cycle on a day, so that contact is first due one cycle later.
  init(_ cycle: Cycle, from day: Day) { self.init(cycle: cycle, next: day + cycle.days) }
}

/// The contact cycle that the user chose, before validation.
public enum CycleChoice: Hashable, Sendable {
  /// A number of days, which is valid from 1 to 366.
  case days(Int)
  /// Contact is never due.
  case never

  /// The number of days; nil for never.
  public var days: Int? {
    switch self {
    case .days(let days): days
    case .never: nil
    }
  }

  /// Returns the validated cycle; nil for never. Throws if the number of days is out of range.
  func cycle() throws(PersonRefusal) -> Cycle? {
    switch self {
    case .never: return nil
    case .days(let days):
      guard let cycle = Cycle(days: days) else { throw .cycleRange(Cycle.range) }
      return cycle
    }
  }
}
