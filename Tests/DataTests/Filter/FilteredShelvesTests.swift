import Domain
import Support
import Testing

@testable import Data

/// Compares the books that the store finds by a filter with a simple filter of all books, one by
/// one.
// B 4
@Suite struct `A filtered list of books` {
  private static let rounds = 150

  @Test(.slow, arguments: [ReadingBacking.memory, .file])
  func `has those its filter means, wherever they stand`(_ backing: ReadingBacking) throws {
    var dice = TerminalDice(seed: 14)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &dice) }
    let titles = ["데미안", "Walden", "바람의 노래", "The Sea", "바다와 노인", "Wind, Sand"]
    let shelves: [BookShelf?] = [nil, .wanted, .paused, .finished, nil]
    let books = (0..<50).map { index -> Book in
      var book = Book(
        id: ID("b\(index)"),
        facts: BookMetadata(
          title: SingleLineText(stored: "\(titles[number(0...5)]) \(index)"),
          author: number(0...1) == 0 ? SingleLineText(stored: "헤세") : nil,
          pages: number(0...3) == 0 ? nil : number(50...400)),
        started: .on("2026-0\(number(1...5))-1\(number(0...9))", at: "00:30"),
        isBegun: number(0...3) > 0,
        target: number(0...1) == 0 ? .on("2026-0\(number(1...5))-20") : nil,
        rating: number(0...1) == 0 ? Rating(halves: number(1...10)) : nil,
        note: number(0...2) == 0 ? MultilineText(stored: "다시 읽고 싶다 #sea") : nil)
      book.tags = TagList(stored: number(0...2) == 0 ? "#고전 #again" : nil)
      book.shelf = shelves[number(0...4)]
      if book.shelf == .finished, number(0...3) > 0 {
        book.ended = .on("2026-0\(number(1...5))-1\(number(0...9))")
      }
      return book
    }
    let favourites = (0..<30).map { index in
      Favourite(
        BookMetadata(
          title: SingleLineText(stored: "\(titles[number(0...5)]) \(index)"),
          pages: number(0...2) == 0 ? nil : number(50...400)),
        liked: .on("2026-0\(number(1...5))-1\(number(0...9))", at: "00:30"))
    }
    var filters = FilterDice<BookFacet>(
      seed: 8, words: ["바람", "sea", "헤세", "데미안", "ㄷㅁㅇ", "다시", "바다에", "none"],
      tags: ["고전", "sea", "agai"], numbers: 0...400)
    try backing.open(with: books) { store throws in
      try ReadingBacking.fake.open(with: books) { fake throws in
        for reading in [store, fake] {
          for favourite in favourites { _ = try reading.like(favourite) }
          for index in 0..<12 where books[index].shelf == nil && books[index].facts.pages != nil {
            try reading.keep(
              .sample("2026-05-2\(index % 9)", 20 + index, 20 + index), of: "b\(index)")
          }
        }
        var found = 0
        for round in 0..<Self.rounds {
          let text = filters.draw()
          let filter = try BookFilter(reading: text)
          let list = BookList(
            Shelf.allCases[round % Shelf.allCases.count],
            sort: BookSort.allCases[round % BookSort.allCases.count],
            search: round % 5 == 0 ? "바다" : nil, filter: filter)
          let wanted = try fake.list(list).map(\.id)
          #expect(try store.list(list).map(\.id) == wanted, "\(text)")
          let slice = try store.slice(list, around: .index(wanted.count / 2), length: 4)
          #expect(slice.total == wanted.count, "\(text)")
          #expect(
            slice.items.map(\.id) == Array(wanted[slice.start...].prefix(slice.items.count)),
            "\(text)")
          if let last = wanted.last {
            #expect(
              try store.slice(list, around: .record(last), length: 2).focus == wanted.count - 1)
          }
          func liked(_ reading: any ReadingRepository) throws -> [String] {
            var all: [String] = []
            try reading.visitFavourites(list.sort, matching: filter) {
              all.append($0.name.text)
              return true
            }
            return all
          }
          let likes = try liked(fake)
          #expect(try liked(store) == likes, "\(text)")
          let part = try store.favouritesSlice(
            list.sort, matching: filter, around: .index(0), length: 3)
          #expect(
            part.total == likes.count && part.items.map(\.name.text) == Array(likes.prefix(3)))
          found += wanted.isEmpty && likes.isEmpty ? 0 : 1
        }
        #expect(found > Self.rounds / 5)
      }
    }
  }
}
