import Domain
import Support
import Testing
import TextUI

@testable import PresentationKit
@testable import PresentationShared

/// Snapshots of the page about encryption. A person reviewed each one before it was recorded.
@Suite struct `The page about encryption` {
  /// Opens the page with the row of More below the lock.
  private func page(_ world: TestEnvironment, _ size: Size) -> Robot {
    let robot = Robot(world, size: size).press(.character(","))
    let title = "› " + MoreItem.encryption.title(world.language)
    return robot.walk(to: title, within: 20).press(.enter)
  }

  @Test(arguments: [Language.korean, .english])
  func `looks as it was looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      let fixture = try EncryptionFixture()
      let world = try fixture.world(language)
      func picture(_ robot: Robot, _ screen: String) {
        expectSnapshot(robot.frame, named: "encryption-\(screen)-\(language.rawValue)-\(name)")
      }
      let robot = page(world, size)
      picture(robot, "off")
      robot.press(.enter)
      picture(robot, "form")
      robot.type("three").press(.enter).type("three").press(.enter)
      picture(robot, "refused")
      robot.press(.control("u")).type(EncryptionFixture.passphrase)
      robot.press(.enter, .control("u")).type(EncryptionFixture.passphrase).press(.enter)
      picture(robot, "question")
      robot.press(.character("y"))
      picture(robot, "key")
      robot.press(.enter).type("AAAAA").press(.control("s"))
      picture(robot, "groups")
      try fixture.turnOn(world)
      picture(page(world, size), "on")
      try fixture.store.close()
      picture(page(world, size), "closed")
    }
  }

  @Test func `is complete in letters`() throws {
    let world = try EncryptionFixture().world()
    let robot = Robot(world, glyphs: .ascii).press(.character(","))
    robot.walk(to: "> Encryption", within: 20).press(.enter)
    expectSnapshot(robot.frame, named: "encryption-letters-en-80x24")
  }
}
