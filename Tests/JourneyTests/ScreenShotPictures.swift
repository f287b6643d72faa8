import Domain
import Foundation
import Support
import Testing

@testable import DIContainer
@testable import Presentation
@testable import TextUI

/// The pictures of screens in `docs/pictures`, each looked at by a person before it was kept.
/// `Scripts/shots` draws them anew.
@Suite struct `The pictures of screens` {
  private static let parts = ["today", "people", "sayings", "moods", "schedule", "reading"]
  private static let papers = PictureColours.allCases

  @Test(arguments: parts, papers)
  func `in English are drawn as they would be now`(_ part: String, _ paper: PictureColours) throws {
    try expectPicture(part, .english, on: paper, named: part)
  }

  @Test(arguments: ["today", "people"])
  func `in Korean are drawn as they would be now`(_ part: String) throws {
    try expectPicture(part, .korean, on: .dark, named: part + "-ko")
  }

  /// Draws a part of the demo on a screen of 120 by 34.
  private func expectPicture(
    _ part: String, _ language: Language, on paper: PictureColours, named name: String
  ) throws {
    let world = try TestWorld(now: "2026-11-20T09:30", language: language)
    try Container.lend(to: world.adapters, in: language)
    let size = Size(columns: 120, rows: 34)
    let robot = Robot(world, size: size, onToday: true, isBorrowed: true)
    let digit = try #require(Self.parts.firstIndex(of: part)) + 1
    robot.press(.character(Character("\(digit)")))
    let drawn = FramePicture(robot.frame, on: paper).svg
    let file = ProjectFolder.root
      .appendingPathComponent("docs/pictures/\(name)-\(paper.rawValue).svg")
    if ProcessInfo.processInfo.environment["HARU_RECORD_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try drawn.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(drawn.utf8.count < 60_000)
    let kept = try? String(contentsOf: file, encoding: .utf8)
    #expect(kept == drawn, "Scripts/shots draws \(file.lastPathComponent) anew; look at it.")
  }
}
