/// An exact average of levels: how many feelings there are, and what their levels add up to.
public struct MoodTally: Equatable, Sendable {
  /// How many feelings.
  public private(set) var count: Int
  /// Their levels added up.
  public private(set) var sum: Int

  /// Begins with so many feelings whose levels add up to so much.
  public init(count: Int = 0, sum: Int = 0) {
    self.count = count
    self.sum = sum
  }

  /// The average level; nothing of no feelings.
  public var average: Double? { count > 0 ? Double(sum) / Double(count) : nil }

  /// The level next to the average, halves upward.
  public var level: MoodLevel? {
    count > 0 ? MoodLevel(nearest: (2 * sum + count) / (2 * count)) : nil
  }

  /// Counts others in.
  public mutating func add(_ other: MoodTally) {
    count += other.count
    sum += other.sum
  }

  /// Whether its average is lower; compared as fractions, so that nothing is rounded.
  func isBelow(_ other: MoodTally) -> Bool { sum * other.count < other.sum * count }
}

/// What was felt within one hour of one local day, as the store groups it.
public struct MoodHour: Equatable, Sendable {
  /// The day.
  public let day: Day
  /// The hour on local clocks, 0…23.
  public let hour: Int
  /// What was felt in it.
  public let tally: MoodTally

  /// Puts an hour together.
  public init(day: Day, hour: Int, tally: MoodTally) {
    self.day = day
    self.hour = hour
    self.tally = tally
  }
}

/// A day and what its feelings come to.
public struct MoodDayTally: Equatable, Sendable {
  /// The day.
  public let day: Day
  /// What was felt on it.
  public let tally: MoodTally

  /// Puts a day together.
  public init(day: Day, tally: MoodTally) {
    self.day = day
    self.tally = tally
  }
}

extension Sequence where Element == MoodDayTally {
  /// The day with the highest average; of several the latest.
  public var best: MoodDayTally? {
    reduce(nil) { best, day in
      guard let best, day.tally.isBelow(best.tally) else { return day }
      return best
    }
  }

  /// The day with the lowest average; of several the latest.
  public var lowest: MoodDayTally? {
    reduce(nil) { lowest, day in
      guard let lowest, lowest.tally.isBelow(day.tally) else { return day }
      return lowest
    }
  }
}
