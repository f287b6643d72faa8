import Support
import Testing

@Suite struct `A day in a fresh home` {
  @Test func `has one saying, whatever is kept and liked meanwhile`() throws {
    // Product 8: the first command saves nothing, but the saying stays the same all day.
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      let morning = try haru("sayings", "today", "--json")
      #expect(morning.status == 0 && morning.out.contains("\"text\""))
      let id = try #require(morning.out.firstMatch(of: /"id":"([0-9]+)"/)).1
      let text = try haru("sayings", "today").out
      #expect(try haru("sayings", "add", "--eng", "a").status == 0)
      #expect(try haru("sayings", "like", "3").status == 0)
      #expect(try haru("sayings", "use", String(id)).status == 0)
      #expect(try haru("sayings", "today", "--read-only").out == text)
      #expect(try haru("sayings", "today").out == text)
      #expect(try haru("today").out.contains(text))
    }
  }
}
