import Domain
import Support
import Testing

/// K-25, K-26
@Suite struct `The public holidays of Korea` {
  private func words(_ year: Int) throws -> [String] {
    try #require(KoreanHolidays.holidays(in: year)).flatMap { holiday in
      HolidayInWords.all(of: holiday.name).map { "\(holiday.day) \($0)" }
    }
  }

  /// Substitute holidays that the law gives and the stored answers lack. If a national day falls on a day of 추석, one
  /// substitute stands for both (article 3, paragraph 1, number 3 of the decree). The library behind the answers names
  /// only 추석.
  private static let decided = [
    "2028-10-05 substitute foundation", "2036-10-06 substitute foundation",
    "2039-10-05 substitute foundation", "2047-10-07 substitute foundation",
  ]

  @Test func `are those that were reckoned elsewhere, in every year, but for what the law decides`()
    throws
  {
    let lines = try FrozenAnswers.lines("holidays.txt").map { $0.joined(separator: " ") }
    #expect(lines.count > 950)
    let ours = try KoreanHolidays.years.flatMap { try words($0) }
    #expect(Set(ours).count == ours.count)
    #expect(Set(ours).subtracting(lines).sorted() == Self.decided)
    #expect(Set(lines).subtracting(ours).sorted() == [])
    #expect(ours.map { $0.prefix(10) } == ours.map { $0.prefix(10) }.sorted())
  }

  // The holidays of 2025 as they were published.
  @Test func `of 2025 are these`() throws {
    #expect(
      try words(2025) == [
        "2025-01-01 newYear", "2025-01-27 extra", "2025-01-28 dayBefore seollal",
        "2025-01-29 seollal", "2025-01-30 dayAfter seollal", "2025-03-01 independenceMovement",
        "2025-03-03 substitute independenceMovement", "2025-05-05 children", "2025-05-05 buddha",
        "2025-05-06 substitute children", "2025-05-06 substitute buddha",
        "2025-06-03 election presidential", "2025-06-06 memorial", "2025-08-15 liberation",
        "2025-10-03 foundation", "2025-10-05 dayBefore chuseok", "2025-10-06 chuseok",
        "2025-10-07 dayAfter chuseok", "2025-10-08 substitute chuseok", "2025-10-09 hangul",
        "2025-12-25 christmas",
      ])
  }

  // Years before and after a law added or removed a holiday.
  @Test(arguments: [
    (2005, "arbor", true), (2006, "arbor", false), (2007, "constitution", true),
    (2008, "constitution", false), (2025, "constitution", false), (2026, "constitution", true),
    (2012, "hangul", false), (2013, "hangul", true), (2025, "labour", false),
    (2026, "labour", true), (2000, "seollal", true), (2050, "seollal", true),
  ])
  func `begin and end with the law`(year: Int, name: String, isThere: Bool) throws {
    #expect(try words(year).contains { $0.hasSuffix(" " + name) } == isThere)
  }

  @Test(
    arguments: [
      // Sundays before there were substitute holidays, and the first substitutes.
      ("2013-02-12", nil), ("2014-09-10", "substitute chuseok"),
      ("2015-09-29", "substitute chuseok"),
      // A Saturday gives a substitute for 어린이날 from 2014, for national days from 2021, and never for 설날.
      ("2018-05-07", "substitute children"), ("2020-10-05", nil),
      ("2021-08-16", "substitute liberation"),
      ("2021-10-04", "substitute foundation"), ("2023-01-24", "substitute seollal"),
      // A national day during 추석 gave a substitute even before national days had substitutes of their own.
      ("2009-10-05", nil), ("2017-10-06", "substitute chuseok"),
      // 부처님 오신 날 and 기독탄신일 have substitutes from 2023, 제헌절 and 노동절 from 2026.
      ("2022-05-09", nil), ("2023-05-29", "substitute buddha"), ("2022-12-26", nil),
      ("2027-12-27", "substitute christmas"), ("2027-05-03", "substitute labour"),
      ("2027-07-19", "substitute constitution"),
      // Two holidays on the same day give one substitute; two holidays lost in one week give two substitutes in a row.
      ("2025-05-06", "substitute children + substitute buddha"), ("2025-05-07", nil),
      ("2039-05-02", "substitute buddha"), ("2039-05-03", "substitute labour"),
      ("2036-10-06", "substitute chuseok + substitute foundation"),
      ("2036-10-07", "substitute chuseok"),
      // 신정 and 현충일 never have a substitute.
      ("2022-01-03", nil), ("2027-06-07", nil), ("2033-01-03", nil),
    ] as [(String, String?)])
  func `are made good where the law of the year says so`(day: String, expected: String?) {
    let names = KoreanHolidays.names(on: .on(day)).flatMap { HolidayInWords.all(of: $0) }
    #expect(names.joined(separator: " + ") == expected ?? "")
  }

  @Test(arguments: [
    ("2000-04-13", "nationalAssembly"), ("2002-06-13", "local"), ("2002-12-19", "presidential"),
    ("2004-04-15", "nationalAssembly"), ("2006-05-31", "local"), ("2007-12-19", "presidential"),
    ("2012-04-11", "nationalAssembly"), ("2012-12-19", "presidential"),
    ("2017-05-09", "presidential"), ("2018-06-13", "local"), ("2022-03-09", "presidential"),
    ("2022-06-01", "local"), ("2024-04-10", "nationalAssembly"), ("2025-06-03", "presidential"),
    ("2026-06-03", "local"),
  ])
  func `have the elections that were held`(day: String, election: String) {
    let names = KoreanHolidays.names(on: .on(day)).flatMap { HolidayInWords.all(of: $0) }
    #expect(names == ["election " + election])
  }

  @Test func `have substitutes on days that are days of work otherwise`() throws {
    for year in KoreanHolidays.years {
      let holidays = try #require(KoreanHolidays.holidays(in: year))
      for substitute in holidays where substitute.isSubstitute {
        #expect(holidays.count { $0.day == substitute.day } == 1, "\(substitute.day)")
        #expect(![.saturday, .sunday].contains(substitute.day.weekday), "\(substitute.day)")
      }
      #expect(holidays.allSatisfy { $0.day.parts.year == year })
    }
  }

  @Test func `of a span are those of its years`() {
    let turn = KoreanHolidays.holidays(in: .on("2025-12-25") ... .on("2026-01-01"))
    #expect(turn.map { "\($0.day)" } == ["2025-12-25", "2026-01-01"])
    #expect(
      KoreanHolidays.holidays(in: Day.range)
        == KoreanHolidays.years.flatMap { KoreanHolidays.holidays(in: $0) ?? [] })
    #expect(KoreanHolidays.holidays(in: Day.range.lowerBound ... .on("1999-12-31")).isEmpty)
  }

  @Test func `are not known outside their years`() {
    for year in [Int.min, 0, 1999, 2051, .max] {
      #expect(KoreanHolidays.holidays(in: year) == nil)
    }
    #expect(KoreanHolidays.names(on: .on("1999-12-25")).isEmpty)
    #expect(KoreanHolidays.names(on: Day.range.upperBound).isEmpty)
  }
}

/// The names of holidays in the spelling of the stored answers.
private enum HolidayInWords {
  static func all(of name: HolidayName) -> [String] {
    switch name {
    case .itself(let holiday): ["\(holiday)"]
    case .dayBefore(let holiday): ["dayBefore \(holiday)"]
    case .dayAfter(let holiday): ["dayAfter \(holiday)"]
    case .substitute(let holidays): holidays.map { "substitute \($0)" }
    case .election(let election): ["election \(election)"]
    case .extra: ["extra"]
    case .named(let name): [name]
    }
  }
}
