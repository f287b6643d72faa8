import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `Somebody who presses Ctrl-C` {
  @Test func `is asked before a text that was written is gone`() throws {
    // look.md: Haru asks before it discards typed text.
    let robot = Fireside.robot(try TestEnvironment())
    robot.press(.character("n")).type("Slowly").press(.control("c"))
    #expect(!robot.hasLeft)
    #expect(robot.screen.contains("Leave without saving?"))
    robot.press(.character("k"), .control("c"), .character("k"), .control("c"))
    #expect(!robot.hasLeft)
    #expect(robot.screen.contains("Slowly"))
    robot.press(.control("c"))
    #expect(robot.hasLeft)
  }

  @Test func `twice in a row leaves, and a click in between is no row`() throws {
    let robot = Fireside.robot(try TestEnvironment())
    robot.press(.character("n")).type("Slowly").press(.control("c"))
    robot.click(column: 1, row: 5).press(.control("c"))
    #expect(!robot.hasLeft)
    robot.press(.control("c"))
    #expect(robot.hasLeft)
  }

  @Test func `leaves at once where nothing is written`() throws {
    let robot = Fireside.robot(try TestEnvironment())
    robot.press(.enter, .control("c"))
    #expect(robot.hasLeft)
  }

  @Test func `takes a search or a command back first`() throws {
    for key in ["/", ":"] {
      let robot = Fireside.robot(try TestEnvironment())
      let before = robot.screen
      robot.press(.character(Character(key))).type("frog").press(.control("c"))
      #expect(!robot.hasLeft)
      #expect(robot.screen == before, "after \(key)")
      robot.press(.control("c"))
      #expect(robot.hasLeft)
    }
  }
}
