import Domain
import Support
import Testing

@testable import Data

@Suite struct `Searching books` {
  private let books: [Book] = [
    .sample("a", "해리 포터", "롤링", on: "2026-03-01"), .sample("b", "흰", "한강", on: "2026-03-02"),
    .sample("c", "고양이를 부탁해", "Kim", on: "2026-03-03"),
  ]

  @Test(
    .slow,
    arguments: ReadingBacking.allCases,
    [
      // issue 20: spaces, several words, initial consonants, and a particle after the last word
      ("해리포터", "a"), ("포터 롤링", "a"), ("포터 한강", ""), ("ㅎㄹㅍㅌ", "a"), ("ㅎㄱ 흰", "b"),
      ("ㄹㄹ 해리", "a"), ("ㅎㄱ 해리", ""), ("ㅋㅋ", ""), ("포터를", "a"), ("롤링의 해리와", ""), ("롤링 해리와", "a"),
      ("고양이", "c"), ("고양이를", "c"), ("고양이는", "c"), ("고양이에게", "c"), ("고양이을", ""),
    ])
  func `finds several words, initial consonants, and a word without its particle`(
    _ backing: ReadingBacking, _ search: (text: String, found: String)
  ) throws {
    try backing.open(with: books) { reading throws in
      #expect(try reading.ids(.all, .title, search: search.text) == search.found)
      for book in books {
        _ = try reading.like(Favourite(book.facts, liked: .on("2026-03-04")))
      }
      let titles = books.filter { search.found == $0.id.text }.map(\.facts.title.text)
      #expect(try reading.likedTitles(search: search.text) == titles.joined(separator: " "))
    }
  }

  @Test(
    arguments: ReadingBacking.allCases,
    [
      ("알에서", "a:s"), ("투쟁한다 새는", "a:s"), ("롤링 투쟁한다", "a:s"), ("해리", "a:s,t"),
      ("한강 투쟁한다", ""), ("새를", "a:s"), ("ㅎㄹ", "a:s,t"),
    ])
  func `finds the sentences of a book by words of both`(
    _ backing: ReadingBacking, _ search: (text: String, found: String)
  ) throws {
    try backing.open(with: books) { reading throws in
      for (id, text) in [("s", "새는 알에서 나오려고 투쟁한다"), ("t", "마법은 없다")] {
        _ = try reading.quote(ID("a")) { _ in
          Sentence(
            id: ID(id), book: ID("a"), page: id == "s" ? 1 : 2, text: MultilineText(stored: text),
            on: .on("2026-03-05"))
        }
      }
      #expect(try reading.quoteIDs(search: search.text) == search.found)
    }
  }
}
