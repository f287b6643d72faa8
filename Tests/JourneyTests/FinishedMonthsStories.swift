import Domain
import PresentationKit
import Support
import Testing

/// Tests of the list of finished books when some of them were finished years ago. N-40
@Suite struct `Somebody who looks back at finished books` {
  @Test(arguments: [(Language.english, "2008-04 – 2025-10"), (.korean, "2008-04~2025-10")])
  func `has one line for years without a book, and the months up to this one`(
    language: Language, gap: String
  ) throws {
    let world = try TestEnvironment(now: "2026-02-02T09:00", language: language)
    for (title, day) in [("Dune", "2008-03-04"), ("Walden", "2025-11-04")] {
      #expect(world.run("books add --manual --title \(title) --pages 300").status == .done)
      let finished = world.run("books finish \(title) --on \(day)")
      #expect(finished.status == .done, "\(finished)")
    }
    let lines = world.run("books stats --monthly").out.split(separator: "\n").map(String.init)
    #expect(
      lines.map { $0.prefix { $0 != "█" }.split(separator: " ").joined(separator: " ") } == [
        "2008-03 1", gap + " 0", "2025-11 1", "2025-12 0", "2026-01 0", "2026-02 0",
      ])
    let json = world.run("books stats --monthly --json").out
    #expect(json.contains(#"{"month":"2026-02","finished":0}]"#), "scripts have every month")
  }
}
