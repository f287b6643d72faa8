import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Tests of marking several rows of a list, where one key then changes all of them.
// B 9
@Suite struct `Somebody who marks several rows` {
  private func world(_ commands: [String], language: Language = .english) throws -> TestEnvironment
  {
    let world = try TestEnvironment(now: "2026-03-01T09:00", language: language)
    for command in commands { #expect(world.run(command).status == .done, "\(command)") }
    return world
  }

  /// Returns the lines of the history, newest first.
  private func history(_ world: TestEnvironment) -> [String] {
    world.run("history").out.split(separator: "\n").map(String.init)
  }

  private func listed(_ world: TestEnvironment, _ command: String, _ field: String) -> [String] {
    world.run("\(command) --format '{\(field)}'").out.split(separator: "\n").map(String.init)
      .sorted()
  }

  private static let five = ["Ada", "Ben", "Cho", "Dan", "Eva"].map { "people add \($0)" }

  /// Returns an environment in which these people are overdue.
  private func thirsty(_ commands: [String] = five) throws -> TestEnvironment {
    let world = try world(commands.map { $0 + " --every 3" })
    try world.go(to: "2026-03-09T09:00")
    return world
  }

  @Test func `waters all of them with one key, and takes all of it back with one`() throws {
    let world = try thirsty()
    let robot = Robot(world)
    robot.type("  w")
    #expect(robot.screen.contains("Watered 2 people."))
    #expect(listed(world, "people list --due", "name").count == 3)
    #expect(history(world).first?.contains("Watered Ada, Ben") == true)
    robot.type("z")
    #expect(listed(world, "people list --due", "name").count == 5)
    robot.press(.control("y"))
    #expect(listed(world, "people list --due", "name").count == 3)
  }

  @Test func `is asked how many are meant where they are more than three`() throws {
    let world = try thirsty()
    let robot = Robot(world)
    robot.type("    ").press(.delete)
    #expect(robot.screen.contains("Remove 4 people?"))
    // The harmless answer is selected, and the key that opened the question does not answer it.
    robot.press(.delete).press(.enter)
    #expect(listed(world, "people list", "name").count == 5)
    robot.press(.delete).type("y")
    #expect(robot.screen.contains("Removed 4 people."))
    #expect(listed(world, "people list", "name") == ["Eva"])
    robot.type("z")
    #expect(listed(world, "people list", "name").count == 5)
    #expect(history(world).filter { $0.contains("Removed") }.count == 1)
  }

  @Test func `chooses whether those get water who are not thirsty yet`() throws {
    let world = try thirsty()
    for name in ["Ada", "Ben"] { #expect(world.run("people water \(name)").status == .done) }
    let robot = Robot(world)
    robot.type("V").press(.end).type("w").type("y")
    #expect(robot.screen.contains("2 of the 5 plants are not thirsty yet."))
    robot.type("t")
    #expect(robot.screen.contains("Watered 3 people. 2 people were not changed: Ada"))
    // People who were left out are still marked.
    robot.type("w")
    #expect(robot.screen.contains("The 2 plants are not thirsty yet."))
    robot.type("a")
    #expect(robot.screen.contains("Watered 2 people."))
    robot.type("w")
    #expect(!robot.screen.contains("The 2 plants are not thirsty"))
  }

  @Test func `marks a range that grows and shrinks with the keys`() throws {
    let robot = Robot(try thirsty())
    robot.type("V")
    #expect(robot.screen.contains("water (1)"))
    robot.press(.down, .down, .down)
    #expect(robot.screen.contains("water (4)"))
    robot.press(.up, .up)
    #expect(robot.screen.contains("water (2)"))
    // Marks stay when the range ends, and a new range begins elsewhere.
    robot.type("V").press(.end)
    #expect(robot.screen.contains("water (2)"))
    robot.press(.modified(.up, .shift))
    #expect(robot.screen.contains("water (4)"))
    robot.press(.escape)
    #expect(!robot.screen.contains("water ("))
  }

  @Test func `marks rows that are not loaded, to the end of a long list`() throws {
    let world = try TestEnvironment(now: "2026-03-01T09:00")
    let names = (0..<450).map { "Person \($0)" }
    for name in names {
      _ = try world.features.people.add(PersonInput(name: name, cycleDays: 3))
    }
    let robot = Robot(world)
    // The garden has rows and columns, so the second person is to the right of the first.
    robot.press(.right).type("V").press(.end)
    #expect(robot.screen.contains("water (449)"), "\(robot.screen)")
    robot.press(.home)
    #expect(robot.screen.contains("water (2)"))
    robot.press(.end).press(.delete).type("y")
    #expect(robot.screen.contains("Removed 449 people."))
    #expect(listed(world, "people list", "name").count == 1)
    robot.type("z")
    #expect(listed(world, "people list", "name").count == 450)
  }

  @Test func `is told that a key is for one row alone`() throws {
    let robot = Robot(try world(["books add 'One' --pages 100", "books add 'Two' --pages 100"]))
    robot.type("6").type(" ").type("f")
    #expect(robot.screen.contains("That works on one record at a time."))
    robot.press(.escape).type("e")
    #expect(!robot.screen.contains("That works on one record at a time."))
  }

  @Test func `likes sayings, all of them or none any more`() throws {
    let world = try world([
      "sayings add --eng One", "sayings add --eng Two", "sayings add --eng Three",
    ])
    let robot = Robot(world, size: Size(columns: 120, rows: 40)).type("3")
    let liked = { listed(world, "sayings list --liked", "id").count }
    robot.type("l")
    #expect(liked() == 1)
    robot.type("   ").type("l")
    #expect(robot.screen.contains("Liked 3 sayings.") && liked() == 3)
    robot.press(.home).type("   ").type("l")
    #expect(robot.screen.contains("Unliked 3 sayings.") && liked() == 0)
    robot.press(.home).type("  ").press(.delete)
    #expect(robot.screen.contains("Removed 2 sayings."))
  }

  @Test func `knows before answering what is done to those that have it already`() throws {
    let world = try world(
      ["One", "Two", "Three", "Four"].map { "sayings add --eng \($0)" }
        + ["A", "B", "C", "D"].map { "books add \($0)\($0) --pages 90" })
    let robot = Robot(world, size: Size(columns: 120, rows: 40)).type("3").type("    l")
    #expect(robot.screen.contains("Like 4 sayings?"))
    #expect(robot.screen.contains("If you like all of them already"))
    robot.press(.escape, .escape).type("6").type("    l")
    #expect(robot.screen.contains("Add 4 books to your liked books?"))
    #expect(!robot.screen.contains("If you like all"))
    robot.type("y")
    #expect(robot.screen.contains("Added 4 books to your liked books."))
  }

  // Hidden rows are not changed.
  @Test func `does nothing to marked people whom another filter hides`() throws {
    let world = try world(["Dad", "Kim", "Jun"].map { "people add \($0) --every 3" })
    let robot = Robot(world, size: Size(columns: 120, rows: 40)).type(" ").type("/").type("Kim")
    robot.press(.enter)
    #expect(robot.screen.contains("Kim") && !robot.screen.contains("remove (1)"))
    robot.type("D")
    #expect(robot.screen.contains("Removed Kim."))
    // Marks made under a filter stay when all is shown again.
    robot.press(.escape).type("/").type("Jun").press(.enter).type(" ").press(.escape)
    robot.press(.escape)
    #expect(world.run("people list").out.contains("Dad"))
  }

  @Test func `removes feelings from the diary`() throws {
    let world = try world(
      (10...14).map { "moods add \($0) note\($0) --at 2026-02-\($0)T10:00" })
    let robot = Robot(world).type("4d")
    robot.type("V").press(.down, .down).type("x")
    #expect(robot.screen.contains("Removed 3 moods."))
    #expect(listed(world, "moods list --from 2026-02-01", "text") == ["note10", "note11"])
    robot.type("z")
    #expect(listed(world, "moods list --from 2026-02-01", "text").count == 5)
  }

  @Test func `removes of a series nothing but the marked days`() throws {
    let world = try world([
      "schedule add Swim --from '2026-03-02 10:00' --repeat daily",
      "schedule add Once --from '2026-03-03 15:00'",
    ])
    let robot = Robot(world, size: Size(columns: 120, rows: 40)).type("5g")
    #expect(robot.screen.contains("Swim"))
    robot.type("  ").type("x")
    #expect(robot.screen.contains("Removed 2 events."))
    let left = listed(
      world, "schedule list --from 2026-03-02 --to 2026-03-05", "title} {start:yyyy-MM-dd")
    #expect(!left.contains { $0.contains("2026-03-02") })
    #expect(left.contains { $0.contains("2026-03-04") } && left.contains { $0.contains("Once") })
    robot.type("z")
    #expect(robot.screen.contains("Undone"))
  }

  @Test func `pauses and drops books, and hears which cannot be`() throws {
    let world = try world([
      "books add One --pages 100", "books add Two --pages 100", "books add Three --pages 100",
    ])
    let robot = Robot(world).type("6").type("  p")
    #expect(robot.screen.contains("Paused 2 books."))
    #expect(listed(world, "books list --paused", "title").count == 2)
    #expect(history(world).first?.contains("Paused the book “One, ") == true)
    // Another command drops one of the books, so the message says that it was not changed.
    #expect(world.run("books drop One").status == .done)
    robot.type("b")
    for _ in 0..<4 where !robot.screen.contains("Three") { robot.type("f") }
    robot.type("  d")
    #expect(robot.screen.contains("Dropped 1 book. 1 book was not changed: "))
    #expect(robot.screen.contains("resume (1)"))
  }

  @Test func `hears that one of them is gone already`() throws {
    let world = try thirsty()
    let robot = Robot(world)
    robot.type("  ")
    #expect(world.run("people remove Ada").status == .done)
    robot.type("w")
    #expect(robot.screen.contains("Watered 1 person. 1 person was already removed."))
  }

  @Test func `finds all of it in Korean`() throws {
    let world = try world(
      ["민지", "서연", "지훈", "하준"].map { "people add \($0) --every 3" }, language: .korean)
    try world.go(to: "2026-03-09T09:00")
    let robot = Robot(world)
    robot.type("    ").type("w")
    #expect(robot.screen.contains("4명에게 물을 줄까요?"))
    robot.type("y")
    #expect(robot.screen.contains("4명에게 물을 줬어요."))
    #expect(history(world).first?.contains("+2에게 물 주기") == true)
  }
}
