import DIContainer
import Domain
import HaruStore
import PresentationKit
import Support
import Testing
import TextUI

/// Sample data and start screens for the tests of the bookshelf.
enum Bookshelf {
  /// Returns a robot on the bookshelf screen.
  static func robot(_ world: TestEnvironment, size: Size = .standard, readOnly: Bool = false)
    -> Robot
  {
    Robot(world, size: size, readOnly: readOnly).press(.character("6"), .character("b"))
  }

  /// Returns an environment with three finished books, one in progress, three liked books and some
  /// quotes.
  static func world(
    _ language: Language = .english, change: (inout Adapters) -> Void = { _ in }
  ) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-01T09:00", language: language, change: change)
    func run(_ line: String) { #expect(world.run(line).status == .done, "\(line)") }
    let add = "books add --manual --title"
    run("\(add) 데미안 --author '헤르만 헤세' --pages 239 --isbn 9788937460449 --category poem")
    run(
      "\(add) 'Java의 정석' --subtitle '3rd Edition' --author 남궁성 --pages 1022 "
        + "--isbn 9788994492032 --category computer --target +30d")
    run("\(add) '식물의 책' --author 이소영 --pages 288 --category naturalScience --target +20d")
    run(
      "\(add) Walden --author 'Henry David Thoreau' --pages 352 --isbn 9780140390445 "
        + "--category essay --target +60d")
    try world.go(to: "2026-03-02T21:00")
    run("quotes add 데미안 '새는 알에서 나오려고 투쟁한다. 알은 세계다.' --page 123")
    run("quotes add 데미안 '내 속에서 솟아 나오려는 것, 바로 그것을 나는 살아 보려고 했다.' --page 12")
    run("quotes add Walden '\(walden)' --page 90")
    run("books like 데미안")
    try world.go(to: "2026-03-05T21:00")
    run("books read 데미안 239")
    run("books rate 데미안 5")
    run("books like Walden")
    try world.go(to: "2026-03-10T08:00")
    run("books read '식물의 책' 288")
    run("quotes add '식물의 책' '식물은 서두르지 않는다.' --page 31")
    try world.go(to: "2026-03-20T22:00")
    run("books read 'Java의 정석' 1022")
    run("books rate 'Java의 정석' 3")
    _ = try world.features.reading.like.searchResult(
      BookDraft(title: "Norwegian Wood", author: "Haruki Murakami", isbn: wood.text))
    return world
  }

  /// Returns the rows of the list. They are found by the day in each row, which covers do not show.
  static func rows(_ robot: Robot) -> [Substring] {
    robot.screen.split(separator: "\n").filter {
      $0.contains(" ▌  ") && $0.contains(/today|\d+ Mar/)
    }
  }

  /// Returns the number of the screen row that shows a book of the list.
  static func row(_ robot: Robot, of title: String) throws -> Int {
    let lines = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(" ▌  \(title)") })
  }

  static let wood = ISBN.counted(7)
  static let walden =
    "I went to the woods because I wished to live deliberately, to front only the essential facts "
    + "of life, and see if I could not learn what it had to teach, and not, when I came to die, "
    + "discover that I had not lived."
}

@Suite struct `Somebody in front of the bookshelf` {
  @Test func `sees how many books and sentences there are, the newest finished one first`() throws {
    // BK-36, BK-70, BK-71, BK-73
    let robot = Bookshelf.robot(try Bookshelf.world())
    #expect(
      robot.screen.contains("▐Finished 3▌ Liked 3  To read 0  Paused and dropped 0  Quotes 4"))
    #expect(robot.screen.contains("newest first"))
    let rows = Bookshelf.rows(robot)
    try #require(rows.count == 3)
    #expect(rows[0].contains("› ▌  Java의 정석  3rd Edition") && rows[0].contains("★★★☆☆"))
    #expect(rows[0].contains("today  ✓ in time"))
    #expect(rows[1].contains("식물의 책") && !rows[1].contains("★"))
    #expect(rows[2].contains("데미안") && rows[2].contains("★★★★★"))
  }

  @Test func `turns to the liked ones, which is remembered by the next session too`() throws {
    // BK-27, BK-71
    let world = try Bookshelf.world()
    let robot = Bookshelf.robot(world).press(.character("f"))
    #expect(robot.screen.contains(" Finished 3 ▐Liked 3▌"))
    let rows = robot.screen.split(separator: "\n").filter { $0.contains("♥") }
    #expect(rows.count == 3 && rows[0].contains("Norwegian Wood"))
    #expect(!rows[0].contains("in your books"))
    #expect(rows[1].contains("Walden") && rows[1].contains("in your books"))
    #expect(rows[2].contains("데미안"))
    robot.press(.character("h"), .character("b"))
    #expect(robot.screen.contains("▐Liked 3▌"))
    #expect(Bookshelf.robot(world).screen.contains("▐Liked 3▌"))
    robot.press(.character("f"), .character("f"), .character("f"))
    #expect(Bookshelf.robot(world).screen.contains("▐Finished 3▌"))
  }

  @Test func `turns for this once where nothing may be written`() throws {
    // BK-71
    let database = try Bookshelf.world()
    let world = try TestEnvironment(now: "2026-03-20T22:10") {
      $0.reading = database.adapters.reading
      $0.preferences = LockedPreferences()
    }
    let robot = Bookshelf.robot(world, readOnly: true).press(.character("f"))
    #expect(robot.screen.contains("▐Liked 3▌") && robot.notice.isEmpty)
    robot.press(.down, .character("h"), .character("b"))
    #expect(robot.screen.contains("▐Liked 3▌"))
    #expect(Bookshelf.robot(world, readOnly: true).screen.contains("▐Finished 3▌"))
  }

  @Test func `finds books by title or author, whatever their case, and sees all again`() throws {
    // BK-72
    let robot = Bookshelf.robot(try Bookshelf.world()).press(.character("s"))
    robot.type("ｊａｖａ")
    // The list does not change before Enter.
    #expect(robot.screen.contains("데미안"))
    robot.press(.enter)
    #expect(robot.screen.contains("1 book") && robot.screen.contains("Java의 정석"))
    #expect(!robot.screen.contains("데미안"))
    robot.press(.character("s"), .control("u")).type("헤르만").press(.enter)
    #expect(robot.screen.contains("데미안") && !robot.screen.contains("Java"))
    robot.press(.character("s"), .control("u")).type("nothing").press(.enter)
    #expect(robot.screen.contains("No book matches “nothing”. Press Esc to show all."))
    robot.press(.escape)
    #expect(robot.screen.contains("데미안") && robot.screen.contains("▐Finished 3▌"))
    // Leaving the field keeps the list, and spaces alone are not a search.
    robot.press(.character("s")).type("q5h").press(.escape, .character("s")).type("  ")
    robot.press(.enter)
    #expect(robot.screen.contains("데미안") && robot.screen.contains("Java의 정석"))
    #expect(!robot.hasLeft)
  }

  @Test func `puts books in order and is told which order it is`() throws {
    // BK-72
    let robot = Bookshelf.robot(try Bookshelf.world())
    func titles() -> [String] {
      let known = ["Java의 정석", "식물의 책", "데미안"]
      return Bookshelf.rows(robot).compactMap { row in known.first { row.contains($0) } }
    }
    #expect(titles() == ["Java의 정석", "식물의 책", "데미안"])
    for (name, order) in [
      ("by title", ["데미안", "식물의 책", "Java의 정석"]),
      ("by title, Z to A", ["Java의 정석", "식물의 책", "데미안"]),
      ("by author", ["Java의 정석", "식물의 책", "데미안"]),
      ("by author, Z to A", ["데미안", "식물의 책", "Java의 정석"]),
      ("newest first", ["Java의 정석", "식물의 책", "데미안"]),
    ] {
      robot.press(.character("o"))
      #expect(robot.screen.contains(name) && titles() == order, "\(name)")
    }
  }

  @Test func `stops liking a book and takes that back`() throws {
    // BK-26, BK-70
    let world = try Bookshelf.world()
    let robot = Bookshelf.robot(world).press(.character("l"))
    #expect(robot.notice.contains("works in the list of liked books"))
    robot.press(.character("f"), .down, .character("l"))
    #expect(robot.notice == "Unliked “Walden”.")
    #expect(robot.screen.contains("▐Liked 2▌"))
    // The next row is selected now.
    #expect(robot.screen.contains("› ▌  데미안"))
    #expect(!world.run("books shelf --liked").out.contains("Walden"))
    robot.press(.character("z"))
    #expect(robot.screen.contains("▐Liked 3▌"))
    #expect(world.run("books shelf --liked").out.contains("Walden"))
    for _ in 0..<3 { robot.press(.home, .character("l")) }
    #expect(robot.screen.contains("No liked books yet. Press / to search"))
    robot.press(.character("l"))
    #expect(robot.notice == "No book is selected.")
  }

  @Test func `opens a book with Enter and with the mouse, and comes back to it`() throws {
    // BK-71, BK-73
    let robot = Bookshelf.robot(try Bookshelf.world()).press(.down, .enter)
    #expect(!robot.screen.contains("▐Finished 3▌"))
    robot.press(.escape)
    #expect(robot.screen.contains("› ▌  식물의 책"))
    let row = try Bookshelf.row(robot, of: "데미안")
    robot.click(column: 10, row: row)
    #expect(robot.screen.contains("› ▌  데미안"))
    robot.click(column: 10, row: row)
    #expect(!robot.screen.contains("▐Finished 3▌"))
    // A click on the other list's name opens it, and a click on a cover selects its book.
    robot.press(.escape).click(column: 17, row: 4)
    #expect(robot.screen.contains("▐Liked 3▌"))
    robot.click(column: 40, row: 10)
    #expect(robot.screen.contains("› ▌  Walden"))
  }

  @Test(.slow) func `walks through very many books`() throws {
    // BK-72
    let reading = ReadingInMemory()
    for number in 1...450 {
      let book = Book.sample("b\(number)", "Book \(number)", isbn: .counted(number))
      _ = try reading.add(book)
      try reading.keep(
        ReadingRecord(
          at: Now(instant: 1_772_000_000 + number * 60, offset: 0), total: 300, pagesRead: 300),
        of: "b\(number)")
    }
    let world = try TestEnvironment { $0.reading = reading }
    let robot = Bookshelf.robot(world)
    #expect(robot.screen.contains("› ▌  Book 450"))
    robot.press(.end)
    #expect(robot.screen.contains("› ▌  Book 1 ") && robot.screen.contains("Book 3 "))
    for _ in 0..<300 { robot.press(.up) }
    #expect(robot.screen.contains("› ▌  Book 301 ") && robot.screen.contains("Book 302 "))
    robot.press(.pageUp, .pageDown, .left, .right)
    #expect(robot.screen.contains("› ▌  Book 301 "))
    #expect(!robot.screen.contains("…\n"))
  }

  @Test func `is told where books come from when there are none`() throws {
    let robot = Bookshelf.robot(try TestEnvironment())
    #expect(
      robot.screen.contains("▐Finished 0▌ Liked 0  To read 0  Paused and dropped 0  Quotes 0"))
    #expect(robot.screen.contains("No finished books yet."))
    robot.press(.enter, .character("s"))
    #expect(robot.notice == "There are no books to search.")
    robot.press(.character("t"))
    #expect(robot.screen.contains("No quotes yet."))
    robot.press(.character("m"))
    #expect(robot.notice == "No quote is selected.")
    robot.press(.escape)
    #expect(robot.screen.contains("▐Finished 0▌"))
  }
}

/// Settings that can be read but not written.
private struct LockedPreferences: PreferencesRepository {
  func value(of key: String) throws(StorageFailure) -> String? { nil }
  func all() throws(StorageFailure) -> [String: String] { [:] }
  func set(_ key: String, to value: String?) throws(StorageFailure) { throw .openedForReading }
}
