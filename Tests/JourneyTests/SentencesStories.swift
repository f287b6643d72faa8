import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `Somebody among the sentences of all books` {
  private func open(_ world: TestEnvironment, size: Size = .standard) -> Robot {
    Bookshelf.robot(world, size: size).press(.character("t"))
  }

  /// Returns the book titles on the screen from top to bottom.
  private func titles(_ robot: Robot) -> [String] {
    robot.screen.split(separator: "\n").filter { $0.contains("▌") }.compactMap { row in
      ["데미안", "식물의 책", "Walden", "Java"].first { row.contains($0) }
    }
  }

  @Test func `reads them under the titles of their books, by page`() throws {
    // BK-68, BK-69
    let robot = open(try Bookshelf.world())
    #expect(robot.screen.contains(" 4 quotes"))
    #expect(titles(robot) == ["데미안", "식물의 책", "Walden"])
    let rows = robot.screen.split(separator: "\n")
    let first = try #require(rows.firstIndex { $0.contains("p. 12 ") })
    let second = try #require(rows.firstIndex { $0.contains("p. 123 ") })
    #expect(first < second && rows[first].contains("› ") && rows[first].contains("2 Mar"))
    // A long quote shows three rows, and all of it when it is selected.
    #expect(robot.screen.contains("…") && !robot.screen.contains("had not lived"))
    robot.press(.end)
    #expect(robot.screen.contains("had not lived"))
    robot.press(.home)
    #expect(!robot.screen.contains("had not lived"))
  }

  @Test func `puts their books in order and looks for words in either`() throws {
    // BK-41, BK-69
    let robot = open(try Bookshelf.world())
    for (name, order) in [
      ("by title, Z to A", ["Walden", "식물의 책", "데미안"]),
      ("by author", ["식물의 책", "데미안", "Walden"]),
      ("by author, Z to A", ["Walden", "데미안", "식물의 책"]),
      ("newest first", ["Walden", "식물의 책", "데미안"]),
      ("by title", ["데미안", "식물의 책", "Walden"]),
    ] {
      robot.press(.character("o"))
      #expect(robot.screen.contains(name) && titles(robot) == order, "\(name)")
    }
    robot.press(.character("s")).type("알에서").press(.enter)
    #expect(titles(robot) == ["데미안"] && !robot.screen.contains("솟아"))
    robot.press(.character("s"), .control("u")).type("헤르만").press(.enter)
    #expect(titles(robot) == ["데미안"] && robot.screen.contains("솟아"))
    robot.press(.character("s"), .control("u")).type("WALDEN").press(.enter)
    #expect(titles(robot) == ["Walden"])
    robot.press(.character("s"), .control("u")).type("zzz").press(.enter)
    #expect(robot.screen.contains("No quote matches “zzz”. Press Esc to show all."))
    robot.press(.character("x"))
    #expect(robot.notice == "No quote is selected.")
    robot.press(.escape)
    #expect(titles(robot).count == 3)
    robot.press(.escape)
    #expect(robot.screen.contains("▐Finished 3▌"))
  }

  @Test func `removes one at once, and takes it back`() throws {
    // BK-67, BK-70, BK-86
    let world = try Bookshelf.world()
    let robot = open(world).press(.down)
    #expect(world.run("quotes").out.contains("알에서"))
    robot.press(.character("x"))
    #expect(robot.notice.hasSuffix("z restores it."))
    #expect(!world.run("books quotes").out.contains("알에서"))
    #expect(robot.screen.contains("3 quotes") && !robot.screen.contains("알에서"))
    robot.press(.escape)
    #expect(robot.screen.contains("Quotes 3"))
    robot.press(.character("z"))
    #expect(robot.screen.contains("Quotes 4"))
    #expect(world.run("quotes").out.contains("알에서"))
    // Removing the only quote of a book also removes its title, and the next quote is selected.
    robot.press(.character("t"), .down, .down, .character("x"))
    #expect(titles(robot) == ["데미안", "Walden"])
    #expect(robot.screen.contains("›   p. 90"))
  }

  @Test func `keeps one as a saying, copies it and goes to its book`() throws {
    // BK-69
    let world = try Bookshelf.world()
    let robot = open(world).press(.character("w"))
    #expect(robot.notice.contains("Saved the quote as saying"))
    #expect(world.run("sayings list").out.contains("솟아 나오려는"))
    robot.press(.character("c"))
    #expect(
      robot.requests.last == .copy("내 속에서 솟아 나오려는 것, 바로 그것을 나는 살아 보려고 했다."))
    robot.press(.character("e"))
    #expect(!robot.screen.contains("4 quotes"))
    robot.press(.escape)
    #expect(robot.screen.contains("4 quotes"))
    robot.press(.enter)
    #expect(!robot.screen.contains("4 quotes"))
    robot.press(.escape)
    #expect(robot.screen.contains("4 quotes"))
  }

  @Test func `writes them as Markdown, the same as the command does`() throws {
    // BK-69, §5
    let files = FilesInMemory()
    let world = try Bookshelf.world { $0.files = files.port }
    #expect(world.run("quotes --markdown all.md").status == .done)
    let robot = open(world).press(.character("m"))
    #expect(robot.screen.contains("quotes.md"))
    robot.press(.control("s"))
    #expect(robot.notice == "Exported 4 quotes to quotes.md.")
    #expect(robot.screen.contains("▌ 데미안"))
    #expect(files["quotes.md"] != nil && files["quotes.md"] == files["all.md"])
    // The export contains only the quotes that the search found.
    robot.press(.character("s")).type("서두르지").press(.enter, .character("m"))
    #expect(robot.screen.contains("Export the quotes matching “서두르지” as Markdown"))
    robot.press(.control("u")).type("one.md").press(.enter)
    #expect(robot.notice == "Exported 1 quote to one.md.")
    #expect(world.run("quotes --search 서두르지 --markdown two.md").status == .done)
    #expect(files["one.md"] == files["two.md"])
  }

  @Test func `is told why a file could not be written, and keeps its name`() throws {
    let files = FilesInMemory(["notes/a": "a"])
    let world = try Bookshelf.world {
      $0.files = files.port
      $0.files.write = { (path, bytes) throws(FileFailure) in
        if path.hasPrefix("nowhere/") { throw FileFailure(path: path, .missing) }
        try files.port.write(path, bytes)
      }
    }
    let robot = open(world).press(.character("m"), .control("u")).type("nowhere/a.md")
    robot.press(.control("s"))
    #expect(robot.screen.contains("nowhere/a.md: file or folder not found."))
    #expect(robot.screen.contains("Export the quotes as Markdown"))
    robot.press(.control("u")).type("notes").press(.control("s"))
    #expect(robot.screen.contains("notes is a folder. Enter a file name."))
    robot.press(.control("u"), .control("s"))
    #expect(robot.screen.contains("Enter a file name."))
    robot.type("notes/").press(.control("s"))
    #expect(robot.screen.contains("Enter a file name."))
    robot.type("b.md").press(.control("s"))
    #expect(robot.notice == "Exported 4 quotes to notes/b.md.")
    // Leaving the form asks only after something was typed.
    robot.press(.character("m"), .escape)
    #expect(robot.screen.contains("4 quotes"))
  }

  @Test func `keeps what can be taken back while a file is written`() throws {
    let files = FilesInMemory()
    let world = try Bookshelf.world { $0.files = files.port }
    let robot = open(world).press(.character("x"), .character("m"))
    robot.press(.control("s"), .character("z"))
    #expect(robot.screen.contains("4 quotes"))
  }

  @Test(.slow) func `walks through the sentences of very many books`() throws {
    // BK-69
    let reading = ReadingInMemory()
    for number in 1...150 {
      let id = ID<Book>("b\(number)")
      _ = try reading.add(
        Book.sample(id.text, "Book \(1000 + number)", "A", isbn: .counted(number)))
      for part in 1...2 {
        _ = try reading.quote(id) { book in
          Sentence(
            id: ID("s\(number)-\(part)"), book: book.id, page: part,
            text: MultilineText(stored: "Sentence \(number).\(part)"), on: .on("2026-03-01"))
        }
      }
    }
    let world = try TestEnvironment { $0.reading = reading }
    let robot = open(world)
    #expect(robot.screen.contains("300 quotes"))
    for number in 1...150 {
      for part in 1...2 {
        #expect(robot.screen.contains("›    p. \(part)  Sentence \(number).\(part) "))
        robot.press(.down)
      }
      if number > 5 && number < 140 { #expect(!robot.screen.contains("…")) }
    }
    #expect(robot.screen.contains("› ") && robot.screen.contains("Sentence 150.2"))
    robot.press(.home)
    #expect(robot.screen.contains("›    p. 1  Sentence 1.1 "))
    robot.press(.end, .up)
    #expect(robot.screen.contains("›    p. 1  Sentence 150.1 "))
    robot.press(.pageUp, .pageDown)
    #expect(robot.screen.contains("›    p. 1  Sentence 150.1 "))
  }

  @Test func `is saved without a page where nobody names one`() throws {
    // BK-66, Q-09
    let world = try TestEnvironment()
    #expect(world.run("books add --manual --title Momo --pages 9").status == .done)
    #expect(world.run("quotes add Momo Simplify --json").out.contains(#""page":null"#))
    let added = world.run("add --json 'quote \"I went to the woods again\" Momo'").out
    #expect(added.contains(#""page":null,"location":null,"text":"I went to the woods again""#))
  }

  @Test func `reads a sentence that is longer than the screen row by row`() throws {
    // BK-65: a quote of 300 characters does not fit into a few rows of forty columns.
    let world = try TestEnvironment()
    #expect(world.run("books add --manual --title A --pages 9").status == .done)
    let words = (1...60).map { "w\($0)" }.joined(separator: " ")
    #expect(world.run("quotes add A '\(words)' --page 1").status == .done)
    #expect(world.run("quotes add A second --page 2").status == .done)
    let robot = open(world, size: Size(columns: 40, rows: 12))
    #expect(robot.screen.contains("› w1 ") && !robot.screen.contains("w60"))
    #expect(robot.screen.contains("…\n"))
    for _ in 0..<12 where !robot.screen.contains("w60") { robot.press(.down) }
    #expect(robot.screen.contains("w60") && robot.screen.contains("▌ A"))
    // The page and the day are below the quote.
    robot.press(.down)
    #expect(robot.screen.contains("p. 1 · today"))
    robot.press(.down)
    #expect(robot.screen.contains("› second"))
    robot.press(.up)
    #expect(robot.screen.contains("› w1 "))
  }

  @Test func `chooses and opens with the mouse`() throws {
    let robot = open(try Bookshelf.world())
    let rows = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("서두르지") })
    robot.click(column: 20, row: row)
    #expect(robot.screen.contains("›   p. 31"))
    let here = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    robot.click(column: 20, row: try #require(here.firstIndex { $0.contains("서두르지") }))
    #expect(!robot.screen.contains("4 quotes"))
    robot.press(.escape).turnWheel()
    #expect(robot.screen.contains("›   p. 90"))
  }
}
