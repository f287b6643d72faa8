import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// A store as it was before there were entries.
enum OlderMoods {
  /// The version it had.
  static let version = Migrations.steps.firstIndex { step in
    if case .script(MoodsSchema.third) = step { true } else { false }
  }

  /// Gives feelings back the table in which each had a level, and no tags beside it.
  static let sql = """
    DROP VIEW moods_words;
    DROP INDEX moods_by_day;
    DROP INDEX moods_by_instant;
    ALTER TABLE moods RENAME TO moods_now;
    CREATE VIEW moods_words AS SELECT key, text FROM moods_now WHERE deleted_at IS NULL;
    \(MoodsSchema.second.replacing("DROP TABLE moods;", with: "")
      .replacing("FROM moods ORDER", with: "FROM moods_now ORDER"))
    DROP TABLE moods_now;
    \(OlderBooks.shelves)
    """
}

@Suite struct `A store from before there were entries` {
  @Test func `keeps its feelings, learns of entries, and can still be undone`() throws {
    // I-22, D-7
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      var states: [[MoodRecord]] = [[]]
      do {
        let moods = SQLiteMoods(try Database(.file(path)))
        func kept() throws { states.append(try moods.records()) }
        try moods.keep(.sample("a", "#walk 강가"))
        try kept()
        try moods.keep(.sample("b", at: "10:00", level: 20, "비가 온다"))
        try kept()
        _ = try moods.remove(ID("a"), at: .on("2026-03-02"))
        try kept()
        _ = try moods.change(ID("b")) { record in
          var changed = record
          (changed.level, changed.text) = (MoodLevel(nearest: 70), nil)
          return changed
        }
        try kept()
      }
      let version = try #require(OlderMoods.version)
      try Connection.run("\(OlderMoods.sql) PRAGMA user_version = \(version);", on: path)
      #expect(throws: StorageFailure.self) {
        try Connection.run("UPDATE moods SET level = NULL", on: path)
      }
      do {
        // The older program searched, and has an index without tags.
        let older = try Connection.to(path)
        try WordIndex("moods_index", of: ["text"], in: "moods_words", numberedBy: "key")
          .make(in: older)
      }
      let database = try Database(.file(path))
      let (moods, history) = (SQLiteMoods(database), SQLiteHistory(database))
      #expect(try database.number("PRAGMA user_version") == Migrations.steps.count)
      #expect(try moods.records() == states.last)
      func found(_ text: String) throws -> [String] {
        try SQLiteFinding(
          database, calendar: .unchanging(offset: 9 * 3600),
          clock: .fixed("2026-03-10")
        )
        .candidates(text, [.mood], atMost: 9).map(\.id)
      }
      #expect(try found("강가") == [])
      try moods.keep(.entry("c", on: "2026-03-03", tags: "#여름", isTimed: false))
      #expect(try found("#여름") == ["c"])
      states.append(try moods.records())
      for state in states.dropLast().reversed() {
        _ = try history.undo()
        #expect(try moods.records() == state)
      }
      #expect(try found("강가") == [])
      for state in states.dropFirst() {
        _ = try history.redo()
        #expect(try moods.records() == state)
      }
      #expect(try found("#여름") == ["c"])
      #expect(try moods.restore(ID("a")) == .sample("a", "#walk 강가"))
      #expect(try found("#walk") == ["a"])
      #expect(try database.problems() == [])
    }
  }
}
