import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `A store with feelings` {
  private let day = Day.on("2026-03-01")

  @Test(arguments: [
    MoodsSQL.day, MoodsSQL.count, MoodsSQL.newestOfDay, MoodsSQL.newest,
    MoodsSQL.diary(oldestFirst: false), MoodsSQL.diary(oldestFirst: true),
    MoodsSQL.days, MoodsSQL.neighbours, MoodsSQL.theme, MoodsSQL.find, MoodsSQL.findAny,
    MoodsSQL.candidates, MoodsSQL.update, MoodsSQL.move, MoodsSQL.remove, MoodsSQL.restore,
    MoodsSQL.hasMoreThan,
  ])
  func `is never searched row by row, and nothing is put into order`(_ sql: String) throws {
    // CV-09, CV-10
    let database = try Database(.memory)
    let plan = try database.plan(of: sql)
    #expect(!plan.isEmpty)
    for step in plan where step.hasPrefix("SCAN") {
      // An index from its end, until the limit is reached.
      let isEndOfIndex = step == "SCAN m USING INDEX moods_by_instant" && sql.contains("LIMIT")
      #expect(isEndOfIndex || step == "SCAN CONSTANT ROW", "\(sql): \(step)")
    }
    #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
  }

  @Test(arguments: [
    MoodsSQL.count, MoodsSQL.days, MoodsSQL.neighbours, MoodsSQL.hasMoreThan,
  ])
  func `is counted and put into calendars without looking at what was felt`(_ sql: String) throws {
    // CV-10, CV-46
    let database = try Database(.memory)
    #expect(try !database.readsRows(of: "moods", in: sql))
    #expect(try database.readsRows(of: "moods", in: MoodsSQL.day))
  }

  @Test func `has one row for a day, wherever one was, and keeps it`() throws {
    // CV-07, CV-08, CV-49
    let database = try Database(.memory)
    let moods = SQLiteMoods(database)
    try moods.keep(.sample("seoul"), .sample("paris", offset: 3600))
    #expect(try database.number("SELECT count(*) FROM mood_days") == 1)
    #expect(try database.number("SELECT count(*) FROM moods WHERE day = '2026-03-01'") == 2)
    try moods.paint(day, in: .ink)
    for id in ["seoul", "paris"] { _ = try moods.remove(ID(id), at: .on("2026-03-02")) }
    // What is removed stays until the trash is emptied, and so do the colours of its day.
    #expect(try database.number("SELECT count(*) FROM moods") == 2)
    #expect(try moods.restore(ID("paris")).day == day)
    #expect(try moods.list().map(\.theme) == [.ink])
    #expect(try database.problems() == [])
  }

  @Test func `remembers that something was felt when all of it is destroyed`() throws {
    // CV-04
    let database = try Database(.memory)
    let moods = SQLiteMoods(database)
    try moods.keep(.sample("a"))
    try database.write { (store) throws(StorageFailure) in try store.run("DELETE FROM moods") }
    #expect(try !moods.isUntouched())
  }

  @Test func `shows a day in the first theme when it has one nobody knows`() throws {
    // CV-08
    let database = try Database(.memory)
    let moods = SQLiteMoods(database)
    try moods.keep(.sample("a"))
    for number in ["99", "-1"] {
      try database.write { (store) throws(StorageFailure) in
        try store.run("UPDATE mood_days SET theme = \(number)")
      }
      #expect(try moods.day(day).theme == .dawn)
      #expect(try moods.list().map(\.theme) == [.dawn])
      #expect(try moods.newest(1, of: nil).map(\.theme) == [.dawn])
    }
  }

  @Test(arguments: ["2026-02-30", "2026-03-02", "someday", ""])
  func `says that it is damaged when a feeling's day is not that of its moment`(_ text: String)
    throws
  {
    let database = try Database(.memory)
    let moods = SQLiteMoods(database)
    try moods.keep(.sample("a"))
    try database.alone { (store) throws(StorageFailure) in
      try store.script(
        """
        PRAGMA ignore_check_constraints = ON;
        INSERT OR IGNORE INTO mood_days (day) VALUES ('\(text)');
        UPDATE moods SET day = '\(text)';
        """)
    }
    let corrupt = MoodsError.storage(.corrupt)
    #expect(throws: corrupt) { try moods.candidates(for: "a", by: .id) }
    #expect(throws: corrupt) { try moods.newest(1, of: nil) }
    #expect(throws: corrupt) { try moods.change(ID("a")) { $0 } }
    if let found = Day(text) {
      #expect(throws: corrupt) { try moods.day(found) }
      #expect(throws: corrupt) { try moods.list() }
    } else {
      let around = text == "" ? day : Day.on("2026-01-01")
      #expect(throws: corrupt) { try moods.neighbours(of: around) }
    }
  }

  private static let another = "INSERT INTO moods VALUES (9, 'm2'"

  @Test(arguments: [
    "INSERT INTO moods SELECT 9, id, day, instant, offset, 5, x, y, NULL, 'a', NULL, 1 FROM moods",
    "\(another), '2026-03-02', 1772323200, 0, 5, 5000, 5000, NULL, 'a', NULL, 1)",
    "\(another), '2026-04-01', 1775001600, 0, 5, 5000, 5000, NULL, 'a', NULL, 1)",
    "UPDATE moods SET tags = 'walk'", "UPDATE moods SET tags = '#'", "UPDATE moods SET timed = 2",
    "UPDATE moods SET timed = NULL", "UPDATE moods SET level = 0",
    "UPDATE moods SET level = 101", "UPDATE moods SET x = 999",
    "UPDATE moods SET offset = -1", "UPDATE moods SET instant = NULL",
    "DELETE FROM mood_days", "INSERT INTO moods_state VALUES (2)",
  ])
  func `refuses what cannot be`(_ sql: String) throws {
    let database = try Database(.memory)
    try SQLiteMoods(database).keep(.sample("m1"))
    let failure = #expect(throws: StorageFailure.self) {
      try database.write { (store) throws(StorageFailure) in try store.run(sql) }
    }
    guard case .other(let code, _) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    // A constraint of the schema, whatever kind it is.
    #expect(code & 0xFF == 19)
    #expect(try SQLiteMoods(database).records() == [.sample("m1")])
  }

  @Test func `grows out of an older one, whose people and sayings are unharmed`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      try Connection.run(FirstRelease.dump, on: path)
      let older = try Connection.to(path)
      try Migrations.run(
        on: older, place: .file(path), timeout: 0, steps: Array(Migrations.steps.prefix(4)))
      let sayings = StarterSayings.all.count
      try older.run("UPDATE sayings SET used_at = 5, used_offset = 0 WHERE number = 3")
      let reader = try Database(.file(path), readOnly: true)
      #expect(try SQLiteMoods(reader).isUntouched())
      #expect(try SQLitePreferences(reader).all() == [:])
      #expect(throws: MoodsError.storage(.openedForReading)) {
        try SQLiteMoods(reader).keep(.sample())
      }
      #expect(try Connection.number("PRAGMA user_version", in: path) == 4)
      let database = try Database(.file(path))
      #expect(try SQLitePeople(database).list().map(\.id.text) == ["k3x9", "z1"])
      #expect(
        try SQLitePeople(database).waterings(of: ID("k3x9"), newest: 9, withMemo: true).count == 1)
      #expect(try SQLiteSayings(database).count(SayingsQuery()) == sayings)
      #expect(try SQLiteSayings(database).count(SayingsQuery(isUnused: true)) == sayings - 1)
      #expect(try database.number("PRAGMA user_version") == Migrations.steps.count)
      #expect(try folder.names().contains("haru.sqlite.before-v5"))
      try SQLiteMoods(database).keep(.sample())
      #expect(try SQLiteMoods(try Database(.file(path))).records() == [.sample()])
      #expect(try database.problems() == [])
    }
  }

  /// Gives feelings back the table they had while every one had words.
  private func makeOlder(_ path: String) throws {
    let version = try #require(
      Migrations.steps.firstIndex { step in
        if case .script(MoodsSchema.second) = step { true } else { false }
      })
    let start = try #require(MoodsSchema.first.range(of: "CREATE TABLE moods ("))
    let end = try #require(MoodsSchema.first.range(of: "CREATE TABLE moods_state"))
    try Connection.run(
      """
      DROP VIEW moods_words;
      DROP INDEX moods_by_day;
      DROP INDEX moods_by_instant;
      ALTER TABLE moods RENAME TO moods_now;
      \(MoodsSchema.first[start.lowerBound..<end.lowerBound])
      INSERT INTO moods
        SELECT key, id, day, instant, offset, level, x, y, deleted_at, text FROM moods_now;
      DROP TABLE moods_now;
      CREATE VIEW moods_words AS SELECT key, text FROM moods WHERE deleted_at IS NULL;
      -- The steps after it run once more, and make anew what they made.
      DROP INDEX favourites_named;
      \(OlderBooks.sql)
      \(OlderSchedule.sql)
      \(OlderPeople.sql)
      PRAGMA user_version = \(version);
      """, on: path)
  }

  @Test func `learns of feelings without words, and what was done before can still be undone`()
    throws
  {
    // C5, anchors C4
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      var states: [[MoodRecord]] = [[]]
      do {
        let moods = SQLiteMoods(try Database(.file(path)))
        try moods.keep(.sample("a"))
        states.append(try moods.records())
        try moods.keep(.sample("b", at: "10:00", "비가 온다"))
        states.append(try moods.records())
        _ = try moods.change(ID("b")) { record in
          var changed = record
          changed.text = MultilineText(stored: "비가 그쳤다")
          return changed
        }
        states.append(try moods.records())
        _ = try moods.remove(ID("a"), at: .on("2026-03-02"))
        states.append(try moods.records())
      }
      try makeOlder(path)
      #expect(throws: StorageFailure.self) {
        try Connection.run("UPDATE moods SET text = NULL", on: path)
      }
      let database = try Database(.file(path))
      let (moods, history) = (SQLiteMoods(database), SQLiteHistory(database))
      #expect(try database.number("PRAGMA user_version") == Migrations.steps.count)
      #expect(try moods.records() == states.last)
      _ = try moods.change(ID("b")) { record in
        var changed = record
        changed.text = nil
        return changed
      }
      states.append(try moods.records())
      #expect(states.last?.first?.text == nil)
      for state in states.dropLast().reversed() {
        _ = try history.undo()
        #expect(try moods.records() == state)
      }
      for state in states.dropFirst() {
        _ = try history.redo()
        #expect(try moods.records() == state)
      }
      #expect(try moods.restore(ID("a")) == .sample("a"))
      #expect(try database.problems() == [])
    }
  }
}
