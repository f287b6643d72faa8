import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `Somebody who reads` {
  /// Returns the JSON of a book.
  private func book(_ world: TestEnvironment, _ title: String) -> String {
    world.run("books show '\(title)' --json").out
  }

  /// Returns the titles in the list from top to bottom. A row of the list is found by its progress
  /// bar.
  private func listed(_ robot: Robot) -> [String] {
    let rows = robot.screen.split(separator: "\n").filter {
      $0.contains("─────") || $0.contains("━━━━━━━━━")
    }
    return rows.map { row in String(row.drop { " ›▌!".contains($0) }) }.compactMap { row in
      ["데미안", "Walden", "The Left Hand"].first { row.hasPrefix($0) }
    }
  }

  @Test func `sees what is being read, with how far it is and when it is due`() throws {
    // BK-38, BK-39, BK-40, BK-42, BK-43, BK-50, BK-51
    let robot = Reader.robot(try Reader.world(), asRows: true)
    let lines = robot.screen.split(separator: "\n").map(String.init)
    #expect(robot.screen.contains("How far did you read today?"))
    // D-56: a few books are not grouped by category.
    #expect(!robot.screen.contains("Essays"))
    #expect(
      lines.contains {
        $0.contains("▌ 데미안 ") && $0.contains("43%") && $0.contains("in 23 days")
      })
    // Late books are marked by a sign, not only by colour.
    #expect(lines.contains { $0.contains("! Walden") && $0.contains("2 days late") })
    #expect(!lines.contains { $0.contains("Momo") && $0.contains("in ") })
    // The newest records come first.
    let newest = lines.filter { $0.contains("read  ") || $0.contains("finished  ") }
    #expect(newest.map { $0.contains("데미안") } == [true, true, false])
    #expect(newest[0].contains("25 pages read") && newest[0].contains("yesterday"))
    #expect(newest[2].contains("Momo") && newest[2].contains("finished"))
  }

  @Test func `is told what to do first where there is nothing`() throws {
    // BK-44
    let robot = Reader.robot(try TestEnvironment())
    for text in ["You are not reading any books.", "Press / to search for one, or n to enter one"] {
      #expect(robot.screen.contains(text))
    }
    // The hints describe the keys in full.
    for text in ["/  search for a", "author", "n  enter a book by", "b  look at the"] {
      #expect(robot.screen.contains(text), "\(robot.screen)")
    }
    #expect(!robot.screen.contains("…"))
    robot.press(.character("r"))
    #expect(robot.notice == "No book is selected.")
    #expect(
      robot.keys.first { $0.keys.contains(.character("y")) }?.unavailable
        == "No reading recorded yet."
    )
  }

  @Test func `says how far it is by a number, by steps, or by a percentage`() throws {
    // BK-49, BK-54, BK-56, BK-57
    let world = try Reader.world()
    let robot = Reader.robot(world).press(.end, .character("r"))
    #expect(robot.screen.contains("How far did you read?") && robot.screen.contains("‹ 105 ›"))
    robot.type("120")
    #expect(robot.screen.contains("15 pages today") && robot.screen.contains("50%"))
    robot.press(.right, .right, .left, .pageUp, .control("s"))
    #expect(book(world, "데미안").contains(#""page":131,"percent":54"#))
    #expect(robot.notice.hasPrefix("Recorded page 131 of “데미안” (54%): 26 pages today."))
    // Today's entry can be lowered, and the form shows that.
    robot.press(.character("r")).type("50").press(.character("%"))
    #expect(robot.screen.contains("‹ 120 ›"))
    #expect(robot.screen.contains("This moves you back from page 131 to 120."))
    robot.press(.control("s"))
    #expect(book(world, "데미안").contains(#""day":"2026-03-08","page":120,"pagesRead":15"#))
  }

  @Test func `is told what would be accepted where a page cannot be`() throws {
    // BK-58, BK-59, BK-60
    let world = try Reader.world()
    let robot = Reader.robot(world).press(.end, .character("r"), .control("s"))
    #expect(robot.screen.contains("! You are already at page 105. Enter 106–239."))
    // An invalid number is not corrected silently, and arrows stop at the last page.
    robot.type("999").press(.control("s"))
    #expect(robot.screen.contains("‹ 999 ›"))
    #expect(robot.screen.contains("! The page must be from 1 to 239."))
    robot.press(.right)
    #expect(robot.screen.contains("‹ 239 ›"))
    #expect(book(world, "데미안").contains(#""page":105"#))
  }

  @Test func `takes back what was just written, and only that`() throws {
    // BK-57, BK-64
    let world = try Reader.world()
    let robot = Reader.robot(world).press(.end, .character("r")).type("120").press(.control("s"))
    robot.press(.character("r")).type("130").press(.control("s"))
    robot.press(.character("z"))
    #expect(robot.notice == "Undone: Recorded progress in “데미안”")
    #expect(book(world, "데미안").contains(#""day":"2026-03-08","page":120,"pagesRead":15"#))
    // The notice undoes its own change. A later change of a command is undone only if the user asks again.
    robot.press(.character("r")).type("140").press(.control("s"))
    #expect(world.run("books read 데미안 150").status == .done)
    robot.press(.character("z"))
    #expect(book(world, "데미안").contains(#""page":150"#))
    robot.press(.character("z"))
    #expect(book(world, "데미안").contains(#""page":140"#))
  }

  @Test func `finishes a book, celebrates, and can say that it was a mistake`() throws {
    // BK-53, BK-61, BK-62, BK-63, BK-64
    let world = try Reader.world()
    let robot = Reader.robot(world, motion: true, asRows: true)
      .press(.end, .character("f"), .character("y"))
    #expect(robot.screen.contains("You finished “데미안”!"))
    #expect(robot.screen.contains("It took 7 days.") && robot.screen.contains("23 days ahead"))
    #expect(robot.isMoving)
    robot.watch(milliseconds: 2_100)
    #expect(!robot.isMoving && robot.screen.contains("How was it? · 데미안"))
    #expect(world.run("books list").out.split(separator: "\n").count == 2)
    robot.press(.character("z"))
    #expect(robot.screen.contains("How far did you read today?"), "nothing is asked any more")
    #expect(listed(robot) == ["Walden", "The Left Hand", "데미안"])
    #expect(book(world, "데미안").contains(#""completed":false,"completedOn":null"#))
    #expect(book(world, "데미안").contains(#""page":105"#))
  }

  @Test func `ends a celebration with any key, which does what it means as well`() throws {
    // BK-62, Q-46
    let world = try Reader.world()
    let robot = Reader.robot(world).press(.end, .character("f"), .character("y"))
    #expect(robot.screen.contains("You finished “데미안”!"))
    robot.press(.character("4"))
    #expect(robot.screen.contains("How was it? · 데미안") && robot.screen.contains("★ ★ ★ ★ ☆"))
    robot.press(.control("s"))
    #expect(book(world, "데미안").contains(#""rating":4,"note":null"#))
  }

  @Test func `cannot go on in a late book before it has a new target`() throws {
    // BK-34, BK-51, BK-63
    let world = try Reader.world()
    let robot = Reader.robot(world).press(.character("r"))
    #expect(robot.notice == "The target date has passed. Press e to set a new one.")
    robot.press(.character("e"))
    #expect(robot.screen.contains("7 days ahead"), "the form begins with a day that can be")
    robot.type("366").press(.control("s"))
    #expect(
      Reader.says(robot, "! The target date must be from 9 March 2026 to 8 March 2027."))
    robot.press(.left).type("10")
    #expect(robot.screen.contains("Wed 18 March 2026 · 11 days, 32 pages a day"))
    robot.press(.control("s"), .character("r")).type("10").press(.control("s"))
    #expect(book(world, "Walden").contains(#""target":"2026-03-18""#))
    #expect(book(world, "Walden").contains(#""page":10"#))
  }

  @Test func `types a book in, and is told what is missing in it`() throws {
    // BK-29, BK-30, BK-31, BK-33
    let world = try TestEnvironment()
    let robot = Reader.robot(world).press(.character("n"))
    // S-16b: without a default target none is set; the first step sets a week.
    #expect(robot.screen.contains("Target      not set"))
    robot.press(.control("s"))
    #expect(robot.screen.contains("! The title is empty."))
    // I-13: the number of pages may stay empty, because it may be unknown.
    robot.type("이것이 자바다").press(.tab).type("1022")
    robot.press(.tab).type("신용권").press(.tab, .right)
    #expect(robot.screen.contains("7 days ahead") && robot.screen.contains("Sun 8 March 2026"))
    #expect(robot.screen.contains("8 days, 128 pages a day"))
    robot.press(.control("s"))
    let added = world.run("books list --json").out
    #expect(added.contains(#""title":"이것이 자바다""#) && added.contains(#""pages":1022"#))
    #expect(robot.notice.hasPrefix("Added “이것이 자바다”"))
    #expect(Reader.chosenCover(robot) == "이것이 자바다 신용권")
    robot.press(.character("z"))
    #expect(world.run("books list --json").out.contains(#""books":[]"#))
  }

  @Test func `is told of a wrong number or a wrong day in the form, and keeps what was typed`()
    throws
  {
    // BK-31, BK-32
    let world = try Reader.world()
    let robot = Reader.robot(world).press(.character("n")).type("Again").press(.tab).type("10")
    robot.press(.tab, .tab, .tab, .tab, .tab, .tab, .tab).type("soon").press(.tab).type("123")
    robot.press(.control("s"))
    #expect(robot.screen.contains("! Write the date like 2026-03-01."))
    for _ in 0..<4 { robot.press(.backspace) }
    robot.press(.control("s"))
    #expect(robot.screen.contains("! That is not a valid ISBN."))
    for _ in 0..<3 { robot.press(.backspace) }
    // The ISBN-10 of a book that is already here.
    robot.type("8937460440").press(.control("s"))
    #expect(robot.screen.contains("! You already have “데미안”."))
    #expect(robot.screen.contains("Again"))
  }

  @Test func `orders books, and keeps an order of one's own`() throws {
    // BK-37, BK-41
    let world = try Reader.world()
    let robot = Reader.robot(world, asRows: true)
    #expect(robot.screen.contains("by title"))
    robot.press(.character("J"))
    #expect(robot.notice.hasPrefix("Books can only be moved in your own order"))
    robot.press(.character("o"), .character("o"), .character("o"), .character("o"))
    #expect(robot.screen.contains("your own order") && !robot.screen.contains("Essays"))
    #expect(listed(robot) == ["데미안", "Walden", "The Left Hand"])
    robot.press(.home, .character("J"), .character("J"))
    #expect(listed(robot) == ["Walden", "The Left Hand", "데미안"])
    robot.press(.character("J"), .character("K"))
    #expect(listed(robot) == ["Walden", "데미안", "The Left Hand"])
    // The chosen order is remembered.
    let later = Reader.robot(world, asRows: true)
    #expect(later.screen.contains("your own order"))
    #expect(listed(later) == ["Walden", "데미안", "The Left Hand"])
    #expect(world.run("books list").out.hasPrefix("! 2 days late"))
  }

  @Test func `puts a book away, and has it back with all it had`() throws {
    // BK-35, BK-86, newcomer 18
    let world = try Reader.world()
    let robot = Reader.robot(world, asRows: true).press(.end)
    #expect(listed(robot) == ["Walden", "The Left Hand", "데미안"])
    robot.press(.character("x"))
    #expect(listed(robot) == ["Walden", "The Left Hand"])
    #expect(robot.notice.hasSuffix("z restores it."))
    robot.press(.character("z"))
    #expect(listed(robot) == ["Walden", "The Left Hand", "데미안"])
    #expect(book(world, "데미안").contains(#""quotes":[{"#))
    #expect(book(world, "데미안").contains(#""page":105"#))
  }
}
