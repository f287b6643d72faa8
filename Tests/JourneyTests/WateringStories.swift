import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// D-84: one key waters, and what a contact was about is written afterwards.
@Suite struct `Somebody who waters at one key` {
  private func world(_ lines: String...) throws -> TestEnvironment {
    let world = try TestEnvironment()
    for line in lines { #expect(world.run(line).status == .done, "\(line)") }
    try world.go(to: "2026-03-09T09:00")
    return world
  }

  @Test func `waters the most urgent person from any line of the day, and is told whom`() throws {
    // D-84
    let robot = Robot(try BusyDay.world(), onToday: true)
    #expect(robot.keys.contains { $0.label == "w" && $0.meaning == "water 윤재" })
    robot.press(.character("w"))
    #expect(robot.screen.contains("▐1 Today▌") && robot.notice.contains("Watered 윤재"))
    robot.press(.character("w"))
    #expect(robot.notice.contains("Watered 아버지"), "\(robot.notice)")
    robot.press(.character("z"))
    #expect(robot.notice == "Undone: Watered 아버지")
    #expect(robot.keys.contains { $0.label == "w" && $0.meaning == "water 아버지" })
  }

  @Test func `waters the person whose line is selected, not a more urgent one`() throws {
    // D-84
    let robot = Robot(try BusyDay.world(), onToday: true)
    robot.press(.down, .down, .down, .character("w"))
    #expect(robot.notice.contains("Watered 아버지"), "\(robot.screen)")
    #expect(robot.screen.contains("윤재"))
  }

  @Test func `writes on the day's page what the contact was about, after it is recorded`() throws {
    // D-84
    let world = try world("people add Mina --every 7")
    let robot = Robot(world, onToday: true).press(.character("w"), .character("f"))
    #expect(robot.takesText, "\(robot.screen)")
    robot.type("cat").press(.control("s"))
    #expect(robot.screen.contains("▐1 Today▌"), "\(robot.screen)")
    let person = world.run("people show Mina --json").out
    #expect(person.contains("cat") && person.contains(#""timesWatered":1"#), "\(person)")
  }

  @Test func `is told when no plant is due`() throws {
    // D-84
    let robot = Robot(try world("schedule add Tea --from 12:00"), onToday: true)
    robot.press(.character("w"))
    #expect(robot.notice == "No plants need water today.")
  }

  @Test func `waters the chosen plant in the garden and on its card, and adds the words later`()
    throws
  {
    // D-84
    for way in [[Key.character("w")], [.enter, .character("w")]] {
      let world = try world("people add Mina --every 7")
      let robot = Robot(world)
      for key in way { robot.press(key) }
      #expect(robot.notice.contains("Watered Mina"), "\(robot.screen)")
      robot.press(.character("f")).type("cat").press(.control("s"))
      let person = world.run("people show Mina --json").out
      #expect(person.contains("cat") && person.contains(#""timesWatered":1"#), "\(person)")
      // A second contact on the same day is early, and asked about.
      robot.press(.character("w"))
      #expect(robot.screen.contains("Mina is not thirsty yet"), "\(robot.screen)")
    }
  }
}
