import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Snapshots of the screens with plants. A person reviewed each one before it was recorded.
@Suite struct `The screens of plants` {
  @Test(arguments: [Language.korean, .english])
  func `look as they were looked at`(_ language: Language) throws {
    for (name, size) in SnapshotSizes.shown(in: language) {
      let world = try TestEnvironment(language: language)
      let robot = Robot(world, size: size)
      robot.press(.character("n")).type("민아").press(.control("s"))
      // C-16
      expectSnapshot(robot.frame, named: "plants-match-\(language.rawValue)-\(name)")
      robot.press(.enter, .enter, .character("i"))
      // C-36
      for page in 1...4 {
        expectSnapshot(robot.frame, named: "plants-guide\(page)-\(language.rawValue)-\(name)")
        robot.press(.right)
      }
    }
  }

  @Test func `are complete in letters`() throws {
    // C-18, C-24: nothing is shown only by colour.
    let world = try TestEnvironment()
    for line in ["people add Ann --every 3", "people add Bob --every 14"] {
      #expect(world.run(line).status == .done)
    }
    try world.go(to: "2026-03-04T20:00")
    expectSnapshot(Robot(world, glyphs: .ascii).screen, named: "plants-letters-en-80x24")
    expectSnapshot(Self.everyPlant(), named: "plants-letters-all")
  }

  /// Returns all plants as text. Each kind takes three rows, with its stages from fresh to
  /// withered.
  private static func everyPlant() -> String {
    PlantAlbum.letters.map { row in row.joined(separator: "\n") }.joined(separator: "\n\n")
  }
}
