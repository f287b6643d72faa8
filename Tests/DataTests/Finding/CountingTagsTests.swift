import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// Compares the counts of tags, which are read from the indexes of words, with a count of all records.
@Suite struct `Counting tags` {
  private static let tags = ["#walk", "#산책", "#Straße", "#ㅋㅋ", "#fed", "#Tea-1", "#fff"]

  private static func text(_ n: Int) -> String {
    "text \(n) \(tags[n % tags.count]), \(tags[n / 7 % tags.count]) 끝"
  }

  /// Changes that write tags where the changes of `EveryPart` write none.
  private static func changes(_ parts: EveryPart) -> [(Int) throws -> Void] {
    [
      { n in try parts.moods.keep(.sample("m\(n % 6)", text(n))) },
      { n in try parts.notes.add(.sample(id: "n\(n % 5)", text(n))) },
      { n in try parts.people.insert(.sample(id: "p\(n % 5)")) },
      { n in try parts.schedule.keep(.sample("t\(n)", text(n), text(n + 3))) },
      { n in try parts.schedule.keep(.sample("h\(n)", "web", "<b style=\"color:#fed\">\(n)</b>")) },
      { n in
        _ = try parts.people.water(ID("p\(n % 5)"), on: .on("2026-03-09")) { moment in
          (moment.person, .sample(id: "t\(n)", of: moment.person.id.text, memo: text(n)))
        }
      },
      { n in
        _ = try parts.reading.quote(ID("b\(n % 5)")) { book in
          Sentence(
            id: ID("t\(n)"), book: book.id, page: 3, text: MultilineText(stored: text(n)),
            on: .on("2026-03-09"))
        }
      },
      { _ in _ = try parts.history.undo() }, { _ in _ = try parts.history.undo() },
      { _ in _ = try parts.history.redo() },
      { n in if n % 40 == 0 { _ = try parts.history.emptyTrash() } },
    ]
  }

  @Test(.slow, arguments: [1, 2, 3])
  func `comes to what all records come to, after any changes in any order`(seed: UInt64) throws {
    //
    let parts = try EveryPart.at(.memory)
    let randomSource = RandomSource.seeded(seed)
    let changes = Self.changes(parts) + parts.changes.map(\.act)
    var found: Set<DailyPart> = []
    for round in 0..<400 {
      let here = round % 2 == 0 ? Self.changes(parts).count : changes.count
      try EveryPart.attempt(changes[randomSource.below(here)], randomSource.below(1000))
      let counts = try parts.recountedTags()
      try #require(try parts.tagCounts() == counts, "after \(round) changes")
      for parts in counts.values { found.formUnion(parts.keys) }
    }
    #expect(found.isSuperset(of: [.people, .moods, .schedule, .books, .notes]))
    #expect(try parts.database.problems() == [])
  }

  @Test func `leaves out what belongs to somebody or to a book in the trash`() throws {
    let parts = try EveryPart.at(.memory)
    try parts.people.insert(.sample(id: "p"))
    try parts.people.keep(.sample(id: "w", of: "p", memo: "#walk"))
    try parts.reading.keep(.sample("b"))
    _ = try parts.reading.quote(ID("b")) { book in
      Sentence(
        id: ID("s"), book: book.id, page: 3, text: MultilineText(stored: "#walk #tea"),
        on: .on("2026-03-09"))
    }
    #expect(try parts.tagCounts() == ["walk": [.people: 1, .books: 1], "tea": [.books: 1]])
    _ = try parts.people.remove(ID("p"), at: .on("2026-03-09"))
    #expect(try parts.tagCounts() == ["walk": [.books: 1], "tea": [.books: 1]])
    _ = try parts.reading.remove(ID("b"), at: .on("2026-03-09"))
    #expect(try parts.tagCounts() == [:])
    _ = try parts.people.restore(ID("p"))
    _ = try parts.history.undo()
    _ = try parts.history.undo()
    #expect(try parts.tagCounts() == ["walk": [.books: 1], "tea": [.books: 1]])
  }

  @Test func `counts spellings that every search finds together as one tag`() throws {
    let parts = try EveryPart.at(.memory)
    try parts.moods.keep(.sample("a", "#STRASSE"), .sample("b", "#Straße #ㅋㅋ"))
    try parts.notes.add(.sample(id: "n", "#ｗａｌｋ #Walk"))
    #expect(
      try parts.tagCounts() == ["straße": [.moods: 2], "ㅋㅋ": [.moods: 1], "walk": [.notes: 1]])
  }

  @Test func `leaves out a colour in the HTML of an event, but no tag that looks like one`() throws
  {
    let parts = try EveryPart.at(.memory)
    try parts.schedule.keep(
      .sample("a", "web", "<font color=\"#fff\">white</font> #dad"), .sample("b", "call #dad"))
    #expect(try parts.tagCounts() == ["dad": [.schedule: 2]])
  }

  @Test func `writes nothing into a store that may only be read`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      do {
        let parts = try EveryPart.at(.file(path))
        try parts.moods.keep(.sample("a", "#walk"), .sample("b", "#walk"))
        _ = try SQLiteNotes.words.prepare(parts.database)
      }
      let before = try folder.bytes("haru.sqlite")
      let reader = EveryPart(try Database(.file(path), readOnly: true))
      for _ in 0..<2 { #expect(try reader.tagCounts() == ["walk": [.moods: 2]]) }
      #expect(try folder.bytes("haru.sqlite") == before)
    }
  }

  @Test func `a filter finds the same moods, whether they are sorted or read in order`() throws {
    let parts = try EveryPart.at(.memory)
    try parts.moods.keep(
      (0..<60).map { n in
        .sample("m\(n)", on: "2026-03-\(10 + n * 7 % 20)", at: "0\(n % 10):30", Self.text(n))
      })
    for text in ["#walk", "#walk !#fed", "text level>10", "#산책 day>=2026-03-15"] {
      let wanted = try MoodFilter(reading: text)
      #expect(try MoodsFilterSQL.isRare(wanted, of: parts.database))
      let filter = try MoodsFilterSQL.filter(wanted, of: parts.database)
      for oldestFirst in [false, true] {
        let lists = try [false, true].map { isRare in
          try parts.database.read { (store) throws(StorageFailure) in
            try store.all(
              MoodsSQL.diary(oldestFirst: oldestFirst, filter, isRare: isRare),
              [.text("2026-03-01"), .text("2026-03-31")] + filter.values, MoodsRow.record)
          }
        }
        #expect(lists[0] == lists[1] && !lists[0].isEmpty, "\(text)")
      }
      let rare = MoodsSQL.diary(oldestFirst: false, filter, isRare: true)
      let plan = try parts.database.plan(of: rare)
      #expect(plan.contains { $0.contains("SEARCH m USING INTEGER PRIMARY KEY") }, "\(plan)")
    }
    #expect(try !MoodsFilterSQL.isRare(MoodFilter(reading: "!#walk"), of: parts.database))
    #expect(try !MoodsFilterSQL.isRare(MoodFilter(reading: "level>50"), of: parts.database))
  }
}
