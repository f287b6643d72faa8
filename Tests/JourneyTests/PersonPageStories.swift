import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `Somebody who looks at one person` {
  private static let memo =
    "She has moved to the house at the lake, the cat came along, and the piano had to be "
    + "left behind, which she does not regret at all, says she, and laughs"

  private func world(_ lines: String..., contacts: Int = 0) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-01T09:00")
    for line in ["people add Mina --every 7"] + lines {
      #expect(world.run(line).status == .done, "\(line)")
    }
    for index in 0..<contacts {
      try world.go(to: "2026-0\(3 + index / 19)-\(10 + index % 19)T10:00")
      #expect(world.run("people water Mina --early --by call").status == .done)
    }
    return world
  }

  private static let sizes = [
    Size(columns: 40, rows: 16), .standard, Size(columns: 120, rows: 40),
    Size(columns: 200, rows: 60),
  ]

  @Test(arguments: sizes)
  func `reads every note in full, under the name of its month`(_ size: Size) throws {
    // D-73
    let world = try world("people water Mina --early --by met --memo '\(Self.memo)'")
    try world.go(to: "2026-04-02T10:00")
    #expect(world.run("people water Mina --by call").status == .done)
    let robot = Robot(world, size: size).press(.enter, .character("t"))
    #expect(robot.screen.contains("─ April 2026 ─"), "\(robot.screen)")
    robot.press(.down)
    #expect(robot.screen.contains("─ March 2026 ─"), "\(robot.screen)")
    #expect(robot.screen.contains("laughs") && !robot.screen.contains("laughs…"))
    #expect(!robot.screen.contains("says…"), "\(robot.screen)")
  }

  @Test func `has the plant beside the days, and selects a note at any of its rows`() throws {
    // D-73
    let world = try world("people water Mina --early --memo '\(Self.memo)'")
    try world.go(to: "2026-03-12T10:00")
    #expect(world.run("people water Mina --by call").status == .done)
    let robot = Robot(world, size: Size(columns: 120, rows: 40)).press(.enter, .character("t"))
    #expect(robot.screen.contains("╭─ Mina ─"), "\(robot.screen)")
    #expect(robot.chosenRow?.contains("call") == true, "\(robot.screen)")
    let rows = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("laughs") })
    robot.click(column: 30, row: row)
    #expect(robot.chosenRow?.contains("She has moved") == true, "\(robot.screen)")
  }

  @Test func `stays at the selected day among many`() throws {
    // D-73
    let robot = Robot(try world(contacts: 24), size: Size(columns: 80, rows: 24))
    robot.press(.enter, .character("t"), .end)
    #expect(robot.chosenRow == "10 Mar call", "\(robot.screen)")
    robot.press(.home)
    #expect(robot.screen.contains("─ April 2026 ─"), "\(robot.screen)")
  }

  @Test func `sees a few contacts as dots with their words`() throws {
    // D-81
    let world = try world(
      "people water Mina --early --keyword cat", "people water Mina --early --by met")
    try world.go(to: "2026-04-20T10:00")
    #expect(world.run("people water Mina --keyword lake").status == .done)
    let robot = Robot(world, size: Size(columns: 120, rows: 40)).press(.enter)
    let rows = robot.screen.split(separator: "\n")
    #expect(rows.contains { $0.contains("Mar") && $0.contains("Apr") && !$0.contains("Feb") })
    #expect(rows.contains { $0.contains("●───") && $0.contains("───●") }, "\(robot.screen)")
    #expect(robot.screen.contains("#lake"))
    #expect(!robot.screen.contains("Wed "), "No squares are drawn for a few days.")
  }

  @Test func `sees squares from the month of planting`() throws {
    // D-81
    let world = try world(contacts: 24)
    let robot = Robot(world, size: Size(columns: 120, rows: 40)).press(.enter)
    let names = robot.screen.split(separator: "\n").first {
      $0.contains("Mar") && $0.contains("Apr")
    }
    #expect(names?.contains("Feb") == false, "\(robot.screen)")
    #expect(robot.screen.contains("Wed "), "\(robot.screen)")
  }

  @Test func `reads the days that are left in the ring, and no percent`() throws {
    // D-80
    let world = try world()
    for size in [Size.standard, Size(columns: 120, rows: 40), Size(columns: 200, rows: 60)] {
      let screen = Robot(world, size: size).press(.enter).screen
      #expect(screen.contains("7 d") && !screen.contains("%"), "\(screen)")
    }
    let forever = try TestEnvironment(language: .korean)
    #expect(forever.run("people add 민아 --every none").status == .done)
    #expect(Robot(forever).press(.enter).screen.contains("주기 없음"))
  }
}
