import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Sample data and start screens for the tests of sayings.
enum Fireside {
  /// Returns an environment without the built-in sayings.
  static func emptyWorld(_ language: Language = .english) throws -> TestEnvironment {
    try TestEnvironment(language: language) { $0.sayings = SayingsInMemory() }
  }

  /// Returns a robot on the sayings screen.
  static func robot(_ world: TestEnvironment, size: Size = .standard) -> Robot {
    Robot(world, size: size).press(.character("3"))
  }
}

@Suite struct `The fireside` {
  @Test func `reads a saying to its end, however long it is`() throws {
    // 4.2 (9)
    let world = try Fireside.emptyWorld()
    let text = (1...90).map { "line\($0)" }.joined(separator: " and ")
    #expect(world.run("sayings add --eng '\(text)'").status == .done)
    let robot = Fireside.robot(world, size: Size(columns: 40, rows: 12)).press(.enter)
    #expect(robot.screen.contains("line1 ") && !robot.screen.contains("line90"))
    for _ in 0..<60 { robot.press(.down) }
    #expect(robot.screen.contains("line90"))
  }

  @Test func `watches the fire burn, and sees it rest when nobody is there`() throws {
    // M-39
    let robot = Robot(try TestEnvironment(), motion: true).press(.character("3"))
    #expect(robot.isMoving && robot.timeout == 167)
    let before = robot.frame
    robot.watch(milliseconds: 400)
    #expect(robot.frame != before)
    robot.watch(milliseconds: 60_000)
    #expect(!robot.isMoving)
    robot.press(.down)
    #expect(robot.isMoving)
    robot.press(.enter)
    #expect(!robot.isMoving)
    let still = Robot(try TestEnvironment(), motion: false).press(.character("3"))
    #expect(!still.isMoving)
  }

  @Test func `chooses with the mouse`() throws {
    let robot = Fireside.robot(try TestEnvironment())
    robot.click(column: 40, row: 12)
    #expect(robot.screen.contains("› 154"))
    robot.click(column: 40, row: 12)
    #expect(robot.screen.contains("Saying 154"))
    robot.press(.escape).click(column: 15, row: 0)
    #expect(robot.screen.contains("▐2 People▌"))
  }
}
