import Domain
import Testing

@testable import PresentationKit
@testable import TextUI

/// K-25, K-28, K-32: tests of holidays, solar terms and lunar dates.
@Suite struct `What calendars say of a day` {
  private func day(_ text: String) throws -> Day { try #require(Day(text)) }

  private func notes(_ customs: CalendarCustoms, _ tongue: Language.Tongue = .korean) -> DayNotes {
    DayNotes(Language(tongue, customs))
  }

  @Test func `is its holiday, in Korean unless nobody wants it`() throws {
    let day = try day("2026-03-01")
    #expect(notes(CalendarCustoms()).line(day) == "삼일절")
    #expect(notes(CalendarCustoms(holidays: .nobody)).line(day) == nil)
    #expect(notes(CalendarCustoms(), .english).line(day) == nil)
    #expect(notes(CalendarCustoms(holidays: .korea), .english).holiday(day) != nil)
  }

  @Test func `names both holidays of a day that has two`() throws {
    let line = try #require(notes(CalendarCustoms()).line(try day("2025-05-05")))
    #expect(line.contains("어린이날") && line.contains("부처님오신날"))
  }

  @Test func `is its term and its day by the moon, where somebody wants them`() throws {
    let all = notes(CalendarCustoms(showsLunar: true, showsTerms: true))
    #expect(all.line(try day("2026-02-17")) == "설날 · 음력 1월 1일")
    #expect(all.line(try day("2026-03-05")) == "경칩")
    #expect(all.line(try day("2025-07-25")) == "음력 윤6월 1일")
    #expect(notes(CalendarCustoms()).line(try day("2026-03-05")) == nil)
    #expect(notes(CalendarCustoms()).lunar(try day("2026-03-03")) == "음력 1월 15일")
  }

  // L-49
  @Test func `is its name, where somebody wants named days, and it is no day off`() throws {
    let korean = notes(CalendarCustoms(showsNamedDays: true))
    for (text, name) in [
      ("2026-03-14", "화이트데이"), ("2026-05-08", "어버이날"), ("2026-05-15", "스승의 날"),
      ("2026-11-19", "수능"), ("2025-11-13", "수능"), ("2026-03-03", "정월대보름"), ("2026-07-15", "초복"),
    ] {
      let day = try day(text)
      #expect(korean.line(day) == name)
      #expect(korean.holiday(day) == nil)
      #expect(korean.notes(day...day).allSatisfy { !$0.isHoliday })
      #expect(notes(CalendarCustoms()).line(day) == nil)
    }
    // A holiday is not named twice.
    #expect(korean.line(try day("2005-04-05"))?.contains("식목일 · 식목일") == false)
    #expect(korean.line(try day("2026-05-05")) == "어린이날")
  }

  // L-49
  @Test(arguments: [
    ("en_US.UTF-8", "2026-05-10", "Mother's Day"), ("en_GB.UTF-8", "2026-03-15", "Mother's Day"),
    ("en_US.UTF-8", "2026-11-26", "Thanksgiving"), ("en_CA.UTF-8", "2026-10-12", "Thanksgiving"),
    ("en_AU.UTF-8", "2026-09-06", "Father's Day"), ("en_GB.UTF-8", "2026-06-21", "Father's Day"),
    ("en_GB.UTF-8", "2026-11-05", "Bonfire Night"), ("C", "2026-04-05", "Easter"),
  ])
  func `is named as in the country of the reader`(locale: String, text: String, name: String) throws
  {
    let language = Language(.english, CalendarCustoms(showsNamedDays: true))
    let all = DayNotes(language: language.at(LocaleHabits(locale: locale)))
    let day = try day(text)
    #expect(all.line(day) == name)
    let first = try #require(Day(year: 2026, month: 1, day: 1))
    #expect(all.notes(first...first + 364).count { $0.text == name } == 1)
  }

  // L-49
  @Test func `says when the clocks of the zone change`() throws {
    // The clocks go forward on 29 March and back on 25 October.
    let summer = try day("2026-03-30")..<(try day("2026-10-26"))
    var customs = CalendarCustoms(showsNamedDays: true)
    customs.clockChanges = ClockChanges(
      LocalCalendar(
        moment: { day, time in
          Now(day: day, time: time, offset: summer.contains(day) ? 7200 : 3600)
        }, local: { Now(instant: $0, offset: 3600) }))
    #expect(notes(customs, .english).line(try day("2026-03-29")) == "clocks go forward")
    #expect(notes(customs, .english).line(try day("2026-10-25")) == "clocks go back")
    #expect(notes(customs, .korean).line(try day("2026-03-29")) == "서머타임 시작")
    #expect(notes(customs, .english).line(try day("2026-03-28")) == nil)
  }

  @Test func `is nothing where no table reaches`() throws {
    let all = notes(CalendarCustoms(showsLunar: true, showsTerms: true))
    for text in ["1800-01-01", "2100-12-25", "9999-12-31", "0001-01-01"] {
      #expect(all.line(try day(text)) == nil)
    }
  }

  // K-25: holidays are red as in printed calendars, and marked without colours too.
  @Test func `is seen in the month, with colours and without`() throws {
    let size = Size(columns: 28, rows: 8)
    func styles(_ language: Language) throws -> (first: Style, second: Style) {
      var frame = Frame(size: size)
      MonthGrid(selected: try day("2026-05-20"), today: try day("2026-05-20"), in: language).draw(
        into: &frame, in: Area(column: 0, row: 0, columns: 28, rows: 8), title: "",
        weekdays: ["월", "화", "수", "목", "금", "토", "일"])
      // Buddha's birthday is on a Sunday, so Monday the 25th is a substitute holiday; the 18th is a
      // normal Monday.
      func style(of number: String) throws -> Style {
        let row = try #require(
          (0..<8).first { row in
            (0..<28).map { String(frame[$0, row].character) }.joined().contains(number)
          })
        let text = (0..<28).map { String(frame[$0, row].character) }
        let column = try #require((0..<27).first { text[$0] + text[$0 + 1] == number })
        return frame[column, row].style
      }
      return (try style(of: "25"), try style(of: "18"))
    }
    let korean = try styles(.korean)
    #expect(korean.first.ink == Accent.rose && korean.first.marks.contains(.bold))
    #expect(korean.second.ink == nil && !korean.second.marks.contains(.bold))
    let english = try styles(.english)
    #expect(english.first == english.second)
  }
}
