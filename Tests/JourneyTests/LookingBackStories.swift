import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Sample data for the tests that look back at a year of moods.
enum Retrospect {
  /// Returns an environment with moods on most of the days up to 3 March 2026, which is today.
  static func world(_ language: Language = .english, days: Int = 420) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-03T09:40", language: language)
    _ = world.run("settings set moods.artist \(language == .korean ? "민아" : "Mina")")
    let today = world.now.day
    for ago in 0..<days where ago % 11 != 4 {
      let day = today - ago
      // Levels rise and fall over some weeks, and are lower early in each week.
      let wave = abs((ago + 20) % 60 - 30) * 2 + day.weekday.rawValue * 5
      for (hour, swing) in [(8, -6), (13, 4), (21, 9)].prefix(1 + ago % 3) {
        let text = [nil, language == .korean ? "#산책" : "#walk", "#inbox"][(ago + hour) % 3]
        _ = try world.features.moods.add(
          MoodDraft(
            level: min(100, max(1, wave + swing + 8)), text: text,
            at: Now(day: day, time: TimeOfDay(seconds: hour * 3600), offset: world.now.offset)))
      }
    }
    return world
  }
}

@Suite struct `Somebody with one key for a feeling` {
  @Test func `keeps it without words, is told the way to some, and takes it back`() throws {
    // F-33
    let world = try Atelier.world()
    let robot = Atelier.robot(world)
    robot.press(.character("m"))
    #expect(robot.screen.contains("How are you feeling?") && robot.screen.contains("very good"))
    robot.press(.character("4"))
    #expect(!robot.screen.contains("How are you feeling?"))
    #expect(
      robot.notice == "Saved mood 70 for today. Press e on the Moods screen to add text.",
      "\(robot.screen)")
    #expect(robot.screen.contains("z undo"))
    #expect(world.run("moods list --json").out.contains("\"level\":70,\"shape\":7"))
    robot.press(.character("e")).type("Coffee with Noor").press(.control("s"))
    #expect(world.run("moods list").out.contains("70  id6  Coffee with Noor"))
    robot.press(.character("z"), .character("z"))
    #expect(!world.run("moods list").out.contains("70  id6"))
  }

  @Test(arguments: [("1", 10), ("2", 30), ("3", 50), ("4", 70), ("5", 90)])
  func `means a level by each`(_ key: Character, _ level: Int) throws {
    // F-33
    let world = try TestEnvironment(now: "2026-03-01T18:05", language: .korean)
    let robot = Atelier.robot(world).press(.character("m"), .character(key))
    #expect(robot.notice.contains("기분 화면에서 e를 누르면 글을 덧붙일 수 있어요."), "\(robot.screen)")
    #expect(world.run("moods list --json").out.contains("\"level\":\(level),"))
    #expect(world.run("moods list --json").out.contains("\"text\":null"))
  }

  @Test func `is told by a wrong key which ones there are, and the box stays`() throws {
    // F-06, F-33
    let world = try Atelier.world()
    let robot = Atelier.robot(world)
    for key in ["6", "0", "!"] as [Character] {
      robot.press(.character("m"), .character(key))
      #expect(robot.notice.contains("Keys on this screen: 1-5 "), "\(robot.screen)")
      #expect(robot.screen.contains("How are you feeling?"))
      robot.press(.escape)
    }
    #expect(!robot.screen.contains("How are you feeling?"))
    #expect(!world.run("moods list").out.contains("id6"))
  }

  @Test func `goes from the sheet to the gauge, which keeps nothing`() throws {
    // F-33: the gauge still works.
    let world = try Atelier.world()
    let robot = Atelier.robot(world).press(.character("m"), .character("n"))
    #expect(robot.screen.contains("60") && !robot.screen.contains("How are you feeling?"))
    robot.press(.up, .enter)
    #expect(robot.screen.contains("what happened?"), "words are invited")
    #expect(!world.run("moods list").out.contains("id6"))
  }

  @Test func `walks to a tile, and keeps it by Enter`() throws {
    // D-48
    let world = try Atelier.world()
    Atelier.robot(world).press(.character("m"), .right, .enter)
    #expect(world.run("moods list --json").out.contains("\"level\":70,"))
    Atelier.robot(world).press(.character("m"), .left, .left, .left, .enter)
    #expect(world.run("moods list --json").out.contains("\"level\":10,"))
  }

  @Test func `begins the words of the chosen mood by a letter`() throws {
    // D-48
    let world = try Atelier.world()
    let robot = Atelier.robot(world).press(.character("m"), .right).type("Coffee")
    #expect(!robot.screen.contains("How are you feeling?"))
    robot.press(.control("s"))
    #expect(world.run("moods list").out.contains("70  id6  Coffee"))
  }

  @Test func `answers on Today, and stays there`() throws {
    // F-33
    let world = try TestEnvironment(now: "2026-03-01T18:05")
    let robot = Robot(world, onToday: true).press(.character("m"), .character("5"))
    #expect(robot.screen.contains("▐1 Today▌"), "\(robot.screen)")
    #expect(robot.notice.hasPrefix("Saved mood 90 for today."))
  }

  @Test func `keeps nothing where nothing may be changed`() throws {
    let world = try Atelier.world()
    let robot = Robot(world, readOnly: true).press(.character("4"), .character("m"))
    #expect(!robot.screen.contains("How are you feeling?") && !robot.notice.isEmpty)
  }
}

@Suite struct `Somebody who looks back on a year` {
  @Test func `walks its days, and opens one`() throws {
    // F-30
    let robot = Robot(try Retrospect.world()).press(.character("4"), .character("y"))
    #expect(robot.screen.contains("A year in moods · 2026"), "\(robot.screen)")
    #expect(robot.screen.contains("Tue 3 March · average "))
    robot.press(.up)
    #expect(robot.screen.contains("Mon 2 March · "))
    robot.press(.left, .down)
    #expect(robot.screen.contains("Tue 24 February · "))
    robot.press(.enter)
    #expect(robot.screen.contains("Tue 24 February") && !robot.screen.contains("A year in"))
    robot.press(.character("y"))
    #expect(robot.screen.contains("Tue 24 February · average "))
    robot.press(.escape)
    #expect(!robot.screen.contains("A year in"))
  }

  @Test func `turns to other years, and comes back to today`() throws {
    // F-30
    let robot = Robot(try Retrospect.world()).press(.character("4"), .character("y"))
    robot.press(.character("<"))
    #expect(robot.screen.contains("A year in moods · 2025"))
    #expect(robot.screen.contains("Mon 3 March 2025"))
    robot.press(.pageUp)
    #expect(robot.screen.contains("A year in moods · 2024"))
    robot.press(.character("t"), .home, .left)
    #expect(robot.screen.contains("Thu 25 December 2025"), "weeks go on beyond New Year")
    robot.press(.end, .down)
    #expect(robot.screen.contains("Thu 1 January"))
  }

  @Test func `is told that a day has nothing, and goes on`() throws {
    // F-04
    let robot = Robot(try Retrospect.world()).press(.character("4"), .character("y"))
    robot.press(.character(">"), .enter)
    #expect(robot.notice == "No moods were recorded on that day.")
    #expect(robot.screen.contains("A year in moods · 2027"))
    robot.press(.character("w"))
    #expect(robot.notice == "No moods were recorded that year.")
  }

  @Test func `saves the year as a poster`() throws {
    // F-30
    let files = FilesInMemory()
    let world = try TestEnvironment(now: "2026-03-03T09:40") { $0.files = files.port }
    #expect(world.run("moods add 90 '<b>'").status == .done)
    let robot = Robot(world).press(.character("4"), .character("y"), .character("w"))
    #expect(robot.screen.contains("Save your moods of 2026 as a poster?"))
    robot.press(.character("v"), .control("s"))
    #expect(robot.notice == "Wrote haru-2026.svg.")
    robot.press(.character("w"), .character("p"), .control("s"))
    #expect(files["haru-2026.png"] == Array("a picture of 2480×3508".utf8))
    let svg = String(decoding: try #require(files["haru-2026.svg"]), as: UTF8.self)
    #expect(svg.contains("width=\"2480\" height=\"3508\""))
    #expect(svg.matches(of: /fill="#f1abce"/).count >= 1)
    #expect(svg.matches(of: /<path/).count == 365 + 10)
  }

  @Test func `hangs the pictures of a month on a wall, and walks from month to month`() throws {
    // F-30, D-94: the wall of the current month has the last five weeks.
    let world = try Retrospect.world()
    let robot = Robot(world).press(.character("4"), .character("y"), .character("v"))
    #expect(robot.screen.contains("2 Feb – 3 Mar") && robot.screen.contains("Tue 3 March · "))
    robot.press(.left)
    #expect(robot.screen.contains("February 2026"), "\(robot.screen)")
    #expect(robot.screen.contains("3 February · average"))
    let february = world.run("moods list --from 2026-02-01 --to 2026-02-28").out
    #expect(february.contains("3 February"))
    robot.press(.down, .enter)
    #expect(robot.screen.contains("4 February") && robot.screen.contains("The day's moods"))
    robot.press(.character("y"), .character("v"), .right, .character("v"))
    #expect(robot.screen.contains("A year in moods · 2026"))
    for size in [Size(columns: 40, rows: 12), Size(columns: 160, rows: 50)] {
      let robot = Robot(world, size: size).press(.character("4"), .character("y"), .character("v"))
      #expect(robot.screen.contains("2 Feb – 3 Mar"), "\(robot.screen)")
    }
  }

  @Test func `is shown all of it by clicks and by the wheel`() throws {
    let robot = Robot(try Retrospect.world(), size: Size(columns: 120, rows: 40))
      .press(.character("4"), .character("y"))
    robot.turnWheel(down: false)
    #expect(robot.screen.contains("Tue 24 February · "))
  }
}
