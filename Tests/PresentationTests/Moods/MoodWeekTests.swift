import Domain
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import TextUI

@Suite struct `The week of moods` {
  private let today = Day(ordinal: 20_370)

  private func day(_ ago: Int, _ levels: [Int]) throws -> MoodDay {
    let canvas = try CanvasSample.canvas(levels)
    return MoodDay(
      day: today - ago, theme: .dawn, records: canvas.shapes.map(\.record).reversed())
  }

  private func week() throws -> MoodWeek {
    MoodWeek(
      upTo: today, [try day(0, [80, 60]), try day(3, [40]), try day(8, [90]), try day(20, [10])])
  }

  private var context: ViewContext {
    ViewContext(.english, .unicode, now: Now(instant: 0, offset: 0))
  }

  @Test func `has seven days, their averages and the change against the week before`() throws {
    let week = try week()
    #expect(week.days.count == 7 && week.days.last == today)
    #expect(week.level(of: today)?.value == 70 && week.level(of: today - 3)?.value == 40)
    #expect(week.level(of: today - 1) == nil && week.picture(of: today - 1) == nil)
    #expect(week.tally.level?.value == 60 && week.change == -30)
    #expect(week.pictures.map(\.day) == [today - 20, today - 8, today - 3, today])
    #expect(MoodsWords(.english).figure(of: week) == "average 60 ▼ 30")
    #expect(MoodsWords(.english).figure(of: week, .ascii) == "average 60 -30")
    #expect(MoodsWords(.english).figure(of: MoodWeek(upTo: today, [])).isEmpty)
  }

  @Test(arguments: [27, 36, 45, 82, 116, 160])
  func `is a strip of seven tiles with their captions`(_ columns: Int) throws {
    let strip = MoodWeekStrip(try week(), context, chosen: today)
    let rows = MoodWeekStrip.rows(columns: columns)
    let area = Area(column: 0, row: 0, columns: columns, rows: rows)
    let shown = frame(columns, rows) { strip.draw(into: &$0, in: $1) }
    for weekday in Weekday.allCases {
      let name = CalendarWords.weekday(weekday, in: .english)
      #expect(shown.text.contains(name), "\(columns)")
    }
    #expect(shown.text.contains("70") && shown.text.contains("40"))
    let days = (0..<columns).compactMap { strip.day(at: Point(column: $0, row: 0), in: area) }
    #expect(Set(days).count == 7)
    #expect(strip.day(at: Point(column: 0, row: rows), in: area) == nil)
  }
}
