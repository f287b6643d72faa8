import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Snapshots of the search across all parts. A person reviewed each one before it was recorded.
@Suite struct `The pages across all parts` {
  @Test(arguments: [Language.korean, .english])
  func `look as they were looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      let robot = Finder.robot(try Finder.world(language), size: size)
      picture(robot, "blank", language, name)
      robot.type("윤슬")
      picture(robot, "found", language, name)
      robot.press(.tab, .down)
      picture(robot, "part", language, name)
      robot.press(.backTab).type("날")
      picture(robot, "nothing", language, name)
      robot.press(.control("u")).type("어제")
      picture(robot, "date", language, name)
      robot.press(.enter, .right)
      picture(robot, "timeline", language, name)
      robot.press(.character("g")).type("2026-01")
      picture(robot, "typed", language, name)
    }
  }

  @Test func `are complete in letters`() throws {
    let robot = Robot(try Finder.world(.english), glyphs: .ascii).press(.control("f")).type("윤슬")
    expectSnapshot(robot.frame, named: "finding-letters-en-80x24")
    robot.press(.control("t"))
    expectSnapshot(robot.frame, named: "finding-timeline-letters-en-80x24")
  }

  private func picture(_ robot: Robot, _ screen: String, _ language: Language, _ size: String) {
    expectSnapshot(robot.frame, named: "finding-\(screen)-\(language.rawValue)-\(size)")
  }
}
