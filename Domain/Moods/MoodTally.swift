/// The number of some feelings, and the exact average of their levels, stored as a count and a sum.
public struct MoodTally: Equatable, Sendable {
  /// The number of feelings, including diary entries.
  public private(set) var count: Int
  /// The number of feelings with a level.
  public private(set) var levels: Int
  /// The sum of the levels.
  public private(set) var sum: Int

  /// Creates the tally of `count` feelings whose levels sum to `sum`, and of `entries` diary entries without a level.
  public init(count: Int = 0, sum: Int = 0, entries: Int = 0) {
    self.count = count + entries
    levels = count
    self.sum = sum
  }

  /// Creates the tally of one feeling, or of one diary entry if `level` is nil.
  public init(_ level: MoodLevel?) {
    self.init(count: level == nil ? 0 : 1, sum: level?.value ?? 0, entries: level == nil ? 1 : 0)
  }

  /// The average level; nil if there are no levels.
  public var average: Double? { levels > 0 ? Double(sum) / Double(levels) : nil }

  /// The average rounded to a level, halves up; nil if there are no levels.
  public var level: MoodLevel? {
    levels > 0 ? MoodLevel(nearest: (2 * sum + levels) / (2 * levels)) : nil
  }

  public mutating func add(_ other: MoodTally) {
    count += other.count
    levels += other.levels
    sum += other.sum
  }

  /// Returns whether the average is lower than the average of `other`. Fractions are compared, so that nothing is
  /// rounded.
  func isBelow(_ other: MoodTally) -> Bool { sum * other.levels < other.sum * levels }
}

/// The number and average of the feelings within one hour of a local day, as grouped by the store.
public struct MoodHour: Equatable, Sendable {
  public let day: Day
  /// The local hour, 0…23.
  public let hour: Int
  public let tally: MoodTally
  /// Whether the hour is known. If false, only the date is known.
  public let isTimed: Bool

  public init(day: Day, hour: Int, tally: MoodTally, isTimed: Bool = true) {
    self.day = day
    self.hour = hour
    self.tally = tally
    self.isTimed = isTimed
  }
}

/// A day with the number and average of its feelings.
public struct MoodDayTally: Equatable, Sendable {
  public let day: Day
  public let tally: MoodTally

  public init(day: Day, tally: MoodTally) {
    self.day = day
    self.tally = tally
  }
}

extension Sequence where Element == MoodDayTally {
  /// The day with the highest average; on a tie, the latest. Nil without levels.
  public var best: MoodDayTally? {
    reduce(nil) { best, day in
      if day.tally.levels == 0 { return best }
      guard let best, day.tally.isBelow(best.tally) else { return day }
      return best
    }
  }

  /// The day with the lowest average; on a tie, the latest. Nil without levels.
  public var lowest: MoodDayTally? {
    reduce(nil) { lowest, day in
      if day.tally.levels == 0 { return lowest }
      guard let lowest, lowest.tally.isBelow(day.tally) else { return day }
      return lowest
    }
  }
}
