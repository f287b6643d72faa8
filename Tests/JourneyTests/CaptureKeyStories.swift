import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `Somebody with a key for one line` {
  @Test func `sees only the line, which ends with what was noted`() throws {
    // Q-12
    let world = try TestEnvironment(now: "2026-03-10T09:00")
    let robot = Robot(world, size: Size(columns: 60, rows: 3), onlyLine: "")
    #expect(!robot.screen.contains("Today"), "\(robot.screen)")
    robot.type("lunch tomorrow 1pm")
    #expect(robot.screen.contains("lunch tomorrow 1pm") && robot.screen.contains("Wed"))
    #expect(robot.screen.contains("next meaning"), "\(robot.screen)")
    robot.press(.enter)
    #expect(robot.hasLeft && robot.farewell.first?.contains("Added “lunch”") == true)
    #expect(world.run("schedule list --day tomorrow").out.contains("lunch"))
  }

  @Test func `leaves with Esc, and nothing is kept; what cannot be read is said`() throws {
    // Q-12, Q-03
    let world = try TestEnvironment(now: "2026-03-10T09:00", language: .korean)
    let robot = Robot(world, size: Size(columns: 60, rows: 2), onlyLine: "우산 챙기기")
    robot.press(.enter)
    #expect(!robot.hasLeft)
    robot.press(.escape)
    #expect(robot.hasLeft && robot.farewell.isEmpty)
    #expect(world.run("schedule").out.isEmpty)
  }

  // S-27
  @Test func `finds a line that was left, and clears it with one key`() throws {
    let world = try TestEnvironment(now: "2026-03-10T09:00")
    let robot = Robot(world)
    robot.press(.character("+")).type("lunch tomorrow").press(.escape, .character("+"))
    #expect(robot.screen.contains("Unsaved line. Ctrl-U clears it."))
    robot.press(.control("u")).type("gym")
    #expect(!robot.screen.contains("lunch") && robot.screen.contains("gym"), "\(robot.screen)")
    robot.press(.escape, .character("+")).type(" tomorrow 7am")
    #expect(robot.screen.contains("gym tomorrow 7am") && !robot.screen.contains("Unsaved"))
  }

  @Test func `is told that it takes a terminal, and what does not go with it`() throws {
    // Q-12
    let world = try TestEnvironment(now: "2026-03-10T09:00")
    #expect(
      world.run("add --prompt").status == .usage || world.run("add --prompt").status == .failed)
    #expect(world.run("add --prompt --dry-run").status == .usage)
    #expect(world.run("add").err.contains("TEXT"))
  }

  @Test func `is chosen by a digit in a terminal, and asked of scripts as commands`() throws {
    // Q-61
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    #expect(world.run("people add Priya --every 7").status == .done)
    let line = "add 'call Priya yesterday'"
    let script = world.run(line)
    #expect(script.status == .usage && script.err.contains("haru schedule add"), "\(script)")
    let none = world.run(line, answering: "")
    #expect(none.status == .usage && none.err.contains("Nothing was saved"), "\(none)")
    #expect(!world.run("people show Priya --json").out.contains(#""timesWatered":1"#))
    let chosen = world.run(line, answering: "1")
    #expect(chosen.status == .done && chosen.err.contains("  1  "), "\(chosen)")
    #expect(world.run("people show Priya --json").out.contains(#""timesWatered":1"#))
    let doubtful = world.run("add 'dentist tuesdy 3pm'", answering: "1")
    #expect(doubtful.status == .done && doubtful.err.contains("tuesdy"), "\(doubtful)")
    let saying = world.run("add 'Slow is smooth'", answering: "2")
    #expect(saying.status == .done && world.run("sayings list").out.contains("Slow is smooth"))
  }
}
