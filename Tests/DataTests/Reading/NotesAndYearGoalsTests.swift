import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `What is said of books, and wanted of years` {
  private let now = Now.on("2026-03-08")

  private func note(_ text: String?, of id: String, in reading: any ReadingRepository) throws {
    _ = try reading.change(ID(id)) { book in
      var book = book
      book.note = text.map(MultilineText.init(stored:))
      return book
    }
  }

  @Test(arguments: ReadingBacking.allCases)
  func `wants another number of each year`(_ backing: ReadingBacking) throws {
    //
    try backing.open { reading throws in
      #expect(try reading.yearTarget(2026) == nil)
      try reading.setYearTarget(2026, 24)
      try reading.setYearTarget(2027, 1)
      try reading.setYearTarget(2026, 1000)
      #expect(try reading.yearTarget(2026) == 1000 && reading.yearTarget(2027) == 1)
      try reading.setYearTarget(2026, nil)
      try reading.setYearTarget(2026, nil)
      #expect(try reading.yearTarget(2026) == nil && reading.yearTarget(2027) == 1)
    }
  }

  @Test(arguments: ReadingBacking.allCases)
  func `finds a book by what somebody said of it, as it is said now`(_ backing: ReadingBacking)
    throws
  {
    //
    let books: [Book] = [.sample("a", "데미안"), .sample("b", "Momo", "Ende")]
    try backing.open(with: books) { reading throws in
      // The index is there before the words are.
      #expect(try reading.ids(.all, .title, search: "윤슬") == "")
      try note("윤슬 같은 문장들", of: "a", in: reading)
      #expect(try reading.ids(.all, .title, search: "윤슬") == "a")
      #expect(try reading.ids(.all, .title, search: "데미안 문장들") == "a")
      try note("다시 읽고 싶다", of: "a", in: reading)
      #expect(try reading.ids(.all, .title, search: "윤슬") == "")
      _ = try reading.remove(ID("a"), at: now)
      #expect(try reading.ids(.all, .title, search: "다시") == "")
      _ = try reading.restore(ID("a"))
      #expect(try reading.ids(.all, .title, search: "다시") == "a")
      try note(nil, of: "a", in: reading)
      #expect(try reading.ids(.all, .title, search: "다시") == "")
      // The initials of what is said are those of no name.
      try note("고양이", of: "b", in: reading)
      #expect(try reading.ids(.all, .title, search: "ㄱㅇㅇ") == "")
    }
  }

  @Test func `come to an older store, whose index of words has the new ones too`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let version = try #require(
        Migrations.steps.firstIndex { step in
          if case .script(ReadingSchema.fifth) = step { true } else { false }
        })
      do {
        let database = try Database(.file(path), clock: WallClock { .on("2026-03-05") })
        let reading = SQLiteReading(database)
        try reading.keep(.sample("a", "데미안"))
        _ = try reading.change(ID("a")) { book in
          var book = book
          book.rating = 5
          return book
        }
      }
      try Connection.run("\(OlderBooks.sql) PRAGMA user_version = \(version);", on: path)
      do {
        // The older program searched, and has an index without notes.
        let older = try Connection.to(path)
        try WordIndex(
          "books_index", of: ["title", "subtitle", "author"], in: "books_words", numberedBy: "key"
        ).make(in: older)
      }
      let database = try Database(.file(path), clock: WallClock { .on("2026-03-06") })
      #expect(try database.number("PRAGMA user_version") == Migrations.steps.count)
      let (reading, history) = (SQLiteReading(database), SQLiteHistory(database))
      #expect(try reading.list(BookList(.all))[0].note == nil)
      try note("윤슬", of: "a", in: reading)
      try reading.setYearTarget(2026, 24)
      #expect(try reading.ids(.all, .title, search: "윤슬") == "a")
      // All of it can be undone, and what was done before the step as well.
      _ = try history.undo()
      #expect(try reading.yearTarget(2026) == nil)
      _ = try history.undo()
      #expect(try reading.ids(.all, .title, search: "윤슬") == "")
      _ = try history.undo()
      #expect(try reading.list(BookList(.all))[0].rating == nil)
      for _ in 1...3 { _ = try history.redo() }
      #expect(try reading.yearTarget(2026) == 24)
      #expect(try reading.ids(.all, .title, search: "윤슬") == "a")
      #expect(try database.problems() == [] && database.readingProblems() == [])
    }
  }

  @Test(arguments: [
    "INSERT INTO year_goals VALUES (2026, 0)", "INSERT INTO year_goals VALUES (2026, 1001)",
    "INSERT INTO year_goals VALUES (0, 24)", "INSERT INTO year_goals VALUES (2026, NULL)",
    "UPDATE books SET note = ''",
  ])
  func `are refused by the store itself where they cannot be`(_ sql: String) throws {
    let database = try Database(.memory)
    try SQLiteReading(database).keep(.sample())
    #expect(throws: StorageFailure.self) {
      try database.write { (store) throws(StorageFailure) in try store.run(sql) }
    }
    #expect(try SQLiteReading(database).yearTarget(2026) == nil)
  }
}
