import Support
import Testing

@testable import Domain

// L-30
@Suite struct `An amount that is counted` {
  @Test(arguments: [
    ("8", 8000), ("5.2", 5200), ("5,2", 5200), ("0.125", 125), ("0", 0), (" 3 ", 3000),
    ("5.2 km", 5200), ("5.2KM", 5200), ("999999999.999", 999_999_999_999),
  ])
  func `is a decimal with at most three places, stored exactly`(_ typed: String, _ stored: Int) {
    #expect(CountAmount(reading: typed, unit: "km")?.thousandths == stored)
  }

  @Test(arguments: [
    "", "-1", "1.2345", "1,000", "x", "1.2.3", "1e3", ".5", "5.", "1234567890", "km",
  ])
  func `is refused if it is no such number, or if its comma may separate thousands`(_ typed: String)
  {
    #expect(CountAmount(reading: typed, unit: "km") == nil)
  }

  @Test func `is written without zeros at its end`() {
    #expect(CountAmount(thousandths: 5200).text == "5.2")
    #expect(CountAmount(thousandths: 8000).text == "8")
    #expect(CountAmount(thousandths: 5).text == "0.005")
    #expect((CountAmount(thousandths: .max) + CountAmount(1)).thousandths == .max)
  }
}

// L-31
@Suite struct `A goal of a counter` {
  private func reading(
    _ typed: String, per: CountGoal.Period = .day, times: Bool = false, atMost: Bool = false
  ) throws -> CountGoal {
    try CountGoal.reading(typed, per: per, times: times, atMost: atMost)
  }

  @Test func `is refused if it is 0, or on more days than its period has`() throws {
    #expect(throws: GoalRefusal.zero) { try reading("0") }
    #expect(throws: GoalRefusal.tooOften(most: 7)) { try reading("8", per: .week, times: true) }
    #expect(throws: GoalRefusal.tooOften(most: 1)) { try reading("2", times: true) }
    #expect(throws: GoalRefusal.notAnAmount("x")) { try reading("x") }
    #expect(throws: GoalRefusal.notAnAmount("2.5")) { try reading("2.5", per: .week, times: true) }
    #expect(try reading("0", atMost: true).isReached(by: .zero))
    #expect(try reading("7", per: .week, times: true).amount == CountAmount(7))
  }

  @Test func `is kept with the day from which it holds`() throws {
    var goals = GoalHistory()
    goals.set(try reading("8"), from: .on("2026-03-01"))
    goals.set(try reading("2", atMost: true), from: .on("2026-03-05"))
    goals.set(try reading("3", per: .week, times: true), from: .on("2026-03-05"))
    goals.set(nil, from: .on("2026-03-08"))
    let stored = "2026-03-01 8/day; 2026-03-05 x3/week; 2026-03-08 none"
    #expect(goals.stored == stored)
    #expect(GoalHistory(stored: stored) == goals)
    #expect(goals.current == nil)
    goals.set(try reading("5.5", atMost: true), from: .on("2026-03-08"))
    #expect(GoalHistory(stored: goals.stored) == goals)
    #expect(GoalHistory(stored: "soon 8; 2026-03-01 8/year; 2026-03-02 1/day").entries.count == 1)
    #expect(GoalHistory().stored == nil)
  }

  @Test func `has weeks that begin as those of the calendar`() throws {
    let goal = try reading("10", per: .week)
    #expect(
      goal.period(of: .on("2026-03-08"), from: .monday) == .on("2026-03-02") ... .on("2026-03-08"))
    #expect(
      goal.period(of: .on("2026-03-08"), from: .sunday) == .on("2026-03-08") ... .on("2026-03-14"))
  }
}
