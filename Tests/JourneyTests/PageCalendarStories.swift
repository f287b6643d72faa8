import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `Somebody with a calendar of pages` {
  private func robot(_ language: Language = .english) throws -> Robot {
    Analyst.robot(try Analyst.world(language)).press(.end, .enter)
  }

  @Test func `hears what was read on the chosen day, in its week and in its month`() throws {
    // BK-81
    let robot = try robot()
    #expect(robot.screen.contains("Tue 26 May  37 pages"))
    #expect(robot.screen.contains("25 May – 31 May 79 pages · May 157 pages in all"))
    robot.press(.left)
    #expect(robot.screen.contains("Mon 25 May  42 pages"))
    robot.press(.up)
    #expect(robot.screen.contains("Mon 18 May  0 pages"))
    #expect(robot.screen.contains("18 May – 24 May 18 pages"))
  }

  @Test func `turns months, also by steps over their ends, and comes back to today`() throws {
    // BK-81
    let robot = try robot()
    robot.press(.character("<"))
    #expect(robot.screen.contains("Sun 26 April  0 pages"))
    robot.press(.pageUp)
    #expect(robot.screen.contains("March 2026") && robot.screen.contains("March 200 pages in all"))
    robot.press(.home, .left)
    #expect(robot.screen.contains("Sat 28 February  0 pages"))
    robot.press(.pageDown, .character(">"))
    #expect(robot.screen.contains("Tue 28 April"))
    robot.press(.character("t"))
    #expect(robot.screen.contains("Tue 26 May  37 pages"))
  }

  @Test func `opens the history at the day`() throws {
    let robot = try robot().press(.character("<"), .character("<"), .home, .right, .right, .enter)
    #expect(robot.screen.contains(/› Tue  3 .* 식물의책 70 ✓/))
    robot.press(.escape)
    #expect(robot.screen.contains("Tue 3 March  70 pages"))
  }

  @Test func `chooses days with the mouse, in the month and in the table`() throws {
    let robot = try robot()
    let lines = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let week = try #require(lines.firstIndex { $0.contains(" 11   ") })
    robot.click(column: 4, row: week)
    #expect(robot.screen.contains("Mon 11 May  0 pages"))
    let table = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    robot.click(column: 60, row: try #require(table.firstIndex { $0.contains("Sun 10 May") }))
    #expect(robot.screen.contains("Sun 10 May  60 pages"))
    // A second click opens the entries of the day.
    let again = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = again.lastIndex { $0.contains("Sun 10 May") }
    robot.click(column: 60, row: try #require(row))
    #expect(robot.screen.contains(/› Sun 10 .* 동물농장 60 ✓/))
  }
}

@Suite struct `Somebody with a history` {
  @Test func `reads all records by month with what each came to`() throws {
    // BK-45, BK-46, BK-47; D-74: one row a day.
    let robot = Analyst.robot(try Analyst.world()).press(.character("y"))
    let lines = robot.screen.split(separator: "\n").map(String.init)
    let may = try #require(lines.firstIndex { $0.contains("May 2026") && !$0.contains("read") })
    let march = try #require(
      lines.firstIndex { $0.contains(" March 2026 ") && !$0.contains("read") })
    #expect(may < march)
    #expect(
      lines[may + 1].contains("4 reading days · 1 book finished · 157 pages · 39.3 per reading day")
    )
    #expect(lines[may + 2].contains(/› Sun 10  ━.+ +60  동물농장 60 ✓/))
    #expect(lines[may + 3].contains(/Wed 20  ━.+ 18  Walden 18/))
    #expect(lines[may + 5].contains(/Tue 26  ━.+ 37  Walden 25 · 코스모스 12/))
    #expect(lines[march + 2].contains(/Mon  2  ━.+ 50  식물의책 50/))
  }

  @Test func `chooses among the books of a day, whose cover is beside them`() throws {
    // D-74
    let robot = Analyst.robot(try Analyst.world(), size: Size(columns: 120, rows: 40))
    robot.press(.character("y"))
    #expect(robot.screen.contains("85/350 p") == false && robot.screen.contains("60/60 p"))
    robot.press(.down, .down, .down)
    #expect(robot.screen.contains("› Tue 26") && robot.screen.contains("85/350 p"))
    robot.press(.right)
    #expect(robot.screen.contains("› Tue 26") && robot.screen.contains("12/700 p"))
    robot.press(.right, .enter)
    #expect(robot.screen.contains("─ 코스모스 ─"))
  }

  @Test func `opens the book of a record and goes from month to month`() throws {
    // BK-47
    let robot = Analyst.robot(try Analyst.world()).press(.character("y"), .character("<"))
    #expect(robot.screen.contains(/› Mon  2 .* 식물의책/))
    robot.press(.character("<"))
    #expect(robot.notice == "The earliest reading is already shown.")
    robot.press(.up)
    #expect(robot.screen.contains(/› Tue 26 .* Walden 25 · 코스모스 12/))
    robot.press(.enter)
    #expect(robot.screen.contains("Walden") && !robot.screen.contains("코스모스"))
    robot.press(.escape, .end)
    #expect(robot.screen.contains(/› Fri  6 .* Momo 80 ✓/))
    robot.press(.home)
    #expect(robot.screen.contains(/› Sun 10 .* 동물농장 60 ✓/))
  }

  @Test func `is told how to begin where nothing was read`() throws {
    // BK-39, BK-45: nothing read yet
    for language in [Language.english, .korean] {
      let robot = Analyst.robot(try TestEnvironment(language: language))
      let start = language == .english ? "No reading recorded yet. Press ↵" : "아직 읽은 기록이 없어요. ↵"
      #expect(robot.screen.contains(start))
      robot.press(.down, .left, .character("y"))
      #expect(robot.screen.contains(start))
      robot.press(.up, .pageDown, .end, .character("<"), .enter)
      #expect(!robot.screen.contains(start), "It leads to the books.")
    }
  }

  @Test func `has all charts of one record`() throws {
    let world = try TestEnvironment()
    try Analyst.act(
      world,
      [
        ("2026-03-01T09:00", "add --manual --title A --pages 90"), ("2026-03-01T09:30", "read A 9"),
      ])
    let robot = Analyst.robot(world)
    #expect(robot.screen.contains("9 pages today") && robot.screen.contains("longest streak 1 day"))
    robot.press(.enter)
    #expect(robot.screen.contains("9 pages in all · 9 per reading day · 0.6 a day"))
    robot.press(.character("f"), .character("<"), .escape, .down, .enter)
    #expect(robot.screen.contains("Other  9 pages · 100.0%"))
    robot.press(.escape, .down, .enter)
    #expect(robot.screen.contains("No finished books yet. Press ↵"))
    robot.press(.character("p"))
    #expect(robot.notice == "There is nothing to save as a picture yet.")
    robot.press(.escape, .down, .enter)
    #expect(robot.screen.contains("morning 6–12  1 entry"))
    robot.press(.escape, .down, .enter)
    #expect(robot.screen.contains("Sun 1 March  9 pages"))
    robot.press(.escape, .character("y"), .down, .pageDown, .end)
    #expect(robot.screen.contains(/› Sun  1 .* A 9/))
  }

  @Test func `pages through thousands of records and never loses the place`() throws {
    // BK-45: only the days around the shown place are loaded.
    let world = try TestEnvironment(now: "2026-03-01T09:00")
    for number in 0..<8 {
      let added = world.run("books add --manual --title B\(number) --pages 9000 --target +365d")
      #expect(added.status == .done)
    }
    let books = try world.features.reading.books.list(BookList(.reading))
    for day in 0..<300 {
      let date = Day(ordinal: 20_513 + day)
      try world.go(to: "\(date)T20:00")
      for book in books { _ = try world.features.reading.read(book.id, to: .page(day + 1)) }
    }
    let robot = Analyst.robot(world).press(.character("y"))
    // A row that is not loaded has nothing but an ellipsis.
    let unloaded = /[› ] …/
    #expect(robot.screen.contains(/› .* B0 1 · B1 1/))
    robot.press(.end)
    #expect(robot.screen.contains(/› Tue 31 .* B0 1/))
    #expect(!robot.screen.contains(unloaded))
    for _ in 0..<30 { robot.press(.pageUp) }
    #expect(!robot.screen.contains(unloaded) && robot.screen.contains("›"))
    robot.press(.home)
    for _ in 0..<140 { robot.press(.pageDown) }
    let end = Analyst.robot(world).press(.character("y"), .end)
    #expect(robot.screen == end.screen, "140 pages of 18 days are more than all 300.")
  }
}
