import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Snapshots of the book search screens. A person reviewed each one before it was recorded.
@Suite struct `The screens of the search` {
  @Test(arguments: [Language.korean, .english])
  func `look as they were looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      func picture(_ robot: Robot, _ screen: String) {
        expectSnapshot(
          robot.frame, named: "reading-\(screen)-\(language.rawValue)-\(name)")
      }
      let world = try TestEnvironment(language: language)
      let robot = Bookshop.robot(world, size: size)
      picture(robot, "search-empty")
      robot.type("norwegian").press(.enter)
      robot.watch(milliseconds: 2_000)
      picture(robot, "search-waiting")
      robot.runBackgroundTasks().press(.down, .character("l"), .down, .character("n"))
      picture(robot, "search-add")
      robot.runBackgroundTasks().press(.control("s"))
      robot.press(.up)
      picture(robot, "search-list")
      robot.press(.character("v"), .right)
      picture(robot, "search-grid")
      robot.press(.character("v"), .character("/"), .control("u")).type("java").press(.enter)
      robot.runBackgroundTasks().press(.enter)
      picture(robot, "search-book")
      robot.press(.escape, .character("/"), .control("u")).type("broken").press(.enter)
      robot.runBackgroundTasks()
      picture(robot, "search-failed")
      let shop = Bookshop.robot(try Bookshop.worldWithKey(language), size: size)
      shop.press(.escape, .down)
      picture(shop, "search-lists")
      shop.press(.enter).runBackgroundTasks()
      picture(shop, "search-discovered")
    }
  }

  @Test func `are complete in letters`() throws {
    // §5: nothing is shown only by colour.
    let robot = Bookshop.robot(try TestEnvironment(), glyphs: .ascii).type("norwegian").press(
      .enter)
    robot.runBackgroundTasks().press(.down, .character("l"), .character("n")).runBackgroundTasks()
    robot.press(.control("s"))
    expectSnapshot(robot.frame, named: "reading-search-letters-en-80x24")
  }
}
