import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Snapshots of the mood screens. A person reviewed each one before it was recorded.
@Suite struct `The screens of moods` {
  @Test(arguments: [Language.korean, .english])
  func `look as they were looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      let bare = try TestEnvironment(language: language)
      let newcomer = Robot(bare, size: size).press(.character("4"))
      picture(newcomer, "name", language, name)
      newcomer.type(language == .korean ? "민아" : "Mina").press(.enter)
      picture(newcomer, "guide", language, name)
      newcomer.press(.down, .enter)
      picture(newcomer, "tip", language, name)
      let robot = Atelier.robot(try Atelier.world(language), size: size)
      picture(robot, "canvas", language, name)
      robot.press(.enter)
      picture(robot, "card", language, name)
      robot.press(.escape, .character("n"))
      picture(robot, "gauge", language, name)
      robot.press(.pageUp, .enter)
      picture(robot, "write", language, name)
      robot.press(.escape, .character("d"))
      picture(robot, "diary", language, name)
      robot.press(.character("c"))
      picture(robot, "month", language, name)
      robot.press(.escape, .character("x"))
      picture(robot, "remove", language, name)
      robot.press(.character("z"), .escape, .left, .left, .character("t"), .character("w"))
      picture(robot, "save", language, name)
    }
  }

  @Test func `are complete in letters`() throws {
    // CV-18, §5: nothing is shown only by colour.
    let world = try Atelier.world()
    _ = world.run("settings set moods.artist Mina")
    let robot = Robot(world, glyphs: .ascii).press(.character("4"))
    expectSnapshot(robot.frame, named: "moods-letters-en-80x24")
  }

  private func picture(_ robot: Robot, _ screen: String, _ language: Language, _ size: String) {
    expectSnapshot(robot.frame, named: "moods-\(screen)-\(language.rawValue)-\(size)")
  }
}
