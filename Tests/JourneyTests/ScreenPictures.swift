import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Snapshots of the People screens. A person reviewed each one before it was recorded.
@Suite struct `The screens of people` {
  @Test(arguments: [Language.korean, .english])
  func `look as they were looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      let robot = Robot(try garden(language), size: size)
      picture(robot, "home", language, name)
      robot.press(.enter)
      picture(robot, "card", language, name)
      robot.press(.character("e"))
      picture(robot, "edit", language, name)
      robot.press(.escape, .escape, .down, .character("f"))
      picture(robot, "care", language, name)
      robot.press(.character("r"))
      picture(robot, "water", language, name)
      robot.press(.escape, .character("c"), .pageUp, .pageDown, .left)
      for _ in 0..<8 { robot.press(.left) }
      picture(robot, "calendar", language, name)
      robot.press(.escape, .down, .down, .character("w"))
      picture(robot, "early", language, name)
      robot.press(.escape, .up, .character("f"), .character("p"))
      picture(robot, "postpone", language, name)
      robot.press(.escape, .enter, .character("D"))
      picture(robot, "remove", language, name)
      robot.press(.escape, .escape, .character("n"))
      picture(robot, "new", language, name)
      picture(Robot(try TestEnvironment(language: language), size: size), "empty", language, name)
    }
  }

  private func picture(_ robot: Robot, _ screen: String, _ language: Language, _ size: String) {
    expectSnapshot(robot.frame, named: "people-\(screen)-\(language.rawValue)-\(size)")
  }

  private func garden(_ language: Language) throws -> TestEnvironment {
    let world = try TestEnvironment(language: language)
    for line in [
      "people add 김민아 --nickname 민아 --every 7 --phone 010-1234-5678 --birthday 05-17",
      "people add 아버지 --every 8 --birthday 1961-03-08",
      "people add 서연 --every 16",
      "people add 'Thomas Berg' --nickname Tom --every 30",
      "people add '이름이 아주아주 길어서 한 줄에 다 들어가지 않는 사람' --every 90",
    ] { #expect(world.run(line).status == .done) }
    try world.go(to: "2026-03-08T20:00")
    _ = world.run(
      "people water 민아 --by met --keyword 이직 --keyword 커피 --memo '이직하고 첫 주. 동료들이 좋다고 한다.'")
    try world.go(to: "2026-03-17T20:00")
    return world
  }
}
