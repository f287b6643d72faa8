import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `The four pages of reading` {
  @Test func `are a letter away from each other, and Esc leads home`() throws {
    // BK-07
    let robot = Reader.robot(try Reader.world())
    #expect(robot.screen.contains("▐h Reading▌ / Search  b Shelf  a Analysis"))
    robot.press(.character("b"))
    #expect(robot.screen.contains("▐b Shelf▌") && robot.screen.contains("Finished 1"))
    robot.press(.character("a"))
    #expect(robot.screen.contains("▐a Analysis▌") && robot.screen.contains("Pages by day"))
    robot.press(.character("/"))
    #expect(robot.screen.contains("▐/ Search▌"))
    robot.press(.escape, .escape)
    #expect(robot.screen.contains("▐h Reading▌ / Search"))
    robot.press(.character("b"), .character("h"))
    #expect(robot.screen.contains("How far did you read today?"))
  }

  @Test func `are a click away, and what is open in one stays so`() throws {
    // BK-07
    let robot = Reader.robot(try Reader.world()).press(.end)
    let line = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)[2]
    let shelf = try #require(line.range(of: "Shelf"))
    robot.click(column: line.distance(from: line.startIndex, to: shelf.lowerBound), row: 2)
    #expect(robot.screen.contains("▐b Shelf▌"))
    robot.press(.character("h"))
    #expect(Reader.chosenCover(robot) == "데미안 헤르만 헤세", "the same book is selected")
    // Pressing the number of the part again leads back to its first page.
    robot.press(.character("a"), .character("6"))
    #expect(robot.screen.contains("▐h Reading▌ / Search"))
  }

  // D-56: the Books screen shows covers, `v` shows rows, and the same keys work on both.
  @Test func `show the books being read as covers, or as rows`() throws {
    let robot = Reader.robot(try Reader.world())
    #expect(robot.screen.contains("43%") && robot.screen.contains("in 23 days"))
    #expect(robot.screen.contains("Walden") && !robot.screen.contains("Essays"))
    robot.press(.right, .right, .right)
    #expect(Reader.chosenCover(robot) == "데미안 헤르만 헤세")
    robot.press(.left)
    #expect(Reader.chosenCover(robot) == "The Left Hand of Darkness")
    robot.press(.down)
    #expect(Reader.chosenCover(robot) == "데미안 헤르만 헤세", "down is the next cover in one row")
    robot.press(.character("v"))
    #expect(robot.screen.contains("› ▌ 데미안"))
    robot.press(.character("v"), .enter)
    #expect(robot.screen.contains("Overview"))
  }

  @Test func `tell an author whole where there is room, and else none`() throws {
    // BK-40
    let world = try Reader.world()
    let narrow = Reader.robot(world, asRows: true).screen
    #expect(narrow.contains("▌ 데미안 ") && !narrow.contains("데미안 · "))
    #expect(narrow.contains("! Walden · Thoreau "))
    let wide = Reader.robot(world, size: Size(columns: 120, rows: 40), asRows: true).screen
    #expect(
      wide.split(separator: "\n").contains {
        $0.contains("데미안 · 헤르만 헤세") && $0.contains("43%") && $0.contains("in 23 days")
      })
  }

  @Test func `are explained in the help, with the keys that lead to them`() throws {
    // BK-07
    let robot = Reader.robot(try Reader.world(), size: Size(columns: 120, rows: 40))
      .press(.character("?"))
    for word in ["Search", "Shelf", "Analysis"] { #expect(robot.screen.contains(word)) }
    let keys = Reader.robot(try Reader.world()).keys.flatMap(\.keys)
    for key in "/ba" { #expect(keys.contains(.character(key))) }
  }

  @Test func `say in a sentence what was done, and ring only when a book is finished`() throws {
    // BK-84, BK-85
    let world = try Reader.world()
    let robot = Reader.robot(world).press(.end, .character("r")).type("110").press(.control("s"))
    #expect(robot.notice.hasPrefix("Recorded page 110 of “데미안”"))
    #expect(!robot.requests.contains(.signal))
    robot.press(.character("l"))
    #expect(robot.notice == "Liked “데미안”.")
    robot.press(.character("f"), .character("y"))
    #expect(robot.requests.contains(.signal))
  }

  @Test func `follow the day when midnight comes`() throws {
    // BK-50
    let world = try Reader.world()
    let robot = Reader.robot(world, asRows: true)
    #expect(robot.screen.contains("in 23 days"))
    try robot.wait(until: "2026-03-09T00:00")
    #expect(robot.screen.contains("in 22 days") && robot.screen.contains("2 days ago"))
    #expect(!robot.screen.contains("in 23 days"))
  }
}
