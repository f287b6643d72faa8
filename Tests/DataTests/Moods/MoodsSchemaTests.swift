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
      // The index is read from its end until the limit is reached.
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
    // A removed mood stays until the trash is emptied, and so does the colour theme of its day.
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
    let corrupt = MoodsFailure.storage(.corrupt)
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
    // Any kind of constraint of the schema
    #expect(code & 0xFF == 19)
    #expect(try SQLiteMoods(database).records() == [.sample("m1")])
  }
}
