import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Sample data and start screens for the tests of the reading statistics.
enum Analyst {
  /// Returns a robot on the reading statistics screen.
  static func robot(
    _ world: TestEnvironment, size: Size = .standard, glyphs: Glyphs = .unicode
  ) -> Robot {
    Robot(world, size: size, glyphs: glyphs).press(.character("6"), .character("a"))
  }

  /// Runs each `books` command at its own time and expects it to succeed.
  static func act(_ world: TestEnvironment, _ lines: [(at: String, line: String)]) throws {
    for (at, line) in lines {
      try world.go(to: at)
      let output = world.run("books " + line)
      #expect(output.status == .done, "\(line): \(output.err)")
    }
  }

  /// Returns an environment with several months of reading: two books finished in March, one in
  /// May.
  static func world(_ language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(language: language)
    try act(
      world,
      [
        ("2026-03-01T09:00", "add --manual --title 식물의책 --pages 120 --category naturalScience"),
        ("2026-03-01T09:10", "add --manual --title Momo --pages 80 --category children"),
        ("2026-03-02T07:30", "read 식물의책 50"),
        ("2026-03-03T22:00", "read 식물의책 120"),
        ("2026-03-06T13:00", "read Momo 80"),
        ("2026-05-10T08:00", "add --manual --title 동물농장 --pages 60 --category poem"),
        ("2026-05-10T20:00", "read 동물농장 60"),
        ("2026-05-20T08:00", "add --manual --title Walden --pages 350 --category essay"),
        ("2026-05-20T21:00", "read Walden 18"),
        ("2026-05-25T21:30", "read Walden 60"),
        ("2026-05-26T06:00", "read Walden 85"),
        ("2026-05-26T23:00", "add --manual --title 코스모스 --pages 700 --category science"),
        ("2026-05-26T23:10", "read 코스모스 12"),
      ])
    return world
  }
}

@Suite struct `Somebody who looks back at reading` {
  @Test func `sees the counts, both streaks, the main hours and the main category`() throws {
    // BK-74, BK-75, BK-78, BK-79, BK-80
    let screen = Analyst.robot(try Analyst.world()).screen
    for words in [
      "2 books being read · 3 finished", "37 pages today", "last 5 days", "mostly Natural science",
      "3 books in all", "mostly evening, 18–24", "current streak 2 days", "longest streak 2 days",
    ] { #expect(screen.contains(words), "\(words)") }
  }

  @Test func `finds one screen behind each card`() throws {
    let robot = Analyst.robot(try Analyst.world())
    for title in [
      "Pages by day", "Pages by category", "Finished by month", "Time of day", "Reading days",
    ] {
      robot.press(.enter)
      #expect(robot.screen.split(separator: "\n")[1].contains(title), "\(robot.screen)")
      robot.press(.escape, .down)
    }
    // The right arrow moves to the nearest panel beside the categories.
    robot.press(.home, .down, .right, .enter)
    #expect(!robot.screen.contains("Pages by category"))
  }

  @Test func `sees fourteen calendar days that end today, also where nothing was read`() throws {
    // newcomer B3, BK-75: the chart shows 14 calendar days, and books of one day are added up.
    let world = try Analyst.world()
    let robot = Analyst.robot(world).press(.enter)
    #expect(robot.screen.contains("13 May – 26 May 2026"))
    #expect(robot.screen.contains("Wed 13 May") && robot.screen.contains("Tue 26 May"))
    #expect(!robot.screen.contains("12 May") && !robot.screen.contains("27 May"))
    #expect(
      robot.screen.contains("Tue 26 May  37 pages"), "25 pages of one book and 12 of another.")
    try world.go(to: "2026-06-06T09:00")
    let later = Analyst.robot(world).press(.enter)
    #expect(later.screen.contains("24 May – 6 June 2026"))
    #expect(later.screen.contains("Sat 6 June  0 pages"))
    later.press(.character("<"))
    #expect(later.screen.contains("10 May – 23 May 2026"), "One window lies before another.")
    try world.go(to: "2026-08-06T09:00")
    let idle = Analyst.robot(world).press(.enter)
    #expect(
      idle.screen.contains("24 July – 6 August 2026") && idle.screen.contains("0 pages in all"))
  }

  @Test func `reads both averages with their names`() throws {
    // BK-75: 18 + 42 + 37 pages on 3 reading days, out of 14 calendar days.
    let robot = Analyst.robot(try Analyst.world()).press(.enter)
    #expect(robot.screen.contains("97 pages in all · 32.3 per reading day · 6.9 a day"))
    let korean = Analyst.robot(try Analyst.world(.korean)).press(.enter)
    #expect(korean.screen.contains("모두 97쪽 · 읽은 날 평균 32.3쪽 · 하루 평균 6.9쪽"))
  }

  @Test func `hears the exact number of the bar that is chosen`() throws {
    // BK-75, 5: the selected bar shows its number.
    let robot = Analyst.robot(try Analyst.world()).press(.enter, .left)
    #expect(robot.screen.contains("Mon 25 May  42 pages"))
    robot.press(.up)
    #expect(robot.screen.contains("Sun 24 May  0 pages"))
    robot.press(.home)
    #expect(robot.screen.contains("Wed 13 May  0 pages"))
  }

  @Test func `goes back window by window, and no further than there is something`() throws {
    // BK-75: the shown days can be scrolled.
    let robot = Analyst.robot(try Analyst.world()).press(.enter, .character(">"))
    #expect(robot.notice == "The chart already ends today.")
    robot.press(.character("<"))
    #expect(robot.screen.contains("29 April – 12 May 2026"))
    robot.press(.right)
    #expect(robot.screen.contains("Wed 13 May  0 pages"), "Beyond the end the next one begins.")
    robot.press(.left)
    #expect(robot.screen.contains("Tue 12 May  0 pages"))
    for _ in 0..<5 { robot.press(.character("<")) }
    #expect(robot.screen.contains("18 February – 3 March 2026"))
    #expect(robot.screen.contains("Tue 3 March  70 pages"))
    robot.press(.character("<"))
    #expect(robot.notice == "The earliest reading is already shown.")
    robot.press(.home, .left)
    #expect(robot.screen.contains("18 February – 3 March 2026"))
  }

  @Test func `sees half a year by month, and comes back to where the month lies`() throws {
    // BK-75: 180 days.
    let robot = Analyst.robot(try Analyst.world()).press(.enter, .character("f"))
    #expect(robot.screen.contains("Pages by month"))
    #expect(robot.screen.contains("28 November 2025 – 26 May 2026"))
    #expect(robot.screen.contains("May 2026  157 pages"))
    #expect(robot.screen.contains("357 pages in all · 51 per reading day · 2 a day"))
    robot.press(.left, .left)
    #expect(robot.screen.contains("March 2026  200 pages"))
    robot.press(.character("f"))
    #expect(robot.screen.contains("18 February – 3 March 2026"), "\(robot.screen)")
    robot.press(.character("f"), .end, .character("f"))
    #expect(robot.screen.contains("Tue 26 May  37 pages"))
  }

  @Test func `chooses a category and hears its pages and its part with one decimal`() throws {
    // BK-76
    let robot = Analyst.robot(try Analyst.world()).press(.down, .enter)
    #expect(robot.screen.contains("Natural science  120 pages · 33.6%"))
    robot.press(.down)
    #expect(robot.screen.contains("Essays  85 pages · 23.8%"))
    robot.press(.end)
    #expect(robot.screen.contains("Science  12 pages · 3.4%"))
    #expect(robot.screen.contains("357 pages in all"))
  }

  @Test func `counts the months between two that something was finished in`() throws {
    // BK-77: two books in March, none in April, one in May.
    let robot = Analyst.robot(try Analyst.world()).press(.down, .down, .enter)
    #expect(robot.screen.contains("May 2026  1 book"))
    robot.press(.left)
    #expect(robot.screen.contains("April 2026  0 books"))
    robot.press(.left)
    #expect(robot.screen.contains("March 2026  2 books"))
    #expect(robot.screen.contains("3 books in all · 1 a month"))
    robot.press(.enter)
    #expect(robot.screen.contains(/› Mon  2 .* 식물의책 50/))
  }

  @Test func `counts records by half-open parts of the day`() throws {
    // BK-78: morning begins at 06:00, afternoon at 12:00, evening at 18:00, night at 00:00.
    let world = try TestEnvironment()
    var acts = [("2026-03-01T05:00", "add --manual --title A --pages 90")]
    for (number, time) in ["05:59", "06:00", "12:00", "18:00", "00:00"].enumerated() {
      acts.append(("2026-03-0\(number + 2)T\(time)", "read A \(number + 1)"))
    }
    try Analyst.act(world, acts)
    let robot = Analyst.robot(world).press(.end, .up, .enter)
    for row in ["night 0–6", "morning 6–12", "afternoon 12–18", "evening 18–24"] {
      let line = robot.screen.split(separator: "\n").first { $0.contains("\(row)      ") }
      #expect(line?.last == (row.hasPrefix("night") ? "2" : "1"), "\(robot.screen)")
    }
    #expect(robot.screen.contains("mostly night, 0–6"))
  }
}
