/// A counter with its figures.
public struct CounterSummary: Equatable, Sendable {
  public let counter: Counter
  public let streak: CountStreak
  /// The largest sum of a day; nil if nothing was recorded.
  public let best: CountAmount?
  /// The sum of today; nil if nothing was recorded, which is not 0.
  public let today: CountAmount?
  /// Whether something was done today, also without an amount.
  public let isDoneToday: Bool
  public let isSkippedToday: Bool
  /// How far the goal is; nil without a goal.
  public let progress: HabitProgress?

  public init(_ counter: Counter, _ days: [CountedDay], today: Day, weekStart: Weekday) {
    self.counter = counter
    streak = CountStreak(counter.goals, days, today: today, weekStart: weekStart)
    best = days.compactMap(\.amount).max()
    let own = days.last { $0.day <= today }.flatMap { $0.day == today ? $0 : nil }
    self.today = own?.amount
    (isDoneToday, isSkippedToday) = (own?.isDone == true, own?.isSkipped == true)
    progress = HabitProgress(counter.goals, days, today: today, weekStart: weekStart)
  }

  /// Whether something is left to do today. A goal of days counts a day once.
  public var isOpen: Bool {
    progress.map { $0.isOpen && !($0.goal.times && isDoneToday) } ?? false
  }

  /// Whether a streak ends today unless the goal is reached.
  public var isAboutToBreak: Bool { isOpen && progress?.endsToday == true && streak.current > 1 }
}

/// A counter with its figures and its recorded days.
public struct CounterHistory: Equatable, Sendable {
  public let summary: CounterSummary
  /// The recorded days in order.
  public let days: [CountedDay]

  public init(summary: CounterSummary, days: [CountedDay]) {
    (self.summary, self.days) = (summary, days)
  }
}

/// What was counted in some days.
public struct CountTotals: Equatable, Sendable {
  public let sum: CountAmount
  /// The sum by recorded day, and the largest of them; nil if nothing was recorded.
  public let average: CountAmount?
  public let best: CountAmount?

  public init(_ days: [CountedDay]) {
    let amounts = days.compactMap(\.amount)
    sum = amounts.reduce(.zero, +)
    best = amounts.max()
    average =
      amounts.isEmpty
      ? nil : CountAmount(thousandths: (sum.thousandths + amounts.count / 2) / amounts.count)
  }
}

extension ListFilter<CounterFacet> {
  /// Returns whether a counter matches the filter.
  public func means(_ summary: CounterSummary) -> Bool {
    clauses.allSatisfy { holds($0.term, summary) != $0.isExcluded }
  }

  private func holds(_ term: FilterTerm<CounterFacet>, _ summary: CounterSummary) -> Bool {
    let counter = summary.counter
    switch term {
    case .number(let field, let sign, let tenths):
      let value: Int? =
        switch field {
        case .today: summary.today?.thousandths
        case .best: summary.best?.thousandths
        case .streak: summary.streak.current * 1000
        case .since, .goal: nil
        }
      return value.map { sign.holds($0, tenths * 100) } ?? false
    case .days(_, let sign, let days): return sign.holds(counter.since, days)
    case .word(_, let word):
      switch word.lowercased() {
      case "open", "남음": return summary.progress?.isOpen == true
      case "done", "끝": return summary.progress?.isReached == true
      case "none", "없음": return summary.progress == nil
      case let word: return summary.progress?.goal.per.rawValue == word
      }
    case .text(let text):
      switch text {
      case .words(let words):
        return words.split(separator: " ").allSatisfy { holds(String($0), counter) }
      case .phrase(let phrase): return holds(phrase, counter)
      case .tag(let tag): return Hashtag.counts(counter.tag, for: tag)
      case .tagBeginning(let tag): return counter.tag.hasPrefix(tag)
      }
    }
  }

  private func holds(_ word: String, _ counter: Counter) -> Bool {
    ("#\(counter.tag) \(counter.unit?.text ?? "")").lowercased().contains(word.lowercased())
  }
}
