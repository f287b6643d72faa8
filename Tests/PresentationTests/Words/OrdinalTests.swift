import Domain
import Testing

@testable import PresentationKit
@testable import TextUI

@Suite struct `Places among others in Korean` {
  // korean 40
  @Test(arguments: [(1, "첫 번째"), (2, "두 번째"), (10, "열 번째"), (11, "11번째"), (36, "36번째"), (0, "0번째")])
  func `are words as far as people count in words`(rank: Int, expected: String) {
    #expect(Ordinal.korean(rank) == expected)
  }
}

@Suite struct `The order of a week` {
  // korean D6
  @Test func `begins with Sunday in Korean and with Monday in English`() {
    #expect(WeekOrder(in: .korean).names(in: .korean) == ["일", "월", "화", "수", "목", "금", "토"])
    #expect(WeekOrder(in: .english).names(in: .english).first == "Mon")
  }

  @Test func `has each day in its column`() throws {
    let sunday = try #require(Day(year: 2026, month: 3, day: 1))
    #expect((0..<7).map { WeekOrder(from: .sunday).column(of: sunday + $0) } == Array(0..<7))
    #expect(WeekOrder(from: .monday).column(of: sunday) == 6)
  }
}
