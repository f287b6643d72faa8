import Domain
import PresentationKit
import Support
import Testing
import TextUI

// B 3
@Suite struct `The palette` {
  private func world(_ lines: String...) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-01T09:00")
    for line in lines { #expect(world.run(line).status == .done, "\(line)") }
    return world
  }

  @Test func `finds what can be done here by some of its letters, and does it`() throws {
    let world = try world("people add Mina --every 7", "people add Bori --every 3")
    let robot = Robot(world).type("2").press(.control("p"))
    #expect(robot.screen.contains("Jump to"), "\(robot.screen)")
    robot.press(.escape)
    #expect(!robot.screen.contains("Jump to"))
    robot.press(.control("p")).type("people.water")
    #expect(robot.paletteRow?.hasPrefix("water") == true, "\(robot.screen)")
    robot.press(.enter)
    #expect(!robot.screen.contains("Jump to"), "\(robot.screen)")
    // The plant is not thirsty yet, so a question appears.
    #expect(robot.screenName == "QuestionScreen", "\(robot.screen)")
  }

  @Test func `shows what is called so, and no commands that say these letters somewhere`() throws {
    let robot = Robot(try world()).press(.control("p")).type("theme")
    let rows = robot.screen.split(separator: "\n").filter { $0.contains("│") }
    #expect(rows.contains { $0.contains("Colours") || $0.contains("theme") }, "\(robot.screen)")
    for command in [":keys", ":man", ":backup"] {
      #expect(!rows.contains { $0.contains(command) }, "\(robot.screen)")
    }
  }

  @Test func `shows a sentence by what it says, and not once more for its book`() throws {
    let world = try world(
      "books add --manual --title Walden --pages 90 --target +9d",
      "quotes add Walden 'Simplify, simplify.' --page 2")
    let robot = Robot(world).press(.control("p")).type("walden")
    let found = robot.screen.split(separator: "\n").filter { $0.contains("Walden") }
    #expect(found.count == 1 && found[0].contains("book"), "\(robot.screen)")
    robot.press(.escape).press(.control("p")).type("simplify")
    #expect(robot.paletteRow?.hasPrefix("Simplify, simplify.") == true, "\(robot.screen)")
    #expect(robot.paletteRow?.contains("Walden") == true, "\(robot.screen)")
  }

  @Test func `finds a record of any part by its name or its initials, and opens it`() throws {
    let world = try world(
      "people add 민아 --every 7", "schedule add Choir --from 'tomorrow 15:00'")
    let robot = Robot(world).press(.control("p")).type("ㅁㅇ")
    #expect(robot.paletteRow?.contains("민아") == true, "\(robot.screen)")
    robot.press(.enter)
    #expect(robot.screen.contains("▐2 People▌"), "\(robot.screen)")
    #expect(robot.screen.contains("민아"), "\(robot.screen)")
    robot.press(.control("p")).type("choi").press(.enter)
    #expect(robot.screen.contains("▐5 Schedule▌"), "\(robot.screen)")
  }

  @Test func `tells a book that is read from one that is liked`() throws {
    let world = try world(
      "books add --manual --title Walden --pages 90 --target +9d", "books like Walden")
    let robot = Robot(world).press(.control("p")).type("walden")
    let found = robot.screen.split(separator: "\n").filter { $0.contains("Walden") }
    #expect(found.count == 2, "\(robot.screen)")
    #expect(found.count { $0.contains("book") } == 1, "\(robot.screen)")
    #expect(found.count { $0.contains("liked") } == 1, "\(robot.screen)")
  }

  @Test(.slow) func `leads to a setting, and begins a command that wants words`() throws {
    let robot = Robot(try world())
    robot.press(.control("p")).type("picture limit").press(.enter)
    #expect(robot.chosenRow?.hasPrefix("Picture limit") == true, "\(robot.screen)")
    robot.press(.control("p")).type(":people add").press(.enter)
    #expect(robot.screen.contains(":people add"), "\(robot.screen)")
    robot.type("Nora --every 7").press(.enter)
    #expect(robot.screen.contains("Nora"), "\(robot.screen)")
  }

  // D-86
  @Test func `offers first what the line would be saved as, and a verb with a name`() throws {
    let world = try world("people add Gran --every 7")
    let robot = Robot(world).press(.control("p")).type("dentist tomorrow at 3pm")
    #expect(robot.paletteRow?.contains("dentist") == true, "\(robot.screen)")
    #expect(robot.paletteRow?.contains("quick add") == true, "\(robot.screen)")
    robot.press(.enter).press(.enter)
    #expect(world.run("schedule list --day tomorrow").out.contains("dentist"))
    robot.press(.control("p")).type("water gran")
    #expect(robot.screen.contains(":people water gran"), "\(robot.screen)")
    // Several parts have this verb.
    robot.press(.escape).press(.control("p")).type("add gran")
    #expect(!robot.screen.contains(":people add gran"), "\(robot.screen)")
  }

  @Test func `runs a command that only reads at once`() throws {
    let robot = Robot(try world("people add Mina --every 7"))
    robot.press(.control("p")).type(":people list").press(.enter)
    #expect(robot.screen.contains("Mina"), "\(robot.screen)")
  }

  @Test func `shows first what was chosen last, and only what can be done here`() throws {
    let robot = Robot(try world("people add Mina --every 7")).type("2")
    robot.press(.control("p")).type("timeline").press(.enter)
    robot.press(.escape, .escape).type("1").press(.control("p"))
    #expect(robot.paletteRow?.contains("recent") == true, "\(robot.screen)")
  }

  @Test func `obeys the mouse`() throws {
    // B 10
    let robot = Robot(try world("people add Mina --every 7")).press(.control("p"))
    robot.type(":people list")
    #expect(robot.paletteRow?.hasPrefix(":people list") == true, "\(robot.screen)")
    robot.turnWheel()
    #expect(robot.paletteRow?.hasPrefix(":people list") == false, "\(robot.screen)")
    let rows = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    // The input line has the same text, so it is left out.
    let row = try #require(
      rows.firstIndex { $0.contains(":people list") && !$0.contains("/ ") && !$0.contains("“") })
    robot.click(column: 20, row: row)
    #expect(robot.paletteRow?.hasPrefix(":people list") == true, "\(robot.screen)")
    robot.click(column: 20, row: row)
    #expect(!robot.screen.contains("Jump to") && robot.screen.contains("Mina"))
    robot.press(.escape).press(.control("p")).click(column: 0, row: 23)
    #expect(!robot.screen.contains("Jump to"), "\(robot.screen)")
  }

  @Test func `searches everywhere for what nothing is called`() throws {
    let robot = Robot(try world("schedule add Choir --from 'tomorrow 15:00'"))
    robot.press(.control("p")).type("qqzzqq")
    let row = robot.paletteRow
    #expect(row?.contains("Search everywhere for “qqzzqq”") == true, "\(robot.screen)")
    robot.press(.enter)
    #expect(robot.screen.contains("qqzzqq"), "\(robot.screen)")
  }

  @Test(arguments: [Size(columns: 40, rows: 10), .standard, Size(columns: 200, rows: 60)])
  func `fits every screen, in both languages`(size: Size) throws {
    for (language, title) in [(Language.english, "Jump to"), (.korean, "바로 가기")] {
      let world = try TestEnvironment(now: "2026-03-01T09:00", language: language)
      let screen = Robot(world, size: size).press(.control("p")).screen
      #expect(screen.contains("›") && screen.contains(title), "\(screen)")
    }
  }
}

extension Robot {
  /// The selected row of the command palette, without the screen behind the palette; nil if no row
  /// is selected.
  fileprivate var paletteRow: String? {
    screen.split(separator: "\n").compactMap { row -> String? in
      guard let sign = row.firstRange(of: "│ › ") else { return nil }
      return row[sign.upperBound...].prefix { $0 != "│" }.split(separator: " ")
        .joined(separator: " ")
    }.first
  }
}
