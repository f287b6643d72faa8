/// The streaks of a counter: how many periods in a row reached the goal. Without a goal, days in a row with any amount.
public struct CountStreak: Equatable, Sendable {
  public private(set) var current = 0
  public private(set) var longest = 0

  private enum Outcome { case reached, missed, neutral }

  /// Computes the streaks from the recorded days, which are in order.
  public init(_ goals: GoalHistory, _ days: [CountedDay], today: Day, weekStart: Weekday) {
    var goals = goals
    if goals.current == nil {
      guard let first = days.first?.day else { return }
      goals = GoalHistory([.init(from: first, CountGoal(CountAmount(1), times: true))])
    }
    let entries = goals.entries
    // Days and weeks do not make one streak.
    let other = entries.lastIndex { $0.goal != nil && $0.goal?.per != goals.current?.per }
    for (index, entry) in entries.enumerated().dropFirst(other.map { $0 + 1 } ?? 0) {
      var end = today
      if index + 1 < entries.endIndex {
        let next = entries[index + 1]
        end = min(
          end, (next.goal?.period(of: next.from, from: weekStart).lowerBound ?? next.from) - 1)
      }
      guard let goal = entry.goal else {
        if entry.from <= end { current = 0 }
        continue
      }
      // The period of the day on which a goal was set counts whole.
      let first = goal.period(of: entry.from, from: weekStart).lowerBound
      add(goal, first, through: end, days, today: today, weekStart)
    }
  }

  private mutating func add(
    _ goal: CountGoal, _ first: Day, through end: Day, _ days: [CountedDay], today: Day,
    _ weekStart: Weekday
  ) {
    var start = first
    var index = days.firstIndex { $0.day >= first } ?? days.endIndex
    while start <= end {
      let last = goal.period(of: start, from: weekStart).upperBound
      var next = index
      while next < days.endIndex, days[next].day <= min(last, end) { next += 1 }
      // A period that another goal cuts short is not over either.
      let isOver = last < today && last <= end
      switch Self.outcome(goal, days[index..<next], isOver: isOver) {
      case .reached:
        current += 1
        longest = max(longest, current)
      case .missed: current = 0
      case .neutral: break
      }
      // No day follows the last one.
      if last >= end { return }
      (start, index) = (last + 1, next)
    }
  }

  private static func outcome(
    _ goal: CountGoal, _ days: ArraySlice<CountedDay>, isOver: Bool
  ) -> Outcome {
    if days.contains(where: \.isSkipped) { return .neutral }
    if goal.atMost, !days.contains(where: \.isRecorded) { return .neutral }
    if goal.isReached(by: goal.measure(days)) { return .reached }
    return isOver ? .missed : .neutral
  }
}

/// How far the goal of a counter is in the current period.
public struct HabitProgress: Equatable, Sendable {
  public let goal: CountGoal
  public let done: CountAmount
  public let isSkipped: Bool
  /// Whether the period ends today.
  public let endsToday: Bool

  public init?(_ goals: GoalHistory, _ days: [CountedDay], today: Day, weekStart: Weekday) {
    guard let goal = goals.current else { return nil }
    let period = goal.period(of: today, from: weekStart)
    let own = days.filter { period.contains($0.day) }
    self.goal = goal
    done = goal.measure(own)
    isSkipped = own.contains(where: \.isSkipped)
    endsToday = period.upperBound == today
  }

  public var isReached: Bool { goal.isReached(by: done) }
  /// Whether something is left to do. A goal that is a limit asks for nothing.
  public var isOpen: Bool { !goal.atMost && !isSkipped && !isReached }
}
