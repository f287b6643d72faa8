import Domain
import Testing

@testable import PresentationKit

@Suite struct `Days by the moon in words` {
  private let korean = LunarWords(.korean)
  private let english = LunarWords(.english)

  // K-30, K-32
  @Test(arguments: [
    ("lunar:3-8", "음력 3월 8일", "lunar month 3, day 8"),
    ("lunar:leap4-1", "음력 윤4월 1일", "lunar leap month 4, day 1"),
    ("lunar:1985-3-8", "음력 1985년 3월 8일", "lunar 1985, month 3, day 8"),
    ("lunar:2020-leap4-1", "음력 2020년 윤4월 1일", "lunar 2020, leap month 4, day 1"),
  ])
  func `are birthdays, and what Korean says of one is read again`(
    text: String, korean: String, english: String
  ) throws {
    let birthday = try LunarBirthday(reading: text)
    #expect(self.korean.birthday(birthday) == korean)
    #expect(self.english.birthday(birthday) == english)
    #expect(try LunarBirthday(reading: korean) == birthday)
  }

  // K-30
  @Test func `say what a year lacks`() throws {
    func why(_ words: LunarWords, _ month: Int, _ day: Int, _ isLeap: Bool) throws -> String? {
      let date = try #require(LunarDate(month: month, day: day, isLeap: isLeap))
      return words.whyElsewhere(try #require(date.observed(inLunarYear: 2026)))
    }
    #expect(try why(korean, 3, 8, false) == nil)
    #expect(try why(korean, 6, 1, true) == "음력 2026년에는 윤6월이 없어서 6월에 지내요.")
    #expect(try why(korean, 2, 30, false) == "그해 2월은 29일까지라서 29일에 지내요.")
    #expect(
      try why(english, 2, 30, true)
        == "Lunar 2026 has no leap month 2, so the date falls in month 2. "
        + "In that year, month 2 has only 29 days, so the date falls on day 29.")
  }

  // K-29
  @Test func `say how far they are known`() {
    #expect(
      korean.sentence(.outsideTables) == "음력은 1900년 1월 31일부터 2050년 12월 31일까지만 쓸 수 있어요.")
    #expect(
      english.sentence(.outsideTables)
        == "Haru only knows lunar days from 31 January 1900 to 31 December 2050.")
  }
}
