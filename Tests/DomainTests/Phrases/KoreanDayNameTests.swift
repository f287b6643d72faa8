import Support
import Testing

@testable import Domain

/// the parser understands every day name that the calendar shows.
@Suite struct `Korean names of days` {
  private func day(_ text: String, in year: Int) throws -> Day? {
    let reader = PhraseReader(today: Day.on("\(year)-01-01"), looking: .ahead)
    return try reader.read(text, as: .day).start.days?.span.lowerBound
  }

  @Test(arguments: [
    "소한", "대한", "입춘", "우수", "경칩", "춘분", "청명", "곡우", "입하", "소만", "망종", "하지", "소서", "대서", "입추", "처서",
    "백로", "추분", "한로", "상강", "입동", "소설", "대설", "동지",
  ])
  func `are those of the twenty-four terms`(name: String) throws {
    let term = try #require(KoreanDayNames.terms[name])
    #expect(try day(name, in: 2026) == term.day(in: 2026))
  }

  @Test(arguments: [
    (2023, "07-11", "07-21", "08-10"), (2024, "07-15", "07-25", "08-14"),
    (2025, "07-20", "07-30", "08-09"), (2026, "07-15", "07-25", "08-14"),
  ])
  func `are those of the three hottest days`(
    year: Int, first: String, middle: String, last: String
  ) throws {
    #expect(try day("초복", in: year) == Day.on("\(year)-\(first)"))
    #expect(try day("중복", in: year) == Day.on("\(year)-\(middle)"))
    #expect(try day("말복", in: year) == Day.on("\(year)-\(last)"))
  }

  // L-49: the day of 수능 is set for each year.
  @Test func `are those of days that nobody has off`() throws {
    #expect(try day("수능", in: 2026) == Day.on("2026-11-19"))
    #expect(try day("수능 전날", in: 2027) == Day.on("2027-11-17"))
    #expect(try day("어버이날", in: 2026) == Day.on("2026-05-08"))
    #expect(try day("스승의 날", in: 2026) == Day.on("2026-05-15"))
    #expect(try day("화이트데이", in: 2026) == Day.on("2026-03-14"))
    #expect(throws: PhraseParseError.noSuchDay) { try day("수능", in: 2040) }
  }

  // L-49
  @Test func `of mothers follow the country`() throws {
    func day(_ country: String?) throws -> Day? {
      var order = DateOrder.dayFirst
      order.country = country
      let reader = PhraseReader(today: Day.on("2026-01-01"), looking: .ahead, order: order)
      return try reader.read("mother's day", as: .day).start.days?.span.lowerBound
    }
    #expect(try day("US") == Day.on("2026-05-10"))
    #expect(try day("GB") == Day.on("2026-03-15"))
    #expect(try day("ES") == Day.on("2026-05-03"))
    #expect(throws: PhraseParseError.self) { try day(nil) }
  }

  @Test func `are those of substitutes, as a list of days writes them and as people do`() throws {
    #expect(try day("대체공휴일(광복절)", in: 2026) == Day.on("2026-08-17"))
    #expect(try day("광복절 대체공휴일", in: 2026) == Day.on("2026-08-17"))
    #expect(try day("삼일절 대체휴일", in: 2026) == Day.on("2026-03-02"))
    #expect(try day("부처님 오신 날 대체공휴일", in: 2026) == Day.on("2026-05-25"))
    #expect(try day("대체공휴일(어린이날·부처님 오신 날)", in: 2025) == Day.on("2025-05-06"))
    // 한글날 of 2026 has no substitute, so the next one is found.
    #expect(try day("한글날 대체공휴일", in: 2026) == Day.on("2027-10-11"))
  }

  @Test func `are those of the days around 설날 and 추석`() throws {
    let reader = PhraseReader(today: Day.on("2026-03-02"), looking: .ahead)
    #expect(try day("설날 전날", in: 2027) == Day.on("2027-02-06"))
    #expect(try day("설날 다음 날", in: 2027) == Day.on("2027-02-08"))
    let rest = try reader.read("추석 연휴", as: .day).start.days?.span
    #expect(rest == Day.on("2026-09-24")...Day.on("2026-09-26"))
    // No law says which days around other holidays are free, so `연휴` of them is refused.
    #expect(throws: PhraseParseError.unknown) { try reader.read("개천절 연휴", as: .day) }
  }
}
