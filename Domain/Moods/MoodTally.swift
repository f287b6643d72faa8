/// An exact average of levels: how many feelings there are, and what their levels add up to.
public struct MoodTally: Equatable, Sendable {
  /// How many feelings, entries among them.
  public private(set) var count: Int
  /// How many of them have a level.
  public private(set) var levels: Int
  /// Their levels added up.
  public private(set) var sum: Int

  /// Begins with so many feelings whose levels add up to so much, and with entries without one.
  public init(count: Int = 0, sum: Int = 0, entries: Int = 0) {
    self.count = count + entries
    levels = count
    self.sum = sum
  }

  /// Begins with one feeling, or with one entry.
  public init(_ level: MoodLevel?) {
    self.init(count: level == nil ? 0 : 1, sum: level?.value ?? 0, entries: level == nil ? 1 : 0)
  }

  /// The average level; nothing where none has one.
  public var average: Double? { levels > 0 ? Double(sum) / Double(levels) : nil }

  /// The level next to the average, halves upward.
  public var level: MoodLevel? {
    levels > 0 ? MoodLevel(nearest: (2 * sum + levels) / (2 * levels)) : nil
  }

  /// Counts others in.
  public mutating func add(_ other: MoodTally) {
    count += other.count
    levels += other.levels
    sum += other.sum
  }

  /// Whether its average is lower; compared as fractions, so that nothing is rounded.
  func isBelow(_ other: MoodTally) -> Bool { sum * other.levels < other.sum * levels }
}

/// What was felt within one hour of one local day, as the store groups it.
public struct MoodHour: Equatable, Sendable {
  /// The day.
  public let day: Day
  /// The hour on local clocks, 0…23.
  public let hour: Int
  /// What was felt in it.
  public let tally: MoodTally
  /// Whether the hour is known, and not the day alone.
  public let isTimed: Bool

  /// Puts an hour together.
  public init(day: Day, hour: Int, tally: MoodTally, isTimed: Bool = true) {
    self.day = day
    self.hour = hour
    self.tally = tally
    self.isTimed = isTimed
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
      if day.tally.levels == 0 { return best }
      guard let best, day.tally.isBelow(best.tally) else { return day }
      return best
    }
  }

  /// The day with the lowest average; of several the latest.
  public var lowest: MoodDayTally? {
    reduce(nil) { lowest, day in
      if day.tally.levels == 0 { return lowest }
      guard let lowest, lowest.tally.isBelow(day.tally) else { return day }
      return lowest
    }
  }
}
