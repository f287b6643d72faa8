/// A goal of a counter, which makes it a habit: a sum, or a number of days with any amount, each day or each week.
public struct CountGoal: Hashable, Sendable {
  public enum Period: String, CaseIterable, Sendable { case day, week }

  public let amount: CountAmount
  public let per: Period
  /// Whether the goal counts days with any amount instead of summing up amounts.
  public let times: Bool
  /// Whether the amount is the most that is wanted.
  public let atMost: Bool

  public init(
    _ amount: CountAmount, per: Period = .day, times: Bool = false, atMost: Bool = false
  ) {
    (self.amount, self.per, self.times, self.atMost) = (amount, per, times, atMost)
  }

  /// Checks a goal as typed.
  public static func reading(
    _ typed: String, per: Period, times: Bool, atMost: Bool, unit: String? = nil
  ) throws(GoalRefusal) -> CountGoal {
    guard let amount = CountAmount(reading: typed, unit: unit) else { throw .notAnAmount(typed) }
    if amount == .zero, !atMost { throw .zero }
    let most = per == .day ? 1 : 7
    if times {
      if !amount.thousandths.isMultiple(of: 1000) { throw .notAnAmount(typed) }
      if amount > CountAmount(most) { throw .tooOften(most: most) }
    }
    return CountGoal(amount, per: per, times: times, atMost: atMost)
  }

  /// What a period adds up to.
  func measure(_ days: some Sequence<CountedDay>) -> CountAmount {
    days.reduce(.zero) { sum, day in
      if times { return day.isDone ? sum + CountAmount(1) : sum }
      return sum + (day.amount ?? .zero)
    }
  }

  func isReached(by measure: CountAmount) -> Bool {
    atMost ? measure <= amount : measure >= amount
  }

  /// Returns the days of the period that contains a day.
  func period(of day: Day, from first: Weekday) -> ClosedRange<Day> {
    if per == .day { return day...day }
    let start = day - (day.weekday.rawValue - first.rawValue + 7) % 7
    return start...(start + 6)
  }
}

/// The goals of a counter. Each holds from a day on; nil means no goal.
public struct GoalHistory: Equatable, Sendable {
  public struct Entry: Equatable, Sendable {
    public let from: Day
    public let goal: CountGoal?

    public init(from: Day, _ goal: CountGoal?) { (self.from, self.goal) = (from, goal) }
  }

  /// The goals in the order of their days.
  public private(set) var entries: [Entry] = []

  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// The goal that holds now.
  public var current: CountGoal? { entries.last?.goal }

  /// Sets the goal from a day on. The periods before the day keep theirs.
  public mutating func set(_ goal: CountGoal?, from day: Day) {
    entries.removeAll { $0.from >= day }
    if current != goal { entries.append(Entry(from: day, goal)) }
  }

  /// The goals as stored, such as `2026-03-01 8/day; 2026-04-01 none`. A prefix says what the number is: `<` at most,
  /// `x` times.
  package var stored: String? {
    if entries.isEmpty { return nil }
    return entries.map { entry in
      guard let goal = entry.goal else { return "\(entry.from) none" }
      let signs = (goal.atMost ? "<" : "") + (goal.times ? "x" : "")
      return "\(entry.from) \(signs)\(goal.amount.text)/\(goal.per.rawValue)"
    }.joined(separator: "; ")
  }

  /// Reads stored goals. Entries that cannot be read, as of a newer version, are left out.
  package init(stored: String?) {
    for piece in (stored ?? "").split(separator: ";") {
      let words = piece.split(separator: " ")
      guard words.count == 2, let day = Day(words[0]) else { continue }
      if words[1] == "none" {
        entries.append(Entry(from: day, nil))
        continue
      }
      let parts = words[1].split(separator: "/")
      guard parts.count == 2, let per = CountGoal.Period(rawValue: String(parts[1])),
        let amount = CountAmount(reading: String(parts[0].drop { $0 == "<" || $0 == "x" }))
      else { continue }
      entries.append(
        Entry(
          from: day,
          CountGoal(
            amount, per: per, times: parts[0].contains("x"), atMost: parts[0].contains("<"))))
    }
    entries.sort { $0.from < $1.from }
  }
}
