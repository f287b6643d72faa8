import Domain
import Support
import Testing

/// K-29
@Suite struct `A day of the lunar calendar` {
  /// Returns the months of the stored table: the first civil day of each month, and its name.
  private static func months() throws -> [(first: Day, name: String)] {
    try FrozenAnswers.lines("lunar-months.txt").map { (Day.on($0[0]), $0[1]) }
  }

  @Test func `has the name the published tables give it, for every day there is`() throws {
    let months = try Self.months()
    #expect(months.count == 1867)
    var next = LunarDay.days.lowerBound
    for (index, month) in months.enumerated() {
      #expect(month.first == next, "a month is missing before \(month)")
      let isLast = index + 1 == months.count
      next = isLast ? LunarDay.days.upperBound + 1 : months[index + 1].first
      for number in 1...(next - month.first) {
        let day = month.first + (number - 1)
        let lunar = try #require(LunarDay(day), "\(day)")
        let name = "\(month.name)-\(number < 10 ? "0" : "")\(number)"
        let again = LunarDay(
          year: lunar.year, month: lunar.month, day: lunar.day, isLeap: lunar.isLeap)
        guard lunar.description == name, lunar.civil == day, again == lunar else {
          Issue.record("\(day) is \(lunar) and not \(name), and \(String(describing: again)) back")
          return
        }
      }
    }
    #expect(next == LunarDay.days.upperBound + 1)
  }

  // Well-known lunar dates: 설날, 추석, Buddha's birthday and leap months.
  @Test(arguments: [
    ("2026-02-17", "2026-01-01"), ("2025-10-06", "2025-08-15"), ("2026-05-24", "2026-04-08"),
    ("2025-07-25", "2025-leap06-01"), ("2017-06-24", "2017-leap05-01"),
    ("1900-01-31", "1900-01-01"), ("2050-12-31", "2050-11-18"), ("2034-01-20", "2033-12-01"),
    ("2033-12-22", "2033-leap11-01"), ("1985-02-20", "1985-01-01"),
  ])
  func `is the one printed calendars have`(civil: String, lunar: String) {
    #expect(LunarDay(.on(civil))?.description == lunar)
  }

  @Test func `is none before the tables and after them`() {
    for day in [
      LunarDay.days.lowerBound - 1, LunarDay.days.upperBound + 1, Day.range.lowerBound,
      Day.range.upperBound,
    ] {
      #expect(LunarDay(day) == nil)
    }
    #expect(LunarDay(year: 2050, month: 11, day: 19) == nil)
    #expect(LunarDay(year: 2050, month: 12, day: 1) == nil)
    for year in [Int.min, -1, 0, 1899, 2051, 9999, .max] {
      #expect(LunarDay(year: year, month: 1, day: 1) == nil)
    }
  }

  @Test func `is none that its year lacks`() {
    for number in [Int.min, -1, 0, 13, .max] {
      #expect(LunarDay(year: 2026, month: number, day: 1) == nil)
      #expect(LunarDay(year: 2025, month: number, day: 1, isLeap: true) == nil)
    }
    for number in [Int.min, -1, 0, 31, .max] {
      #expect(LunarDay(year: 2026, month: 1, day: number) == nil)
    }
    #expect(LunarDay(year: 2025, month: 6, day: 1, isLeap: true) != nil)
    #expect(LunarDay(year: 2025, month: 5, day: 1, isLeap: true) == nil)
    #expect(LunarDay(year: 2026, month: 6, day: 1, isLeap: true) == nil)
    // The first lunar month of 2026 has 30 days, and the second has 29.
    #expect(LunarDay(year: 2026, month: 1, day: 30)?.civil == .on("2026-03-18"))
    #expect(LunarDay(year: 2026, month: 2, day: 30) == nil)
  }

  @Test func `comes before the days after it`() throws {
    let plain = try #require(LunarDay(year: 2025, month: 6, day: 30))
    let leap = try #require(LunarDay(year: 2025, month: 6, day: 1, isLeap: true))
    #expect(plain < leap)
    #expect(leap.civil - plain.civil == 1)
  }
}
