import PresentationKit
import Testing

@Suite struct `A small count` {
  @Test func `is a word up to ten, and a number after that`() {
    #expect([1, 2, 4, 10, 11].map(CountWords.things) == ["한 개", "두 개", "네 개", "열 개", "11개"])
    #expect([1, 2, 10, 11].map(CountWords.number) == ["one", "two", "ten", "11"])
    #expect(CountWords.things(0) == "0개" && CountWords.number(0) == "0")
  }
}
