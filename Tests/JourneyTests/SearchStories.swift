import Domain
import Presentation
import PresentationKit
import PresentationReading
import Support
import Testing
import TextUI

/// Sample data and start screens for the tests of the book search.
enum Bookshop {
  /// Returns a robot on the book search screen, where the input line has the focus.
  static func robot(_ world: TestEnvironment, size: Size = .standard, glyphs: Glyphs = .unicode)
    -> Robot
  {
    Robot(world, size: size, glyphs: glyphs).press(.character("6"), .character("/"))
  }

  /// Returns a robot that shows the results of a search for this text.
  static func robot(_ world: TestEnvironment, found text: String, size: Size = .standard) -> Robot {
    robot(world, size: size).type(text).press(.enter).runBackgroundTasks()
  }

  /// Returns an environment with an API key for Aladin, the bookshop that offers lists of books.
  static func worldWithKey(_ language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(language: language)
    #expect(world.run("settings set books.aladin.key -", input: "secret\n").status == .done)
    return world
  }
}

@Suite struct `Somebody who searches a book` {
  @Test func `types at once, and blanks ask nobody`() throws {
    // BK-14
    let robot = Bookshop.robot(try TestEnvironment())
    #expect(robot.screen.contains("title, author or ISBN"))
    robot.type("   ").press(.enter)
    #expect(robot.backgroundTasks.isEmpty)
    robot.type("habit").press(.enter)
    #expect(robot.backgroundTasks.count == 1, "h, b and a are letters of the line")
    #expect(robot.screen.contains("“habit”  searching…"))
  }

  @Test func `asks only when it is submitted`() throws {
    // BK-14
    let robot = Bookshop.robot(try TestEnvironment()).type("demian")
    #expect(robot.backgroundTasks.isEmpty)
    robot.press(.enter)
    #expect(robot.backgroundTasks.count == 1)
  }

  @Test func `takes back what was typed with Esc, then leaves`() throws {
    // BK-14
    let robot = Bookshop.robot(try TestEnvironment()).type("demian").press(.escape)
    #expect(!robot.screen.contains("demian"))
    robot.type("java").press(.enter).runBackgroundTasks().press(.character("/")).type(" and more")
    robot.press(.escape)
    #expect(robot.screen.contains("/ java\n"))
    robot.press(.escape)
    #expect(robot.screen.contains("title, author or ISBN"))
    robot.press(.escape)
    #expect(robot.screen.contains("▐h Reading▌ / Search"), "back on the books that are read")
    robot.press(.character("/")).type("a")
    #expect(robot.screen.contains("/ a\n"), "and types at once again")
  }

  @Test func `reads who made it, and changes the old words`() throws {
    // BK-14, BK-18, BK-20
    let robot = Bookshop.robot(try TestEnvironment(), found: "java")
    #expect(robot.screen.contains("› ▌ Java의 정석 — 3rd Edition"))
    #expect(robot.screen.contains("남궁성 · 도우출판 · 2016-01-27 · Computers"))
    #expect(robot.screen.contains("“java”  1 book"))
    #expect(robot.screen.contains("Book data: Open Library"))
    for _ in 0..<4 { robot.press(.character("/"), .backspace) }
    robot.type("demian is not found").press(.escape)
    robot.press(.character("/"), .backspace, .backspace, .backspace, .backspace)
    robot.type("데미안").press(.enter).runBackgroundTasks()
    #expect(robot.screen.contains("헤르만 헤세 · 민음사 · 2000-12-20 · Fiction and poetry"))
    #expect(!robot.screen.contains("Java"))
  }

  @Test func `gets more of what was submitted, whatever is typed since, until there is no more`()
    throws
  {
    // BK-15: of 120 results, 50, 100 and then 120 are shown, and then the button disappears.
    let robot = Bookshop.robot(try TestEnvironment(), found: "norwegian")
    #expect(robot.screen.contains("“norwegian”  50 of 120 books"))
    robot.press(.character("/")).type(" wood and much else").press(.down, .end)
    #expect(robot.screen.contains("› more…"))
    robot.press(.enter).runBackgroundTasks()
    #expect(robot.screen.contains("“norwegian”  100 of 120 books"))
    #expect(robot.screen.contains("› ▌ Norwegian Wood 51"), "one goes on where one was")
    robot.press(.end, .enter).runBackgroundTasks()
    #expect(robot.screen.contains("“norwegian”  120 books"))
    robot.press(.end)
    #expect(robot.screen.contains("› ▌ Norwegian Wood 120"))
    #expect(!robot.screen.contains("more…"))
  }

  @Test func `shows one category of what is loaded, and all again after a new search`() throws {
    // BK-15, BK-16
    let robot = Bookshop.robot(try TestEnvironment(), found: "norwegian")
    #expect(robot.screen.contains("▐all 50▌ Essays 16  Fiction and poetry 17  Other 17"))
    robot.press(.character("]"))
    #expect(robot.screen.contains("▐Essays 16▌"))
    #expect(robot.screen.contains("› ▌ Norwegian Wood 3") && !robot.screen.contains("Wood 4"))
    robot.press(.end, .enter).runBackgroundTasks()
    #expect(robot.screen.contains("▐Essays 33▌"), "more keeps the category")
    robot.press(.character("["), .character("["))
    #expect(robot.screen.contains("▐Other 33▌"))
    robot.press(.character("/")).press(.enter).runBackgroundTasks()
    #expect(robot.screen.contains("▐all 50▌"))
  }

  @Test func `asks for a failed page again`() throws {
    // BK-15: a failed request does not advance the page number.
    let robot = Bookshop.robot(try TestEnvironment(), found: "norwegian").press(.end, .enter)
    let asked = try #require(robot.backgroundTasks.first)
    let second = BooksTask.search(try BookQuery("norwegian"), page: 2, in: .openlibrary)
    #expect(asked.work == .books(second), "all pages come from one place")
    robot.hear(
      .backgroundTask(
        asked.id, .books(second, .failed(BookSearchFailure(.openlibrary, .slow)))))
    #expect(robot.screen.contains("! Open Library took too long to answer."))
    #expect(robot.screen.contains("› try again"))
    robot.press(.character("r"))
    #expect(robot.backgroundTasks.last?.work == asked.work)
    robot.runBackgroundTasks()
    #expect(robot.screen.contains("100 of 120 books"))
  }

  @Test func `keeps the view as cards`() throws {
    // BK-17
    let world = try TestEnvironment()
    let robot = Bookshop.robot(world, found: "norwegian")
    #expect(!robot.screen.contains("╭"))
    robot.press(.character("v"), .right, .down)
    #expect(robot.screen.contains("╭─ › ▌ ─"))
    #expect(world.run("settings").out.contains("books.view            grid"))
    #expect(Bookshop.robot(world, found: "norwegian").screen.contains("╭"))
    robot.press(.character("v"))
    #expect(!robot.screen.contains("╭"))
  }

  @Test(arguments: [
    ("error", "Open Library reported an error: API출력이 금지된 회원입니다 (4)"),
    ("broken", "reports a server error (500)"),
    ("slow", "took too long"), ("garbled", "could not read the answer"),
    ("alone", "could not be reached"),
  ])
  func `reads why there is no answer, and asks again`(_ text: String, _ sentence: String) throws {
    // BK-12
    let robot = Bookshop.robot(try TestEnvironment(), found: text)
    #expect(robot.screen.contains(sentence))
    #expect(robot.screen.contains("Press r to try again, or n to enter the book by hand."))
    robot.press(.character("r"))
    #expect(robot.backgroundTasks.count == 1 && robot.screen.contains("searching…"))
    robot.runBackgroundTasks()
    #expect(robot.screen.contains(sentence))
  }

  @Test func `can write in by hand what nobody knows`() throws {
    // BK-12, BK-31
    let robot = Bookshop.robot(try TestEnvironment(), found: "no such book")
    #expect(robot.screen.contains("No books found. Press n to enter a book by hand."))
    #expect(robot.keys.contains { $0.answers(to: .character("n")) })
  }

  @Test func `can call a search off, and a late answer changes nothing`() throws {
    // BK-15
    let robot = Bookshop.robot(try TestEnvironment(), found: "java")
    robot.press(.character("/"), .control("u")).type("데미안").press(.enter)
    let asked = try #require(robot.backgroundTasks.first)
    let late = robot.answer(to: asked)
    robot.press(.down, .character("v"))
    #expect(robot.screen.contains("searching…"), "other keys go on working")
    robot.press(.escape)
    #expect(robot.backgroundTasks.isEmpty)
    #expect(robot.screen.contains("/ java\n") && robot.screen.contains("“java”  1 book"))
    let before = robot.screen
    robot.hear(late)
    #expect(robot.screen == before)
  }

  @Test func `sees the newer answer, whichever comes last`() throws {
    // BK-15
    let robot = Bookshop.robot(try TestEnvironment()).type("java").press(.enter)
    let older = robot.answer(to: try #require(robot.backgroundTasks.first))
    robot.press(.character("/"), .control("u")).type("데미안").press(.enter).runBackgroundTasks()
    robot.hear(older)
    #expect(robot.screen.contains("헤르만 헤세") && !robot.screen.contains("남궁성"))
  }

  @Test func `sees the seconds pass`() throws {
    let robot = Bookshop.robot(try TestEnvironment()).type("java").press(.enter)
    #expect(robot.isMoving)
    robot.watch(milliseconds: 3_200)
    #expect(robot.screen.contains("“java”  searching… 3 s"))
    robot.runBackgroundTasks()
    #expect(!robot.isMoving)
  }

  @Test func `looks a number up that is typed`() throws {
    let robot = Bookshop.robot(try TestEnvironment(), found: "978-89-374-6044-9")
    #expect(robot.screen.contains("ISBN 9788937460449  1 book") && robot.screen.contains("데미안"))
    robot.press(.character("/"), .control("u")).type(SampleShop.isbn(777).text).press(.enter)
    robot.runBackgroundTasks()
    #expect(robot.screen.contains("No book with that ISBN was found."))
  }

  @Test(.slow, arguments: [Size(columns: 40, rows: 10), .standard, Size(columns: 120, rows: 40)])
  func `finds the way back, whatever was pressed`(_ size: Size) throws {
    let keys: [Key] =
      [
        .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape,
        .backspace, .insert, .function(5), .control("s"), .control("u"), .alt("x"),
      ] + "/nlvro[]x+-=0 norwegian".map(Key.character)
    var lot: UInt64 = 7
    let robot = Bookshop.robot(try Bookshop.worldWithKey(), size: size)
    for count in 0..<500 {
      lot = lot &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      robot.press(keys[Int(lot >> 33) % keys.count])
      if count % 7 == 0 { robot.runBackgroundTasks() }
      robot.click(column: Int(lot >> 40) % size.columns, row: 3 + Int(lot >> 50) % (size.rows - 4))
      #expect(robot.frame.size == size)
    }
    // Escape and `x` discard the typed text and leave any open question.
    for _ in 0..<12 { robot.press(.escape, .character("x")) }
    // `-` may have switched to another part.
    robot.press(.escape, .character("6"), .character("6"))
    #expect(robot.screen.contains("▐h Reading▌ / Search"))
  }
}
