import Domain
import Support
import Testing

@testable import Data

@Suite struct `Every reading repository, where only a part of the sentences is shown` {
  private func quote(_ reading: any ReadingRepository, _ book: String, _ texts: String...) throws {
    for text in texts {
      _ = try reading.quote(ID(book)) { book in
        Sentence(
          id: ID(book.id.text + text), book: book.id, page: 1, text: MultilineText(stored: text),
          on: .on("2026-03-01"))
      }
    }
  }

  @Test(arguments: ReadingBacking.allCases)
  func `cuts the same part out of the books that have some`(_ backing: ReadingBacking) throws {
    // BK-69
    try backing.open { reading throws in
      try reading.keep(
        .sample("b", "나무", "Kim"), .sample("e", "Zoo", nil), .sample("a", "가지", "Lee"),
        .sample("n", "다람쥐"), .sample("r", "라디오"), .sample("d", "나무", "Park"))
      try quote(reading, "b", "숲은 깊다", "나무는 곧다")
      try quote(reading, "e", "a cage", "나무 한 그루")
      try quote(reading, "a", "꺾이지 않는다")
      try quote(reading, "r", "소리")
      try quote(reading, "d", "뿌리", "잎")
      try reading.keep(.sample("2026-03-01", 300, 300), of: "d")
      _ = try reading.remove(ID("r"), at: .on("2026-03-02"))
      _ = try reading.removeSentence(ID("d잎"), at: .on("2026-03-02"))
      var seen = 0
      for sort in BookSort.allCases {
        for search in [nil, "나무", "lee", "cage", "소리", "잎", "없음", " "] {
          var whole: [BookSentences] = []
          try reading.visitSentences(sort, search: search) {
            whole.append($0)
            return true
          }
          seen += whole.count
          for length in 1...5 {
            for (index, found) in whole.enumerated() {
              for anchor in [ListAnchor.index(index), .record(found.book.id)] {
                let part = try reading.sentencesSlice(
                  sort, search: search, around: anchor, length: length)
                #expect(part.focus == index && part.total == whole.count)
                #expect(part.items == Array(whole[part.start...].prefix(length)), "\(sort)")
                #expect(part[index] == found)
              }
            }
          }
          for name in ["r", "n", "never"] {
            let part = try reading.sentencesSlice(
              sort, search: search, around: .record(ID(name)), length: 2)
            #expect(part.focus == 0 && part.items == Array(whole.prefix(2)))
          }
        }
      }
      #expect(seen > 50)
    }
  }
}
