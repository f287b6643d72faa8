import Domain
import Testing

/// Fields of one record that devices changed separately and that contradict each other.
@Suite struct `Members that do not fit` {
  private func shown(_ list: String, _ members: RecordRules.Members) -> RecordRules.Members? {
    var members = members
    return RecordRules.apply(to: &members, of: list) ? members : nil
  }

  @Test func `make nobody due who has no cycle, and everybody who has one`() {
    #expect(
      shown("people", ["nextWatering": .text("2026-03-08"), "started": .text("2026-03-01")])
        == ["started": .text("2026-03-01")])
    let cycle: RecordRules.Members = ["cycleDays": .number(7), "started": .text("2026-03-01")]
    #expect(shown("people", cycle)?["nextWatering"] == .text("2026-03-08"))
    let awarded = cycle.merging(["lastAward": .text("2026-03-10")]) { $1 }
    #expect(shown("people", awarded)?["nextWatering"] == .text("2026-03-17"))
    #expect(shown("people", ["cycleDays": .number(7)]) == nil)
  }

  @Test func `show no saying without words, and no half of a like`() {
    #expect(shown("sayings", ["who": .text("Kim")]) == nil)
    let words: RecordRules.Members = ["kor": .text("강")]
    #expect(shown("sayings", words.merging(["likedOrder": .number(3)]) { $1 }) == words)
    let at = FieldValue.Part.moment(instant: 1, offset: 0)
    #expect(shown("sayings", words.merging(["likedAt": at]) { $1 }) == words)
  }

  @Test func `show no event that ends before it begins`() {
    func event(_ start: Int, _ end: Int) -> RecordRules.Members? {
      shown(
        "schedule",
        ["start": .moment(instant: start, offset: 0), "end": .moment(instant: end, offset: 0)])
    }
    #expect(event(1, 2) != nil && event(2, 2) == nil && event(3, 2) == nil)
    #expect(shown("schedule", [:]) == nil)
  }

  @Test func `have half a star only of stars, and an end only where it was finished`() {
    #expect(shown("books", ["half": .number(1)]) == [:])
    #expect(
      shown("books", ["half": .number(1), "rating": .number(4)])
        == ["half": .number(1), "rating": .number(4)])
    #expect(
      shown("books", ["shelf": .text("paused"), "ended": .text("2026-03-01")])
        == ["shelf": .text("paused")])
  }

  @Test func `read no more than there is`() {
    func read(_ page: Int, _ pages: Int, percent: Int? = nil) -> RecordRules.Members? {
      var members: RecordRules.Members = ["page": .number(page), "pagesRead": .number(pages)]
      if let percent { members["percent"] = .number(percent) }
      return shown("readings", members)
    }
    #expect(read(10, 20)?["pagesRead"] == .number(10))
    #expect(read(10, 0)?["pagesRead"] == .number(1))
    #expect(read(0, 0) == nil && read(101, 1, percent: 1) == nil && read(100, 1, percent: 1) != nil)
  }

  @Test func `are left as they are in lists without rules`() {
    #expect(shown("moods", ["level": .number(300)]) == ["level": .number(300)])
    #expect(shown("of a later version", [:]) == [:])
  }
}
