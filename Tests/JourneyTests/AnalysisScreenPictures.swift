import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Snapshots of the reading statistics screens. A person reviewed each one before it was recorded.
@Suite struct `The screens of the analysis` {
  @Test(arguments: [Language.korean, .english])
  func `look as they were looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      func picture(_ robot: Robot, _ screen: String) {
        expectSnapshot(robot.frame, named: "reading-\(screen)-\(language.rawValue)-\(name)")
      }
      picture(Analyst.robot(try TestEnvironment(language: language), size: size), "analysis-empty")
      let robot = Analyst.robot(try Analyst.world(language), size: size)
      picture(robot, "analysis")
      robot.press(.enter, .left)
      picture(robot, "days")
      robot.press(.character("f"))
      picture(robot, "months")
      robot.press(.character("p"))
      picture(robot, "save")
      robot.press(.escape, .escape, .down, .enter, .down)
      picture(robot, "categories")
      robot.press(.escape, .down, .enter)
      picture(robot, "finished")
      robot.press(.escape, .down, .enter)
      picture(robot, "hours")
      robot.press(.escape, .down, .enter)
      picture(robot, "calendar")
      robot.press(.escape, .character("y"), .down)
      picture(robot, "history")
    }
  }

  @Test func `are complete in letters`() throws {
    // §5: nothing is shown only by colour.
    for (number, screen) in ["days", "categories", "finished", "hours", "calendar"].enumerated() {
      let robot = Analyst.robot(try Analyst.world(), glyphs: .ascii)
      if number == 0 { expectSnapshot(robot.frame, named: "reading-analysis-letters-en-80x24") }
      for _ in 0..<number { robot.press(.down) }
      robot.press(.enter)
      expectSnapshot(robot.frame, named: "reading-\(screen)-letters-en-80x24")
    }
    let robot = Analyst.robot(try Analyst.world(), glyphs: .ascii).press(.character("y"))
    expectSnapshot(robot.frame, named: "reading-history-letters-en-80x24")
  }
}
