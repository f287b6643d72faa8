import Domain
import Support
import Testing

@Suite struct `A day of the calendar` {
  @Test(.slow)
  func `is the same day after being taken apart and put together, for every year there is`() {
    var expected = (year: 1, month: 1, day: 1)
    for ordinal in Day.range.lowerBound.ordinal...Day.range.upperBound.ordinal {
      let day = Day(ordinal: ordinal)
      let parts = day.parts
      guard parts == expected, Day(year: parts.year, month: parts.month, day: parts.day) == day
      else {
        Issue.record("day \(ordinal) came out as \(parts), not as \(expected)")
        return
      }
      expected.day += 1
      if expected.day > Day.length(ofMonth: expected.month, in: expected.year) {
        expected = (expected.year, expected.month + 1, 1)
      }
      if expected.month > 12 { expected = (expected.year + 1, 1, 1) }
    }
    #expect(expected == (10_000, 1, 1))
  }

  @Test func `begins to count on 1 January 1970, a Thursday`() {
    #expect(Day.on("1970-01-01").ordinal == 0)
    #expect(Day.on("1970-01-01").weekday == .thursday)
    #expect(Day.on("2026-03-01").weekday == .sunday)
    #expect(Day.on("2026-03-02").weekday == .monday)
    #expect(Day.on("0001-01-01").weekday == .monday)
    #expect(Day.range == Day.on("0001-01-01")...Day.on("9999-12-31"))
  }

  @Test(arguments: [
    (1900, false), (2000, true), (2100, false), (2024, true), (2023, false), (2400, true),
  ])
  func `is a leap day only in leap years`(year: Int, isLeap: Bool) {
    #expect(Day.isLeap(year) == isLeap)
    #expect((Day(year: year, month: 2, day: 29) != nil) == isLeap)
    #expect(Day.length(ofMonth: 2, in: year) == (isLeap ? 29 : 28))
    #expect(Day(year: year, month: 2, day: 28).map { ($0 + 1).parts.day } == (isLeap ? 29 : 1))
  }

  @Test(arguments: [
    ("2027-12-30", 5, "2028-01-04"), ("2028-02-27", 3, "2028-03-01"),
    ("2027-02-27", 3, "2027-03-02"), ("2026-03-08", -8, "2026-02-28"),
    ("1970-01-01", -1, "1969-12-31"),
  ])
  func `some days later is the right day of the right year`(
    from: String, days: Int, to: String
  ) {
    // V10
    #expect((Day.on(from) + days).description == to)
    #expect((Day.on(to) - days).description == from)
    #expect(Day.on(to) - Day.on(from) == days)
  }

  @Test func `comes before the days after it`() {
    #expect(Day.on("2026-02-28") < Day.on("2026-03-01"))
    #expect(Day.on("1969-12-31") < Day.on("1970-01-01"))
    #expect(!(Day.on("2026-03-01") < Day.on("2026-03-01")))
  }

  @Test func `does not lead beyond the calendar, so that it can always be written and read`() {
    #expect((Day.on("9999-12-30") + 7).description == "9999-12-31")
    #expect((Day.on("0001-01-02") - 7).description == "0001-01-01")
    #expect(Day(ordinal: .max) == Day.range.upperBound)
    #expect(Day(ordinal: .min) == Day.range.lowerBound)
  }

  @Test(arguments: ["2026-03-08", "0001-01-01", "9999-12-31", "2000-02-29"])
  func `reads what it writes`(text: String) {
    #expect(Day(text)?.description == text)
  }

  @Test(arguments: [
    "", "2026-3-8", "2026-03-8", "26-03-08", "2026/03/08", "2026-03-08 ", " 2026-03-08",
    "2026-03-081", "2026-02-30", "2026-13-01", "2026-00-10", "2026-04-31", "1900-02-29",
    "0000-01-01", "-026-03-08", "+026-03-08", "２０２６-03-08", "2026-03-0８", "20260308",
    "2026-W10-7", "오늘",
  ])
  func `is not read from anything else`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test func `is not made of numbers no calendar has`() {
    #expect(Day(year: 2026, month: 2, day: 0) == nil)
    #expect(Day(year: 2026, month: 2, day: -1) == nil)
    #expect(Day(year: 0, month: 1, day: 1) == nil)
    #expect(Day(year: 10_000, month: 1, day: 1) == nil)
    #expect(Day(year: .max, month: .max, day: .max) == nil)
    #expect(Day(year: .min, month: .min, day: .min) == nil)
  }
}
