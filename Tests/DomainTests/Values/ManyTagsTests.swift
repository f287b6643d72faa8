import Domain
import Testing

@Suite struct `Very many tags` {
  @Test func `are taken up to a limit, and read in a time that grows with their number`() {
    // A-2: reading half a million tags in quadratic time would not end within the time of the tests.
    let names = (0..<500_000).map { "t\($0)" }
    #expect(TagList(brought: names).words.count == TagList.mostBrought)
    let written = names.map { "#" + $0 }.joined(separator: " ")
    #expect(Hashtag.all(in: written).count == names.count)
    #expect(TagList(brought: ["b", "a", "b"]).words == ["b", "a"])
  }

  @Test func `of an import are taken up to the same limit, and those beyond it are counted`() {
    // A-2
    let names = (0..<500_000).map { "t\($0)" }
    let tags = IncomingText.tags(["b", "?", "a", "b"] + names)
    #expect(tags.written?.split(separator: " ").count == TagList.mostBrought)
    #expect(tags.written?.hasPrefix("#b #a #t0 #t1 ") == true)
    #expect(tags.leftCount == names.count + 2 - TagList.mostBrought)
    #expect(tags.unfit.count == tags.leftCount + 1)
  }
}
