import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Regression tests for problems that readers of sayings reported.
@Suite struct `Somebody who reads on` {
  /// Returns an environment with the five sayings “zero” to “four” after these commands.
  private func world(_ lines: String...) throws -> TestEnvironment {
    let world = try Fireside.emptyWorld()
    for text in ["zero", "one", "two", "three", "four"] {
      #expect(world.run("sayings add --eng \(text)").status == .done)
    }
    for line in lines { #expect(world.run(line).status == .done, "\(line)") }
    return world
  }

  private let used: Key = .character("u")
  private let view: Key = .character("f")

  @Test func `leafs on from one that was marked and left the list`() throws {
    // M-18, M-21
    let robot = Fireside.robot(try world())
    robot.press(view, view, .right, .enter, used, .right)
    #expect(robot.screen.contains("Saying 2"))
    robot.press(used, .left)
    #expect(robot.screen.contains("Saying 4"))
  }

  @Test func `leafs on from one that is liked no longer`() throws {
    // M-20
    let robot = Fireside.robot(try world("sayings like 0", "sayings like 3", "sayings like 1"))
    robot.press(view, .right, .enter)
    #expect(robot.screen.contains("Saying 3"))
    robot.press(.character("l"), .right)
    #expect(robot.screen.contains("Saying 0"))
    robot.press(.left)
    #expect(robot.screen.contains("Saying 1"))
  }

  @Test func `leafs from the recommended saying through all`() throws {
    // M-13
    let world = try world()
    for number in 0...4 { #expect(world.run("sayings use \(number)").status == .done) }
    #expect(world.run("sayings add --eng five").status == .done)
    let robot = Fireside.robot(world).press(view, view, .up, .enter)
    var leafed = 0
    for _ in 0..<6 { robot.press(.left) }
    while leafed < 6, robot.press(.right).notice != "There are no more sayings." { leafed += 1 }
    #expect(leafed == 5)
  }

  @Test func `stays at the place where a card was marked and left the list`() throws {
    // M-20, M-21
    let robot = Fireside.robot(try world())
    robot.press(view, view, .right, .right, used)
    #expect(robot.screen.contains("› 1 "))
  }

  @Test func `is told that a view is searched, and how to get out of it`() throws {
    // M-22
    let robot = Fireside.robot(try world("sayings like 0"))
    robot.press(view, .character("/")).type("three").press(.enter)
    #expect(
      robot.screen.contains("No liked saying contains this text. Press Esc to show all sayings."))
    robot.press(.escape)
    #expect(robot.screen.contains("▐all 5▌"))
  }

  @Test func `is told what few letters find`() throws {
    // M-22
    let robot = Fireside.robot(try world())
    robot.press(.character("/")).type("ee").press(.enter)
    #expect(robot.screen.contains("One or two letters"))
  }

  @Test func `reads a long answer to its end`() throws {
    // 4.2 (9)
    let world = try Fireside.emptyWorld()
    let text = (1...120).map { "word\($0)" }.joined(separator: " ")
    #expect(world.run("sayings add --eng '\(text)'").status == .done)
    let robot = Fireside.robot(world).press(.character(":")).type("sayings show 0").press(.enter)
    #expect(robot.screen.contains("word1 ") && robot.screen.contains("word30 "))
    for _ in 0..<9 { robot.press(.pageDown) }
    #expect(robot.screen.contains("word120"))
  }

  @Test func `sees what a command made of the recommended saying`() throws {
    // M-13
    let world = try Fireside.emptyWorld()
    #expect(world.run("sayings add --eng before").status == .done)
    let robot = Fireside.robot(world)
    robot.press(.character(":")).type("sayings edit 0 --eng after").press(.enter)
    #expect(!robot.screen.contains("before"))
    robot.press(.character(":")).type("sayings remove 0 --yes").press(.enter)
    #expect(!robot.screen.contains("after"))
    #expect(robot.screen.contains("❝  Save words worth keeping"))
    robot.press(.character("n")).type("again").press(.control("s"))
    #expect(robot.screen.contains("❝  again"))
    robot.press(.up, .enter)
    #expect(robot.screen.contains("Saying 1"))
  }

  @Test func `keeps the recommended saying while something else happens`() throws {
    // M-13
    let robot = Fireside.robot(try TestEnvironment()).press(.up, .enter)
    let opened = robot.screen
    for _ in 0..<3 { robot.press(.character("l"), .character("l"), .escape, .enter) }
    #expect(
      robot.screen.split(separator: "\n").prefix(20) == opened.split(separator: "\n").prefix(20))
  }

  @Test func `acts on the recommended saying where the view is empty`() throws {
    // M-13, M-20
    let robot = Fireside.robot(try world()).press(view, .up, .character("r"), .enter)
    #expect(robot.screen.contains("Saying "))
  }

  @Test func `leads the wheel where the arrows lead`() throws {
    let robot = Fireside.robot(try world()).turnWheel(down: false)
    #expect(!robot.screen.contains("› 4 "))
    robot.turnWheel()
    #expect(robot.screen.contains("› 4 "))
  }

  @Test func `is not told that all were used where there are none`() throws {
    // W12
    let robot = Fireside.robot(try Fireside.emptyWorld()).press(view, view)
    #expect(robot.screen.contains("No sayings yet."))
    let empty = try Fireside.emptyWorld()
    #expect(empty.run("sayings list --unused").err.contains("No sayings yet."))
    #expect(
      try world("sayings use 0").run("sayings list --unused --liked").err.contains(
        "matches the filter"))
  }

  @Test func `sees nothing as new after two days, however long the screen stands`() throws {
    // M-14
    let robot = Fireside.robot(try world())
    #expect(robot.screen.contains("•"))
    try robot.wait(until: "2026-03-03T08:59")
    #expect(robot.screen.contains("•"))
    try robot.wait(until: "2026-03-03T09:00")
    #expect(!robot.screen.contains("•"))
  }

  @Test func `points at nothing behind a search that is typed`() throws {
    let robot = Fireside.robot(try world()).press(.character("/")).type("o")
    let before = robot.screen
    robot.click(column: 40, row: 13).click(column: 40, row: 3)
    #expect(robot.screen == before)
  }

  @Test func `stops typing a search without being shown all`() throws {
    // M-22: the key bar says what each key does.
    let robot = Fireside.robot(try world("sayings like 0")).press(view, .character("/"))
    #expect(robot.keys.map(\.meaning) == ["find", "cancel"])
    robot.type("o").press(.enter, .character("/"))
    #expect(robot.keys.map(\.meaning) == ["find", "show all"])
    robot.paste(String(repeating: "long ", count: 20))
    #expect(robot.notice == "The maximum is 100 characters.")
  }

  @Test func `reads a long saying page by page`() throws {
    // 4.2 (9)
    let world = try Fireside.emptyWorld()
    let text = (1...150).map { "word\($0)" }.joined(separator: " ")
    #expect(world.run("sayings add --eng '\(text)'").status == .done)
    let robot = Fireside.robot(world, size: Size(columns: 40, rows: 12)).press(.enter, .pageDown)
    #expect(!robot.screen.contains("word1 ") && !robot.screen.contains("word150"))
    robot.press(.end)
    #expect(robot.screen.contains("word150"))
    robot.press(.pageUp)
    #expect(!robot.screen.contains("word150") && !robot.screen.contains("word1 "))
    #expect(!robot.keys.contains { $0.keys.contains(.character("n")) })
  }

  @Test func `lets nothing move where no fire is seen`() throws {
    // M-39
    let robot = Robot(try TestEnvironment(), size: Size(columns: 40, rows: 12), motion: true)
    robot.press(.character("3"))
    #expect(!robot.isMoving)
    robot.resize(.standard)
    #expect(robot.isMoving)
  }

  @Test func `keeps the command that is typed when help is asked for`() throws {
    let robot = Fireside.robot(try world()).press(.character(":")).type("sayings sh")
    robot.press(.function(1)).type("ow 3").press(.enter)
    #expect(robot.screen.contains("Saying 3"))
  }
}
