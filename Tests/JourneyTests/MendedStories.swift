import Domain
import PresentationKit
import PresentationShared
import Support
import Testing
import TextUI

/// Regression tests for problems that the first users reported.
@Suite struct `Somebody who works in two places at once` {
  private func world(_ lines: String..., at now: String) throws -> TestEnvironment {
    let world = try TestEnvironment()
    for line in lines { #expect(world.run(line).status == .done, "\(line)") }
    try world.go(to: now)
    return world
  }

  @Test func `mends the note they opened, and not a newer one`() throws {
    // 4.2 (8): an open form stays with its record.
    let world = try world(
      "people add Mina --every 3", "people water Mina --early --memo first",
      at: "2026-03-01T10:00")
    let robot = Robot(world).press(.character("c"), .character("e"))
    #expect(robot.screen.contains("first"))
    #expect(world.run("people water Mina --early --memo second").status == .done)
    robot.press(.tab, .tab, .tab).type(" mended").press(.control("s"))
    let entries = world.run("people calendar Mina --json").out
    #expect(entries.contains(#""memo":"first mended""#) && entries.contains(#""memo":"second""#))
  }

  @Test func `changes only the fields they touched`() throws {
    // C-37
    let world = try world("people add Mina --every 3", at: "2026-03-01T10:00")
    let robot = Robot(world).press(.enter, .character("e"))
    #expect(world.run("people edit Mina --at 5 --notify off").status == .done)
    robot.type("Mimi").press(.control("s"))
    let person = world.run("people show Mimi --json").out
    #expect(person.contains(#""alarmHour":5,"notify":false"#))
  }

  @Test func `is asked, and not stopped, when somebody watered the plant meanwhile`() throws {
    let world = try world("people add Mina --every 3", at: "2026-03-04T10:00")
    let robot = Robot(world).press(.character("f"), .character("r"), .tab).type("cat")
    #expect(world.run("people water Mina").status == .done)
    robot.press(.control("s"))
    #expect(robot.screen.contains("Mina is not thirsty yet"))
    robot.press(.character("e"))
    #expect(robot.notice.contains("Watered Mina"))
    #expect(world.run("people show Mina --json").out.contains(#""timesWatered":2"#))
  }
}

@Suite struct `Somebody who tries every key` {
  @Test func `is offered only the answers while a question is asked`() throws {
    let world = try TestEnvironment()
    _ = world.run("people add Mina --every 3")
    let robot = Robot(world).press(.character("w"))
    let bar = robot.screen.split(separator: "\n").last ?? ""
    #expect(robot.screen.contains(/n  leave as is \].*e  record it \]/), "\(robot.screen)")
    #expect(bar.contains("Esc cancel") && !bar.contains("quit") && !bar.contains("command"))
    #expect(!bar.contains("water") && !bar.contains("new"))
  }

  @Test func `finds the same month of another year not empty`() throws {
    // C-41
    let world = try TestEnvironment()
    _ = world.run("people add Mina --every 3")
    _ = world.run("people water Mina --early --memo here")
    let robot = Robot(world).press(.character("c"))
    for _ in 0..<12 { robot.press(.pageUp) }
    #expect(robot.screen.contains("March 2025") && !robot.screen.contains("here"))
    robot.press(.character("t"))
    #expect(robot.screen.contains("March 2026") && robot.screen.contains("here"))
  }

  @Test func `may leave the Korean keyboard on`() throws {
    let world = try TestEnvironment(language: .korean)
    let robot = Robot(world).press(.character("ㅜ"))
    #expect(robot.screen.contains("╭─ 소중한 사람 등록 ─"))
    robot.type("ㅜ").press(.control("s"))
    #expect(world.run("people list").out.contains("ㅜ"), "In a form it is a letter.")
  }

  @Test func `types nothing in vain where nothing may be changed`() throws {
    let world = try TestEnvironment()
    _ = world.run("people add Mina --every 3")
    let robot = Robot(world, readOnly: true)
    for key in [Key.character("n"), .character("w")] {
      robot.press(key)
      #expect(robot.screen.contains("--read-only"))
    }
    robot.press(.enter)
    #expect(robot.screen.contains("Talks with Mina"))
  }

  @Test func `is asked about every contact that waits, once`() throws {
    // C-27
    let world = try TestEnvironment()
    for name in ["Ann", "Bob"] {
      _ = world.run("people add \(name) --every 3")
      _ = world.run("people contact \(name) --by messenger")
    }
    try world.go(to: "2026-03-04T09:00")
    let robot = Robot(world)
    #expect(robot.screen.contains("How did it go with Ann?"))
    // newcomer 5: the question does not block other keys.
    robot.press(.character("3"), .character("2"))
    robot.press(.character("y"), .character("4"))
    #expect(robot.notice.contains("l later · w record now · f not reached"))
    robot.press(.character("f"))
    #expect(robot.screen.contains("How did it go with Bob?"))
    robot.press(.character("y"), .character("l"))
    #expect(!robot.screen.contains("How did it go"))
    #expect(world.run("people pending").out.contains("Bob"))
  }

  @Test func `sees the way back from a search`() throws {
    let world = try TestEnvironment()
    _ = world.run("people add Mina --every 3")
    let robot = Robot(world).press(.character("/")).type("Mi").press(.enter)
    #expect(robot.screen.contains("Esc show all"))
  }

  @Test func `reads a notice to its end, where the remedy stands`() throws {
    // look.md: full sentences
    let world = try TestEnvironment(language: .korean)
    _ = world.run("people add 민아 --every 3")
    let robot = Robot(world).press(.character(":")).type("people water 민아").press(.enter)
    #expect(robot.screen.contains("--early"))
    robot.resize(Size(columns: 40, rows: 12))
    #expect(robot.screen.contains("--early"))
  }

  @Test func `sees whom a question is about, and every answer, on the smallest screen`() throws {
    // 4.2 (8)
    let world = try TestEnvironment()
    _ = world.run("people add Mina --every 3 --phone 010-1")
    try world.go(to: "2026-03-04T09:00")
    let robot = Robot(world, size: Size(columns: 40, rows: 12)).press(.character("f"))
    for words in ["Mina", "record it", "call", "message", "messenger", "postpone"] {
      #expect(robot.screen.contains(words), "\(words) in\n\(robot.screen)")
    }
  }
}

@Suite struct `Somebody with thousands of people` {
  @Test func `sees each letter at once, and the list when they pause`() throws {
    // C-48: typing never waits for a search.
    let world = try TestEnvironment()
    let people = (0..<5001).map { number in
      Person.sample(id: "p\(number)", name: number == 4000 ? "Zoë" : "Somebody \(number)")
    }
    for person in people { try world.adapters.people.insert(person) }
    let robot = Robot(world).press(.character("/")).type("zoe")
    #expect(robot.screen.contains("/ zoe") && robot.screen.contains("Somebody"))
    #expect(robot.isMoving)
    robot.watch(milliseconds: 200)
    #expect(!robot.isMoving && !robot.screen.contains("Somebody"))
    #expect(!robot.screen.contains("Zoë"), "Case and form do not matter, but ë is no e.")
    robot.press(.backspace).type("ë").press(.enter)
    #expect(robot.screen.contains("Zoë"))
  }
}
