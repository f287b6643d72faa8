import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `Somebody who has finished a book` {
  /// Returns the JSON of a book.
  private func book(_ world: TestEnvironment, _ title: String = "데미안") -> String {
    world.run("books show '\(title)' --json").out
  }

  private func finished(_ world: TestEnvironment) -> Robot {
    Reader.robot(world).press(.end, .character("f"), .character("y"))
  }

  @Test func `gives stars and says one sentence about it, which is undone at once`() throws {
    // Q-46
    let world = try Reader.world()
    let robot = finished(world).press(.character("5"), .enter)
    robot.type("I would read it again.").press(.enter)
    #expect(robot.notice == "“데미안” ★★★★★ · “I would read it again.”")
    #expect(robot.screen.contains("How far did you read today?"))
    #expect(book(world).contains(#""rating":5,"note":"I would read it again.""#))
    robot.press(.character("z"))
    #expect(book(world).contains(#""completed":true"#), "it stays finished")
    #expect(book(world).contains(#""rating":null,"note":null"#))
  }

  @Test(arguments: [[Key.escape], [.enter, .enter], [.control("s")]])
  func `says nothing about it, and is asked no more`(_ keys: [Key]) throws {
    // Q-46
    let world = try Reader.world()
    let robot = finished(world)
    for key in keys { robot.press(key) }
    #expect(robot.screen.contains("How far did you read today?"))
    #expect(book(world).contains(#""completed":true"#))
    #expect(book(world).contains(#""rating":null,"note":null"#))
  }

  @Test func `does not lose what was typed by one key, and is told what is too long`() throws {
    // Q-46
    let world = try Reader.world()
    let robot = finished(world).press(.character("3"), .enter).type("Fine").press(.escape)
    #expect(
      robot.screen.contains("How was it?")
        && robot.keys.contains { $0.keys.contains(.character("k")) })
    robot.press(.character("k"))
    robot.type(String(repeating: "!", count: 300)).press(.enter)
    let note = "Fine" + String(repeating: "!", count: 196)
    #expect(book(world).contains("\"rating\":3,\"note\":\"\(note)\""))
    // Digits above five are ignored, and 0 removes the rating.
    let again = finished(try Reader.world()).press(.character("4"), .character("9"))
    #expect(again.screen.contains("★ ★ ★ ★ ☆"))
    #expect(again.press(.character("0")).screen.contains("☆ ☆ ☆ ☆ ☆"))
  }

  @Test func `changes the sentence in the form of the book, and reads it on its page`() throws {
    // Q-46
    let world = try Reader.world()
    #expect(world.run("books edit Momo --note 'Grey men are real.'").status == .done)
    let robot = Reader.robot(world).press(.character("b"), .enter)
    #expect(robot.screen.contains("Note ") && robot.screen.contains("Grey men are real."))
    robot.press(.character("e"), .down, .down, .down).type(" Run!").press(.control("s"))
    #expect(robot.screen.contains("Grey men are real. Run!"))
    #expect(book(world, "Momo").contains(#""note":"Grey men are real. Run!""#))
    robot.press(.escape)
    #expect(robot.screen.contains("“Grey men are real. Run!”"), "the shelf says it")
  }
}

@Suite struct `Somebody with a reading goal` {
  @Test func `sets it where reading is looked back on, and sees how it stands`() throws {
    // Q-46
    let world = try Reader.world()
    let robot = Reader.robot(world).press(.character("a"))
    #expect(!robot.screen.contains("this year"))
    robot.press(.character("e"))
    #expect(robot.screen.contains("How many books in 2026?") && robot.screen.contains("12 books"))
    robot.type("24")
    #expect(robot.screen.contains("1 of 24 books finished in 2026."))
    #expect(Reader.says(robot, "You are 3 books behind schedule."))
    #expect(robot.screen.contains("Finish 23 more books in 299 days: one every 13 days."))
    robot.press(.enter)
    #expect(robot.notice == "Set the reading goal for 2026 to 24 books.")
    #expect(robot.screen.contains("1 of 24 books this year · 3 behind"))
    let json = #""goal":{"year":2026,"target":24,"finished":1,"ahead":-3}"#
    #expect(world.run("books goal --json").out.contains(json))
    robot.press(.character("z"))
    #expect(robot.notice == "Undone: Set the reading goal for 2026")
    #expect(!robot.screen.contains("this year"))
  }

  @Test func `takes it away with a zero, and is told what is too much`() throws {
    // Q-46
    let world = try Reader.world()
    #expect(world.run("books goal 2").status == .done)
    let robot = Reader.robot(world).press(.character("a"), .character("e")).type("1001")
    robot.press(.enter)
    #expect(Reader.says(robot, "! A reading goal must be from 1 to 1000 books."))
    for _ in 0..<4 { robot.press(.backspace) }
    robot.press(.enter)
    #expect(robot.notice.hasPrefix("Removed the reading goal for 2026."))
    #expect(
      world.run("books goal --json").out.contains(#""target":null,"finished":1,"ahead":null"#))
    robot.press(.character("e"), .escape)
    #expect(robot.screen.contains("being read"), "a form nobody typed in is left at once")
  }

  @Test func `is asked for none before anything was read, but may set one`() throws {
    let world = try TestEnvironment()
    let robot = Reader.robot(world).press(.character("6"), .character("a"), .character("e"))
    robot.press(.enter)
    #expect(robot.screen.contains("0 of 12 books this year"), "a book a month is offered")
  }

  @Test func `sees it on a large screen beside the books`() throws {
    // face.md
    let world = try Reader.world()
    #expect(world.run("books goal 1").status == .done)
    let robot = Reader.robot(world, size: Size(columns: 200, rows: 60))
    #expect(robot.screen.contains("A year of reading") && robot.screen.contains("Shelf"))
    #expect(robot.screen.contains("1/1") && robot.screen.contains("goal reached"))
  }
}
