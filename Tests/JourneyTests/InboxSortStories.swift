import PresentationKit
import Support
import Testing

@Suite struct `Sorting lines of notes at the prompt` {
  // Y-13
  @Test func `uses the letters of the screen`() throws {
    let world = try TestEnvironment(now: "2026-03-01T09:00")
    try world.wait(for: "umbrella")
    let kept = world.run("inbox sort", answering: "i")
    #expect(kept.status == .done, "\(kept)")
    #expect(kept.err.contains("  i  save it as a diary entry\n  x  remove it"), "\(kept.err)")
    #expect(world.run("moods list").out.contains("umbrella"))
    try world.wait(for: "keys")
    let removed = world.run("inbox sort", answering: "x")
    #expect(removed.err.contains("Removed “keys”."), "\(removed)")
    #expect(!world.run("moods list").out.contains("keys"))
    #expect(world.run("inbox list --json").out.contains(#""lines":[]"#))
  }

  // Y-13
  @Test func `asks again if a rule refuses the answer, and ends with q`() throws {
    let world = try TestEnvironment(now: "2026-03-01T09:00")
    _ = world.run("books add --manual --title Walden --pages 300")
    for line in ["Walden p.999", "keys", "milk"] { try world.wait(for: line) }
    let sorted = world.run("inbox sort", answering: "1\ni\nq")
    #expect(sorted.status == .done, "\(sorted)")
    #expect(sorted.err.contains("The page must be from 1 to 300."), "\(sorted.err)")
    #expect(world.run("moods list").out.contains("Walden p.999"))
    #expect(sorted.err.contains("2 lines left to sort."), "\(sorted.err)")
    #expect(!sorted.err.contains("milk"), "\(sorted.err)")
  }
}
