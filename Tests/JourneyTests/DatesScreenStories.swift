import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// The dates of a person on the screens.
@Suite struct `The dates on a card` {
  // L-10, L-12
  @Test func `are shown, added, edited and removed`() throws {
    let world = try TestEnvironment(now: "2026-04-01T09:00")
    #expect(world.run("people add Tom --every none --birthday 1990-04-05").status == .done)
    let robot = Robot(world)
    robot.press(.enter).press(.character("a"))
    #expect(robot.screen.contains("Dates of Tom") && robot.screen.contains("birthday"))
    robot.press(.character("n")).type("wedding").press(.tab).type("5 May 2018").press(.tab)
    robot.type("7d").press(.control("s"))
    #expect(robot.screen.contains("wedding anniversary"), "\(robot.screen)")
    let json = world.run("people dates Tom --json").out
    #expect(json.contains(#""date":"2018-05-05""#) && json.contains(#""remind":["7d"]"#), "\(json)")
    robot.press(.down).press(.character("e")).press(.tab).press(.control("u"))
    robot.type("6 May 2018").press(.control("s"))
    #expect(world.run("people dates Tom --json").out.contains("2018-05-06"), "\(robot.screen)")
    robot.press(.character("x"))
    #expect(!world.run("people dates Tom --json").out.contains("wedding"), "\(robot.screen)")
    robot.press(.character("z"))
    #expect(world.run("people dates Tom --json").out.contains("wedding"), "\(robot.screen)")
    robot.press(.escape)
    #expect(robot.screen.contains("6 May 2018"), "\(robot.screen)")
  }
}
