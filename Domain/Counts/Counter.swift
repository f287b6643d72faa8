/// A tag with amounts by day, such as `#water`.
public struct Counter: Equatable, Sendable {
  public let id: ID<Counter>
  /// The tag without `#` and in lower case. It may have levels: `sport/run` counts for `sport` too.
  public var tag: String
  public var unit: SingleLineText?
  public var goals: GoalHistory
  /// The day on which the counter was made.
  public let since: Day

  public init(
    id: ID<Counter>, tag: String, unit: SingleLineText? = nil, goals: GoalHistory = GoalHistory(),
    since: Day
  ) {
    (self.id, self.tag, self.unit, self.goals, self.since) = (id, tag, unit, goals, since)
  }

  /// The greatest number of characters of a unit.
  public static let longestUnit = 20

  /// Returns the stored form of a typed tag, with or without `#`; nil if it is invalid or too long.
  public static func tag(_ typed: String) -> String? {
    Hashtag.tag(typed).flatMap { TagList.isTooLong($0) ? nil : $0 }
  }

  /// Returns whether a tag is this one or a level below it.
  public func includes(_ tag: String) -> Bool { Hashtag.counts(tag, for: self.tag) }
}

/// One count. Each is a record of its own, so that two devices that count at once lose nothing.
public struct CountedAmount: Equatable, Sendable {
  public let id: ID<CountedAmount>
  public let counter: ID<Counter>
  /// Nil for a skipped day.
  public let amount: CountAmount?
  public let day: Day
  public let at: Now

  public init(
    id: ID<CountedAmount>, counter: ID<Counter>, amount: CountAmount?, day: Day, at: Now
  ) {
    (self.id, self.counter, self.amount, self.day, self.at) = (id, counter, amount, day, at)
  }
}

/// What is recorded of a day.
public struct CountedDay: Equatable, Sendable {
  public let day: Day
  /// The sum of the amounts; nil if none was recorded.
  public var amount: CountAmount?
  /// Whether the day has the tag of the counter, without an amount in its unit.
  public var isTagged: Bool
  public var isSkipped: Bool

  public init(
    _ day: Day, _ amount: CountAmount? = nil, isTagged: Bool = false, isSkipped: Bool = false
  ) {
    (self.day, self.amount) = (day, amount)
    (self.isTagged, self.isSkipped) = (isTagged, isSkipped)
  }

  /// Whether something was done on the day.
  public var isDone: Bool { isTagged || (amount ?? .zero) > .zero }
  /// Whether anything was recorded, also a zero.
  public var isRecorded: Bool { isTagged || amount != nil }
}

/// The fields by which counters are filtered.
public enum CounterFacet: String, FilterFacet {
  /// The sum of today, the best day, and the current streak.
  case today, best, streak
  /// The day on which the counter was made.
  case since
  /// `goal=open`, `goal=done` or `goal=none`.
  case goal

  public static var ownDay: CounterFacet { .since }

  public var aliases: [String] {
    switch self {
    case .today: ["amount", "오늘"]
    case .best: ["최고"]
    case .streak: ["연속"]
    case .since: ["시작"]
    case .goal: ["목표"]
    }
  }

  public var kind: FilterKind {
    switch self {
    case .today, .best, .streak: .number
    case .since: .day
    case .goal: .word
    }
  }

  public var choices: [[String]]? {
    switch self {
    case .goal: [["open", "남음"], ["done", "끝"], ["none", "없음"], ["day"], ["week"]]
    case .today, .best, .streak, .since: nil
    }
  }
}

public typealias CounterFilter = ListFilter<CounterFacet>

public enum CountsFailure: StorageFailing, Equatable {
  case badTag(String)
  case badAmount(String)
  case badUnit(TextRefusal)
  case badGoal(GoalRefusal)
  case unknown(reference: String, nearest: [String] = [])
  /// The reference matches several counters.
  case ambiguous(reference: String, [Counter])
  /// There is nothing of the counter on the day.
  case nothing(tag: String, Day)
  case storage(StorageFailure)
}

public enum GoalRefusal: Error, Equatable, Sendable {
  case notAnAmount(String)
  /// The goal is 0, and would always be reached.
  case zero
  /// More days than the period has.
  case tooOften(most: Int)
}
