import PresentationKit
import Support
import Testing

@Suite struct `Sorting lines of notes at the prompt` {
  // Y-13
  @Test func `uses the letters of the screen`() throws {
    let world = try TestEnvironment(now: "2026-03-01T09:00")
    try world.wait(for: "umbrella")
    let kept = world.run("inbox sort", answering: "x")
    #expect(kept.status == .done, "\(kept)")
    #expect(kept.err.contains("  x  save it as a diary entry\n  D  remove it"), "\(kept.err)")
    #expect(world.run("moods list").out.contains("umbrella"))
    try world.wait(for: "keys")
    let removed = world.run("inbox sort", answering: "D")
    #expect(removed.err.contains("Removed “keys”."), "\(removed)")
    #expect(!world.run("moods list").out.contains("keys"))
    #expect(world.run("inbox list --json").out.contains(#""lines":[]"#))
  }
}
