import Domain
import Foundation
import Support
import Testing

@testable import DIContainer
@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

/// Tests of the screenshots in `docs/pictures`. A person reviewed each one before it was recorded.
/// `Scripts/shots` draws them again.
@Suite struct `The pictures of screens` {
  private static let parts = ["today", "people", "sayings", "moods", "schedule", "reading"]
  private static let languages: [Language] = [.english, .korean]
  private static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 120, rows: 40), Size(columns: 200, rows: 60),
  ]

  @Test(arguments: languages, sizes)
  func `are drawn as they would be now`(_ language: Language, _ size: Size) throws {
    for paper in PictureColours.allCases {
      let robot = try borrowed(language, size, on: paper)
      for (index, part) in Self.parts.enumerated() {
        robot.press(.character(Character("\(index + 1)")))
        let tongue = language == .korean ? "-ko" : ""
        let name = "\(part)\(tongue)-\(size.columns)x\(size.rows)-\(paper.rawValue)"
        try expect(FramePicture(robot.frame, on: paper).svg, named: name, atMost: 200_000)
      }
    }
  }

  /// The steps of the animated screenshot. Each step is shown for some seconds.
  private static let day: [(keys: [Key], seconds: Double)] = [
    ([], 2.5), ([.character("2")], 2), ([.character("w")], 1.5), ([.character("r")], 1),
    ([.control("s")], 2.5), ([.character("4")], 2), ([.character("m")], 1.5),
    ([.character("5")], 2.5), ([.character("5")], 2), ([.character("6")], 2),
    ([.character("1")], 2),
  ]

  @Test(arguments: PictureColours.allCases)
  func `of a day play one after another`(_ paper: PictureColours) throws {
    let robot = try borrowed(.english, Size(columns: 110, rows: 32), on: paper)
    let scenes = Self.day.map { step in
      for key in step.keys { robot.press(key) }
      return FramePicture(robot.frame, on: paper)
    }
    let film = FramePicture.film(scenes, seconds: Self.day.map(\.seconds))
    try expect(film, named: "day-\(paper.rawValue)", atMost: 600_000)
  }

  /// Returns a robot that shows the demo in a terminal that tells its background and draws octants.
  private func borrowed(
    _ language: Language, _ size: Size, on paper: PictureColours
  ) throws -> Robot {
    let world = try TestEnvironment(now: "2026-11-20T09:30", language: language)
    try Container.addDemoData(to: world.adapters, in: language)
    let robot = Robot(world, size: size, onToday: true, isBorrowed: true)
    robot.hear(.device(.ground(RGB(paper.paper))))
    robot.hear(.device(.pictures(.octant)))
    return robot
  }

  private func expect(_ drawn: String, named name: String, atMost bytes: Int) throws {
    let file = ProjectFolder.root.appendingPathComponent("docs/pictures/\(name).svg")
    if ProcessInfo.processInfo.environment["HARU_RECORD_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try drawn.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(drawn.utf8.count < bytes, "\(name): \(drawn.utf8.count)")
    let kept = try? String(contentsOf: file, encoding: .utf8)
    #expect(kept == drawn, "Scripts/shots draws \(name).svg anew; look at it.")
  }
}
