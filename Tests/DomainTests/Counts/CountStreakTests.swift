import Support
import Testing

@testable import Domain

// L-31
@Suite struct `A streak of a counter` {
  private let today = Day.on("2026-03-10")

  private func day(_ ago: Int, _ amount: Int?, tagged: Bool = false, skipped: Bool = false)
    -> CountedDay
  {
    CountedDay(
      today - ago, amount.map { CountAmount($0) }, isTagged: tagged, isSkipped: skipped)
  }

  private func streak(
    _ goals: [(ago: Int, goal: CountGoal?)], _ days: [CountedDay], from first: Weekday = .monday
  ) -> CountStreak {
    CountStreak(
      GoalHistory(goals.map { GoalHistory.Entry(from: today - $0.ago, $0.goal) }),
      days.sorted { $0.day < $1.day }, today: today, weekStart: first)
  }

  @Test func `counts days in a row with any amount if there is no goal`() {
    let days = [day(5, 1), day(4, 2), day(2, 1), day(1, 1)]
    #expect(streak([], days) == streak([], days + [day(0, nil)]))
    #expect(streak([], days).current == 2 && streak([], days).longest == 2)
    #expect(streak([], days + [day(0, 1)]).current == 3)
    #expect(streak([], [day(2, 1), day(1, 0), day(0, 1)]).current == 1)
    #expect(streak([], []) == CountStreak(GoalHistory(), [], today: today, weekStart: .monday))
  }

  @Test func `counts tagged days, also where no amount was recorded`() {
    #expect(streak([], [day(2, nil, tagged: true), day(1, 1)]).current == 2)
    let thrice = CountGoal(CountAmount(2), per: .week, times: true)
    #expect(streak([(1, thrice)], [day(1, nil, tagged: true), day(0, 5)]).current == 1)
  }

  @Test func `counts days that reached the goal, and is not broken by a day that is not over`() {
    let goal = CountGoal(CountAmount(8))
    let days = [day(3, 8), day(2, 9), day(1, 8)]
    #expect(streak([(9, goal)], days + [day(0, 3)]).current == 3)
    #expect(streak([(9, goal)], days + [day(0, 8)]).current == 4)
    #expect(streak([(9, goal)], [day(3, 8), day(2, 9), day(1, 7)]).current == 0)
    #expect(streak([(9, goal)], [day(3, 8), day(2, 9), day(1, 7)]).longest == 2)
  }

  @Test func `counts from the period in which the goal was set, and nothing before it`() {
    let goal = CountGoal(CountAmount(8))
    #expect(streak([(1, goal)], [day(3, 8), day(2, 8), day(1, 8)]).current == 1)
    // 10 March is a Tuesday: the week began on Monday the 9th, or on Sunday the 8th.
    let weekly = CountGoal(CountAmount(10), per: .week)
    #expect(streak([(0, weekly)], [day(1, 10)]).current == 1)
    #expect(streak([(0, weekly)], [day(2, 10)]).current == 0)
    #expect(streak([(0, weekly)], [day(2, 10)], from: .sunday).current == 1)
  }

  @Test func `leaves past periods the goals that they had`() {
    let (few, many) = (CountGoal(CountAmount(2)), CountGoal(CountAmount(9)))
    let days = [day(3, 2), day(2, 2), day(1, 9)]
    #expect(streak([(3, few), (1, many)], days).current == 3)
    #expect(streak([(3, many), (1, few)], days).current == 1)
  }

  @Test func `ends with its goal, unless another goal holds for the same week`() {
    let goal = CountGoal(CountAmount(2))
    let days = (5...9).map { day($0, 2) } + [day(0, 2)]
    #expect(streak([(9, goal), (4, nil), (0, goal)], days).current == 1)
    #expect(streak([(9, goal), (4, nil), (0, goal)], days).longest == 5)
    #expect(
      streak([(3, goal), (2, nil), (1, goal)], [day(3, 2), day(2, 2), day(1, 2)]).current == 1)
    let weekly = CountGoal(CountAmount(10), per: .week)
    let weeks = [day(16, 10), day(9, 10), day(3, 10)]
    #expect(streak([(16, weekly), (1, nil), (0, weekly)], weeks).current == 3)
    #expect(streak([(16, weekly), (9, nil), (0, weekly)], weeks).current == 0)
  }

  @Test func `has days or weeks, as the goal of today`() {
    let (daily, weekly) = (CountGoal(CountAmount(2)), CountGoal(CountAmount(3), per: .week))
    let days = (2...8).map { day($0, 2) }
    #expect(streak([(8, daily), (1, weekly)], days + [day(1, 2)]).longest == 0)
    #expect(streak([(8, daily), (1, weekly)], days + [day(1, 3)]).current == 1)
    #expect(streak([(8, weekly), (3, daily)], days + [day(1, 2)]).current == 3)
    #expect(streak([(8, weekly), (5, nil), (3, daily)], days).longest == 2)
  }

  @Test func `ends on the last day of the calendar`() {
    let last = Day.range.upperBound
    for per in CountGoal.Period.allCases {
      let goals = GoalHistory([.init(from: last - 1, CountGoal(CountAmount(3), per: per))])
      let days = [CountedDay(last - 1, CountAmount(3)), CountedDay(last, CountAmount(3))]
      let streak = CountStreak(goals, days, today: last, weekStart: .monday)
      #expect(streak.current == (per == .day ? 2 : 1))
    }
  }

  @Test func `is not broken by a skipped day, nor by the week of one`() {
    let goal = CountGoal(CountAmount(1))
    let days = [day(4, 1), day(3, 1), day(2, nil, skipped: true), day(1, 1)]
    #expect(streak([(9, goal)], days).current == 3)
    #expect(streak([], days).current == 3)
    let weekly = CountGoal(CountAmount(1), per: .week)
    let weeks = [day(16, 1), day(9, 1), day(3, nil, skipped: true), day(0, 1)]
    #expect(streak([(20, weekly)], weeks).current == 3)
    #expect(streak([(20, weekly)], [day(16, 1), day(9, 1), day(0, 1)]).current == 1)
  }

  @Test func `of a limit counts days with no more than it, and ignores days without a record`() {
    let limit = CountGoal(CountAmount(2), atMost: true)
    #expect(streak([(9, limit)], [day(5, 2), day(3, 0), day(1, 1)]).current == 3)
    #expect(streak([(9, limit)], [day(5, 2), day(3, 3), day(1, 1)]).current == 1)
    #expect(streak([(9, limit)], [day(5, 2), day(1, 1), day(0, 4)]).current == 2)
  }

  @Test func `of days in a week counts days, not amounts`() {
    let goal = CountGoal(CountAmount(3), per: .week, times: true)
    let week = [day(8, 1), day(7, 50), day(6, 1)]
    #expect(streak([(9, goal)], week).current == 1)
    #expect(streak([(9, goal)], [day(8, 50)]).current == 0)
  }

  @Test func `says when it is about to break`() {
    let goal = CountGoal(CountAmount(8))
    let counter = Counter(
      id: ID("water"), tag: "water",
      goals: GoalHistory([.init(from: today - 9, goal)]), since: today - 9)
    func summary(_ days: [CountedDay]) -> CounterSummary {
      CounterSummary(counter, days, today: today, weekStart: .monday)
    }
    let open = summary([day(2, 8), day(1, 8), day(0, 3)])
    #expect(open.isOpen && open.isAboutToBreak && open.today == CountAmount(3))
    #expect(open.progress?.done == CountAmount(3) && open.best == CountAmount(8))
    #expect(!summary([day(1, 8), day(0, 8)]).isOpen)
    #expect(!summary([day(1, 8)]).isAboutToBreak && summary([day(1, 8)]).today == nil)
    #expect(!summary([day(1, 8), day(0, nil, skipped: true)]).isOpen)
  }

  @Test func `of days is not open on a day that counts already`() {
    let goal = CountGoal(CountAmount(3), per: .week, times: true)
    let counter = Counter(
      id: ID("yoga"), tag: "yoga",
      goals: GoalHistory([.init(from: today - 9, goal)]), since: today - 9)
    func isOpen(_ days: [CountedDay]) -> Bool {
      CounterSummary(counter, days, today: today, weekStart: .monday).isOpen
    }
    #expect(isOpen([]) && isOpen([day(1, 1)]) && isOpen([day(0, 0)]))
    #expect(!isOpen([day(0, 1)]) && !isOpen([day(0, nil, tagged: true)]))
  }
}
