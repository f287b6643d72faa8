import Domain
import Support
import Testing

@testable import PresentationKit
@testable import PresentationSchedule
@testable import TextUI

@Suite struct `A week beside other panels` {
  // Short hour labels leave more room for the days.
  @Test func `has the half of the day above its first hour where days are narrow`() {
    let event = Event.sample("a", "회의", on: "2026-03-04", from: "14:00", to: "16:00")
    let days = (0..<7).map { Day.on("2026-03-01") + $0 }.map { day in
      DayAgenda(day: day, events: event.start.day == day ? [ScheduledEvent(event)] : [])
    }
    var sheet = WeekSheet(
      days: days, words: ScheduleWords(.korean), glyphs: .unicode,
      now: .on("2026-03-03", at: "09:40", offset: 9 * 3600))
    sheet.leastColumns = WeekSheet.leastColumnsBeside
    let all = frame(78, 30) { sheet.draw(into: &$0, in: $1) }.text
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let noon = all.firstIndex { $0.contains(" 12시") }
    #expect(noon.map { all[$0 - 1].hasPrefix(" 오후") } == true, "\(all)")
    #expect(!all.contains { $0.contains("오후 12시") })
  }

  // A single Korean syllable still helps, so Korean is cut between syllables.
  @Test func `cuts Korean titles between syllables`() {
    #expect(WordFit.lines("강변 달리기", to: 8, rows: 1, ellipsis: "…") == ["강변 달…"])
    #expect(WordFit.lines("강변 달리기", to: 7, rows: 1, ellipsis: "…") == ["강변…"])
  }

  // D-88: the days share the columns that are left.
  @Test(arguments: 76...90)
  func `uses all columns`(_ columns: Int) {
    var sheet = WeekSheet(
      days: (0..<7).map { DayAgenda(day: Day.on("2026-03-02") + $0, events: []) },
      words: ScheduleWords(.english), glyphs: .unicode,
      now: .on("2026-03-03", at: "09:40", offset: 0))
    sheet.leastColumns = WeekSheet.leastColumnsBeside
    let table = WeekTable(sheet, in: Area(column: 3, row: 0, columns: columns, rows: 30))
    #expect(table.column(6) + table.columns(6) == 3 + columns)
    let widths = (0..<7).map { table.columns($0) }
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
  }
}
