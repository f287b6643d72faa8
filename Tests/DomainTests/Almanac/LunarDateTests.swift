import Domain
import Support
import Testing

/// K-30, K-31
@Suite struct `A date that is kept each lunar year` {
  private func date(_ month: Int, _ day: Int, isLeap: Bool = false) throws -> LunarDate {
    try #require(LunarDate(month: month, day: day, isLeap: isLeap))
  }

  @Test func `is one some year may have`() {
    for number in [Int.min, -1, 0, 13, .max] { #expect(LunarDate(month: number, day: 1) == nil) }
    for number in [Int.min, -1, 0, 31, .max] { #expect(LunarDate(month: 1, day: number) == nil) }
    #expect(LunarDate(month: 12, day: 30, isLeap: true)?.description == "leap12-30")
    #expect(LunarDate(month: 3, day: 8)?.description == "03-08")
  }

  @Test(arguments: [
    // The year has this date.
    (3, 8, false, 2026, "2026-04-24", false, false), (6, 1, true, 2025, "2025-07-25", false, false),
    // The month has no 30th day in this year.
    (2, 30, false, 2026, "2026-04-16", false, true),
    // The year has no leap month.
    (6, 1, true, 2026, "2026-07-14", true, false),
    // The leap month has no 30th day; then a year without a leap month, whose plain month has no 30th day.
    (6, 30, true, 2025, "2025-08-22", false, true), (2, 30, true, 2026, "2026-04-16", true, true),
    // If the year has a plain and a leap month, the plain month is used for a plain date.
    (6, 1, false, 2025, "2025-06-25", false, false),
  ])
  func `gives way where a year lacks it, and says so`(
    month: Int, day: Int, isLeap: Bool, year: Int, civil: String, lacksLeap: Bool, lacks30th: Bool
  ) throws {
    let kept = try #require(try date(month, day, isLeap: isLeap).observed(inLunarYear: year))
    #expect(kept.day == .on(civil))
    #expect(kept.lacksLeapMonth == lacksLeap)
    #expect(kept.lacksThirtieth == lacks30th)
  }

  @Test func `is found forward from any day of the tables`() throws {
    let birthday = try date(11, 25)
    #expect(birthday.next(onOrAfter: .on("2026-01-13"))?.day == .on("2026-01-13"))
    #expect(birthday.next(onOrAfter: .on("2026-01-14"))?.day == .on("2027-01-02"))
    let eve = try date(12, 30)
    #expect(eve.next(onOrAfter: .on("2026-02-16"))?.day == .on("2026-02-16"))
    #expect(eve.next(onOrAfter: .on("2026-02-16"))?.lacksThirtieth == true)
    #expect(eve.next(onOrAfter: .on("2050-02-01"))?.day == nil)
    #expect(try date(1, 1).next(onOrAfter: .on("2050-12-31")) == nil)
    #expect(try date(1, 1).next(onOrAfter: .on("1900-01-30")) == nil)
    #expect(try date(1, 1).next(onOrAfter: Day.range.upperBound) == nil)
    #expect(try date(11, 18).next(onOrAfter: .on("2050-12-31"))?.day == .on("2050-12-31"))
  }

  @Test func `comes twice in some civil years and never in others`() throws {
    let date = try date(11, 25)
    func days(_ year: Int) -> [String] {
      date.observed(in: .on("\(year)-01-01") ... .on("\(year)-12-31")).map { "\($0.day)" }
    }
    #expect(days(2026) == ["2026-01-13"])
    #expect(days(2027) == ["2027-01-02", "2027-12-22"])
    #expect(days(2028) == [])
  }

  @Test func `is told for the whole calendar at once, as far as the tables go`() throws {
    let all = try date(1, 1).observed(in: Day.range)
    #expect(all.count == 151)
    #expect(all.first?.day == .on("1900-01-31"))
    #expect(all.map(\.day) == all.map(\.day).sorted())
    #expect(try date(12, 1).observed(in: Day.range).count == 150)
    #expect(try date(1, 1).observed(in: Day.range.lowerBound ... .on("1899-12-31")).isEmpty)
    #expect(try date(1, 1).observed(in: .on("2051-01-01")...Day.range.upperBound).isEmpty)
  }

  @Test func `is among those that are kept on its day, in every year, and on no other day`() throws
  {
    // Every lunar date, on every day of years with and without a leap month.
    let all = (1...12).flatMap { month in
      (1...30).flatMap { day in
        [false, true].compactMap { LunarDate(month: month, day: day, isLeap: $0) }
      }
    }
    #expect(all.count == 720)
    for year in [1900, 2017, 2024, 2025, 2026, 2033, 2049] {
      let expected = Dictionary(grouping: all) { $0.observed(inLunarYear: year)?.day }
      let first = try #require(LunarDay(year: year, month: 1, day: 1)?.civil)
      let last = try #require(LunarDay(year: year + 1, month: 1, day: 1)?.civil) - 1
      for ordinal in first.ordinal...last.ordinal {
        let day = Day(ordinal: ordinal)
        #expect(Set(LunarDate.observed(on: day)) == Set(expected[day] ?? []), "\(day)")
      }
    }
    #expect(LunarDate.observed(on: .on("1899-12-31")).isEmpty)
  }
}
