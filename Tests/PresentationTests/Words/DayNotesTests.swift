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
