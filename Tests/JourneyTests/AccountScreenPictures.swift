import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Snapshots of the profile and lock screens. A person reviewed each one before it was recorded.
@Suite struct `The screens of one's own profile` {
  @Test(arguments: [Language.korean, .english])
  func `look as they were looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      func picture(_ robot: Robot, _ screen: String) {
        expectSnapshot(robot.frame, named: "account-\(screen)-\(language.rawValue)-\(name)")
      }
      let world = try TestEnvironment(language: language)
      try world.profiles.register("민아", email: "mina@example.com", phone: "010-1234-5678")
      let robot = Robot(world, size: size).press(.character(","), .enter)
      picture(robot, "home")
      for _ in 0..<5 { robot.press(.down) }
      robot.press(.enter).type("haru-2026").press(.enter).type("haru").press(.enter).type("h")
      picture(robot, "password")
      let guest = Robot(try TestEnvironment(language: language), size: size)
      guest.press(.character(","), .down, .down, .enter).type("1234")
      picture(guest, "lock")
    }
  }
}
