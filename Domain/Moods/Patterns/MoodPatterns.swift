/// What kind of thing goes with higher or lower moods.
public enum PatternKind: String, CaseIterable, Sendable {
  case tag, counter, person, weekday, pages
}

/// Something that is or is not part of a day.
public struct PatternSubject: Hashable, Sendable {
  public let kind: PatternKind
  /// The name of a tag, the called name of a person, or the number of a weekday. Empty for pages.
  public let name: String
  /// The id of a person, because two people may have one name.
  public let id: String

  public init(_ kind: PatternKind, _ name: String = "", id: String = "") {
    (self.kind, self.name, self.id) = (kind, name, id)
  }
}

/// A subject whose days have higher or lower moods than others.
public struct MoodPattern: Equatable, Sendable {
  public let subject: PatternSubject
  /// The difference of the average mood between the days with the subject and the others.
  public let difference: Int
  /// The number of days with the subject and a mood.
  public let days: Int
  /// How rarely chance alone finds as much among everything that was tested: once in so many times.
  public let onceIn: Int
}

/// What goes with higher or lower moods in the days of a diary.
public struct MoodPatterns: Equatable, Sendable {
  /// The number of days with a mood.
  public var days = 0
  /// The number of subjects that were tested.
  public var tested = 0
  /// The patterns, the least likely by chance first.
  public var findings: [MoodPattern] = []
  /// The subjects that would be findings if weekdays were left in: the days of the week explain them.
  public var explainedByWeekday: [PatternSubject] = []
  /// About how many days with a subject it takes to find a difference of ten points; nil without moods.
  public var daysNeeded: Int?

  public init() {}
}

/// The days of a diary with their moods, and the days of each subject.
public struct PatternFacts: Sendable {
  /// The days with a level, oldest first.
  public var moods: [MoodDayTally] = []
  public var subjects: [PatternSubject: Set<Day>] = [:]

  public init() {}

  public mutating func add(_ subject: PatternSubject, on day: Day) {
    subjects[subject, default: []].insert(day)
  }

  /// Adds the days of a tag to the counter with this tag, since tags count one a day.
  public mutating func joinTags() {
    for counter in subjects.keys where counter.kind == .counter {
      let days = subjects.removeValue(forKey: PatternSubject(.tag, counter.name)) ?? []
      subjects[counter]?.formUnion(days)
    }
  }
}

/// Reads the facts for patterns.
public protocol PatternsRepository: Sendable {
  /// Returns the facts of some days, in one transaction.
  func facts(of days: ClosedRange<Day>) throws(StorageFailure) -> PatternFacts
}

/// Finds what goes with higher or lower moods.
public struct FindPatterns: Sendable {
  private let patterns: any PatternsRepository
  private let clock: WallClock

  public init(_ patterns: any PatternsRepository, clock: WallClock) {
    (self.patterns, self.clock) = (patterns, clock)
  }

  public func callAsFunction() throws(StorageFailure) -> MoodPatterns {
    let facts = try patterns.facts(of: Day.range.lowerBound...clock.now().day)
    return PatternSearch(facts).patterns
  }
}
