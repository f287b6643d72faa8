import PresentationKit
import Support
import Testing
import TextUI

/// Snapshots of the Today screen. A person reviewed each one before it was recorded.
@Suite struct `The page of the day` {
  @Test(arguments: [Language.korean, .english])
  func `looks as it was looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      func picture(_ robot: Robot, _ screen: String) {
        expectSnapshot(robot.frame, named: "today-\(screen)-\(language.rawValue)-\(name)")
      }
      picture(Robot(try BusyDay.world(language), size: size, onToday: true), "full")
      picture(Robot(try TestEnvironment(language: language), size: size, onToday: true), "empty")
    }
    let letters = Robot(try BusyDay.world(language), glyphs: .ascii, onToday: true)
    expectSnapshot(letters.frame, named: "today-letters-\(language.rawValue)-80x24")
  }
}
