import Testing

@testable import Presentation
@testable import PresentationKit
@testable import PresentationShared

// B 3
@Suite struct `A fuzzy search` {
  private func fits(_ typed: String, _ text: String) -> Bool { FuzzyMatch(typed, in: text) != nil }

  @Test func `finds letters in their order, with others between them`() {
    #expect(FuzzyMatch("wtr", in: "water")?.indices == [0, 2, 4])
    #expect(FuzzyMatch("pa", in: "people add")?.indices == [0, 7])
    #expect(!fits("rw", "water"))
    #expect(!fits("waterr", "water"))
  }

  @Test func `does not gather letters from all over`() {
    #expect(!fits("gst", "going somewhere late"))
    #expect(!fits("theme", "take the place of a name"))
    #expect(FuzzyMatch("gsl", in: "going somewhere late")?.indices == [0, 6, 16])
    // The match with the start of a word is preferred to an earlier one.
    #expect(FuzzyMatch("pad", in: "plant a padded coat")?.indices == [8, 9, 10])
  }

  @Test func `takes what is said of something by its words alone`() {
    let said = "그날의 마음을 그림으로 남기기"
    #expect(FuzzyMatch("그림", in: said, by: .words)?.indices == [8, 9])
    #expect(FuzzyMatch("ㄱㄹ", in: said, by: .words)?.indices == [8, 9])
    #expect(FuzzyMatch("마음을 그", in: said, by: .words) != nil)
    for typed in ["림", "ㅁㄱ", "마그", "날의", " "] {
      #expect(FuzzyMatch(typed, in: said, by: .words) == nil, "\(typed)")
    }
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

extension FuzzyMatch {
  /// Matches two plain texts; nil if they do not match.
  fileprivate init?(_ typed: String, in text: String, by manner: Manner = .letters) {
    self.init(FuzzyText(typed), in: FuzzyText(text), by: manner)
  }
}
