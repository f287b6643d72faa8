import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Snapshots of the year in moods and of the quick mood keys. A person reviewed each one before it
/// was recorded.
@Suite struct `The screens of looking back` {
  @Test(arguments: [Language.korean, .english])
  func `look as they were looked at`(_ language: Language) throws {
    // F-30, F-33
    var sizes = SnapshotSizes.shown(in: language)
    if language == .english { sizes.append(("200x60", Size(columns: 200, rows: 60))) }
    for (name, size) in sizes {
      let robot = Robot(try Retrospect.world(language), size: size).press(.character("4"))
      picture(robot.press(.character("m")), "quick", language, name)
      robot.press(.escape, .character("y"))
      picture(robot, "year", language, name)
      robot.press(.left, .left, .character("<"))
      picture(robot, "year-before", language, name)
    }
  }

  @Test func `are complete in letters`() throws {
    // F-30: nothing is shown only by colour.
    let robot = Robot(try Retrospect.world(), glyphs: .ascii).press(
      .character("4"), .character("y"))
    expectSnapshot(robot.frame, named: "moods-year-letters-en-80x24")
  }

  private func picture(_ robot: Robot, _ screen: String, _ language: Language, _ size: String) {
    expectSnapshot(robot.frame, named: "moods-\(screen)-\(language.rawValue)-\(size)")
  }
}
