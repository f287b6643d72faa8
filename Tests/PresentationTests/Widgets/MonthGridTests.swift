import Domain
import Support
import Testing

@testable import PresentationKit
@testable import TextUI

@Suite struct `A month` {
  private let korean = ["월", "화", "수", "목", "금", "토", "일"]
  private let english = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  private func day(_ text: String) throws -> Day { try #require(Day(text)) }

  @Test func `turns from the last of January to the last of February and back to the 31st`() throws
  {
    var month = MonthGrid(selected: try day("2026-01-31"), today: try day("2026-11-20"))
    #expect(month.update(.pageDown) == .moved)
    #expect(month.selected == (try day("2026-02-28")))
    _ = month.update(.pageDown)
    #expect(month.selected == (try day("2026-03-31")))
    _ = month.update(.pageUp)
    _ = month.update(.left)
    _ = month.update(.pageUp)
    #expect(month.selected == (try day("2026-01-27")))
    _ = month.update(.pageUp)
    #expect(month.selected == (try day("2025-12-27")))
  }

  @Test func `moves by days and weeks and back to today`() throws {
    var month = MonthGrid(selected: try day("2026-11-01"), today: try day("2026-11-20"))
    _ = month.update(.left)
    #expect(month.selected == (try day("2026-10-31")))
    _ = month.update(.down)
    #expect(month.selected == (try day("2026-11-07")))
    _ = month.update(.end)
    #expect(month.selected == (try day("2026-11-30")))
    _ = month.update(.character("t"))
    #expect(month.selected == (try day("2026-11-20")))
    #expect(month.update(.enter) == .ignored)
  }

  @Test func `stays within the years a calendar has`() throws {
    var month = MonthGrid(selected: try day("9999-12-31"), today: try day("0001-01-01"))
    for key in [Key.right, .down, .pageDown] { _ = month.update(key) }
    #expect(month.selected == (try day("9999-12-31")))
    _ = month.update(.character("t"))
    for key in [Key.left, .up, .pageUp] { _ = month.update(key) }
    #expect(month.selected == (try day("0001-01-01")))
    #expect(MonthGrid(selected: Day(ordinal: .max), today: Day(ordinal: .min)).weeks.count > 3)
  }

  @Test func `has red Sundays and blue Saturdays in Korean, and none in English`() throws {
    // korean 4.4
    for (language, inks) in [
      (Language.korean, [Accent.rose, Accent.sky] as [Ink?]), (.english, [nil, nil]),
    ] {
      let month = MonthGrid(
        selected: try day("2026-03-02"), today: try day("2026-03-02"), in: language)
      let drawn = frame(49, 10) {
        month.draw(
          into: &$0, in: $1, title: "", weekdays: language == .korean ? korean : english)
      }
      func ink(of number: String) throws -> Ink? {
        for row in 0..<10 {
          for column in 0..<48
          where
            drawn[column, row].character == number.first
            && drawn[column + 1, row].character == number.last
          { return drawn[column, row].style.ink }
        }
        return try #require(nil as Ink?)
      }
      #expect(try [ink(of: "15"), ink(of: "21")] == inks)
      #expect(try ink(of: "18") == nil)
    }
  }

  @Test func `can be a single week, whole where months meet`() throws {
    // C-40
    var month = MonthGrid(selected: try day("2026-04-01"), today: try day("2026-04-01"))
    month.showsWeek = true
    #expect(month.weeks == [(0..<7).map { Day.on("2026-03-30") + $0 }])
    _ = month.update(.up)
    #expect(month.weeks.first?.first == .on("2026-03-23"))
    var last = MonthGrid(selected: try day("9999-12-31"), today: try day("9999-12-31"))
    last.showsWeek = true
    #expect(last.weeks.count == 1 && last.weeks[0].count == 7)
  }

  @Test func `is small at twenty columns`() throws {
    let month = MonthGrid(
      selected: try day("2026-11-12"), today: try day("2026-11-20"), firstWeekday: .sunday)
    let marks: [Day: MonthGrid.Mark] = [try day("2026-11-05"): .init("●")]
    let drawn = frame(20, 7) {
      month.draw(into: &$0, in: $1, title: "2026년 11월", weekdays: korean, marks: marks)
    }
    #expect(
      drawn.text.split(separator: "\n").map(String.init) == [
        "    2026년 11월",
        "일 월 화 수 목 금 토",
        " 1  2  3  4  5● 6  7",
        " 8  9 10 11 12 13 14",
        "15 16 17 18 19 20 21",
        "22 23 24 25 26 27 28",
        "29 30",
      ])
    #expect(drawn.text(marked: .reverse) == "12")
    #expect(drawn.text(marked: .underline) == "20")
  }

  @Test func `points at the chosen day where there is room for a sign`() throws {
    let month = MonthGrid(selected: try day("2026-11-25"), today: try day("2026-11-20"))
    let marks: [Day: MonthGrid.Mark] = [
      try day("2026-11-25"): .init("<3"), try day("2026-11-29"): .init("♥"),
    ]
    #expect(
      picture(28, 3) {
        month.draw(into: &$0, in: $1, title: "11월", weekdays: korean, marks: marks)
      } == [
        " 월  화  수  목  금  토  일", " 16  17  18  19  20  21  22",
        " 23  24 ›25< 26  27  28  29♥",
      ])
  }

  @Test func `is roomy where there is room`() throws {
    let month = MonthGrid(selected: try day("2026-11-12"), today: try day("2026-11-20"))
    let marks: [Day: MonthGrid.Mark] = [
      try day("2026-11-12"): .init("●"), try day("2026-11-22"): .init("○"),
    ]
    let drawn = frame(50, 16) {
      month.draw(into: &$0, in: $1, title: "November 2026", weekdays: english, marks: marks)
    }
    expectSnapshot(drawn.text, named: "widget-month-roomy")
  }

  @Test func `finds the day under the mouse`() throws {
    let month = MonthGrid(selected: try day("2026-11-12"), today: try day("2026-11-20"))
    let area = Area(column: 10, row: 2, columns: 50, rows: 16)
    #expect(month.day(at: Point(column: 33, row: 9), in: area) == (try day("2026-11-12")))
    #expect(month.day(at: Point(column: 33, row: 8), in: area) == nil)
    #expect(month.day(at: Point(column: 11, row: 5), in: area) == nil)
    #expect(month.day(at: Point(column: 59, row: 5), in: area) == nil)
  }

  @Test func `keeps the week of the chosen day where it is low`() throws {
    let month = MonthGrid(selected: try day("2026-11-25"), today: try day("2026-11-20"))
    #expect(
      picture(35, 3) { month.draw(into: &$0, in: $1, title: "11월", weekdays: korean) } == [
        " 월   화   수   목   금   토   일",
        " 16   17   18   19  (20)  21   22",
        " 23   24  [25]  26   27   28   29",
      ])
  }
}
