import Domain
import PresentationKit
import PresentationPeople
import Support
import Testing
import TextUI

/// Sample data for the tests of the day page.
enum WholeDay {
  /// Returns an environment with records of every kind on a Sunday. The clock is set to the
  /// following Tuesday.
  static func world(_ language: Language = .english) throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-03-15T21:30", language: language)
    let isKorean = language == .korean
    for line in [
      "people add \(isKorean ? "민아" : "Mina") --every 3", "people add Noor --every 7",
      "people water \(isKorean ? "민아" : "Mina") --early --by met", "people water Noor --early",
      "moods add 35 '\(isKorean ? "늦게 일어났다" : "Slept late")' --at 09:10",
      "moods add 72 '\(isKorean ? "매화를 보러 갔다" : "The plum trees bloom")' --at 14:20",
      "moods add 91 --at 20:10",
      "books add --manual --title 'Walden' --pages 200 --author Thoreau --target 2026-03-30",
      "books read Walden 34",
      "schedule add '\(isKorean ? "점심 약속" : "Lunch")' --from 12:00",
    ] { #expect(world.run(line).status == .done, "\(line)") }
    try world.go(to: "2026-03-16T08:00")
    #expect(world.run("moods add 60 'Monday' --at 07:30").status == .done)
    try world.go(to: "2026-03-17T09:00")
    return world
  }
}

@Suite struct `Somebody who looks at a whole day` {
  private static let large = Size(columns: 120, rows: 40)

  @Test func `sees its picture and its records, and goes to the days before and after`() throws {
    // Q-45
    let world = try WholeDay.world()
    for size in [Size.standard, Self.large, Size(columns: 200, rows: 60)] {
      let robot = Robot(world, size: size).press(.control("f")).type("2026-03-15").press(.enter)
      #expect(robot.screen.contains("Sun 15 March"), "\(robot.screen)")
      for text in ["watered", "Slept late", "Walden", "Lunch"] {
        #expect(robot.screen.contains(text), "\(size): \(text)")
      }
      let isLarge = size != .standard
      #expect(robot.screen.contains("Picture of the day") == isLarge)
      #expect(robot.screen.contains(isLarge ? "3 moods" : "Moods     3"), "\(robot.screen)")
      robot.press(.right)
      #expect(robot.screen.contains("Mon 16 March") && robot.screen.contains("Monday"))
      robot.press(.left)
      #expect(robot.screen.contains("Slept late"))
      robot.press(.character("g")).type("03-17").press(.enter)
      #expect(robot.screen.contains("Tue 17 March"))
      #expect(robot.screen.contains("There are no records on this day."))
      #expect(!robot.screen.contains("Picture of the day"))
    }
  }

  @Test func `chooses a feeling by its shape, which a second click opens, and comes back`() throws {
    // Q-45
    let world = try WholeDay.world()
    let json = world.run("timeline --day 2026-03-15 --json").out
    #expect(json.contains("\"picture\":{\"day\":\"2026-03-15\",\"mode\":\"daily\""))
    let robot = Robot(world, size: Self.large, glyphs: .ascii)
      .press(.control("f")).type("2026-03-15").press(.enter)
    let rows = robot.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("&72") }, "\(robot.screen)")
    let column = try #require(rows[row].range(of: "&72")).lowerBound
    let offset = rows[row].distance(from: rows[row].startIndex, to: column)
    robot.click(column: offset, row: row)
    #expect(robot.screen.contains("[&72]"), "\(robot.screen)")
    robot.click(column: offset, row: row)
    #expect(robot.screen.contains("Sun 15 March, 14:20"), "\(robot.screen)")
    robot.press(.escape)
    #expect(robot.screen.contains("[&72]"))
    robot.press(.escape, .escape)
    #expect(!robot.screen.contains("Picture of the day"))
  }

  @Test func `gets there from the picture, the diary, its month and the year, and back`() throws {
    // Q-45
    let robot = Robot(try WholeDay.world()).press(.character("4"), .left, .left)
    let canvas = robot.screen
    #expect(canvas.contains("Sun 15 March"))
    robot.press(.character("o"))
    #expect(robot.screen.contains("Sun 15 March") && robot.screen.contains("watered"))
    robot.press(.escape)
    #expect(robot.screen == canvas)
    robot.press(.character("d"), .down)
    let diary = robot.screen
    robot.press(.character("o"))
    #expect(robot.screen.contains("› 14:20"), "\(robot.screen)")
    robot.press(.escape)
    #expect(robot.screen == diary)
    robot.press(.character("c"), .left, .character("o"))
    #expect(robot.screen.contains("Sat 14 March"), "\(robot.screen)")
    robot.press(.escape, .escape, .escape, .character("y"), .character("o"))
    #expect(robot.screen.contains("Sun 15 March") && robot.screen.contains("Lunch"))
    robot.press(.escape)
    #expect(robot.screen.contains("2026"))
  }

  @Test func `comes from what was on this day before, with that record chosen`() throws {
    // Q-45
    let world = try WholeDay.world(.korean)
    try world.go(to: "2027-03-15T09:00")
    let robot = Robot(world, onToday: true)
    #expect(robot.screen.contains("1년 전 오늘  기분 72"), "\(robot.screen)")
    robot.press(.character("o"))
    #expect(robot.screen.contains("2026년 3월 15일 일요일"))
    #expect(robot.screen.contains("› 오후 2:20"), "\(robot.screen)")
    robot.press(.escape)
    #expect(robot.screen.contains("1년 전 오늘"))
  }
}

@Suite struct `Somebody who wants marks on their pictures` {
  @Test func `has them on the screens, and pictures as they were once they are off`() throws {
    // Q-45
    let world = try WholeDay.world()
    func robot(_ size: Size = .standard) -> Robot {
      Robot(world, size: size, glyphs: .ascii).press(.character("4"), .left, .left)
    }
    let plain = robot().screen
    let json = world.run("moods picture 2026-03-15 --json").out
    let drawn = world.run("moods picture 2026-03-15 --svg -").out
    #expect(!plain.contains("2 contacts") && !json.contains("marks"))
    #expect(world.run("settings set moods.marks on").status == .done)
    let marked = robot().screen
    #expect(marked.contains("Sun 15 March "), "\(marked)")
    #expect(marked.contains("- 2 contacts, 34 pages read -"), "\(marked)")
    #expect(marked.contains("+- ** | ---"), "\(marked)")
    #expect(world.run("moods picture 2026-03-15 --svg -").out != drawn)
    let day = robot(Size(columns: 120, rows: 40)).press(.character("o")).screen
    #expect(day.contains("3 moods") && day.contains("  2 contacts, 34 pages read  "), "\(day)")
    #expect(robot().press(.character("o")).screen.contains("  2 contacts, 34 pages read  "))
    // Shuffling keeps every mark, and keeps it at the edge.
    let shuffled = robot().press(.character("s")).screen
    #expect(shuffled.contains("+- ** | ---"), "\(shuffled)")
    #expect(world.run("undo").status == .done)
    #expect(world.run("settings set moods.marks off").status == .done)
    #expect(robot().screen == plain)
    #expect(world.run("moods picture 2026-03-15 --json").out == json)
    #expect(world.run("moods picture 2026-03-15 --svg -").out == drawn)
  }

  @Test func `switch them where their pictures are settled`() throws {
    // Q-45
    let world = try WholeDay.world(.korean)
    let robot = Robot(world, size: Size(columns: 80, rows: 40)).press(.character(","))
    robot.walk(to: "› 기분")
    robot.press(.enter)
    robot.walk(to: "› 그림 가장자리 표시")
    robot.press(.enter)
    #expect(world.run("settings get moods.marks").out.contains("on"), "\(robot.screen)")
  }
}

/// Snapshots of the day page. A person reviewed each one before it was recorded.
@Suite struct `The page of a whole day` {
  @Test(arguments: [Language.korean, .english])
  func `looks as it was looked at`(_ language: Language) throws {
    // Q-45
    let sizes = [
      ("80x24", Size.standard), ("120x40", Size(columns: 120, rows: 40)),
      ("200x60", Size(columns: 200, rows: 60)),
    ]
    for (name, size) in sizes {
      let robot = Robot(try WholeDay.world(language), size: size)
        .press(.control("f")).type("2026-03-15").press(.enter, .down, .down)
      expectSnapshot(robot.frame, named: "daypage-full-\(language.rawValue)-\(name)")
    }
    let marked = try WholeDay.world(language)
    #expect(marked.run("settings set moods.marks on").status == .done)
    let robot = Robot(marked, size: Size(columns: 120, rows: 40))
      .press(.control("f")).type("2026-03-15").press(.enter)
    expectSnapshot(robot.frame, named: "daypage-marks-\(language.rawValue)-120x40")
    let letters = Robot(try WholeDay.world(language), glyphs: .ascii)
      .press(.control("f")).type("2026-03-15").press(.enter)
    expectSnapshot(letters.frame, named: "daypage-letters-\(language.rawValue)-80x24")
  }
}
