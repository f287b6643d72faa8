import Domain
import Support
import Testing

@testable import PresentationKit
@testable import PresentationSchedule
@testable import TextUI

@Suite struct `The blocks of a week` {
  private func sheet(_ events: [Event]) -> WeekSheet {
    let days = (0..<7).map { Day.on("2026-03-01") + $0 }.map { day in
      DayAgenda(
        day: day, events: events.filter { $0.start.day == day }.map { ScheduledEvent($0) })
    }
    return WeekSheet(
      days: days, words: ScheduleWords(.english), glyphs: .unicode,
      now: .on("2026-03-03", at: "09:40", offset: 9 * 3600))
  }

  private func drawn(_ events: [Event], _ columns: Int, _ rows: Int) -> Frame {
    frame(columns, rows) {
      $0.knownGround = Frame.assumedGround
      sheet(events).draw(into: &$0, in: $1)
    }
  }

  private func lines(_ frame: Frame) -> [String] {
    frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  // D-53: a cut name ends with a sign and does not touch the next day.
  @Test(arguments: [100, 107, 116, 150])
  func `leave their last cell free`(_ columns: Int) {
    let events = (1...7).map {
      Event.sample(
        "e\($0)", "Design review of the long spring show", on: "2026-03-0\($0)", from: "14:00",
        to: "15:00")
    }
    let area = Area(column: 0, row: 0, columns: columns, rows: 30)
    let table = WeekTable(sheet(events), in: area)
    let drawn = drawn(events, columns, 30)
    let row = table.topRow + table.hours.row(ofHour: 14)
    for index in 0..<7 {
      let last = table.column(index) + table.columns(index) - 1
      for line in row...row + 1 { #expect(drawn[last, line].character == " ") }
    }
    #expect(lines(drawn)[row + 1].count { $0 == "…" } == 7)
  }

  // D-53: blocks hide the line of the present time.
  @Test func `hide the line of the present moment`() throws {
    let event = Event.sample("a", "Standup", on: "2026-03-03", from: "09:30", to: "10:00")
    let drawn = drawn([event], 120, 34)
    let row = try #require(lines(drawn).firstIndex { $0.contains("9:40") })
    #expect(lines(drawn)[row].contains("▌Standup  ") && !lines(drawn)[row].contains("━"))
    let fills = (0..<120).map { drawn[$0, row].style.paper }
    #expect(fills.contains(EventGroup.inProgress.fill(in: drawn, isRaised: true)))
  }

  // Daylight hours have a plain background; dawn, dusk and night are tinted.
  @Test func `stand on the sky of their hours`() {
    var frame = Frame(size: Size(columns: 1, rows: 1))
    #expect([10, 13, 15].allSatisfy { WeekTable.ground(at: $0, in: frame) == nil })
    let tints = [7, 18, 22].map { WeekTable.ground(at: $0, in: frame) }
    #expect(tints.allSatisfy { $0 != nil && $0 != frame.ground } && tints[1] != tints[2])
    frame.knownGround = Ink(0xFBFAF5, ansi256: 231, ansi16: 15)
    #expect(WeekTable.ground(at: 22, in: frame)?.isLight == true)
  }

  // D-53: in a narrow day both names can be read.
  @Test func `show the names of an event and of one that begins during it`() {
    let events = [
      Event.sample("a", "Review", on: "2026-03-04", from: "14:00", to: "16:00"),
      .sample("b", "Call", on: "2026-03-04", from: "15:00", to: "15:30"),
    ]
    let all = lines(drawn(events, 100, 30))
    #expect(all.contains { $0.contains("▌Review") })
    #expect(all.contains { $0.contains("▌▌Call") })
  }
}
