import Domain
import Foundation
import Presentation
import Support
import Testing

/// The pictures the README shows, each looked at by a person before it was kept.
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
    let world = try TestWorld {
      $0.files = files.port
      $0.theme = theme
    }
    #expect(world.run("sayings share \(number) --image card.svg").status == .done)
    let drawn = try #require(files["card.svg"])
    let picture = ProjectFolder.root
      .appendingPathComponent("Tests/JourneyTests/Pictures/\(name).svg")
    if ProcessInfo.processInfo.environment["HARU_RECORD_SNAPSHOTS"] == "1" {
      try Data(drawn).write(to: picture)
    }
    #expect(try Data(contentsOf: picture) == Data(drawn))
  }
}
