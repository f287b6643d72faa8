import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// BK-26, contract 10: tests of liked books that have no ISBN.
@Suite struct `A liked book without a number` {
  private func liked(_ title: String, _ author: String? = nil, isbn: ISBN? = nil) -> Favourite {
    Favourite(.sample(title, author, isbn: isbn), liked: .on("2026-03-01"))
  }

  @Test(arguments: ReadingBacking.allCases)
  func `is told from others by its title and author`(_ backing: ReadingBacking) throws {
    let goals: [Book] = [.sample("a", "일기", nil), .sample("b", "시집", "김")]
    try backing.open(with: goals) { reading throws in
      let all = [liked("일기"), liked("일기", "나"), liked("일기", isbn: .counted(1))]
      for favourite in all { #expect(try reading.like(favourite) == favourite) }
      let again = Favourite(.sample("일기", "나", pages: 9), liked: .on("2026-04-01"))
      let kept = try reading.like(again)
      #expect(kept.liked == .on("2026-03-01") && kept.facts.pages == 9)
      #expect(try reading.likedTitles() == "일기 일기 일기" && reading.counts().favourites == 3)
      let marks = try reading.flags(of: all.map(\.name) + goals.map(\.facts.likedName))
      #expect(marks.liked == Set(all.map(\.name)))
      #expect(marks.goals == Set(goals.map(\.facts.likedName)))
      #expect(try reading.favouriteCandidates(for: "일기 · 나", by: .id) == [kept])
      #expect(try reading.unlike(all[0].name) == all[0] && reading.unlike(all[0].name) == nil)
      #expect(try reading.likedTitles(search: "일기") == "일기 일기")
    }
  }

  @Test(arguments: ReadingBacking.allCases)
  func `stays liked when its goal is called otherwise`(_ backing: ReadingBacking) throws {
    try backing.open(with: [.sample("a", "일가", nil), .sample("b", "시집", nil)]) { reading throws in
      for title in ["일가", "시집"] { _ = try reading.like(liked(title)) }
      func rename(_ id: String, _ title: String) throws -> Set<LikedName> {
        let book = try reading.change(ID(id)) { book in
          var changed = book
          changed.facts.title = SingleLineText(stored: title)
          return changed
        }
        return try reading.flags(of: [book.facts.likedName]).liked
      }
      #expect(try rename("a", "일기").count == 1)
      #expect(try reading.likedTitles(search: "일가") == "" && reading.likedTitles() == "시집 일기")
      // After a rename gives two liked books the same title, they become one.
      #expect(try rename("b", "일기").count == 1 && reading.likedTitles() == "시집 일기")
    }
  }
}
