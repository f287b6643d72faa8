import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Section 5, item 2, of the designer's list: the sky of people.
@Suite struct `Somebody under the sky of their people` {
  private static let sizes = [
    Size(columns: 40, rows: 10), Size.standard, Size(columns: 120, rows: 40),
    Size(columns: 200, rows: 60),
  ]

  private func world(_ language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-01-01T09:00", language: language)
    for line in [
      "people add Gran --every 1 --tag family", "people add Mum --every 5 --tag family",
      "people add Ben --every 30 --tag work", "people add Cho --every 9 --tag work",
      "people add Dan --every 60",
    ] { #expect(world.run(line).status == .done, "\(line)") }
    try world.go(to: "2026-01-06T09:00")
    return world
  }

  /// Goes from the garden to the sky, at every size.
  private func sky(
    _ world: TestEnvironment, _ size: Size, glyphs: Glyphs = .unicode, motion: Bool = false
  ) -> Robot {
    let robot = Robot(world, size: size, glyphs: glyphs, motion: motion)
    for _ in 0..<2 where !robot.screen.contains("sinking") && !robot.screen.contains("지는 별") {
      robot.press(.character("v"))
    }
    return robot
  }

  @Test(arguments: sizes)
  func `sees who sank and who is at the rim, and reads it in both languages`(_ size: Size) throws {
    for glyphs in [Glyphs.unicode, .ascii] {
      let robot = sky(try world(), size, glyphs: glyphs)
      #expect(robot.screen.contains("The sky") && robot.screen.contains("1 sinking · 1 at the rim"))
      #expect(robot.screen.contains("Gran 4d") && robot.screen.contains("Mum"), "\(robot.screen)")
      let korean = sky(try world(.korean), size, glyphs: glyphs)
      #expect(korean.screen.contains("하늘") && korean.screen.contains("지는 별 1 · 곧 질 별 1"))
      #expect(korean.screen.contains("Gran 4일"), "\(korean.screen)")
    }
  }

  @Test func `walks from star to star, through the constellations, and opens a card`() throws {
    let robot = sky(try world(), Size(columns: 120, rows: 40))
    #expect(robot.screen.contains("family ┄ work") && robot.screen.contains("─ Gran ─"))
    robot.press(.up)
    #expect(!robot.screen.contains("─ Gran ─"), "\(robot.screen)")
    robot.press(.character("#"), .character("#"))
    let both = ["Gran", "Cho"].filter { robot.screen.contains("─ \($0) ─") }
    #expect(both.count == 1, "\(robot.screen)")
    robot.press(.character("#"))
    #expect(["Gran", "Cho"].filter { robot.screen.contains("─ \($0) ─") } != both)
    robot.press(.enter)
    #expect(robot.screen.contains("affection") || robot.screen.contains("♡"), "\(robot.screen)")
    robot.press(.escape)
    #expect(robot.screen.contains("The sky"), "The view stays.")
  }

  @Test func `learns what a constellation is where nobody shares a tag`() throws {
    let world = try TestEnvironment(language: .english)
    #expect(world.run("people add Mina --every 7").status == .done)
    let robot = Robot(world).press(.character("v"), .character("v"), .character("#"))
    #expect(robot.notice.contains("same first tag"))
    #expect(Robot(world).press(.character("#")).notice.contains("#"), "Only the sky has them.")
  }

  @Test func `waters a star, which rises, and nothing moves by itself`() throws {
    let robot = sky(try world(), Size(columns: 120, rows: 40))
    #expect(robot.screen.contains("Gran 4d"))
    robot.press(.character("w"))
    #expect(robot.notice.contains("Watered Gran") && !robot.screen.contains("Gran 4d"))
    #expect(robot.screen.contains("─ Gran ─"), "\(robot.screen)")
    #expect(!sky(try world(), Size(columns: 120, rows: 40), motion: true).isMoving)
  }

  @Test func `clicks on a name and on a star`() throws {
    let robot = sky(try world(), Size(columns: 120, rows: 40))
    let rows = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("Dan") })
    let before = try #require(rows[row].firstRange(of: "Dan")).lowerBound
    robot.click(column: rows[row].distance(from: rows[row].startIndex, to: before) + 1, row: row)
    #expect(robot.screen.contains("─ Dan ─"), "\(robot.screen)")
  }

  @Test func `finds all of three hundred people among the stars`() throws {
    let world = try TestEnvironment(language: .english)
    for index in 0..<300 {
      #expect(world.run("people add Friend\(index) --every \(index % 50 + 3)").status == .done)
    }
    let robot = sky(world, Size(columns: 120, rows: 40))
    robot.press(.character("v"), .character("v"))
    #expect(robot.screen.contains("300 people"), "\(robot.screen)")
    let first = robot.screen
    robot.press(.right, .down)
    #expect(robot.screen != first)
  }
}
