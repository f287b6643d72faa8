/// The number of days between contacts.
public struct Cycle: Hashable, Sendable {
  public let days: Int
  /// The valid numbers of days.
  public static let range = 1...366

  /// nil for a number outside the range.
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

  /// A cycle that starts on a day, so that contact is first due one cycle later.
  init(_ cycle: Cycle, from day: Day) { self.init(cycle: cycle, next: day + cycle.days) }
}

/// The contact cycle that the user chose, before validation.
public enum CycleChoice: Hashable, Sendable {
  /// 1…366 days if valid.
  case days(Int)
  /// Contact is never due.
  case never

  /// nil for never.
  public var days: Int? {
    switch self {
    case .days(let days): days
    case .never: nil
    }
  }

  /// The validated cycle; nil for never. Throws if the days are out of range.
  func cycle() throws(PersonRefusal) -> Cycle? {
    switch self {
    case .never: return nil
    case .days(let days):
      guard let cycle = Cycle(days: days) else { throw .cycleRange(Cycle.range) }
      return cycle
    }
  }
}
