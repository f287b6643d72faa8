import Domain
import StoreSupport
import Support
import Testing

@Suite struct `Every reading repository` {
  private let three: [Book] = [
    .sample("a", "데미안", "헤르만 헤세", isbn: .counted(1)),
    .sample("b", "Alice", "carroll", category: .fantasy),
    .sample("c", "1984", nil, pages: nil, category: .fantasy, on: "2026-03-02"),
  ]

  @Test(arguments: ReadingBacking.allCases)
  func `gives back what it was given`(_ backing: ReadingBacking) throws {
    // BK-28, BK-31
    var full = Book.sample("f", isbn: .counted(7))
    full.facts.subtitle = SingleLineText(stored: "한 소년")
    full.facts.publisher = SingleLineText(stored: "민음사")
    full.facts.published = .on("1919-01-01")
    full.facts.description = MultilineText(stored: "하나\n둘")
    full.facts.link = SingleLineText(stored: "https://example.org/1")
    full.facts.cover = SingleLineText(stored: "https://example.org/1.jpg")
    full.chosenTheme = .mint
    full.rating = 4
    full.note = MultilineText(stored: "두 번은 못 읽겠다")
    try backing.open { reading throws in
      var expected = full
      expected.position = 1
      #expect(try reading.add(full) == expected)
      #expect(try reading.list(BookList(.reading)) == [expected])
      #expect(try reading.candidates(for: "f", by: .id) == [expected])
    }
  }

  @Test(arguments: ReadingBacking.allCases)
  func `orders books by title, author, one's own will and time`(_ backing: ReadingBacking) throws {
    // BK-37, BK-40, BK-41
    try backing.open(with: three) { reading throws in
      for (sort, ids) in [
        (BookSort.title, "a b c"), (.titleDown, "c b a"), (.author, "a b c"),
        (.authorDown, "c b a"), (.custom, "a b c"), (.recent, "c b a"),
      ] {
        #expect(try reading.ids(.reading, sort) == ids)
      }
      let fantasy = BookList(.reading, category: .fantasy)
      #expect(try reading.list(fantasy).map(\.id.text) == ["b", "c"])
      #expect(try reading.list(fantasy).map(\.position) == [2, 3])
      try reading.keep(.sample("2026-03-01", 300, 300), of: "a")
      #expect(try reading.ids() == "b c" && reading.ids(.finished) == "a")
      #expect(try reading.list(BookList(.reading)).map(\.position) == [1, 2])
      #expect(try reading.list(BookList(.all, sort: .custom)).map(\.position) == [nil, 1, 2])
    }
  }

  @Test(arguments: ReadingBacking.allCases)
  func `moves a book and leaves the others as they stood`(_ backing: ReadingBacking) throws {
    // BK-37
    let books = (1...5).map { Book.sample("\($0)", pages: 10) }
    try backing.open(with: books) { reading throws in
      for (id, position, order) in [
        ("5", 1, "5 1 2 3 4"), ("5", 5, "1 2 3 4 5"), ("1", 3, "2 3 1 4 5"),
        ("4", 4, "2 3 1 4 5"), ("2", 2, "3 2 1 4 5"),
      ] {
        #expect(try reading.move(ID(id)) { _, _ in position }.position == position)
        #expect(try reading.ids() == order)
      }
      // So many books are moved between the same two that the ranks have to be spread again.
      for turn in 0..<60 {
        let last = try reading.list(BookList(.reading, sort: .custom))[4]
        #expect(try reading.move(last.id) { _, _ in 2 }.position == 2, "\(turn)")
      }
      #expect(try reading.ids() == "3 2 1 4 5")
      // A finished book keeps its place in case it is unfinished again.
      try reading.keep(.sample("2026-03-01", 10, 10), of: "1")
      #expect(try reading.ids() == "3 2 4 5")
      _ = try reading.removeRecords(ID("1"), .last, at: .on("2026-03-01"))
      #expect(try reading.ids() == "3 2 1 4 5")
      try reading.keep(.sample("6"))
      #expect(try reading.ids() == "3 2 1 4 5 6")
    }
  }

  @Test(arguments: ReadingBacking.allCases)
  func `finds a book by id, number and title`(_ backing: ReadingBacking) throws {
    try backing.open(with: three) { reading throws in
      for (reference, step, ids) in [
        ("a", NameStep.id, "a"), ("ALICE", .wholeName, "b"), ("ａｌｉｃｅ", .wholeName, "b"),
        ("데미안", .wholeName, "a"), ("1984", .wholeName, "c"), (ISBN.counted(1).text, .id, "a"),
        ("데미", .wholeName, ""), ("데미", .wordBeginning, "a"), ("lic", .part, "b"), ("x", .part, ""),
      ] {
        let found = try reading.candidates(for: reference, by: step)
        #expect(found.map(\.id.text).joined() == ids, "\(reference)")
      }
    }
  }

  @Test(arguments: ReadingBacking.allCases)
  func `has one goal of a number, and brings none back beside it`(_ backing: ReadingBacking)
    throws
  {
    // BK-32, BK-35
    try backing.open(with: three) { reading throws in
      let first = try reading.candidates(for: "a", by: .id)[0]
      let again = Book.sample("again", isbn: .counted(1))
      #expect(throws: ReadingFailure.refused(.duplicateBook(first))) { try reading.keep(again) }
      _ = try reading.remove(ID("a"), at: .on("2026-03-02"))
      try reading.keep(again)
      let second = try reading.candidates(for: "again", by: .id)[0]
      #expect(throws: ReadingFailure.refused(.duplicateBook(second))) {
        _ = try reading.restore(ID("a"))
      }
      _ = try reading.remove(ID("again"), at: .on("2026-03-02"))
      #expect(try reading.restore(ID("a")) == first)
      #expect(try reading.ids() == "a b c")
    }
  }

  @Test(arguments: ReadingBacking.allCases)
  func `takes a book away with all it had, and brings all of it back`(_ backing: ReadingBacking)
    throws
  {
    // BK-35
    try backing.open(with: three) { reading throws in
      try reading.keep(
        .sample("2026-03-01", 30, 30), .sample("2026-03-02", 300, 270), of: "a")
      try reading.keep(.sample("2026-03-02", 7, 7, at: "13:00"), of: "b")
      _ = try reading.quote(ID("a")) { book in
        Sentence(
          id: ID("s"), book: book.id, page: 3, text: MultilineText(stored: "새는 알에서"),
          on: .on("2026-03-01"))
      }
      let before = try (
        reading.activity(), reading.counts(), reading.pagesByDay(Day.range),
        reading.pagesByCategory(), reading.quoteIDs(), reading.finishings(Day.range)
      )
      #expect(before.3 == [.poem: 300, .fantasy: 7])
      for _ in 1...2 {
        _ = try reading.remove(ID("a"), at: .on("2026-03-03"))
        #expect(try reading.activity().map(\.book.text) == ["b"])
        #expect(try reading.pagesByDay(Day.range) == [DayPages(day: .on("2026-03-02"), pages: 7)])
        #expect(
          try reading.counts()
            == ReadingCounts(
              reading: 2, finished: 0, favourites: 0, sentences: 0))
        #expect(try reading.quoteIDs() == "" && reading.quoteIDs(search: "알에서") == "")
        #expect(try reading.ids(.all, .title, search: "데미안") == "")
        #expect(try reading.sentenceCandidates(for: "s", by: .idBeginning) == [])
        #expect(try reading.pagesByCategory() == [.fantasy: 7])
        #expect(try reading.finishings(Day.range) == [])
        #expect(try reading.recordsByPart().map(\.part) == [.afternoon])
        for unknown in ["a", "never"] {
          #expect(throws: ReadingFailure.unknown(reference: unknown)) {
            _ = try reading.records(of: ID(unknown))
          }
          #expect(throws: ReadingFailure.unknown(reference: unknown)) {
            _ = try reading.remove(ID(unknown), at: .on("2026-03-03"))
          }
        }
        for _ in 1...2 { _ = try reading.restore(ID("a")) }
        #expect(try reading.activity() == before.0 && reading.counts() == before.1)
        #expect(try reading.pagesByDay(Day.range) == before.2)
        #expect(try reading.pagesByCategory() == before.3 && reading.quoteIDs() == before.4)
        #expect(try reading.quoteIDs(search: "알에서") == "a:s")
        #expect(try reading.finishings(Day.range) == before.5)
      }
    }
  }

  @Test(arguments: ReadingBacking.allCases)
  func `keeps favourites apart from goals, one for each number`(_ backing: ReadingBacking) throws {
    // BK-26, BK-27
    try backing.open(with: three) { reading throws in
      func liked(_ number: Int, _ title: String, _ day: String) -> Favourite {
        Favourite(.sample(title, isbn: .counted(number)), liked: .on(day))
      }
      for favourite in [
        liked(1, "나", "2026-03-01"), liked(2, "Zoo", "2026-03-03"), liked(3, "가", "2026-03-02"),
      ] {
        #expect(try reading.like(favourite) == favourite)
      }
      #expect(try reading.likedTitles() == "Zoo 가 나")
      #expect(try reading.likedTitles(.title) == "가 나 Zoo")
      #expect(try reading.likedTitles(.titleDown) == "Zoo 나 가")
      #expect(try reading.likedTitles(search: "ＺＯＯ") == "Zoo")
      #expect(try reading.like(liked(1, "나의 책", "2026-04-01")).liked == .on("2026-03-01"))
      #expect(try reading.likedTitles() == "Zoo 가 나의 책")
      #expect(try reading.likedTitles(search: "의 책") == "나의 책")
      let marks = try reading.flags(of: [1, 2, 9].map { .number(.counted($0)) })
      #expect(
        marks
          == BookFlags(
            goals: [.number(.counted(1))],
            liked: [.number(.counted(1)), .number(.counted(2))]))
      #expect(
        try reading.favouriteCandidates(for: "zoo", by: .wholeName).map(\.name)
          == [.number(.counted(2))])
      #expect(try reading.unlike(.number(.counted(2))) == liked(2, "Zoo", "2026-03-03"))
      #expect(try reading.unlike(.number(.counted(2))) == nil)
      #expect(try reading.likedTitles() == "가 나의 책" && reading.likedTitles(search: "Zoo") == "")
    }
  }
}
