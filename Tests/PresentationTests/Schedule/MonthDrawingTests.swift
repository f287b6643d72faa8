import Domain
import Support
import Testing

@testable import PresentationKit
@testable import PresentationSchedule
@testable import TextUI

@Suite struct `A month that is drawn` {
  private func load(_ day: String, hours: Int, count: Int = 1) -> ScheduleYear.Load {
    ScheduleYear.Load(day: .on(day), count: count, seconds: hours * 3600)
  }

  private func month(
    _ load: MonthLoad, on day: String = "2026-11-20", _ glyphs: Glyphs = .unicode,
    _ columns: Int = 32, _ rows: Int = 13, isTitled: Bool = false
  ) -> [String] {
    let grid = MonthGrid(selected: .on(day), today: .on("2026-11-20"), in: .english)
    let sheet = MonthSheet(
      grid: grid, load: load, words: ScheduleWords(.english), glyphs: glyphs, isFocused: false,
      isTitled: isTitled)
    return frame(columns, rows) { sheet.draw(into: &$0, in: $1) }.text
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  // D-52: the line below a day shows its hours relative to the month; a free day has none.
  @Test func `has a line under each day by its hours`() throws {
    let load = MonthLoad(
      [
        load("2026-11-02", hours: 1), load("2026-11-03", hours: 4), load("2026-11-04", hours: 9),
        load("2026-12-01", hours: 1),
      ], trips: [])
    #expect([2, 3, 4, 5].map { load.level(of: .on("2026-11-0\($0)")) } == [1, 2, 3, 0])
    #expect(load.level(of: .on("2026-12-01")) == 3, "a month is measured by itself")
    let lines = month(load)
    let numbers = try #require(lines.firstIndex { $0.contains(" 2   3   4 ") })
    // The lines leave a gap above the numbers of the next week.
    #expect(lines[numbers + 1].contains("━  ━━ ━━━"))
    #expect(month(load, .ascii)[numbers + 1].contains("..  ::  ##"))
  }

  // Routine events do not hide special ones.
  @Test func `has a thin line under days with routine only`() throws {
    let load = MonthLoad(
      [load("2026-11-02", hours: 1), load("2026-11-03", hours: 4), load("2026-11-04", hours: 3)],
      trips: [], routine: [.on("2026-11-02"), .on("2026-11-04")])
    let lines = month(load)
    let numbers = try #require(lines.firstIndex { $0.contains(" 2   3   4 ") })
    #expect(lines[numbers + 1].contains("─ ━━━   ─"), "\(lines)")
  }

  @Test func `has a bar for events that take no time too`() {
    let load = MonthLoad([self.load("2026-11-21", hours: 0)], trips: [])
    #expect(load.level(of: .on("2026-11-21")) == 1)
  }

  // D-52: the days of a trip are connected, with its title once a week.
  @Test func `joins the days of a trip`() {
    let days = (25...29).map { self.load("2026-11-\($0)", hours: 2) }
    let load = MonthLoad(days, trips: [("Porto", .on("2026-11-25")...(.on("2026-11-29")))])
    #expect(month(load).contains { $0.contains("━━ Porto ━━") })
    let long = MonthLoad(
      days, trips: [("A journey to the far north", .on("2026-11-25")...(.on("2026-11-29")))])
    #expect(month(long).contains { $0.contains("━━ A journey to ━━") }, "cut between words")
  }

  @Test func `marks today as a pill and the chosen day by brackets`() {
    let lines = month(.empty, on: "2026-11-18").joined()
    #expect(lines.contains("[18]") && lines.contains("▐20▌"))
    // The sign of the selected day is enough if it is also today.
    #expect(month(.empty).joined().contains("▐20▌"))
    #expect(month(.empty, on: "2026-11-20", .ascii).joined().contains("[20]"))
    #expect(month(.empty, on: "2026-11-18", .ascii).joined().contains("(20)"))
  }

  @Test func `has the bars beside the numbers where there is no room below`() {
    let days = [self.load("2026-11-02", hours: 1), self.load("2026-11-04", hours: 9)]
    let load = MonthLoad(days, trips: [])
    let lines = month(load, .unicode, 28, 8, isTitled: true)
    #expect(lines[0].contains("November 2026"))
    #expect(lines.contains { $0.contains(" 2▂") && $0.contains(" 4▇") }, "\(lines)")
  }

  // D-52: empty rows separate the weeks if there is room.
  @Test func `has air between its weeks where there is room`() throws {
    let load = MonthLoad([self.load("2026-11-03", hours: 4)], trips: [])
    let lines = month(load, .unicode, 32, 18)
    let row = try #require(lines.firstIndex { $0.contains(" 2   3   4 ") })
    #expect(lines[row + 1].contains("━") && lines[row + 2].allSatisfy { $0 == " " })
    #expect(lines[row + 3].contains(" 9  10  11 "))
  }

  // The names of weekdays are above the numbers.
  @Test func `has its names over its numbers`() {
    let lines = month(.empty)
    let column = lines[0].range(of: "Su").map {
      lines[0].distance(from: lines[0].startIndex, to: $0.upperBound)
    }
    let number = lines[1].range(of: "1").map {
      lines[1].distance(from: lines[1].startIndex, to: $0.upperBound)
    }
    #expect(column != nil && column == number)
  }

  @Test(arguments: [(0, 0), (1, 1), (27, 20), (28, 3), (40, 9), (60, 30)])
  func `is drawn in any room without harm`(_ columns: Int, _ rows: Int) {
    _ = month(.empty, .unicode, columns, rows)
  }
}
