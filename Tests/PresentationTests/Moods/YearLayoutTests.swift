import Domain
import Support
import Testing
import TextUI

@testable import PresentationKit

@Suite struct `A year laid out in weeks` {
  private func grid(_ year: Int, _ language: Language = .english) -> YearGrid {
    YearGrid(Day.days(ofYear: year), WeekOrder(in: language))
  }

  @Test func `has a place for each day of it, and for no other`() {
    // F-30
    for year in [1, 1900, 2000, 2024, 2026, 2028, 9999] {
      for language in [Language.korean, .english] {
        let grid = grid(year, language)
        var indices: Set<Int> = []
        for ahead in 0...(grid.days.upperBound - grid.days.lowerBound) {
          let day = grid.days.lowerBound + ahead
          let (week, row) = grid.cell(of: day)
          #expect(grid.day(week: week, row: row) == day)
          #expect(row == grid.order.column(of: day) && (0..<grid.weeks).contains(week))
          indices.insert(week * 7 + row)
        }
        let all = (0..<grid.weeks).flatMap { week in (0..<7).map { (week, $0) } }
        #expect(all.count { grid.day(week: $0.0, row: $0.1) != nil } == indices.count)
        #expect(grid.day(week: -1, row: 0) == nil && grid.day(week: grid.weeks, row: 0) == nil)
        #expect(grid.day(week: 0, row: 7) == nil)
      }
    }
    #expect(grid(2026).weeks == 53)
    // A leap year that begins on the last day of a week spans 54 weeks.
    #expect(grid(2028, .korean).weeks == 54)
  }

  @Test(arguments: [
    (76, 20, 1, 2, 2), (116, 35, 2, 4, 2), (196, 56, 3, 7, 2), (190, 56, 3, 6, 2),
    (116, 10, 1, 2, 1),
    (60, 9, 1, 1, 1), (36, 18, 1, 1, 2), (30, 10, 1, 1, 1),
  ])
  func `has the largest days that its room has`(
    _ columns: Int, _ rows: Int, _ pitch: Int, _ stride: Int, _ bands: Int
  ) {
    // F-01, F-11: the heat map grows with its area.
    let area = Area(column: 2, row: 3, columns: columns, rows: rows)
    let chosen = Day.on("2026-08-08")
    let layout = YearLayout(grid(2026), in: area, around: chosen)
    #expect(layout.pitch == pitch && layout.stride == stride && layout.bands.count == bands)
    #expect(layout.size.columns <= columns && layout.size.rows <= rows)
    let origin = layout.origin(of: chosen)
    #expect(origin.map { layout.day(at: $0) } == chosen, "what is seen can be clicked")
    let last = layout.origin(of: .on("2026-12-31"))
    #expect(last.map { layout.day(at: $0) == .on("2026-12-31") } ?? (bands == 1 && columns == 30))
  }

  // D-96: the chosen day keeps its colour; bars stand in the gaps beside it.
  @Test(arguments: [Glyphs.unicode, .ascii])
  func `marks a day beside its square`(_ glyphs: Glyphs) throws {
    let chosen = Day.on("2026-08-08")
    for (columns, rows) in [(116, 35), (196, 56), (76, 20), (60, 9)] {
      let area = Area(column: 2, row: 1, columns: columns, rows: rows)
      let layout = YearLayout(grid(2026), in: area, around: chosen)
      let origin = try #require(layout.origin(of: chosen))
      let ink = Ink(0x2A78C8)
      var frame = Frame(size: Size(columns: columns + 4, rows: rows + 2))
      let sign = glyphs == .ascii ? "#" : "█"
      frame.put(
        String(repeating: sign, count: layout.dayColumns), origin.column,
        origin.row + layout.middle, Style(ink: ink))
      let before = frame
      layout.mark(chosen, into: &frame, in: area, glyphs)
      #expect(frame != before)
      let row = origin.row + layout.middle
      let beside = [origin.column - 1, origin.column + layout.dayColumns].map {
        String(frame[$0, row].character)
      }
      if layout.stride > layout.dayColumns {
        #expect(beside == (glyphs == .ascii ? ["[", "]"] : ["▐", "▌"]))
        #expect(frame[origin.column, row] == before[origin.column, row])
      } else if glyphs == .unicode {
        #expect(frame[origin.column, row].style.paper == ink)
      } else {
        #expect(frame[origin.column, row].style.marks == [.bold, .reverse])
      }
    }
  }
}
