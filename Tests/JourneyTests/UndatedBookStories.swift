import Support
import Testing

/// N-13: tests of a book without a deadline.
@Suite struct `A book without a deadline` {
  @Test func `asks for nothing, and is on Today while it is read`() throws {
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    let added = world.run("books add Walden --pages 330")
    #expect(added.status == .done && !added.out.contains("by "), "\(added)")
    #expect(world.run("books show Walden --json").out.contains(#""target":null"#))
    #expect(!world.run("today").out.contains("Walden"))
    #expect(world.run("books read Walden 40").status == .done)
    #expect(world.run("today").out.contains("Walden"))
    #expect(world.run("today --json").out.contains("Walden"))
    let screen = Robot(world).press(.character("1")).screen
    let line = screen.split(separator: "\n").first { $0.contains("Walden") } ?? ""
    #expect(line.contains("12%"), "\(screen)")
    #expect(!screen.contains("unknown") && !screen.contains(" , "), "\(screen)")
    try world.go(to: "2026-03-20T09:00")
    #expect(!world.run("today").out.contains("Walden"))
    #expect(!world.run("books list").out.contains("!"))
  }

  @Test func `has one where it is asked for, and loses it again`() throws {
    let world = try TestEnvironment(now: "2026-03-02T09:00")
    #expect(world.run("books add Dune --pages 600 --target +14d").status == .done)
    #expect(world.run("books show Dune --json").out.contains(#""target":"2026-03-16""#))
    #expect(world.run("books edit Dune --target none").status == .done)
    #expect(world.run("books show Dune --json").out.contains(#""target":null"#))
    #expect(world.run("settings set books.target 7d").status == .done)
    #expect(world.run("books add Emma --pages 400").status == .done)
    #expect(world.run("books show Emma --json").out.contains(#""target":"2026-03-09""#))
    let refused = world.run("settings set books.target soon --json")
    #expect(refused.status == .refused && refused.err.contains("books.target"), "\(refused)")
  }
}
