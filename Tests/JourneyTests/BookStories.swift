import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `Somebody with one book open` {
  private func robot(_ world: TestEnvironment) -> Robot {
    Reader.robot(world).press(.end, .enter)
  }

  // newcomer 21
  @Test(arguments: [
    ("'science fiction'", "fantasy"), ("Sci-Fi", "fantasy"), ("mystery", "genreNovel"),
    ("Fiction", "poem"), ("memoir", "autobiography"), ("소설", "poem"), ("essay", "essay"),
    ("Other", "etc"),
  ])
  func `finds a category by the name readers have for it`(_ said: String, _ code: String) throws {
    let world = try TestEnvironment()
    let line = "books add --manual --title Dune --pages 500 --category \(said) --json"
    #expect(world.run(line).out.contains("\"category\":\"\(code)\""), "\(world.run(line).err)")
  }

  @Test func `sees how it stands, and three sides of it`() throws {
    // BK-48, BK-49, BK-52, BK-82
    let robot = robot(try Reader.world())
    for text in [
      "데미안", "헤르만 헤세 · 민음사 · Fiction and poetry", "105/239 p", "43%",
      "in 23 days (by 31 March) · 6 pages a day", "Nothing read yet today.", "Sun 1 March 2026",
      "9788937460449",
    ] { #expect(robot.screen.contains(text), "\(text)") }
    // Text that does not fit is cut with “…”, and a key scrolls to it.
    #expect(robot.screen.contains("…"))
    #expect(robot.press(.end).screen.contains("에밀 싱클레어의 젊은 날 이야기."))
    robot.press(.right)
    #expect(robot.screen.contains("105 pages in all · 52.5 per reading day · 7.5 a day"))
    #expect(robot.screen.contains("evening (18–24)") && robot.screen.contains("1 day"))
    robot.press(.right)
    let lines = robot.screen.split(separator: "\n").map(String.init)
    let pages = lines.filter { $0.contains("p. ") && $0.contains("2026") }
    #expect(pages.map { $0.contains("p. 9 ") } == [true, false], "by page")
    robot.press(.right)
    #expect(robot.screen.contains("ISBN-13"))
  }

  @Test func `has nothing to draw before the first record, and is told how to begin`() throws {
    // BK-82
    let world = try Reader.world()
    let robot = Reader.robot(world).press(.home, .down, .enter, .right)
    #expect(robot.screen.contains("No reading recorded yet. Press r to record some."))
    robot.press(.right)
    #expect(robot.screen.contains("No quotes yet. Press s to save one."))
  }

  @Test func `gives stars one by one, and none after five`() throws {
    // BK-36
    let world = try Reader.world()
    let robot = robot(world).press(.character("*"), .character("*"), .character("*"))
    #expect(robot.screen.contains("★★★☆☆"))
    robot.press(.character("z"))
    #expect(robot.screen.contains("★★☆☆☆"))
    for _ in 0..<4 { robot.press(.character("*")) }
    #expect(!robot.screen.contains("★★"))
    #expect(world.run("books show 데미안 --json").out.contains(#""rating":null"#))
  }

  @Test func `likes it and likes it no more`() throws {
    // BK-26
    let world = try Reader.world()
    let robot = robot(world).press(.character("l"))
    #expect(robot.screen.contains("데미안 ♥"))
    #expect(world.run("books shelf --liked --json").out.contains("9788937460449"))
    robot.press(.character("l"))
    #expect(!robot.screen.contains("♥"))
    robot.press(.character("z"))
    #expect(robot.screen.contains("데미안 ♥"))
  }

  @Test func `keeps a sentence, changes it, and puts it away`() throws {
    // BK-65, BK-66, BK-67, BK-68
    let world = try Reader.world()
    let robot = robot(world).press(.character("s"), .control("s"))
    #expect(robot.screen.contains("! The quote is empty."))
    robot.type("알은 세계다.").press(.control("s"))
    #expect(robot.screen.contains("Is the quote on page 1?"))
    robot.press(.character("k"), .tab).type("124").press(.control("s"))
    #expect(robot.notice == "Saved the quote from page 124.")
    #expect(robot.screen.contains("알은 세계다."))
    robot.press(.end, .character("e")).type("!").press(.control("s"))
    #expect(robot.screen.contains("알은 세계다.!"))
    #expect(robot.notice == "Changed the quote.")
    robot.press(.character("z"))
    #expect(!world.run("quotes 데미안").out.contains("알은 세계다.!"))
    robot.press(.end, .character("x"))
    #expect(!robot.screen.contains("알은 세계다."))
    robot.press(.character("z"))
    #expect(robot.screen.contains("알은 세계다."))
  }

  @Test func `keeps the last page too, and page 1 after a question`() throws {
    // BK-66, BK-86
    let world = try Reader.world()
    let robot = robot(world).press(.character("s")).type("끝").press(.tab).type("239")
    robot.press(.control("s"))
    #expect(world.run("quotes 데미안 --json").out.contains(#""page":239"#))
    robot.press(.character("s")).type("처음").press(.control("s"), .character("y"))
    #expect(
      world.run("quotes 데미안 --json").out.contains(#""page":1,"location":null,"text":"처음""#))
  }

  @Test func `is told of a page the book does not have, which is never cut to another`() throws {
    // BK-66
    let world = try Reader.world()
    let robot = robot(world).press(.character("s")).type("끝").press(.tab).type("9999")
    robot.press(.control("s"))
    #expect(robot.screen.contains("9999"))
    #expect(robot.screen.contains("! The page must be from 1 to 239."))
    #expect(!world.run("quotes 데미안 --json").out.contains("끝"))
  }

  @Test func `is stopped at 300 characters of a sentence`() throws {
    // BK-65
    let robot = robot(try Reader.world()).press(.character("s"))
    robot.paste(String(repeating: "가", count: 310))
    #expect(robot.screen.contains("300/300"))
  }

  @Test func `keeps a sentence as a saying`() throws {
    let world = try Reader.world()
    let robot = robot(world).press(.right, .right, .character("w"))
    #expect(robot.notice.hasPrefix("Saved the quote as saying"))
    let found = world.run("sayings search '살아 보려고'").out
    #expect(found.contains("헤르만 헤세, 데미안"))
  }

  @Test func `mends the day it was published and its link, and takes that back`() throws {
    // BK-34
    let world = try Reader.world()
    let robot = robot(world).press(.character("e"))
    for _ in 0..<8 { robot.press(.tab) }
    robot.press(.control("u")).type("soon").press(.control("s"))
    #expect(robot.screen.contains("! Write the date like 2026-03-01."))
    robot.press(.control("u")).type("1919-06-01").press(.tab, .control("u"))
    robot.type("https://example.com/d").press(.control("s"))
    let book = world.run("books show 데미안 --json").out
    #expect(book.contains(#""published":"1919-06-01""#))
    #expect(book.contains(#""link":"https://example.com/d""#))
    robot.press(.character("z"))
    #expect(world.run("books show 데미안 --json").out.contains(#""published":"2000-12-20""#))
  }

  @Test func `copies a sentence and the link`() throws {
    let robot = robot(try Reader.world()).press(.character("o"))
    #expect(robot.requests.contains(.copy("https://shop.example/demian")))
    robot.press(.right, .right, .down, .character("c"))
    #expect(robot.requests.contains(.copy("새는 알에서 나오려고 투쟁한다.")))
  }

  @Test func `sees all records, and takes the last or all of them away`() throws {
    // BK-64
    let world = try Reader.world()
    let robot = robot(world).press(.character("y"))
    #expect(robot.screen.contains("+25") && robot.screen.contains("+80"))
    #expect(robot.screen.contains("Each day has one entry."))
    // newcomer 18: a removal that `z` undoes does not ask first.
    robot.press(.character("x"))
    #expect(!robot.screen.contains("+25") && robot.notice.hasSuffix("z restores it."))
    robot.press(.character("z"))
    #expect(robot.screen.contains("+25"))
    robot.press(.character("X"))
    #expect(robot.screen.contains("No reading recorded yet."))
    robot.press(.character("z"), .escape)
    #expect(robot.screen.contains("105/239 p"))
  }

  @Test func `is led out of a book that another program put away`() throws {
    let world = try Reader.world()
    let robot = robot(world)
    #expect(world.run("books remove 데미안 --yes").status == .done)
    robot.press(.character("*"))
    #expect(robot.notice == "This record was removed elsewhere in the meantime.")
    #expect(robot.screen.contains("How far did you read today?"))
    #expect(!robot.screen.contains("데미안 ·"))
  }

  @Test func `changes nothing where the store is only read`() throws {
    let world = try Reader.world()
    let robot = Robot(world, readOnly: true).press(.character("6"), .end, .character("r"))
    #expect(!robot.screen.contains("How far did you read?\n"))
    #expect(robot.notice.contains("only"), "\(robot.notice)")
  }
}
