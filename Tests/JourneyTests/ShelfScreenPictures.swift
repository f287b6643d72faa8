import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Snapshots of the bookshelf screens. A person reviewed each one before it was recorded.
@Suite struct `The screens of the bookshelf` {
  @Test(arguments: [Language.korean, .english])
  func `look as they were looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      let empty = Bookshelf.robot(try TestEnvironment(language: language), size: size)
      picture(empty, "shelf-empty", language, name)
      picture(empty.press(.character("t")), "sentences-empty", language, name)
      let robot = Bookshelf.robot(try Bookshelf.world(language), size: size)
      picture(robot, "shelf", language, name)
      picture(robot.press(.character("f"), .down), "shelf-liked", language, name)
      picture(robot.press(.character("s")).type("Wood"), "shelf-typing", language, name)
      picture(robot.press(.enter), "shelf-found", language, name)
      robot.press(.character("t"), .down)
      picture(robot, "sentences", language, name)
      picture(robot.press(.end), "sentences-end", language, name)
      picture(robot.press(.character("x")), "sentences-remove", language, name)
      picture(robot.press(.character("z"), .character("m")), "sentences-markdown", language, name)
    }
  }

  @Test func `are complete in letters`() throws {
    // §5: nothing is shown only by colour.
    let robot = Robot(try Bookshelf.world(), glyphs: .ascii)
    robot.press(.character("6"), .character("b"))
    expectSnapshot(robot.frame, named: "reading-shelf-letters-en-80x24")
    robot.press(.character("t"))
    expectSnapshot(robot.frame, named: "reading-sentences-letters-en-80x24")
  }

  private func picture(_ robot: Robot, _ screen: String, _ language: Language, _ size: String) {
    expectSnapshot(robot.frame, named: "reading-\(screen)-\(language.rawValue)-\(size)")
  }
}
