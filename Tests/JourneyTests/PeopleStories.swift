import Domain
import Presentation
import Support
import Testing

@Suite struct `A person at the screens` {
  @Test func `plants a dear person and waters them when they are thirsty`() throws {
    // C-14, C-15, C-17, C-18, C-25, C-29, C-30
    let world = try TestWorld(language: .korean)
    let robot = Robot(world)
    #expect(robot.screen.contains("n을 눌러 소중한 사람을 심어 보세요"))
    robot.press(.character("n")).type("김민아").press(.tab).type("민아").press(.control("s"))
    #expect(robot.notice.contains("민아를 심었어요. 아메리칸블루예요. 첫 물 주기는 2026년 3월 8일이에요."))
    #expect(robot.screen.contains("D-7"))
    try robot.wait(until: "2026-03-08T21:00")
    #expect(robot.screen.contains("◔ D-day · 목말라요"))
    robot.press(.character("w"), .character("r"), .right).press(.tab).type("꽃")
    robot.press(.control("s"))
    #expect(robot.notice.contains("민아에게 물을 줬어요. 애정도 16%, 다음은 2026년 3월 15일이에요."))
    #expect(world.run("people show 민아").out.contains("#꽃"))
  }

  @Test func `is asked before a contact is recorded early`() throws {
    // C-25, product 6
    let robot = Robot(try world(planting: ["people add Mina --every 7"]))
    robot.press(.character("w"))
    #expect(robot.screen.contains("Mina is not thirsty yet"))
    robot.press(.enter)
    #expect(!robot.screen.contains("not thirsty"))
    #expect(robot.screen.contains("D-7"))
    robot.press(.character("w"), .character("e")).press(.control("s"))
    #expect(robot.notice.contains("Watered Mina. Affection is at 8%"))
  }

  @Test func `keeps everything typed when a rule is broken`() throws {
    // C-12, C-14
    let robot = Robot(
      try world(planting: ["people add Mina --every 7 --phone 010-1234-5678"]))
    robot.press(.character("n")).type("Jun").press(.tab, .tab).type("+82 10 1234 5678")
    robot.press(.control("s"))
    #expect(robot.screen.contains("That number is registered already, for Mina."))
    #expect(robot.screen.contains("Jun"))
    for _ in 0..<20 { robot.press(.backspace) }
    robot.press(.control("s"))
    #expect(robot.notice.contains("Planted Jun"))
  }

  @Test func `is stopped at a limit and told so`() throws {
    // C-14, C-28
    let robot = Robot(try TestWorld())
    robot.press(.character("n"), .tab).type("123456789")
    #expect(robot.screen.contains("12345678 "))
    #expect(!robot.screen.contains("123456789"))
    #expect(robot.notice.contains("It holds 8 characters."))
  }

  @Test func `does not lose a form by one key`() throws {
    let robot = Robot(try TestWorld())
    robot.press(.character("n")).type("Mina").press(.escape)
    #expect(robot.screen.contains("Leave without saving?"))
    robot.press(.enter)
    #expect(robot.screen.contains("Mina"))
    robot.press(.escape, .character("x"))
    #expect(robot.screen.contains("Nobody is here yet"))
  }

  @Test func `finds somebody with every letter, and everybody again`() throws {
    let robot = Robot(
      try world(planting: ["people add 민아 --every 7", "people add 서연 --every 3"]))
    robot.press(.character("/")).type("민")
    #expect(robot.screen.contains("민아") && !robot.screen.contains("서연"))
    robot.press(.enter, .enter)
    #expect(robot.screen.contains("stories with 민아"))
    robot.press(.escape, .escape)
    #expect(robot.screen.contains("서연"))
  }

  @Test func `sees the most urgent first, and stays with whom they chose`() throws {
    // C-20, and no flow is bound to a place in the list
    let world = try world(planting: [
      "people add Ann --every 30", "people add Bob --every 3", "people add Cho --every 7",
    ])
    let robot = Robot(world)
    let order = robot.screen.split(separator: "\n").compactMap { line in
      ["Bob", "Cho", "Ann"].first { line.contains("● ") && line.hasSuffix("-\(days[$0] ?? 0)") }
    }
    #expect(order == ["Bob", "Cho", "Ann"])
    robot.press(.down, .down, .character("w"), .character("e"))
    _ = world.run("people water Bob --early")
    _ = world.run("people add Dad --every 1")
    robot.press(.control("s"))
    #expect(robot.notice.contains("Watered Ann"))
    #expect(robot.screen.contains("› ●  Ann"))
  }

  private let days = ["Bob": 3, "Cho": 7, "Ann": 30]

  @Test func `runs any command after a colon`() throws {
    let robot = Robot(try TestWorld())
    robot.press(.character(":")).type("people add 'Mina Kim' --every 7").press(.enter)
    #expect(robot.notice.contains("Planted Mina Kim"))
    #expect(robot.screen.contains("D-7"))
    robot.press(.character(":")).type("people show 'Mina Kim'").press(.enter)
    #expect(robot.screen.contains("together    1 day"))
    robot.press(.escape)
    robot.press(.character(":")).type("peple").press(.enter)
    #expect(robot.notice.contains("Did you mean “haru people”?"))
  }

  @Test func `reads what keys do here, and leaves with q`() throws {
    let robot = Robot(try TestWorld())
    robot.press(.character("?"))
    #expect(robot.screen.contains("Keys"))
    #expect(robot.screen.contains("Ctrl-L"))
    robot.press(.escape, .character("q"))
    #expect(robot.hasLeft)
  }

  @Test func `can use the mouse as well`() throws {
    let robot = Robot(
      try world(planting: ["people add Ann --every 30", "people add Bob --every 3"]))
    robot.click(column: 40, row: 5)
    #expect(robot.screen.contains("› ●  Ann"))
    robot.click(column: 40, row: 5)
    #expect(robot.screen.contains("stories with Ann"))
  }

  @Test func `sees the day change at midnight without a key`() throws {
    // product 3
    let robot = Robot(try world(planting: ["people add Mina --every 2"]))
    #expect(robot.screen.contains("D-2"))
    try robot.wait(until: "2026-03-02T00:00")
    #expect(robot.screen.contains("D-1"))
    #expect(robot.screen.contains("Mon 2 March"))
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

  private func world(planting lines: [String]) throws -> TestWorld {
    let world = try TestWorld()
    for line in lines { #expect(world.run(line).status == .done) }
    return world
  }
}

@Suite struct `A person caring for a plant` {
  private func robot(_ lines: String..., at now: String) throws -> (Robot, TestWorld) {
    let world = try TestWorld()
    for line in lines { #expect(world.run(line).status == .done, "\(line)") }
    try world.go(to: now)
    return (Robot(world), world)
  }

  @Test func `is told what to talk about, calls, and is asked how it went`() throws {
    // C-26, C-27
    let (robot, world) = try robot(
      "people add Mina --every 7 --phone 010-1234-5678",
      "people water Mina --early --keyword cat", at: "2026-03-08T21:00")
    robot.press(.character("w"))
    #expect(robot.screen.contains("Last time it was about #cat."))
    robot.press(.character("c"))
    #expect(robot.notice.contains("010-1234-5678"))
    #expect(robot.screen.contains("Water Mina"))
    #expect(world.run("people pending").out.contains("Mina"))
    // The program is killed here; the next start offers the review of the right plant.
    let again = Robot(world)
    #expect(again.screen.contains("How did it go with Mina?"))
    again.press(.character("w")).press(.control("s"))
    #expect(again.notice.contains("Watered Mina"))
    #expect(world.run("people pending --json").out.contains(#""pending":[]"#))
    #expect(!Robot(world).screen.contains("How did it go"))
  }

  @Test func `can put off being asked, or say that nothing came of it`() throws {
    // C-27
    let (_, world) = try robot("people add Mina --every 7", at: "2026-03-08T21:00")
    #expect(world.run("people contact Mina --by messenger").status == .done)
    let robot = Robot(world).press(.enter)
    #expect(robot.screen.contains("D-day"))
    Robot(world).press(.character("f"))
    #expect(world.run("people pending --json").out.contains(#""pending":[]"#))
  }

  @Test func `sees the day and the price before postponing`() throws {
    // C-31, K2
    let (robot, world) = try robot("people add Mina --every 7", at: "2026-03-08T09:00")
    robot.press(.character("w"), .character("p"), .right, .right)
    #expect(robot.screen.contains("Thirsty again on 11 March 2026."))
    #expect(robot.screen.contains("It costs nothing, this and 2 more times."))
    robot.press(.control("s"))
    #expect(robot.notice.contains("Mina waits until 11 March 2026."))
    for day in ["11", "12", "13"] {
      try world.go(to: "2026-03-\(day)T09:00")
      if day != "13" { #expect(world.run("people postpone Mina 1").status == .done) }
    }
    try robot.wait(until: "2026-03-13T09:01")
    robot.press(.character("w"), .character("p"))
    #expect(robot.screen.contains("this costs a point of affection"))
  }

  @Test func `cannot postpone what has withered`() throws {
    // C-25, C-31, C-32, V6
    let (robot, _) = try robot("people add Mina --every 7", at: "2026-03-09T09:00")
    robot.press(.character("w"))
    #expect(!robot.screen.contains("next time"))
    #expect(robot.screen.contains("✕ D+1 · withered"))
  }

  @Test func `turns the pages of the calendar and mends a note`() throws {
    // C-40, C-41, C-42, C-43, V14
    let (robot, world) = try robot(
      "people add Mina --every 7",
      "people water Mina --early --by met --keyword cat --memo 'She has a cat.'",
      at: "2026-03-02T09:00")
    robot.press(.enter, .character("1"))
    #expect(robot.screen.contains("March 2026"))
    #expect(robot.screen.contains("1 March 2026 · met"))
    #expect(robot.screen.contains("She has a cat."))
    robot.press(.pageDown)
    #expect(robot.screen.contains("April 2026"))
    #expect(!robot.screen.contains("She has a cat."))
    robot.press(.pageUp, .character("e"))
    for _ in 0..<9 { robot.press(.backspace) }
    robot.press(.tab, .tab, .tab)
    for _ in 0..<20 { robot.press(.backspace) }
    robot.press(.control("s"))
    #expect(robot.notice.contains("A note needs a keyword or a memo."))
    robot.type("Two cats.").press(.control("s"))
    #expect(robot.notice.contains("Changed the note of 1 March 2026."))
    #expect(robot.screen.contains("Two cats."))
    robot.press(.character("x"), .character("y"))
    #expect(robot.notice.contains("Took away the watering"))
    #expect(world.run("people calendar Mina --json").out.contains(#""watered":[]"#))
  }

  @Test func `is warned before a new cycle changes the plant`() throws {
    // C-37, V12
    let (robot, world) = try robot("people add Mina --every 15", at: "2026-03-05T09:00")
    robot.press(.enter, .character("e")).press(.tab, .tab, .right)
    #expect(robot.screen.contains("With this cycle it becomes a stuckyi"))
    robot.press(.control("s"))
    #expect(robot.notice.contains("Changed Mina: a stuckyi, next watering on 21 March 2026."))
    #expect(world.run("people show Mina --json").out.contains(#""species":"stuckyi""#))
  }

  @Test func `puts a person away only after a question`() throws {
    // C-38
    let (robot, _) = try robot("people add Mina --every 15", at: "2026-03-05T09:00")
    robot.press(.enter, .character("D"), .enter)
    #expect(robot.screen.contains("Mina"))
    robot.press(.character("D"), .character("y"))
    #expect(robot.notice.contains("Mina was put away."))
    #expect(robot.screen.contains("Nobody is here yet"))
  }
}
