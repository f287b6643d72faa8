import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Snapshots of the schedule screens. A person reviewed each one before it was recorded.
@Suite struct `The screens of the schedule` {
  @Test(arguments: [Language.korean, .english])
  func `look as they were looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      let empty = Planner.robot(try TestEnvironment(language: language), size: size)
      picture(empty, "empty", language, name)
      let robot = Planner.robot(try Planner.world(language), size: size)
      picture(robot, "home", language, name)
      robot.press(.down, .enter)
      picture(robot, "unfolded", language, name)
      robot.press(.character("c"), .down)
      picture(robot, "calendar", language, name)
      robot.press(.escape, .character("t"), .down, .character("x"))
      picture(robot, "remove", language, name)
      robot.press(.character("z"), .character("e"), .tab, .up)
      picture(robot, "form", language, name)
      robot.press(.tab).type("1").press(.control("s"))
      picture(robot, "refused", language, name)
      robot.press(.escape, .character("x"), .character("/")).type("ca")
      picture(robot, "find", language, name)
    }
  }

  @Test(arguments: [Language.korean, .english])
  func `of several days look as they were looked at`(_ language: Language) throws {
    let large = ("200x60", Size(columns: 200, rows: 60))
    let medium = ("120x40", Size(columns: 120, rows: 40))
    let sizes = SnapshotSizes.shown(in: language) + [medium, large]
    let world = try Planner.world(language)
    for (name, size) in sizes {
      for (key, screen) in [("g", "agenda"), ("w", "week"), ("y", "year")] {
        let robot = Planner.robot(world, size: size).type(key).press(.right)
        picture(robot, screen, language, name)
      }
    }
    picture(Planner.robot(world, size: large.1), "home", language, large.0)
  }

  @Test func `have the moon at night`() throws {
    let world = try Planner.world()
    try world.go(to: "2026-03-17T22:10")
    let robot = Planner.robot(world, size: Size(columns: 120, rows: 40))
    expectSnapshot(robot.frame, named: "schedule-night-en-120x40")
  }

  @Test func `are complete in letters`() throws {
    // §5: nothing is shown only by colour.
    let robot = Robot(try Planner.world(), glyphs: .ascii).press(.character("5"))
    expectSnapshot(robot.frame, named: "schedule-letters-en-80x24")
  }

  private func picture(_ robot: Robot, _ screen: String, _ language: Language, _ size: String) {
    expectSnapshot(robot.frame, named: "schedule-\(screen)-\(language.rawValue)-\(size)")
  }
}
