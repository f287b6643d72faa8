import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Sample data and start screens for the tests of the schedule.
enum Planner {
  /// Returns a robot on the schedule screen.
  static func robot(_ world: TestEnvironment, size: Size = .standard) -> Robot {
    Robot(world, size: size).press(.character("5"))
  }

  /// Returns an environment with events around a Tuesday afternoon.
  static func world(_ language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-17T14:40", language: language)
    for line in [
      "schedule add 'Moving house' --from '2026-03-15 09:00' --to '2026-03-21 18:00'",
      "schedule add 산책 --from 08:00 --to 08:40 --body '매화가 피었는지 보기.'",
      "schedule add Dentist --from 14:00 --to 15:00 --body 'Third floor. Bring the card.'",
      "schedule add Call --from 14:30",
      "schedule add '민아랑 저녁' --from 18:30 --to 20:00 --body '\(evening)'",
      "schedule add Exhibition --from 'tomorrow 10:00' --to 12:00",
      "schedule add Concert --from '2026-04-30 20:00' --to 22:00",
    ] { #expect(world.run(line).status == .done) }
    return world
  }

  /// A text that is too long to be shown whole while it is folded.
  private static let evening =
    "역 앞 국숫집, 창가 자리로 예약했다. 이직하고 처음 만나는 날이니 책을 돌려주고 새 회사 이야기를 천천히 듣기."
}

@Suite struct `Somebody with plans` {
  @Test func `sees today in three groups, with both dates of what takes days`() throws {
    // SC-08, SC-11, SC-13, SC-15, SC-16, SC-17
    let robot = Planner.robot(try Planner.world())
    let lines = robot.screen.split(separator: "\n").map(String.init)
    #expect(robot.screen.contains("March 2026"))
    #expect(robot.screen.contains("Tue 17 March  today"))
    let groups = ["In progress 3", "Upcoming 1"].map { title in
      lines.firstIndex { $0.hasSuffix(title) }
    }
    #expect(groups.allSatisfy { $0 != nil } && groups.compactMap(\.self).sorted() == groups)
    // D-54: each event takes one row that begins with its time.
    #expect(lines.contains { $0.contains("15–21 Mar") && $0.contains("Moving house") })
    #expect(lines.contains { $0.contains("14:00–15:00 ‖ Dentist") && $0.hasSuffix("20 min left") })
    #expect(!robot.screen.contains("Exhibition"))
  }

  @Test func `reads the headings of all three groups on an empty day too`() throws {
    // SC-13
    let robot = Planner.robot(try TestEnvironment())
    for heading in ["In progress", "Upcoming", "Done", "Press n to add one."] {
      #expect(robot.screen.contains(heading))
    }
  }

  @Test func `reads no heading without events below it on other days`() throws {
    // D-54: a heading without events is left out.
    let world = try TestEnvironment(now: "2026-03-17T09:58")
    #expect(world.run("schedule add Talk --from 10:00 --to 10:30").status == .done)
    let robot = Planner.robot(world)
    #expect(robot.screen.contains("Upcoming 1"))
    for heading in ["In progress", "Done"] { #expect(!robot.screen.contains(heading)) }
  }

  @Test func `sees events change their group exactly when they begin and end`() throws {
    // SC-13: events move between the groups as time passes.
    let world = try TestEnvironment(now: "2026-03-17T09:58")
    #expect(world.run("schedule add Talk --from 10:00 --to 10:30").status == .done)
    let robot = Planner.robot(world)
    #expect(robot.screen.contains("Upcoming 1"))
    // The remaining minutes are updated every minute.
    #expect(robot.timeout == 60_000 && robot.screen.contains("in 2 min"))
    try robot.wait(until: "2026-03-17T09:59")
    #expect(robot.timeout == 60_000 && robot.screen.contains("in 1 min"))
    try robot.wait(until: "2026-03-17T10:00")
    #expect(robot.screen.contains("In progress 1"))
    try robot.wait(until: "2026-03-17T10:27")
    #expect(robot.timeout == 60_000 && robot.screen.contains("3 min left"))
    try robot.wait(until: "2026-03-17T10:30")
    #expect(robot.screen.contains("Done 1"))
    // Nothing else changes, except the sun on the ribbon every five minutes.
    #expect(robot.timeout == 300_000)
    robot.press(.right)
    // The current week marks the present time.
    #expect(robot.timeout == 300_000)
    for _ in 0..<7 { robot.press(.right) }
    #expect(robot.timeout == (13 * 60 + 30) * 60_000)
  }

  @Test func `stays on today when a new day begins, and on another day too`() throws {
    // SC-10, SC-11
    let world = try Planner.world()
    let robot = Planner.robot(world)
    try robot.wait(until: "2026-03-18T00:00")
    #expect(robot.screen.contains("Wed 18 March  today"))
    #expect(robot.screen.contains("Exhibition"))
    robot.press(.left)
    try robot.wait(until: "2026-03-19T00:00")
    #expect(robot.screen.contains("Tue 17 March"))
    #expect(!robot.screen.contains("March  today"))
  }

  @Test func `goes from day to day, by weeks and months, and back to today`() throws {
    // SC-08, SC-09, SC-10
    let robot = Planner.robot(try Planner.world())
    robot.press(.right)
    #expect(robot.screen.contains("Wed 18 March  tomorrow"))
    #expect(robot.screen.contains("Exhibition"))
    robot.press(.character("c"), .down, .down, .escape)
    #expect(robot.screen.contains("Wed 1 April"))
    robot.press(.character("t"))
    #expect(robot.screen.contains("Tue 17 March  today"))
    // 31 March, a month back and forth again: the day of the month stays 31.
    robot.press(.character("c"), .end, .character("<"))
    #expect(robot.screen.contains("Sat 28 February"))
    robot.press(.character(">"))
    #expect(robot.screen.contains("Tue 31 March"))
    robot.press(.character(">"))
    #expect(robot.screen.contains("Thu 30 April"))
    #expect(robot.screen.contains("Concert"))
  }

  @Test func `unfolds several at once and folds one of them again`() throws {
    // SC-18
    let world = try Planner.world(.korean)
    let robot = Planner.robot(world, size: Size(columns: 80, rows: 50))
    let end = "듣기."
    #expect(!robot.screen.contains(end))
    #expect(robot.screen.contains("…"))
    robot.press(.down, .enter, .down, .down, .enter)
    #expect(robot.screen.contains(end))
    #expect(robot.screen.contains("겹치는 일정:"))
    robot.press(.up, .up, .enter)
    #expect(robot.screen.contains(end))
    #expect(!robot.screen.contains("겹치는 일정"))
    robot.press(.character("a"))
    #expect(robot.screen.contains("겹치는 일정:"))
    robot.press(.character("a"))
    #expect(!robot.screen.contains(end))
  }

  @Test func `puts away what was chosen, whatever happens to the list meanwhile`() throws {
    // SC-19, newcomer 18
    let world = try Planner.world()
    let robot = Planner.robot(world).press(.down)
    // Another program adds an earlier event.
    #expect(world.run("schedule add Earlier --from 13:50").status == .done)
    try robot.wait(until: "2026-03-17T14:41")
    robot.press(.character("x"))
    #expect(robot.notice == "Removed “Dentist”. z restores it.")
    let list = world.run("schedule list --json").out
    #expect(!list.contains("Dentist") && list.contains("Earlier"))
    robot.press(.character("z"))
    #expect(robot.notice == "Undone: Removed the event “Dentist”")
    #expect(world.run("schedule list --json").out.contains("Dentist"))
  }

  @Test func `sees which events are meant for the same time`() throws {
    let robot = Planner.robot(try Planner.world())
    let lines = robot.screen.split(separator: "\n")
    for title in ["‖ Dentist", "‖ Call"] { #expect(lines.contains { $0.contains(title) }) }
    #expect(!robot.screen.contains("‖ Moving house"))
    robot.press(.character("n")).type("Lunch").press(.tab).type("19").press(.control("s"))
    #expect(robot.notice.contains("The event overlaps “민아랑 저녁”"))
  }

  @Test func `finds events by any part of their words, and days by their names`() throws {
    let robot = Planner.robot(try Planner.world()).press(.character("/"))
    robot.type("국숫")
    #expect(robot.screen.contains("민아랑 저녁"))
    #expect(!robot.screen.contains("Dentist"))
    for _ in 0..<2 { robot.press(.backspace) }
    robot.type("CONC")
    #expect(robot.screen.contains("Concert"))
    robot.press(.enter)
    #expect(robot.screen.contains("Thu 30 April"))
    robot.press(.character("/")).type("2026-03-18")
    #expect(robot.screen.contains("Go to Wed 18 March (tomorrow)"))
    robot.press(.enter)
    #expect(robot.screen.contains("Exhibition"))
    robot.press(.character("/")).type("어제").press(.enter)
    #expect(robot.screen.contains("Mon 16 March  yesterday"))
    robot.press(.character("/")).type("nothing like it")
    #expect(robot.screen.contains("Nothing found."))
    robot.press(.enter, .escape)
    #expect(robot.screen.contains("Mon 16 March"))
  }

  @Test func `clicks on days and events, and turns the wheel`() throws {
    let robot = Planner.robot(try Planner.world())
    let rows = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let week = try #require(rows.firstIndex { $0.contains("▐17▌") })
    // Columns of the calendar are four cells wide and begin at the third cell.
    robot.click(column: 2 + 4 * 2 + 2, row: week)
    #expect(robot.screen.contains("Wed 18 March"))
    robot.click(column: 2 + 4 + 2, row: week)
    let call = try #require(
      robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("‖ Call") })
    robot.click(column: 50, row: call)
    robot.click(column: 50, row: call)
    #expect(robot.screen.contains("Overlaps Dentist"))
    robot.turnWheel(down: false)
    robot.press(.enter)
    #expect(robot.screen.contains("Overlaps Call"))
  }

  @Test func `only looks where nothing may be changed`() throws {
    let world = try Planner.world()
    let robot = Robot(world, readOnly: true).press(.character("5"), .character("n"))
    #expect(robot.notice.contains("--read-only"))
    robot.press(.character("x"))
    #expect(robot.notice.contains("--read-only"))
    #expect(world.run("trash --json").out.contains(#""trash":[]"#))
  }
}
