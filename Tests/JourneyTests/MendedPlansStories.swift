import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Regression tests for the schedule screens.
@Suite struct `Somebody with many plans, and with company` {
  @Test(.slow) func `reads through an event that is taller than the window`() throws {
    // SC-18: long texts can be read to their end.
    let world = try TestEnvironment(now: "2026-03-17T14:40")
    let lines = (10...70).map { "row\($0)" }.joined(separator: " ")
    #expect(world.run("schedule add first --from 10:00 --body '\(lines)'").status == .done)
    #expect(world.run("schedule add second --from 11:00 --body '\(lines)'").status == .done)
    let robot = Planner.robot(world, size: Size(columns: 60, rows: 14)).press(.character("a"))
    var seen: Set<String> = []
    func look() {
      for number in 10...70 where robot.screen.contains("row\(number)") {
        seen.insert("\(number)")
      }
    }
    for _ in 0..<14 {
      look()
      robot.press(.down)
    }
    #expect(seen.count == 61)
    for _ in 0..<30 { robot.press(.down) }
    #expect(robot.screen.contains("row70"))
    robot.press(.pageUp, .pageUp, .pageUp, .pageUp, .pageUp, .pageUp)
    #expect(robot.screen.contains("first"))
  }

  @Test func `learns what somebody else did to an event meanwhile`() throws {
    // SC-11, SC-20
    let world = try Planner.world()
    let robot = Planner.robot(world).press(.down, .character("e")).type("!").press(.control("s"))
    #expect(world.run("schedule edit 'Dentist!' --body other").status == .done)
    robot.press(.character("z"), .character("Z"))
    #expect(world.run("schedule show 'Dentist!'").out.contains("other"))
    // A folded event shows its notes only if there is room.
    robot.press(.enter)
    #expect(robot.screen.contains("other"))
    #expect(world.run("schedule remove 'Dentist!' --yes").status == .done)
    robot.press(.character("x"))
    #expect(robot.notice == "“Dentist!” has been removed elsewhere in the meantime.")
    #expect(!robot.screen.contains("other"))
  }

  @Test func `stays among what is left when something is removed`() throws {
    let robot = Planner.robot(try Planner.world())
    robot.press(.down, .down, .character("x"))
    let lines = robot.screen.split(separator: "\n")
    #expect(lines.contains { $0.contains("› ▌ 18:30–20:00") && $0.contains("민아랑 저녁") })
  }

  @Test func `unfolds a day that is full of overlapping events at once`() throws {
    let world = try TestEnvironment(now: "2026-03-17T14:40")
    for number in 0..<400 {
      try world.adapters.schedule.add(
        Event(
          id: ID("n\(number)"), title: SingleLineText(stored: "n\(number)"),
          start: .on("2026-03-17", at: "10:00"), end: .on("2026-03-17", at: "11:00")))
    }
    let robot = Planner.robot(world).press(.character("a"))
    #expect(robot.screen.contains("Overlaps n1"))
    #expect(robot.frame.size == Size(columns: 80, rows: 24))
  }

  @Test func `takes back their own words alone when somebody wrote beside them`() throws {
    let world = try Planner.world()
    let robot = Planner.robot(world).press(.down, .character("e")).type("!")
    // While the form is open, another program changes other fields of the event.
    #expect(world.run("schedule edit Dentist --body theirs --to 15:05").status == .done)
    robot.press(.control("s"), .character("z"))
    #expect(robot.notice == "Undone: Changed the event “Dentist!”")
    let shown = world.run("schedule show Dentist --json").out
    #expect(shown.contains("\"body\":\"theirs\"") && shown.contains("15:05:00"))
  }

  @Test func `is told of the end of the calendar where it is`() throws {
    let world = try TestEnvironment(now: "9999-12-29T12:00")
    let robot = Planner.robot(world).press(.right, .right, .character("n")).type("End")
    robot.press(.control("s"))
    #expect(robot.screen.contains("The date is out of range"))
    #expect(!robot.screen.contains("The end must be after the start."))
    #expect(world.run("schedule list --from 9999-12-01 --json").out.contains("\"events\":[]"))
  }
}
