import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Snapshots of the Books screens. A person reviewed each one before it was recorded.
@Suite struct `The screens of reading` {
  @Test(arguments: [Language.korean, .english])
  func `look as they were looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      picture(
        Reader.robot(try TestEnvironment(language: language), size: size), "empty", language, name)
      let robot = Reader.robot(try Reader.world(language), size: size)
      picture(robot, "home", language, name)
      // The same book is first in Korean and last in English.
      let there: Key = language == .korean ? .home : .end
      robot.press(there, .character("r")).type("120")
      picture(robot, "read", language, name)
      robot.press(.escape, .character("x"), .enter)
      picture(robot, "book", language, name)
      robot.press(.right)
      picture(robot, "book-records", language, name)
      robot.press(.right)
      picture(robot, "book-sentences", language, name)
      robot.press(.character("s")).type("알은 세계다.")
      picture(robot, "quote", language, name)
      robot.press(.escape, .character("x"), .character("y"))
      picture(robot, "records", language, name)
      robot.press(.character("x"))
      picture(robot, "take", language, name)
      robot.press(.character("z"), .escape, .left, .character("e"))
      picture(robot, "edit", language, name)
      robot.press(.escape, .escape, .character("n"), .control("s"))
      picture(robot, "new", language, name)
      robot.press(.escape, there, .character("f"), .character("y"))
      picture(robot, "celebration", language, name)
      robot.press(.character("4"), .enter)
      robot.type(language == .korean ? "알을 깨고 나온 기분이다." : "It breaks the shell.")
      picture(robot, "asked", language, name)
      robot.press(.enter, .character("a"), .character("e")).type("24")
      picture(robot, "goal", language, name)
      robot.press(.enter)
      picture(robot, "goal-set", language, name)
      robot.press(.character("h"))
      picture(robot, "goal-home", language, name)
      robot.press(.character("b"))
      picture(robot, "noted-shelf", language, name)
      robot.press(.home, .enter)
      picture(robot, "noted-book", language, name)
    }
  }

  @Test func `are complete in letters`() throws {
    // look.md: nothing is shown only by colour.
    let robot = Reader.robot(try Reader.world(), glyphs: .ascii)
    expectSnapshot(robot.frame, named: "reading-letters-en-80x24")
    robot.press(.end, .enter, .character("*"), .right)
    expectSnapshot(robot.frame, named: "reading-book-letters-en-80x24")
  }

  @Test func `let paper fall when a book is finished`() throws {
    // BK-62
    let robot = Reader.robot(try Reader.world(), motion: true).press(
      .end, .character("f"), .character("y"))
    robot.watch(milliseconds: 900)
    expectSnapshot(robot.frame, named: "reading-confetti-en-80x24")
  }

  private func picture(_ robot: Robot, _ screen: String, _ language: Language, _ size: String) {
    expectSnapshot(robot.frame, named: "reading-\(screen)-\(language.rawValue)-\(size)")
  }
}
