import Domain
import Testing

// I-19
@Suite struct `Titles of one book` {
  private func areOne(_ one: String, _ other: String) -> Bool {
    SameBook(title: one, authors: ["ada fenn"]).isSame(
      as: SameBook(title: other, authors: ["fenn, ada"]))
  }

  @Test(arguments: [
    ("the orchard road", "the orchard road: a novel"),
    ("the orchard road", "the orchard road (low hills #2)"),
    ("the orchad road to low hills", "the orchard road to low hills"),
    ("나의 문화유산 답사기 3", "나의 문화유산답사기 03"),
    ("태백산맥을 넘어서 상", "태백산맥을 넘어서 (개정판) 상"),
  ])
  func `may differ a little`(one: String, other: String) {
    #expect(areOne(one, other) && areOne(other, one))
  }

  @Test(arguments: [
    ("the orchard road 11", "the orchard road 12"), ("the orchard road #1", "the orchard road #2"),
    ("the long orchard road to low hills", "the long orchard road to low hills 2"),
    ("the orchard road to low hills ii", "the orchard road to low hills iii"),
    ("나의 문화유산답사기 그리고 남도: 1", "나의 문화유산답사기 그리고 남도: 2"),
    ("그리스에서 온 조르바 이야기 상", "그리스에서 온 조르바 이야기 하"),
  ])
  func `differ where volumes are counted`(one: String, other: String) {
    #expect(!areOne(one, other) && !areOne(other, one))
  }
}
