import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Snapshots of the sayings screens. A person reviewed each one before it was recorded.
@Suite struct `The screens of sayings` {
  @Test(arguments: [Language.korean, .english])
  func `look as they were looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      let robot = Robot(try collection(language), size: size).press(.character("3"))
      picture(robot, "home", language, name)
      robot.press(.character("v"))
      picture(robot, "cards", language, name)
      robot.press(.character("v"), .up)
      picture(robot, "recommended", language, name)
      robot.press(.down, .enter)
      picture(robot, "open", language, name)
      robot.press(.character("s"))
      picture(robot, "share", language, name)
      robot.press(.character("p"))
      picture(robot, "save", language, name)
      robot.press(.escape, .character("e"))
      picture(robot, "edit", language, name)
      robot.press(.escape, .escape, .character("f"))
      picture(robot, "liked", language, name)
      robot.press(.character("/")).type("바람")
      picture(robot, "searching", language, name)
      robot.press(.enter)
      picture(robot, "found", language, name)
      robot.press(.escape, .character("n"))
      picture(robot, "new", language, name)
      let bare = try TestEnvironment(language: language) { $0.sayings = SayingsInMemory() }
      picture(Robot(bare, size: size).press(.character("3")), "empty", language, name)
    }
  }

  @Test func `are complete in letters`() throws {
    // M-15, M-39: nothing is shown only by colour.
    let robot = Robot(try collection(.english), glyphs: .ascii).press(.character("3"))
    expectSnapshot(robot.frame, named: "sayings-letters-en-80x24")
  }

  private func picture(_ robot: Robot, _ screen: String, _ language: Language, _ size: String) {
    expectSnapshot(robot.frame, named: "sayings-\(screen)-\(language.rawValue)-\(size)")
  }

  private func collection(_ language: Language) throws -> TestEnvironment {
    let world = try TestEnvironment(language: language)
    for line in [
      "sayings add --eng 'It is all right to go slowly.' --kor '천천히 가도 괜찮아요.' --who '- 하루 -'",
      "sayings add --kor '바람이 부는 쪽으로 돛을 펴고, 물이 드는 때를 기다려 배를 띄우고, 그래도 안 되면 노를 저어라.'",
      "sayings like 154", "sayings like 156", "sayings use 155", "sayings show 156",
    ] { #expect(world.run(line).status == .done) }
    return world
  }
}
