import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Tests of keys typed by mistake, such as Korean letters when commands expect Latin ones.
@Suite struct `Somebody at another keyboard` {
  @Test(arguments: [Language.korean, .english])
  func `is told after two syllables which key changes the letters`(_ language: Language) throws {
    // korean D1
    let robot = Robot(try TestEnvironment(language: language))
    robot.press(.character("주"))
    #expect(robot.notice == "")
    robot.press(.character("자"))
    #expect(robot.notice.contains("한/영"))
    // In a form they are normal letters.
    robot.press(.character("n")).type("주자")
    #expect(!robot.notice.contains("한/영") && robot.screen.contains("주자"))
  }

  @Test func `answers by yes and no wherever there are two answers`() throws {
    // newcomer 20
    let world = try TestEnvironment()
    #expect(world.run("people add Mina --every 3").status == .done)
    let robot = Robot(world).press(.enter, .character("D"))
    // A change that can be undone happens at once; a permanent deletion asks first.
    #expect(!world.run("people list").out.contains("Mina"), "\(robot.screen)")
    robot.press(.character(","), .home)
    for _ in 0..<30 where !robot.screen.contains("› Trash") { robot.press(.down) }
    robot.press(.enter, .character("x"), .character("n"))
    #expect(try world.features.history.trash.list().count == 1, "\(robot.screen)")
    // A permanent deletion is only confirmed by its own key.
    robot.press(.character("x"), .character("y"))
    #expect(try world.features.history.trash.list().count == 1, "\(robot.screen)")
    robot.press(.character("e"))
    #expect(try world.features.history.trash.list().isEmpty, "\(robot.screen)")
    robot.press(.character("1"), .character("1"), .character("n"))
    robot.type("Jun").press(.escape, .character("ㅜ"))
    #expect(robot.screen.contains("Jun") && !robot.screen.contains("Leave without saving?"))
    robot.press(.escape, .character("4"))
    #expect(robot.notice.contains("k ") && robot.notice.contains("x "), "\(robot.screen)")
    robot.press(.character("y"))
    #expect(!robot.screen.contains("Jun"))
  }

  @Test func `saves by enter where there is nothing further to fill in`() throws {
    // newcomer 20, look F-05
    let world = try TestEnvironment()
    let robot = Robot(world).press(.character("n")).type("Mina")
    let bar = robot.screen.split(separator: "\n").last ?? ""
    #expect(!bar.contains("↵ Ctrl-S"))
    for _ in 0..<12 where !(robot.screen.split(separator: "\n").last ?? "").contains("↵ Ctrl-S") {
      robot.press(.tab)
    }
    robot.press(.enter)
    #expect(world.run("people list").out.contains("Mina"), "\(robot.screen)")
  }

  @Test func `is offered the way back at once where one key finished a book`() throws {
    // korean D14
    let world = try TestEnvironment()
    #expect(world.run("books add --manual --title Emma --pages 300").status == .done)
    let robot = Robot(world).press(.character("6"), .character("f"), .character("y"))
    #expect(robot.screen.contains("z undo"), "\(robot.screen)")
    robot.press(.character("z"))
    #expect(world.run("books show Emma --json").out.contains("\"page\":0"), "\(robot.screen)")
  }

  @Test func `pastes far too much, and is told how much was taken`() throws {
    // hostile F-8
    let robot = Robot(try TestEnvironment())
    for open in [Key.character(":"), .control("f"), .character("/")] {
      robot.press(.escape, .escape, .character("2"), open)
      robot.paste(String(repeating: "가나다라마 ", count: 70_000))
      #expect(
        robot.notice.contains("too long") || robot.notice.contains("The maximum is"), "\(open)")
      robot.paste("a" + String(repeating: "\u{301}", count: 400_000))
    }
    robot.press(.escape, .escape, .character("5"), .character("n"))
    robot.paste(String(repeating: "line\n", count: 200_000))
    #expect(robot.notice.contains("The maximum is"), "\(robot.screen)")
  }
}
