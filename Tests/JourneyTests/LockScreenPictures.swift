import Domain
import PresentationKit
import PresentationShared
import Support
import Testing
import TextUI

/// Snapshots of the lock screen. A person reviewed each one before it was recorded.
@Suite struct `The cover of a locked store` {
  @Test(arguments: [Language.korean, .english])
  func `looks as it was looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      let world = try TestEnvironment(language: language)
      #expect(world.run("lock set --stdin", input: "1234\n1234\n").status == .done)
      func picture(_ robot: Robot, _ screen: String) {
        expectSnapshot(robot.frame, named: "lock-\(screen)-\(language.rawValue)-\(name)")
      }
      let robot = Robot(world, size: size)
      picture(robot, "empty")
      robot.type("12345")
      picture(robot, "typed")
      robot.press(.control("u"), .character("r"))
      picture(robot, "guest")
      robot.type("9999").press(.enter)
      picture(robot, "wrong")
      for _ in 1...7 {
        robot.type("9999").press(.enter)
        world.lockHours.pass(seconds: 1000)
      }
      picture(robot, "wait")
    }
  }

  @Test(arguments: [Language.korean, .english])
  func `asks for the password as it was looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      let world = try TestEnvironment(language: language) { adapters in
        adapters.password = ProfilePassword(
          isThere: { () throws(StorageFailure) in true },
          proves: { (_) throws(PasswordFailure) in false })
      }
      #expect(world.run("lock set --stdin", input: "1234\n1234\n").status == .done)
      let robot = Robot(world, size: size).press(.character("r")).type("wrong").press(.enter)
      robot.type("sesame")
      expectSnapshot(robot.frame, named: "lock-password-\(language.rawValue)-\(name)")
    }
  }

  @Test func `is complete in letters`() throws {
    let world = try TestEnvironment()
    #expect(world.run("lock set --stdin", input: "1234\n1234\n").status == .done)
    let robot = Robot(world, glyphs: .ascii).type("123456")
    expectSnapshot(robot.frame, named: "lock-letters-en-80x24")
  }
}
