import Domain
import Testing

@Suite struct `Very many tags` {
  @Test func `are taken up to a limit, and read in a time that grows with their number`() {
    // A-2: a quadratic reading of half a million tags would not end within the run of the suite.
    let names = (0..<500_000).map { "t\($0)" }
    #expect(TagList(brought: names).words.count == TagList.mostBrought)
    let written = names.map { "#" + $0 }.joined(separator: " ")
    #expect(Hashtag.all(in: written).count == names.count)
    #expect(TagList(brought: ["b", "a", "b"]).words == ["b", "a"])
  }
}
