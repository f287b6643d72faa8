import Testing

@testable import Presentation

// B 3
@Suite struct `A fuzzy search` {
  private func fits(_ typed: String, _ text: String) -> Bool { FuzzyMatch(typed, in: text) != nil }

  @Test func `finds letters in their order, with others between them`() {
    #expect(FuzzyMatch("wtr", in: "water")?.places == [0, 2, 4])
    #expect(FuzzyMatch("pa", in: "people add")?.places == [0, 7])
    #expect(!fits("rw", "water"))
    #expect(!fits("waterr", "water"))
  }

  @Test func `takes capitals and blanks for nothing`() {
    #expect(fits("PEOPLE ADD", "people add"))
    #expect(fits("peopleadd", "people add"))
    #expect(!fits("   ", "people add"))
  }

  @Test(arguments: [
    ("ㅁㅇ", "민아"), ("ㅁ주", "물 주기"), ("미", "민아"), ("미아", "민아"), ("ㄱㅇㅍ", "고양이 풀"),
  ])
  func `knows syllables by their initials and as they are begun`(typed: String, text: String) {
    #expect(fits(typed, text))
  }

  @Test func `does not take another vowel or another end for what was typed`() {
    #expect(!fits("민", "미소"))
    #expect(!fits("모", "민아"))
    #expect(!fits("ㅂㅇ", "민아"))
  }

  @Test(arguments: [
    ("set", "settings", "trash empty"), ("pa", "people add", "wallpaper"),
    ("water", "water", "water lilies"), ("add", "people add", "a day and day"),
  ])
  func `finds whole words, beginnings and what stands side by side better`(
    typed: String, better: String, worse: String
  ) {
    let scores = [better, worse].map { FuzzyMatch(typed, in: $0)?.score ?? Int.min }
    #expect(scores[0] > scores[1], "\(scores)")
  }
}
