import Domain
import Foundation
import PresentationKit
import Support
import Testing
import TextUI

/// Tests of the saying pictures in the README. A person reviewed each one before it was recorded.
@Suite struct `Shared pictures` {
  @Test(arguments: [
    ("saying", "155", SayingTheme.white), ("saying-night", "152", .black),
    ("saying-lemon", "150", .lemon),
  ])
  func `in the README are drawn as they would be now`(
    _ name: String, _ number: String, _ theme: SayingTheme
  ) throws {
    // M-19, M-25
    let files = FilesInMemory()
    let world = try TestEnvironment { $0.files = files.port }
    #expect(world.run("settings set theme \(theme.name)").status == .done)
    #expect(world.run("sayings share \(number) --image card.svg").status == .done)
    let drawn = try #require(files["card.svg"])
    let picture = ProjectFolder.root
      .appendingPathComponent("Tests/JourneyTests/Pictures/\(name).svg")
    if ProcessInfo.processInfo.environment["HARU_RECORD_SNAPSHOTS"] == "1" {
      try Data(drawn).write(to: picture)
    }
    #expect(try Data(contentsOf: picture) == Data(drawn))
  }

  @Test(arguments: [("moods-dawn", 0), ("moods-night", 4), ("moods-ink", 3)])
  func `of a day in the README are drawn as they would be now`(_ name: String, _ theme: Int) throws
  {
    // CV-08, CV-32, CV-33
    let files = FilesInMemory()
    let world = try TestEnvironment(now: "2026-03-01T21:00") { $0.files = files.port }
    for (hour, level) in [8, 18, 29, 38, 47, 58, 66, 77, 88, 97].enumerated() {
      let line = "moods add \(level) felt --at \(hour + 8 < 10 ? "0" : "")\(hour + 8):00"
      #expect(world.run(line).status == .done)
    }
    #expect(world.run("moods theme today \(theme)").status == .done)
    #expect(world.run("moods picture --svg day.svg").status == .done)
    let drawn = try #require(files["day.svg"])
    let picture = ProjectFolder.root
      .appendingPathComponent("Tests/JourneyTests/Pictures/\(name).svg")
    if ProcessInfo.processInfo.environment["HARU_RECORD_SNAPSHOTS"] == "1" {
      try Data(drawn).write(to: picture)
    }
    #expect(try Data(contentsOf: picture) == Data(drawn))
  }
}
