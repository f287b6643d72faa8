import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `An export` {
  @Test(arguments: 1...12) func `is imported as an identical store`(seed: Int) throws {
    // D-11, D-12: exporting, importing and exporting again gives the same bytes, whatever the
    // records contain.
    let database = try Database(.memory)
    try FullStore.fill(database, seed: UInt64(seed))
    let first = try SQLiteArchive(over: database).whole()
    let other = try Database(.memory)
    let archive = SQLiteArchive(over: other)
    let report = try archive.importRecords(.bytes(first), trying: false)
    #expect(report.failed == 0 && report.skipped == 0, "\(report.problems.prefix(5))")
    #expect(
      String(decoding: try archive.whole(), as: UTF8.self)
        == String(decoding: first, as: UTF8.self))
    #expect(try other.problems() == [])
    // Importing the file again adds nothing.
    let again = try archive.importRecords(.bytes(first), trying: false)
    #expect(again.added == 0 && again.updated == 0 && again.failed == 0 && again.skipped == 0)
    #expect(again.same == report.read)
    for table in ["reading_days", "reading_parts"] {
      let sum = "SELECT total(records) FROM \(table)"
      #expect(try other.number(sum) == database.number(sum))
    }
  }

  @Test func `from before feelings had tags and times is taken in`() throws {
    // I-22: values that an older export does not have get their former defaults.
    let record = #"{"id":"m1","at":"2026-03-01T09:00:00+09:00","level":60,"x":5000,"y":5000,"#
    let older = """
      {"schema":"haru/1","export":{"version":1,"at":"2026-03-01T09:00:00+09:00","moods":[
      \(record)"text":"바람이 좋다","deleted":null}]}}
      """
    let database = try Database(.memory)
    let report = try SQLiteArchive(over: database).importRecords(
      .bytes(Array(older.utf8)), trying: false)
    #expect(report.added == 1 && report.failed == 0, "\(report.problems)")
    #expect(try SQLiteMoods(database).records() == [.sample("m1")])
  }

  @Test func `has nothing secret in it`() throws {
    let database = try Database(.memory)
    try FullStore.fill(database, seed: 3)
    try database.write { (store) throws(StorageFailure) in
      try store.run("UPDATE sayings_feed SET place = 'https://me:hush@example.org/'")
      try store.run(
        """
        INSERT INTO account (key, nickname, email, password, signed_in, wrong, wrong_at, since,
          since_offset) VALUES (1, 'n', 'a@b.c', '$argon2id$hush', 1, 0, 0, 0, 0)
        """)
      try store.run("INSERT INTO lock VALUES (1, 'hush', 0, 0)")
    }
    let text = String(decoding: try SQLiteArchive(over: database).whole(), as: UTF8.self)
    #expect(!text.contains("hush") && !text.contains("argon2"))
    #expect(text.contains(#"{"key":"motion","value":"off"}"#))
  }

  @Test func `leaves out no table without a reason`() throws {
    let database = try Database(.memory)
    let tables = try database.alone { (store) throws(StorageFailure) in
      // The sync tables exist only after sync is set up.
      try SyncSchema.make(in: store)
      return try store.all(
        "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual')"
      ) { $0.text }
    }
    let kept = Set(ArchiveLists.all.map(\.table))
    for table in tables where !kept.contains(table) && !ArchiveLists.isIndex(table) {
      #expect(
        ArchiveLists.leftOut[table] != nil || table.hasPrefix("sqlite_"),
        "\(table) is neither exported nor left out on purpose")
    }
    for table in Array(kept) + Array(ArchiveLists.leftOut.keys) {
      #expect(tables.contains(table), "there is no \(table)")
    }
  }

  @Test func `leaves out no column`() throws {
    // Every column is exported, follows from other columns, or is a local row number.
    let database = try Database(.memory)
    let byTriggers: Set = [
      "last_day", "last_instant", "last_offset", "last_total", "last_pages", "sentences", "here",
      "earlier_pages",
    ]
    for list in ArchiveLists.all {
      let columns = try database.alone { (store) throws(StorageFailure) in
        try store.all("SELECT name FROM pragma_table_info('\(list.table)')") { $0.text }
      }
      let known = Set(list.statements.columns + list.members.map(\.column) + ["key"])
      for column in columns where !byTriggers.contains(column) {
        #expect(known.contains(column), "\(list.table).\(column)")
      }
    }
  }
}
