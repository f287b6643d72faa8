import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `A change of what is read that is cut short at any step` {
  typealias Change = @Sendable (SQLiteReading) throws(ReadingFailure) -> Void

  private static func sentence(_ id: String, _ text: String) -> QuoteRule {
    { book in
      Sentence(
        id: ID(id), book: book.id, page: 1, text: MultilineText(stored: text), on: .on("2026-03-01")
      )
    }
  }

  private static let now = Now.on("2026-03-05")

  private static let changes: [(name: String, change: Change)] = [
    ("adding", { (r) throws(ReadingFailure) in try r.keep(.sample("new", "새 책")) }),
    (
      "changing",
      { (r) throws(ReadingFailure) in
        _ = try r.change(ID("b1")) { book in
          var book = book
          book.facts.title = SingleLineText(stored: "다른 책")
          return book
        }
      }
    ),
    ("moving", { (r) throws(ReadingFailure) in _ = try r.move(ID("b2")) { _, _ in 1 } }),
    ("removing", { (r) throws(ReadingFailure) in _ = try r.remove(ID("b1"), at: now) }),
    ("restoring", { (r) throws(ReadingFailure) in _ = try r.restore(ID("gone")) }),
    ("reading", { (r) throws(ReadingFailure) in try r.keep(.sample("2026-03-04", 90, 30)) }),
    ("correcting", { (r) throws(ReadingFailure) in try r.keep(.sample("2026-03-02", 70, 40)) }),
    ("taking", { (r) throws(ReadingFailure) in _ = try r.removeRecords(ID("b1"), .all, at: now) }),
    (
      "bringing back",
      { (r) throws(ReadingFailure) in
        _ = try r.bringBack([.sample("2026-03-03", 100, 40)], of: ID("b1"))
      }
    ),
    (
      "quoting",
      { (r) throws(ReadingFailure) in _ = try r.quote(ID("b1"), by: sentence("s9", "강물")) }
    ),
    (
      "changing a sentence",
      { (r) throws(ReadingFailure) in
        _ = try r.change(ID("s1")) { sentence, _ in
          var sentence = sentence
          sentence.text = MultilineText(stored: "다른 말")
          return sentence
        }
      }
    ),
    (
      "removing a sentence",
      { (r) throws(ReadingFailure) in _ = try r.removeSentence(ID("s1"), at: now) }
    ),
    ("restoring a sentence", { (r) throws(ReadingFailure) in _ = try r.restoreSentence(ID("s2")) }),
    (
      "liking",
      { (r) throws(ReadingFailure) in
        _ = try r.like(Favourite(.sample("좋은 책", isbn: .counted(8)), liked: now))
      }
    ),
    ("unliking", { (r) throws(ReadingFailure) in _ = try r.unlike(.number(.counted(7))) }),
  ]

  /// Returns the books, the reading log, the pages by day, the quotes and the liked titles as one
  /// text.
  private func all(_ reading: SQLiteReading) throws -> String {
    "\(try reading.list(BookList(.all, sort: .custom))) \(try reading.activity()) "
      + "\(try reading.quoteIDs()) \(try reading.sentenceCandidates(for: "s", by: .idBeginning)) "
      + "\(try reading.likedTitles()) \(try reading.pagesByDay(Day.range))"
  }

  @Test(.slow, arguments: changes.map(\.name), [true, false])
  func `is kept wholly or not at all`(name: String, isIndexed: Bool) throws {
    let change = try #require(Self.changes.first { $0.name == name }?.change)
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let witness = SQLiteReading(try Database(.file(path)))
      try witness.keep(.sample(), .sample("b2"), .sample("gone"))
      try witness.keep(.sample("2026-03-01", 30, 30), .sample("2026-03-02", 60, 30))
      try witness.keep(.sample("2026-03-03", 100, 40))
      _ = try witness.removeRecords(ID("b1"), .last, at: Self.now)
      try witness.keep(.sample("2026-03-02", 9, 9), of: "gone")
      _ = try witness.quote(ID("b1"), by: Self.sentence("s1", "윤슬"))
      _ = try witness.quote(ID("b1"), by: Self.sentence("s2", "윤슬"))
      _ = try witness.removeSentence(ID("s2"), at: Self.now)
      _ = try witness.remove(ID("gone"), at: Self.now)
      _ = try witness.like(Favourite(.sample(isbn: .counted(7)), liked: Self.now))
      if isIndexed {
        #expect(try witness.quoteIDs(search: "윤슬") == "b1:s1")
        #expect(try witness.likedTitles(search: "데미안") == "데미안")
      }
      var steps = 0
      var isThrough = false
      while !isThrough {
        // A compiled statement keeps its step count, so each turn opens the store again.
        let database = try Database(.file(path))
        let reading = SQLiteReading(database)
        steps = FaultPoints.after(steps, each: 10)
        let before = try all(witness)
        isThrough = try !database.isCutShort(after: steps) { () throws(ReadingFailure) in
          try change(reading)
        }
        try #require(try (before == all(witness)) == !isThrough, "after \(steps) steps")
        if steps % 8 == 0 || steps > 16 || isThrough {
          try #require(try database.readingProblems() == [], "after \(steps) steps")
        }
      }
      #expect(steps > 15)
      let database = try Database(.file(path))
      #expect(try database.problems() == [] && database.readingProblems() == [])
    }
  }
}

@Suite struct `Reading that several programs keep` {
  @Test func `is one for all of them, and so are its indexes`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let first = SQLiteReading(try Database(.file(path)))
      let second = SQLiteReading(try Database(.file(path), timeout: 0))
      try first.keep(.sample("a", "윤슬", pages: 100))
      try second.keep(.sample("b", "강물"))
      // One connection creates the index, and the other one updates it.
      #expect(try first.ids(.all, search: "윤슬") == "a")
      try second.keep(.sample("c", "윤슬 둘"))
      #expect(try first.ids(.all, search: "윤슬") == "a c")
      try first.keep(.sample("2026-03-01", 30, 30), of: "a")
      // The second connection sees what the first one wrote.
      let (book, record) = try second.record(ID("a")) { book in
        .sample("2026-03-02", book.total + 20, 20)
      }
      #expect(book.total == 50 && record.total == 50)
      #expect(try first.records(of: ID("a")).map(\.total) == [30, 50])
      let writer = try Connection.to(path)
      try writer.run("BEGIN IMMEDIATE")
      #expect(try second.ids() == "a b c")
      #expect(throws: ReadingFailure.storage(.busy)) { try second.keep(.sample("d")) }
      try writer.run("ROLLBACK")
      #expect(try Database(.file(path)).readingProblems() == [])
    }
  }

  @Test func `is read where it must not be written`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      do { try SQLiteReading(try Database(.file(path))).keep(.sample("a", "윤슬")) }
      let reader = SQLiteReading(try Database(.file(path), readOnly: true))
      #expect(try reader.ids(.all, search: "슬") == "a" && reader.quoteIDs(search: "슬") == "")
      #expect(throws: ReadingFailure.storage(.openedForReading)) { try reader.keep(.sample("b")) }
    }
  }
}
