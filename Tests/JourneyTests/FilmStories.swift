import Domain
import DomainInMemory
import PresentationKit
import Support
import Testing
import TextUI

// The year as a film: section 5, item 3 of the fourth look.
@Suite struct `Somebody who looks back at a year as a film` {
  private let large = Size(columns: 120, rows: 40)

  @Test(arguments: Language.allCases)
  func `sees each day with its records, and comes back to where it was opened`(
    _ language: Language
  ) throws {
    let world = try WholeYear.world(language)
    let robot = Robot(world, size: large, motion: true, onToday: true).press(.character("Y"))
    #expect(robot.screenName == "FilmScreen", "\(robot.screen)")
    #expect(robot.screen.contains(language == .korean ? "영화로 보는 2026년" : "2026, the film"))
    // 8 January had a mood, pages of two books and a meeting.
    for _ in 0..<10 { robot.press(.up) }
    for _ in 0..<14 { robot.press(.left) }
    #expect(robot.screen.contains(language == .korean ? "1월 8일" : "8 January"), "\(robot.screen)")
    #expect(robot.screen.contains("Walden") && robot.screen.contains("데미안"), "\(robot.screen)")
    robot.press(.enter)
    #expect(robot.part == .moods, "\(robot.screen)")
    robot.press(.escape)
    #expect(robot.screenName == "FilmScreen", "\(robot.screen)")
    robot.press(.escape)
    #expect(robot.part == .today)
    robot.press(.character("4"), .character("y"), .character("Y"))
    #expect(robot.screenName == "FilmScreen")
    robot.press(.escape)
    #expect(robot.screenName == "MoodYearScreen")
  }

  @Test func `plays it, pauses it, and a paused film stands still`() throws {
    let robot = Robot(try WholeYear.world(), size: large, motion: true, onToday: true)
      .press(.character("Y"))
    #expect(!robot.isMoving)
    let ended = robot.frame
    robot.press(.character(" "))
    #expect(robot.isMoving && robot.timeout == 125 && robot.screen.contains("1 January"))
    robot.watch(milliseconds: 875)
    #expect(robot.screen.contains("8 January"), "\(robot.screen)")
    robot.press(.character(" "))
    let paused = robot.frame
    robot.watch(milliseconds: 1000)
    #expect(!robot.isMoving && robot.frame == paused)
    robot.press(.character(" "))
    for _ in 0..<50 { robot.watch(milliseconds: 1000) }
    #expect(!robot.isMoving && robot.frame == ended, "The last day ends it.")
  }

  @Test func `saves it as one file, which a refused name keeps open`() throws {
    let files = FilesInMemory()
    let world = try WholeYear.world { $0.files = files.port }
    let robot = Robot(world, size: large, onToday: true)
      .press(.character("Y"), .character("w"))
    #expect(robot.screen.contains("haru-2026-film.svg"), "\(robot.screen)")
    robot.press(.control("s"))
    #expect(robot.notice == "Wrote haru-2026-film.svg.", "\(robot.screen)")
    #expect(robot.screenName == "FilmScreen")
    let film = String(decoding: try #require(files["haru-2026-film.svg"]), as: UTF8.self)
    #expect(film.contains("2026, the film") && film.hasSuffix("</svg>\n"))
    #expect(!film.contains("<script") && !film.contains("walk"), "It has no typed text.")
  }

  @Test(arguments: Language.allCases) func `looks as it was looked at`(_ language: Language) throws
  {
    for (name, size) in SnapshotSizes.shown(in: language) {
      let robot = Robot(try WholeYear.world(language), size: size, onToday: true)
        .press(.character("Y"), .up)
      expectSnapshot(robot.frame, named: "film-\(language.rawValue)-\(name)")
    }
  }
}
