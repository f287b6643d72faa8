import Domain
import StoreSupport
import Support
import Testing

@Suite struct `Every reading repository, where only a part of a list is shown` {
  private let order: [BookCategory] = [.poem, .law, .etc]

  /// Adds nine books, some with the same title or category. One is finished and one is removed.
  private func fill(_ reading: any ReadingRepository) throws {
    try reading.keep(
      .sample("p2", "나", "b", category: .poem), .sample("e1", "가", "c", category: .etc),
      .sample("l1", "Zoo", nil, category: .law), .sample("p3", "나", "a", category: .poem),
      .sample("p1", "가", "d", category: .poem), .sample("l0", "Ape", "e", category: .law),
      .sample("done", "다", "f", category: .poem), .sample("gone", "라", category: .poem),
      .sample("x1", "마", "g", category: .travel))
    try reading.keep(.sample("2026-03-01", 300, 300), of: "done")
    _ = try reading.remove(ID("gone"), at: .on("2026-03-02"))
  }

  private func ids(_ slice: ListSlice<Book>) -> String {
    slice.items.map(\.id.text).joined(separator: " ")
  }

  @Test(arguments: ReadingBacking.allCases)
  func `shows unfinished books by category, and by the sort within each`(_ backing: ReadingBacking)
    throws
  {
    // BK-40, BK-41
    try backing.open { reading throws in
      try fill(reading)
      let sections = [
        HomeSection(.poem, first: 0, count: 3), HomeSection(.law, first: 3, count: 2),
        HomeSection(.etc, first: 5, count: 1), HomeSection(.travel, first: 6, count: 1),
      ]
      for (sort, order) in [
        // Books with the same title are ordered by the day they were begun.
        (BookSort.title, "p1 p2 p3 l0 l1 e1 x1"), (.titleDown, "p3 p2 p1 l1 l0 e1 x1"),
        (.author, "p3 p2 p1 l0 l1 e1 x1"), (.authorDown, "p1 p2 p3 l1 l0 e1 x1"),
      ] {
        let home = try reading.home(sort, in: self.order, around: .index(0), length: 99)
        #expect(ids(home.books) == order, "\(sort)")
        #expect(home.sections == sections)
        #expect(home.books.total == 7 && home.books.start == 0 && home.books.focus == 0)
        #expect(home.section(at: 4)?.category == .law && home.section(at: 7) == nil)
      }
      for (sort, order) in [
        (BookSort.custom, "p2 e1 l1 p3 p1 l0 x1"), (.recent, "x1 l0 p1 p3 l1 e1 p2"),
      ] {
        let home = try reading.home(sort, in: self.order, around: .index(0), length: 99)
        #expect(ids(home.books) == order && home.sections == [])
      }
      let other = try reading.home(
        .title, in: [.travel, .essay, .travel], around: .index(0), length: 99)
      #expect(other.sections.map(\.category) == [.travel, .law, .poem, .etc])
    }
  }

  @Test(arguments: ReadingBacking.allCases)
  func `cuts the same part out of each section and knows each book's own place`(
    _ backing: ReadingBacking
  ) throws {
    // BK-37, BK-40
    try backing.open { reading throws in
      try fill(reading)
      _ = try reading.move(ID("x1")) { _, _ in 1 }
      let positions = ["x1": 1, "p2": 2, "e1": 3, "l1": 4, "p3": 5, "p1": 6, "l0": 7]
      for sort in BookSort.allCases {
        let whole = try reading.home(sort, in: order, around: .index(0), length: 99).books.items
        #expect(whole.count == 7)
        for book in whole { #expect(book.position == positions[book.id.text]) }
        for length in 0...8 {
          for (index, book) in whole.enumerated() {
            for anchor in [ListAnchor.index(index), .record(book.id)] {
              let part = try reading.home(sort, in: order, around: anchor, length: length)
              let end = part.books.start + min(length, 7)
              #expect(part.books.items == Array(whole[part.books.start..<end]))
              #expect(part.books.focus == index && part.books.total == 7)
              #expect(length == 0 || (part.books.start..<end).contains(index))
            }
          }
        }
      }
    }
  }

  @Test(arguments: ReadingBacking.allCases)
  func `begins at the beginning where a spot is not in the list`(_ backing: ReadingBacking)
    throws
  {
    try backing.open { reading throws in
      for sort in BookSort.allCases {
        let home = try reading.home(sort, in: order, around: .index(7), length: 9)
        #expect(home == .empty)
        #expect(
          try reading.slice(BookList(.all, sort: sort), around: .record(ID("p1")), length: 9)
            == .empty)
        #expect(
          try reading.favouritesSlice(
            sort, matching: BookFilter(words: nil), around: .index(3), length: 9)
            == .empty)
      }
      try fill(reading)
      for unknown in ["done", "gone", "never"] {
        let home = try reading.home(.title, in: order, around: .record(ID(unknown)), length: 3)
        #expect(home.books.focus == 0 && ids(home.books) == "p1 p2 p3", "\(unknown)")
      }
      for (index, focus, shown) in [(-9, 0, "p1 p2"), (6, 6, "e1 x1"), (99, 6, "e1 x1")] {
        let home = try reading.home(.title, in: order, around: .index(index), length: 2)
        #expect(home.books.focus == focus && ids(home.books) == shown)
      }
      let none = try reading.home(.title, in: order, around: .index(2), length: -1)
      #expect(none.books.items == [] && none.books.total == 7 && none.books.focus == 2)
    }
  }

  @Test(.slow, arguments: ReadingBacking.allCases)
  func `cuts a part out of every list of books`(_ backing: ReadingBacking) throws {
    // BK-70, BK-72
    try backing.open { reading throws in
      try fill(reading)
      try reading.keep(.sample("done2", "마", "a b", category: .law, on: "2026-02-01"))
      try reading.keep(.sample("2026-03-01", 300, 300, at: "10:00"), of: "done2")
      let finished = try reading.slice(
        BookList(.finished, sort: .recent), around: .record(ID("done")), length: 1)
      #expect(ids(finished) == "done" && finished.focus == 1 && finished.total == 2)
      #expect(finished.items[0].position == nil)
      var seen = 0
      for shelf in Shelf.allCases {
        for sort in BookSort.allCases {
          for category in [nil, BookCategory.poem, .law, .game] {
            for search in [nil, "가", "마", "a", "헤르만", "없음", " "] {
              let list = BookList(shelf, sort: sort, category: category, search: search)
              let whole = try reading.list(list)
              seen += whole.count
              for (index, book) in whole.enumerated() {
                let part = try reading.slice(list, around: .record(book.id), length: 2)
                #expect(part.focus == index && part.total == whole.count, "\(list)")
                let end = part.start + part.items.count
                #expect(part.items == Array(whole[part.start..<end]), "\(list)")
                #expect(part.items.count == min(2, whole.count) && part[index] == book)
              }
              if whole.isEmpty {
                #expect(try reading.slice(list, around: .index(1), length: 2) == .empty)
              }
            }
          }
        }
      }
      #expect(seen > 200)
      let apart = BookList(.finished, category: .poem)
      #expect(try reading.slice(apart, around: .record(ID("p1")), length: 9).focus == 0)
    }
  }

  @Test(arguments: ReadingBacking.allCases)
  func `cuts a part out of the favourites`(_ backing: ReadingBacking) throws {
    // BK-27, BK-72
    try backing.open { reading throws in
      for (number, title) in ["나", "Zoo", "가", "가"].enumerated() {
        let day = "2026-03-0\(1 + number % 3)"
        // BK-26: one of them has no ISBN.
        let facts = BookMetadata.sample(title, isbn: number == 2 ? nil : .counted(number))
        _ = try reading.like(Favourite(facts, liked: .on(day)))
      }
      for sort in BookSort.allCases {
        for search in [nil, "가", "zoo", "헤르만", "x"] {
          var whole: [Favourite] = []
          try reading.visitFavourites(sort, matching: BookFilter(words: search)) {
            whole.append($0)
            return true
          }
          for (index, favourite) in whole.enumerated() {
            let part = try reading.favouritesSlice(
              sort, matching: BookFilter(words: search), around: .record(favourite.name), length: 2)
            #expect(part.focus == index && part.total == whole.count)
            #expect(part.items == Array(whole[part.start...].prefix(2)), "\(sort)")
            #expect(part[index] == favourite)
          }
          let unknown = try reading.favouritesSlice(
            sort, matching: BookFilter(words: search), around: .record(.number(.counted(99))),
            length: 2)
          #expect(unknown.focus == 0 && unknown.items == Array(whole.prefix(2)))
        }
      }
    }
  }

  @Test(arguments: ReadingBacking.allCases)
  func `cuts a part out of the records of a month`(_ backing: ReadingBacking) throws {
    // BK-45
    let books = (1...4).map { Book.sample("\($0)", pages: 100) }
    try backing.open(with: books) { reading throws in
      for day in ["2026-02-28", "2026-03-01", "2026-03-02", "2026-03-31", "2026-04-01"] {
        for number in 1...4 {
          let total = try reading.candidates(for: "\(number)", by: .id)[0].total + 10
          // Two of them at the same time of day.
          try reading.keep(.sample(day, total, 10, at: "0\(9 - number / 2):00"), of: "\(number)")
        }
      }
      _ = try reading.remove(ID("4"), at: .on("2026-04-02"))
      let march = Day.on("2026-03-01")...Day.on("2026-03-31")
      let whole = try reading.activity(march)
      #expect(whole.count == 9)
      for (index, activity) in whole.enumerated() {
        for length in 1...10 {
          let name = RecordName(activity.book, on: activity.record.day)
          let part = try reading.slice(march, around: .record(name), length: length)
          #expect(part.focus == index && part.total == 9)
          #expect(part.items == Array(whole[part.start...].prefix(length)))
          #expect(part[index] == activity)
        }
      }
      for name in [
        RecordName(ID("4"), on: .on("2026-03-01")), RecordName(ID("1"), on: .on("2026-04-01")),
        RecordName(ID("never"), on: .on("2026-03-01")),
      ] {
        #expect(try reading.slice(march, around: .record(name), length: 3).focus == 0)
      }
    }
  }
}
