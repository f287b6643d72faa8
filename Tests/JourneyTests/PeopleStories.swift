import Domain
import PresentationKit
import Support
import Testing
import TextUI

@Suite struct `A person at the screens` {
  @Test func `plants a dear person and waters them when they are thirsty`() throws {
    // C-14, C-15, C-17, C-18, C-25, C-29, C-30
    let world = try TestEnvironment(language: .korean)
    #expect(world.run("settings set people.cycle 7").status == .done)
    let robot = Robot(world)
    #expect(robot.screen.contains("아직 아무도 없어요"))
    #expect(robot.screen.contains("n  소중한 사람을 등록해 보세요"))
    robot.press(.character("n")).type("김민아").press(.tab).type("민아").press(.control("s"))
    #expect(robot.notice.contains("민아의 식물을 심었어요. 아메리칸블루예요. 7일마다 연락해요. 첫 물은"))
    #expect(robot.screen.contains("D-7"))
    try robot.wait(until: "2026-03-08T21:00")
    #expect(robot.screen.contains("◔ D-day · 목말라요"))
    robot.press(.character("f"), .character("r"), .right).press(.tab).type("꽃")
    robot.press(.control("s"))
    #expect(robot.notice.contains("민아에게 물을 줬어요. 애정도 16%, 다음은 2026년 3월 15일이에요."))
    #expect(world.run("people show 민아").out.contains("#꽃"))
  }

  @Test func `is asked before a contact is recorded early`() throws {
    // C-25, D-84, product 6
    let robot = Robot(try world(planting: ["people add Mina --every 7"]))
    robot.press(.character("w"))
    #expect(robot.screen.contains("Mina is not thirsty yet"))
    robot.press(.enter)
    #expect(!robot.screen.contains("not thirsty"))
    #expect(robot.screen.contains("in 7 days"))
    robot.press(.character("w"), .character("e"))
    #expect(robot.notice.contains("Watered Mina. Affection is at 8%"))
  }

  @Test func `keeps everything typed when a rule is broken`() throws {
    // C-12, C-14
    let robot = Robot(
      try world(planting: ["people add Mina --every 7 --phone 010-1234-5678"]))
    robot.press(.character("n")).type("Mina").press(.tab, .tab).type("+82 10 1234 5678")
    robot.press(.control("s"))
    #expect(robot.screen.contains("Mina has been added already"))
    #expect(robot.screen.contains("+82 10 1234 5678"))
    for _ in 0..<20 { robot.press(.backspace) }
    robot.press(.control("s"))
    #expect(robot.notice.contains("Planted Mina"))
  }

  @Test func `is stopped at a limit and told so`() throws {
    // C-14, C-28
    let robot = Robot(try TestEnvironment())
    robot.press(.character("n"), .tab).type("12345678901234567")
    #expect(robot.screen.contains("1234567890123456 "))
    #expect(!robot.screen.contains("12345678901234567"))
    #expect(robot.notice.contains("The maximum is 16 characters (8 in Hangul)."))
  }

  @Test func `does not lose a form by one key`() throws {
    let robot = Robot(try TestEnvironment())
    robot.press(.character("n")).type("Mina").press(.escape)
    #expect(robot.screen.contains("Leave without saving?"))
    robot.press(.enter)
    #expect(robot.screen.contains("Mina"))
    robot.press(.escape, .character("x"))
    #expect(robot.screen.contains("Your garden is empty"))
  }

  @Test func `finds somebody with every letter, and everybody again`() throws {
    // C-48
    let robot = Robot(
      try world(planting: ["people add 민아 --every 7", "people add 서연 --every 3"]))
    robot.press(.character("/")).type("민")
    #expect(robot.screen.contains("민아") && !robot.screen.contains("서연"))
    robot.press(.enter, .enter)
    #expect(robot.screen.contains("Talks with 민아"))
    robot.press(.escape, .escape)
    #expect(robot.screen.contains("서연"))
  }

  @Test func `sees the most urgent first, and stays with whom they chose`() throws {
    // C-20, C-21: an open form does not depend on the row of its person in the list.
    let world = try world(planting: [
      "people add Ann --every 30", "people add Bob --every 3", "people add Cho --every 7",
    ])
    let robot = Robot(world)
    // The order in the list is the same as in the garden from left to right.
    let rows = robot.press(.character("v")).screen.split(separator: "\n")
    let order = rows.compactMap { line in
      ["Bob", "Cho", "Ann"].first { name in
        line.contains("●  \(name) ") && line.contains("in \(days[name] ?? 0)d")
      }
    }
    #expect(order == ["Bob", "Cho", "Ann"])
    robot.press(.character("v"), .character("v"))
    let board = robot.screen.split(separator: "\n").first { $0.contains("› Bob") }
    #expect(
      board?.split(whereSeparator: { $0 == " " }).map(String.init) == ["›", "Bob", "Cho", "Ann"])
    // C-46: species, stage and days left
    #expect(robot.screen.contains("Bob  rosemary Lv.1 · sprout"))
    robot.press(.down, .down, .character("f"), .character("e"))
    _ = world.run("people water Bob --early")
    _ = world.run("people add Dad --every 1")
    robot.press(.control("s"))
    #expect(robot.notice.contains("Watered Ann"))
    #expect(robot.screen.contains("› Ann"))
  }

  private let days = ["Bob": 3, "Cho": 7, "Ann": 30]

  @Test func `runs any command after a colon`() throws {
    let robot = Robot(try TestEnvironment())
    robot.press(.character(":")).type("people add 'Mina Kim' --every 7").press(.enter)
    #expect(robot.notice.contains("Planted Mina Kim"))
    #expect(robot.screen.contains("in 7 days"))
    robot.press(.character(":")).type("people show 'Mina Kim'").press(.enter)
    #expect(robot.screen.contains("together    1 day"))
    robot.press(.escape)
    robot.press(.character(":")).type("peple").press(.enter)
    #expect(robot.notice.contains("Did you mean “haru people”?"))
  }

  @Test func `reads what keys do here, and leaves with q`() throws {
    let robot = Robot(try TestEnvironment())
    robot.press(.character("?"))
    #expect(robot.screen.contains("Keys"))
    #expect(robot.press(.end).screen.contains("Ctrl-L"))
    robot.press(.escape, .character("q"))
    #expect(robot.hasLeft)
  }

  @Test func `can use the mouse as well`() throws {
    let robot = Robot(
      try world(planting: ["people add Ann --every 30", "people add Bob --every 3"]))
    robot.click(column: 60, row: 10)
    #expect(robot.screen.contains("› Ann"))
    robot.click(column: 60, row: 10)
    #expect(robot.screen.contains("Talks with Ann"))
  }

  @Test func `sees the day change at midnight without a key`() throws {
    // product 3
    let robot = Robot(try world(planting: ["people add Mina --every 2"]))
    #expect(robot.screen.contains("● in 2 days · feeling well"), "\(robot.screen)")
    #expect(robot.screen.contains("━━━━━━━━ in 2d"))
    try robot.wait(until: "2026-03-02T00:00")
    #expect(robot.screen.contains("● tomorrow · getting dry"), "\(robot.screen)")
    #expect(robot.screen.contains("━━━━━─── in 1d"))
    #expect(robot.screen.contains("2 Mar"))
  }

  @Test func `gets through any size of window without harm`() throws {
    let robot = Robot(try world(planting: ["people add 민아 --every 7"]))
    let ways: [[Key]] = [
      [], [.character("n")], [.escape, .enter], [.character("w")], [.escape, .character("e")],
      [.escape, .character("c")], [.escape, .character("D")],
    ]
    for open in ways {
      for key in open { robot.press(key) }
      for columns in [1, 2, 3, 10, 39, 40, 41, 63, 64, 80, 120, 300] {
        for rows in [1, 2, 3, 9, 10, 11, 12, 24, 40, 100] {
          robot.resize(Size(columns: columns, rows: rows))
          #expect(robot.frame.size == Size(columns: columns, rows: rows))
          robot.press(.down, .up)
        }
      }
    }
  }

  private func world(planting lines: [String]) throws -> TestEnvironment {
    let world = try TestEnvironment()
    for line in lines { #expect(world.run(line).status == .done) }
    return world
  }
}
