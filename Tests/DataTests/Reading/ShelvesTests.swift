import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Books on shelves` {
  private static let books: [Book] = [
    .sample("r", "읽는 책"), .sample("w", "읽고 싶은 책", on: .wanted),
    .sample("p", "쉬는 책", on: .paused), .sample("d", "그만둔 책", on: .dropped),
    .sample("f", "끝낸 책", on: .finished, ended: "2026-02-01"),
    .sample("o", "옛 책", on: .finished, pages: nil),
  ]

  @Test(arguments: ReadingBacking.allCases)
  func `are listed by where they stand, in every order`(_ backing: ReadingBacking) throws {
    // I-10, I-14
    try backing.open(with: Self.books) { reading throws in
      for sort in BookSort.allCases {
        let all: [(Shelf, Set<String>)] = [
          (.reading, ["r"]), (.wanted, ["w"]), (.paused, ["p"]), (.dropped, ["d"]),
          (.pausedOrDropped, ["p", "d"]), (.finished, ["f", "o"]),
          (.all, ["r", "w", "p", "d", "f", "o"]),
        ]
        for (shelf, ids) in all {
          let found = try reading.list(BookList(shelf, sort: sort))
          #expect(Set(found.map(\.id.text)) == ids, "\(shelf) \(sort)")
          let slice = try reading.slice(
            BookList(shelf, sort: sort), around: .index(0), length: 9)
          #expect(slice.items == found, "\(shelf) \(sort)")
          for (index, book) in found.enumerated() {
            let focus = try reading.slice(
              BookList(shelf, sort: sort), around: .record(book.id), length: 9
            ).focus
            #expect(focus == index, "\(shelf) \(sort)")
          }
        }
      }
      #expect(try reading.ids(.finished, .recent) == "f o")
      let counts = try reading.counts()
      #expect(counts.reading == 1 && counts.finished == 2)
      #expect(counts.wanted == 1 && counts.pausedOrDropped == 2)
      #expect(try reading.finishings(Day.range).map(\.books) == [1])
      #expect(try reading.dueFirst(atMost: 9).map(\.id.text) == ["r"])
    }
  }

  @Test(arguments: ReadingBacking.allCases)
  func `keep all that is said of them`(_ backing: ReadingBacking) throws {
    // I-10, I-11
    var full = Book.sample("x", "책", on: .finished, ended: "2025-12-31")
    full.rating = 3.5
    full.note = MultilineText(stored: String(repeating: "길다 ", count: 200) + "\n두 번째 줄 윤슬")
    full.tags = TagList(stored: "#고전 #성장")
    full.readBefore = 2
    try backing.open(with: [full]) { reading throws in
      #expect(try reading.list(BookList(.finished)) == [full])
      #expect(full.readCount == 3)
      for text in ["윤슬", "#고전", "#성장 길다"] {
        #expect(try reading.ids(.all, .title, search: text) == "x", "\(text)")
      }
      for rating in Rating.all + [nil] {
        let rated = try reading.change(full.id) { book in
          var book = book
          book.rating = rating
          return book
        }
        #expect(rated.rating == rating)
      }
    }
  }

  @Test(arguments: ReadingBacking.allCases)
  func `have a place of a device beside the page of a sentence`(_ backing: ReadingBacking) throws {
    // I-12
    try backing.open(with: [.sample("b1")]) { reading throws in
      let kept = Sentence(
        id: ID("s"), book: ID("b1"), page: nil, location: SingleLineText(stored: "1234-1240"),
        text: MultilineText(stored: "새는 알에서"), on: .on("2026-03-02"))
      _ = try reading.quote(ID("b1")) { _ in kept }
      #expect(try reading.sentences(of: ID("b1")) == [kept])
    }
  }

  @Test func `come back as they were, whatever was done with them`() throws {
    // I-14: each change can be undone with all its consequences.
    let database = try Database(.memory)
    let (reading, history) = (SQLiteReading(database), SQLiteHistory(database))
    let features = Reading(
      reading: reading, clock: .fixed("2026-03-05", at: "09:00"),
      calendar: .unchanging(offset: 9 * 3600), ids: .counted("id"), share: .toNowhere)
    try reading.keep(.sample("b1"), .sample("b2", "퍼센트", pages: nil))
    var states: [String] = []
    func note() throws {
      states.append(
        "\(try reading.list(BookList(.all, sort: .custom))) \(try reading.activity()) "
          + "\(try reading.counts()) \(try reading.finishings(Day.range)) "
          + "\(try reading.pagesByDay(Day.range)) \(try reading.pagesByCategory()) "
          + "\(try reading.readThroughs(of: ID("b1")))")
      #expect(try database.readingProblems() == [])
    }
    try note()
    let changes: [() throws -> Void] = [
      { _ = try features.read(ID("b1"), to: .page(40), on: .on("2026-03-04")) },
      { _ = try features.read(ID("b1"), to: .page(20), on: .on("2026-03-03")) },
      { _ = try features.shelve.pause(ID("b1")) },
      { _ = try features.shelve.resume(ID("b1")) },
      { _ = try features.read.complete(ID("b1")) },
      { _ = try features.shelve.resume(ID("b1")) },
      { _ = try features.read(ID("b1"), to: .page(10)) },
      { _ = try features.edit.tag(ID("b1"), .add(["고전"])) },
      { _ = try features.read(ID("b2"), to: .percent(30), on: .on("2026-03-04")) },
      { _ = try features.read(ID("b2"), to: .percent(100)) },
      { _ = try features.edit(ID("b2"), BookChange(pages: 40)) },
      { _ = try features.shelve.begin(ID("b2")) },
      { _ = try features.shelve.drop(ID("b2")) },
    ]
    for change in changes {
      try change()
      try note()
    }
    for index in changes.indices.reversed() {
      _ = try history.undo()
      let state = states[index]
      states.removeLast()
      try note()
      #expect(states.removeLast() == state, "after \(index)")
      states[index] = state
    }
    for _ in changes { _ = try history.redo() }
    #expect(try reading.list(BookList(.dropped)).map(\.id.text) == ["b2"])
    #expect(try database.readingProblems() == [] && database.problems() == [])
  }

  @Test(arguments: [
    "UPDATE books SET shelf = 'lost'", "UPDATE books SET ended = '2026-03-01'",
    "UPDATE books SET shelf = 'finished', ended = 'soon'", "UPDATE books SET half = 1",
    "UPDATE books SET tags = 'a'", "UPDATE books SET read_before = 0", "UPDATE books SET round = 0",
    "UPDATE readings SET percent = 1, total = 101, pages = 101",
    "INSERT INTO read_throughs (book, round) VALUES (99, 0)",
    "INSERT INTO read_throughs (book, round, finished) VALUES (1, 0, 'once')",
  ])
  func `are refused by the store itself where they cannot be`(_ sql: String) throws {
    let database = try Database(.memory)
    try SQLiteReading(database).keep(.sample())
    try SQLiteReading(database).keep(.sample("2026-03-01", 30, 30))
    #expect(throws: StorageFailure.self) {
      try database.write { (store) throws(StorageFailure) in try store.run(sql) }
    }
    #expect(try database.readingProblems() == [])
  }
}
