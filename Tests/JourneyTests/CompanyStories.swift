import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Tests of a screen whose record another program removes while the record is open.
@Suite struct `A record that goes away while it is open` {
  private static let gone = "This record was removed elsewhere in the meantime."

  private func world(_ lines: String...) throws -> TestEnvironment {
    let world = try TestEnvironment()
    for line in ["settings set moods.artist Jun"] + lines {
      #expect(world.run(line).status == .done, "\(line)")
    }
    return world
  }

  @Test(arguments: ["f", "c", "e"]) func `closes a person's screens`(_ key: String) throws {
    // newcomer H-2: the screen must not request a removed record again and again.
    let world = try world("people add Mina --every 1", "people add Jun --every 3")
    let robot = Robot(world).press(.enter)
    if robot.screen.contains("› Jun") { robot.press(.escape, .down, .enter) }
    #expect(world.run("people remove Mina --yes").status == .done)
    robot.press(.character(Character(key)))
    if key == "e" { robot.press(.tab, .tab).type("3").press(.control("s")) }
    #expect(!robot.wasExhausted)
    #expect(robot.notice == Self.gone, "\(robot.screen)")
    if key == "e" {
      // The form keeps its text until the user leaves it. After that, nothing of Mina is open.
      #expect(robot.screen.contains("Edit Mina"))
      robot.press(.escape, .character("x"))
    }
    #expect(robot.screen.contains("Jun") && !robot.screen.contains("Mina"), "\(robot.screen)")
  }

  @Test func `leaves what is written about it, in every part`() throws {
    let world = try world(
      "people add Mina --every 1", "books add --manual --title Emma --pages 90",
      "moods add 60 rain", "schedule add Dentist --from 10:00")
    try world.go(to: "2026-03-02T09:00")
    let robot = Robot(world)
    robot.press(.character("2"), .character("f"), .character("r"), .tab).type("walk")
    #expect(world.run("people remove Mina --yes").status == .done)
    robot.press(.control("s"))
    #expect(robot.notice == Self.gone)
    #expect(robot.screen.contains("walk"))
    robot.press(.escape, .character("x"), .character("6"), .enter, .character("s"))
    robot.type("A sentence")
    #expect(world.run("books remove Emma --yes").status == .done)
    // The page number was not changed, so the form asks first.
    robot.press(.control("s"), .character("y"))
    #expect(robot.notice == Self.gone, "\(robot.screen)")
    #expect(robot.screen.contains("A sentence"), "\(robot.screen)")
    #expect(!robot.wasExhausted)
  }

  @Test func `is not shown any more, in every part`() throws {
    let world = try world(
      "books add --manual --title Emma --pages 90", "moods add 60 rain",
      "schedule add Dentist --from 10:00")
    let robot = Robot(world)
    robot.press(.character("4"), .enter)
    #expect(robot.screen.contains("rain"))
    #expect(world.run("undo").status == .done)
    #expect(world.run("undo").status == .done)
    robot.press(.character("x"))
    #expect(robot.notice == Self.gone, "\(robot.screen)")
    #expect(!robot.screen.contains("rain"))
    robot.press(.character("6"), .enter)
    #expect(robot.screen.contains("Emma"))
    #expect(world.run("books remove Emma --yes").status == .done)
    robot.press(.character("5"), .character("5"), .character("1"))
    robot.press(.character("3"), .enter, .character("3"), .character("3"))
    #expect(!robot.wasExhausted)
  }

  @Test func `is asked for once where the store answers nothing any more`() throws {
    let world = try TestEnvironment { $0.schedule = UnreadableSchedule($0.schedule, .busy) }
    let robot = Robot(world).press(.character("5"))
    #expect(!robot.wasExhausted)
    #expect(robot.screen.contains("Another program kept the store busy"))
  }
}

/// Presses random keys while other commands change the store at random moments.
@Suite struct `Keys that are pressed at random while others change everything` {
  private static let lines = [
    "people remove Mina --yes", "people remove Jun --yes", "people add Mina --every 1",
    "people water Jun --by call", "people add Jun --every 2", "undo", "undo", "redo",
    "trash empty --yes", "trash restore Mina", "trash restore Emma", "sayings remove 3 --yes",
    "sayings like 4", "schedule remove Dentist --yes", "schedule add Dentist --from 15:00",
    "books remove Emma --yes", "books add --manual --title Emma --pages 90", "books read Emma 20",
    "moods add 40 rain", "settings set language en",
  ]

  private static let keys: [Key] =
    "wexDdnfpmstcilrkjzZ yko123456,/?.ㅈㄷㄴㅋㅁㅣ".map(Key.character) + [
      .enter, .enter, .enter, .escape, .escape, .up, .down, .down, .left, .right, .tab,
      .backspace, .delete, .control("s"), .control("s"), .control("f"), .home, .end,
    ]

  @Test(.slow, arguments: 1...UInt64(TestDepth.some(3, of: 8)))
  func `never ask for the same thing for ever`(_ seed: UInt64) throws {
    var dice = TerminalDice(seed: seed)
    let world = try TestEnvironment(now: "2026-03-01T09:00")
    for line in Self.lines { _ = world.run(line) }
    try world.go(to: "2026-03-03T09:00")
    let robot = Robot(world, onToday: true)
    for _ in 0..<120 {
      let part = Int.random(in: 1...6, using: &dice)
      robot.press(.escape, .escape, .character(Character("\(part)")))
      for _ in 0..<6 {
        let key = Self.keys.randomElement(using: &dice) ?? .enter
        robot.press(key)
        try #require(!robot.wasExhausted, "seed \(seed), \(key): \(robot.screen)")
        if Int.random(in: 0..<2, using: &dice) == 0 {
          let line = Self.lines.randomElement(using: &dice) ?? "undo"
          _ = world.run(line)
          // A mood has no name, so it is removed by its id.
          if part == 4,
            let id = world.run("moods list --json").out.firstMatch(
              of: /"id": ?"([^"]+)"/)
          {
            _ = world.run("moods remove \(id.1) --yes")
          }
        }
      }
      _ = robot.screen
    }
  }
}
