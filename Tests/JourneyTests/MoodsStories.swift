import Domain
import PresentationKit
import PresentationPeople
import Support
import Testing
import TextUI

/// Sample data and start screens for the tests of moods.
enum Atelier {
  /// Returns a robot on the moods screen. Sets the artist's name if it has none.
  static func robot(_ world: TestEnvironment, size: Size = .standard, motion: Bool = false) -> Robot
  {
    if world.run("settings get moods.artist").out == "\n" {
      _ = world.run("settings set moods.artist Mina")
    }
    return Robot(world, size: size, motion: motion).press(.character("4"))
  }

  /// Returns an environment with moods on three days.
  static func world(_ language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-01T18:05", language: language)
    for line in [
      "moods add 35 'Slept badly' --at '2026-02-20 07:40'",
      "moods add 72 'The plum tree is in bloom' --at 08:10",
      "moods add 48 '점심을 혼자 먹었다' --at 12:30", "moods add 95 'A letter came' --at 17:00",
      "moods add 60 'Later' --at '2026-03-05 09:00'",
    ] { #expect(world.run(line).status == .done) }
    return world
  }
}

@Suite struct `An artist of moods` {
  @Test func `reads the tips of the grey shapes, and has none after the first feeling`() throws {
    // CV-04
    let world = try TestEnvironment()
    let robot = Atelier.robot(world)
    var tips: Set<String> = []
    for _ in 0..<10 {
      robot.press(.enter)
      tips.insert(robot.screen)
      #expect(robot.screen.contains("Tip "))
      robot.press(.escape, .down)
    }
    #expect(tips.count == 10)
    #expect(world.run("moods add 60 first").status == .done)
    robot.press(.character("4"))
    #expect(!robot.screen.contains("Tip "))
  }

  @Test func `raises the gauge, writes, and sees the shape on today's picture`() throws {
    // CV-12, CV-15, CV-20, CV-25
    let world = try TestEnvironment(now: "2026-03-01T18:05")
    let robot = Atelier.robot(world)
    robot.press(.character("n"))
    #expect(robot.screen.contains("60"))
    #expect(robot.screen.contains("Esc cancels."))
    robot.press(.up, .up, .pageUp)
    #expect(robot.screen.contains("72"))
    robot.press(.enter).type("The plum blossoms").press(.control("s"))
    #expect(robot.notice.contains("Saved mood"))
    #expect(robot.screen.contains("The plum blossoms"))
    #expect(world.run("moods list --json").out.contains("\"level\":72"))
    // CV-05: the hint is shown once.
    robot.press(.character("n"))
    #expect(!robot.screen.contains("Esc cancels."))
  }

  @Test func `types a level, and leaves the gauge beyond its end without saving`() throws {
    // CV-14
    let world = try TestEnvironment()
    let robot = Atelier.robot(world)
    robot.press(.character("n")).type("729")
    #expect(robot.screen.contains(" 72"))
    #expect(robot.notice == "The level must be from 1 to 100.")
    robot.press(.character("q"))
    #expect(!robot.hasLeft)
    robot.press(.backspace, .backspace).type("98").press(.up, .up)
    #expect(robot.screen.contains("100"))
    robot.press(.up)
    #expect(robot.screen.contains("leave"))
    robot.press(.down)
    #expect(robot.screen.contains("100"))
    robot.press(.up, .up, .enter)
    #expect(robot.screen.contains("Tip 1"))
    #expect(world.run("moods list --json").out.contains("\"days\":[]"))
  }

  @Test func `saves a feeling without words, whatever else was changed`() throws {
    // CV-23, 4 (2), newcomer 12: a mood without text takes few keys.
    let world = try TestEnvironment(now: "2026-03-01T18:05")
    let robot = Atelier.robot(world)
    robot.press(.character("n"), .enter, .tab, .backspace, .character("6"), .control("s"))
    #expect(world.run("moods list --json").out.contains("\"text\":null"))
  }

  @Test func `writes in an editor of their own, and loses nothing when it fails`() throws {
    // CV-20
    let world = try TestEnvironment(now: "2026-03-01T18:05")
    let robot = Atelier.robot(world)
    robot.press(.character("n"), .enter).type("draft").press(.control("o"))
    #expect(robot.requests == [.edit("draft")])
    #expect(robot.notice.contains("$EDITOR"))
    robot.editor = { _ in .failed }
    robot.press(.control("o"))
    #expect(robot.notice.contains("Your text was not changed."))
    robot.editor = { .text($0 + " and more\nof it\n") }
    robot.press(.control("o"), .control("s"))
    #expect(world.run("moods list --json").out.contains("draft and more\\nof it"))
  }

  @Test func `changes the time, which decides the day`() throws {
    // CV-24
    let world = try TestEnvironment(now: "2026-03-01T18:05")
    let robot = Atelier.robot(world)
    robot.press(.character("n"), .enter).type("back then").press(.tab)
    for _ in 0..<20 { robot.press(.backspace) }
    robot.type("2021-13-01").press(.control("s"))
    #expect(robot.screen.contains("2021-13-01"))
    #expect(robot.screen.contains("back then"))
    for _ in 0..<20 { robot.press(.backspace) }
    robot.type("2021-12-01 09:05").press(.control("s"))
    #expect(robot.screen.contains(" 1 December 2021 → "))
    #expect(world.run("moods list --day 2021-12-01").out.contains("09:05"))
  }

  @Test func `turns one page for each key, over days with feelings and today`() throws {
    // CV-28, CV-29, CV-30
    let robot = Atelier.robot(try Atelier.world())
    #expect(robot.screen.contains("Sun 1 March"))
    robot.press(.left)
    #expect(robot.screen.contains("Fri 20 February"))
    robot.press(.left)
    #expect(robot.notice == "There is no older picture.")
    robot.press(.right, .right)
    #expect(robot.screen.contains("Thu 5 March") && robot.screen.contains("yet to come"))
    robot.press(.character("t"))
    #expect(robot.screen.contains("Sun 1 March"))
  }

  @Test func `goes from the newest feeling to the oldest, and is told at the end`() throws {
    // CV-40, CV-41, CV-59
    let robot = Atelier.robot(try Atelier.world())
    #expect(robot.screen.contains("A letter came") && robot.screen.contains("17:00"))
    robot.press(.down, .down)
    let oldest = ["› 08:10  ◈  72  The plum tree is in ", "  bloom "]
    #expect(oldest.allSatisfy { robot.screen.contains($0) })
    #expect(robot.requests.isEmpty)
    robot.press(.down)
    #expect(robot.requests == [.signal])
    #expect(robot.notice == "This is the oldest mood here.")
    #expect(oldest.allSatisfy { robot.screen.contains($0) })
  }

  @Test func `opens a feeling on a card over the picture`() throws {
    // CV-38
    let robot = Atelier.robot(try Atelier.world())
    robot.press(.down, .enter)
    #expect(robot.screen.contains("Sun 1 March, 12:30"))
    #expect(robot.screen.contains("점심을 혼자 먹었다"))
    robot.press(.character("e"))
    // D-89: dates are written in one way.
    #expect(robot.screen.contains("Sun 1 March, 12:30") && robot.screen.contains("when"))
    robot.press(.escape, .escape)
    #expect(!robot.screen.contains("Sun 1 March, 12:30"))
  }

  @Test func `gathers the latest ten, and goes back to days`() throws {
    // CV-27, CV-55, 4 (14)
    let robot = Atelier.robot(try Atelier.world())
    robot.press(.character("v"))
    #expect(robot.screen.contains("20 Feb – 5 Mar"))
    #expect(robot.screen.contains("A letter came"))
    robot.press(.up)
    #expect(robot.screen.contains("Later"))
    robot.press(.character("v"))
    #expect(robot.screen.contains("Sun 1 March"))
  }

  @Test func `paints one day in other colours`() throws {
    // CV-08
    let world = try Atelier.world()
    let robot = Atelier.robot(world)
    robot.press(.character("p"))
    #expect(robot.notice.contains("to “forest”"))
    let json = world.run("moods list --json").out
    #expect(json.contains("\"day\":\"2026-03-01\",\"theme\":1"))
    #expect(json.contains("\"day\":\"2026-02-20\",\"theme\":0"))
  }

  @Test func `shuffles the shapes, which glide to their new places`() throws {
    // CV-37
    let world = try Atelier.world()
    let robot = Atelier.robot(world, motion: true)
    let before = world.run("moods picture --json").out
    robot.press(.character("s"))
    #expect(robot.notice == "Shuffled the picture.")
    #expect(world.run("moods picture --json").out != before)
    #expect(robot.timeout == 84)
    robot.watch(milliseconds: 1600)
    #expect(robot.timeout == 250)
    #expect(world.run("settings set moods.shuffle off").status == .done)
    robot.press(.character("s"))
    #expect(robot.notice.contains("Shuffling is off."))
  }

  @Test func `has shapes that drift once in 20 seconds, while the stored places stay`() throws {
    let world = try Atelier.world()
    let stored = world.run("moods picture --json").out
    let robot = Atelier.robot(world, motion: true)
    robot.watch(milliseconds: 61_000)
    let before = robot.frame
    robot.watch(milliseconds: 19_000)
    #expect(robot.frame == before)
    var frames = [before]
    for _ in 0..<4 {
      robot.watch(milliseconds: 20_000)
      if robot.frame != frames.last { frames.append(robot.frame) }
    }
    #expect(frames.count > 2)
    #expect(world.run("moods picture --json").out == stored)
    robot.lose()
    #expect(!robot.isMoving)
  }

  @Test func `has a picture that moves only while somebody looks at it`() throws {
    // CV-36
    let robot = Atelier.robot(try Atelier.world(), motion: true)
    #expect(robot.isMoving)
    let before = robot.frame
    robot.watch(milliseconds: 1500)
    #expect(robot.frame != before)
    robot.lose()
    #expect(!robot.isMoving)
    robot.press(.down)
    #expect(robot.isMoving)
    robot.watch(milliseconds: 61_000)
    #expect(robot.isMoving && robot.timeout == 20_000)
    #expect(!Atelier.robot(try Atelier.world()).isMoving)
  }
}
