import Domain
import PresentationKit
import PresentationReading
import PresentationShared
import Support
import Testing
import TextUI

@Suite struct `Somebody who found a book` {
  private let isbn = "9788937460449"

  @Test func `reads all that is told of it`() throws {
    // BK-19, BK-22
    let robot = Bookshop.robot(try TestEnvironment(), found: "데미안").press(.enter)
      .runBackgroundTasks()
    for fact in [
      "헤르만 헤세", "민음사", "Wed 20 December 2000", "239", "Fiction and poetry",
      "https://shop.example/demian", "에밀 싱클레어의 젊은 날 이야기.", "Book data: Open Library",
    ] { #expect(robot.screen.contains(fact), "\(fact)") }
    robot.press(.character("o"))
    #expect(robot.requests.contains(.copy("https://shop.example/demian")))
    robot.press(.escape)
    #expect(robot.screen.contains("“데미안”  1 book"))
  }

  @Test func `sees what was missing come, and what is known stay when nothing comes`() throws {
    // BK-19: a placeholder is shown while the details are loading.
    let robot = Bookshop.robot(try TestEnvironment(), found: "norwegian wood 7").press(.enter)
    #expect(robot.screen.contains("loading details…") && robot.screen.contains("Haruki Murakami"))
    let asked = try #require(robot.backgroundTasks.first)
    robot.hear(
      .backgroundTask(
        asked.id,
        .books(
          .lookup(SampleShop.isbn(7), in: .openlibrary),
          .failed(BookSearchFailure(.openlibrary, .offline)))))
    #expect(robot.screen.contains("! Open Library could not be reached."))
    #expect(robot.screen.contains("Haruki Murakami"))
    robot.press(.character("r")).runBackgroundTasks()
    #expect(robot.screen.contains("(no description)"))
  }

  @Test func `is led by the sales point of a list, with what it means`() throws {
    // BK-13, BK-19
    let robot = Bookshop.robot(try Bookshop.worldWithKey()).press(.escape, .down, .enter)
    robot.runBackgroundTasks()
    #expect(robot.screen.contains("New books  2 books"))
    #expect(robot.screen.contains("Book data provided by Aladin"))
    robot.press(.enter)
    #expect(robot.screen.contains("12,000"))
    #expect(robot.screen.contains("“Sales” is Aladin's own daily index"))
    robot.press(.escape, .escape)
    #expect(robot.screen.contains("› New books"), "back at the lists")
  }

  @Test func `looks around without any key, and reads what a list is made of`() throws {
    // BK-13: a list of trending books is not called a bestseller list.
    let robot = Bookshop.robot(try TestEnvironment()).press(.escape)
    #expect(robot.screen.contains("› Trending this week"))
    #expect(!robot.screen.contains("Bestseller"))
    func words() -> String {
      robot.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(words().contains("Not a sales ranking"))
    #expect(robot.screen.contains("  haru settings set books.naru.key -\n"))
    robot.press(.enter)
    #expect(robot.screen.contains("Trending this week  searching…"))
    robot.runBackgroundTasks()
    #expect(robot.screen.contains("Trending this week  5 books"))
    #expect(words().contains("Book data: Open Library · Most popular with Open Library readers"))
    robot.press(.escape)
    #expect(robot.screen.contains("› Trending this week"), "back at the lists")
  }

  @Test func `chooses the category of a list`() throws {
    // BK-13, BK-16
    let robot = Bookshop.robot(try TestEnvironment()).press(.escape, .down)
    #expect(robot.screen.contains("› New books · Fiction and poetry"))
    robot.press(.character("["), .character("["), .character("["))
    #expect(robot.screen.contains("› New books · Romance"))
    robot.press(.character("]"), .character("]"), .character("]"), .character("]"))
    #expect(robot.screen.contains("› New books · Fiction and poetry"))
    for _ in 0..<10 { robot.press(.character("]")) }
    #expect(robot.screen.contains("› New books · Computers"))
    #expect(robot.screen.contains("  Trending this week\n"), "which no category narrows")
    robot.press(.enter).runBackgroundTasks()
    #expect(robot.screen.contains("New books · Computers  1 book"))
  }

  @Test func `sees what Korean libraries lend, with their key`() throws {
    // BK-13
    let world = try TestEnvironment()
    #expect(world.run("settings set books.naru.key -", input: "auth\n").status == .done)
    let robot = Bookshop.robot(world).press(.escape)
    #expect(robot.screen.contains("› Most borrowed in libraries"))
    #expect(!robot.screen.contains("books.naru.key"))
    robot.press(.enter).runBackgroundTasks()
    #expect(robot.screen.contains("Most borrowed in libraries  2 books"))
    #expect(robot.screen.contains("Book data: Data4Library"))
    // This service has no list of chosen books, so the trending list of Open Library is offered.
    robot.press(.escape, .end)
    #expect(robot.screen.contains("› Trending this month"))
    robot.press(.enter).runBackgroundTasks()
    #expect(robot.screen.contains("Trending this month  5 books"))
  }

  @Test func `hears from the catalogue how many pages a book of Kakao's has`() throws {
    // BK-19: Kakao does not provide the number of pages.
    let world = try TestEnvironment()
    #expect(world.run("settings set books.kakao.key -", input: "rest\n").status == .done)
    #expect(world.run("settings set books.source kakao").status == .done)
    let robot = Bookshop.robot(world, found: "데미안")
    #expect(robot.screen.contains("Book data: Kakao"))
    robot.press(.enter)
    #expect(!robot.screen.contains("239"))
    robot.runBackgroundTasks()
    #expect(robot.screen.contains("239"))
    #expect(robot.screen.contains("Book data: Kakao Book data: Open Library"))
    robot.press(.character("n"), .control("s"))
    #expect(world.run("books list").out.contains("0/239 p"))
  }

  @Test func `likes it and likes it no more, on the list and on its page`() throws {
    // BK-18, BK-26
    let world = try TestEnvironment()
    let robot = Bookshop.robot(world, found: "데미안").press(.character("l"))
    #expect(robot.notice == "Liked “데미안”.")
    #expect(robot.screen.contains("데미안") && robot.screen.contains("♥\n"))
    robot.press(.enter)
    #expect(robot.screen.contains("♥ liked"))
    robot.press(.character("l"))
    #expect(robot.notice == "Unliked “데미안”.")
    #expect(!robot.screen.contains("♥ liked"))
    robot.press(.character("z"))
    #expect(robot.screen.contains("♥ liked"))
    #expect(world.run("books shelf --liked").out.contains(isbn))
  }

  @Test func `adds it with a target and its pace`() throws {
    // BK-28, BK-29, BK-30, BK-33, BK-86
    let world = try TestEnvironment(now: "2023-03-01T09:00")
    let robot = Bookshop.robot(world, found: "java").press(.enter, .character("n"))
    // S-16b: without a default target none is set; the first step sets a week.
    #expect(robot.screen.contains("‹ not set ›"))
    robot.press(.character("+"))
    #expect(robot.screen.contains("by Wed 8 March · 8 days, 128 pages a day"))
    #expect(robot.screen.contains("black"), "the colour of its category is the first")
    robot.press(.character("+"), .character("+"))
    #expect(robot.screen.contains("by Fri 10 March · 10 days, 103 pages a day"))
    robot.press(.character("-"), .tab, .right, .control("s"))
    #expect(robot.notice.hasPrefix("Added “Java의 정석”. Target date: 9 March (9 days, 114"))
    #expect(robot.screen.contains("✓ one of your books"))
    #expect(world.run("books list").out.hasPrefix("  in 8 days "))
    #expect(world.run("books show 9788994492032 --json").out.contains("\"theme\":\"blue\""))
  }

  @Test func `cannot wish for a day that is too near or too far`() throws {
    // BK-29
    let world = try TestEnvironment()
    let robot = Bookshop.robot(world, found: "java").press(.character("n"))
    robot.type("366")
    #expect(robot.notice.contains("from tomorrow to a year ahead (1 March 2027)"))
    robot.press(.backspace, .backspace, .backspace).type("0")
    #expect(robot.screen.contains("by Mon 2 March"))
    robot.press(.control("s"))
    #expect(world.run("books list").out.hasPrefix("  tomorrow "))
  }

  @Test func `adds what it found only once, and opens it from there`() throws {
    // BK-18, BK-32
    let robot = Bookshop.robot(try TestEnvironment(), found: "데미안")
    robot.press(.character("n"), .control("s"))
    #expect(robot.screen.contains("✓\n"), "the list knows")
    robot.press(.character("n"))
    #expect(robot.notice == "You already have this book.")
    robot.press(.enter, .character("n"))
    #expect(robot.notice == "You already have this book.")
    #expect(robot.keys.contains { $0.meaning == "to your book" })
  }

  @Test func `says the pages that nobody told, or leaves them open`() throws {
    // BK-28, BK-34
    let world = try TestEnvironment()
    let robot = Bookshop.robot(world, found: "norwegian wood 7").press(.character("n"))
    #expect(robot.screen.contains("loading details…"))
    robot.runBackgroundTasks()
    #expect(robot.screen.contains("Leave this at 0"))
    robot.press(.right, .tab, .tab).type("160")
    #expect(robot.screen.contains("8 days, 20 pages a day"))
    robot.press(.control("s"))
    #expect(world.run("books list").out.contains("0/160 p"))
    robot.press(.down, .character("n"), .control("s"))
    #expect(world.run("books list").out.contains("0%                Norwegian Wood 70"))
  }

  @Test func `hears that its own books answered for somebody who did not`() throws {
    // BK-12, BK-24
    let world = try TestEnvironment()
    #expect(world.run("books add --manual --title 'A broken world' --pages 90").status == .done)
    let robot = Bookshop.robot(world, found: "broken")
    #expect(robot.screen.contains("A broken world"))
    let words = robot.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains(
        "Open Library reports a server error (500). Try again later. Haru searched your own books instead."
      ))
    #expect(!words.contains("Found among your own books."), "which the reason said already")
  }

  @Test func `hears how old an answer is that was kept`() throws {
    // BK-12, BK-24
    let world = try TestEnvironment { adapters in
      let then = Now.on("2026-02-27").instant
      let kept = BookSearch(
        source: .openlibrary,
        search: { (_, page) throws(BookSearchFailure) in
          BookPage(
            results: [BookSearchResult(title: "Kept", source: .openlibrary)], page: page, pages: 1,
            total: 1, source: .openlibrary, freshness: .offline(since: then))
        },
        lookup: { (_) throws(BookSearchFailure) in
          throw BookSearchFailure(.openlibrary, .offline)
        },
        discover: { (_) throws(BookSearchFailure) in
          throw BookSearchFailure(.openlibrary, .notOffered)
        })
      adapters.bookSources = { _, _ in BookSources([kept]) }
    }
    let robot = Bookshop.robot(world, found: "kept")
    #expect(robot.screen.contains("No connection: this result was stored 2 days ago."))
    // contract 10: only the title of this book is known.
    robot.press(.character("l"))
    #expect(robot.notice == "Liked “Kept”." && robot.screen.contains("♥"))
  }

  @Test func `chooses with the mouse`() throws {
    let robot = Bookshop.robot(try TestEnvironment(), found: "norwegian")
    robot.click(column: 20, row: 10)
    #expect(robot.screen.contains("› ▌ Norwegian Wood 2\n"))
    robot.click(column: 20, row: 10)
    #expect(robot.screen.contains("Author"))
    robot.press(.escape).turnWheel()
    #expect(robot.screen.contains("› ▌ Norwegian Wood 3\n"))
    robot.click(column: 14, row: 6)
    #expect(robot.screen.contains("▐Essays 16▌"))
  }
}
