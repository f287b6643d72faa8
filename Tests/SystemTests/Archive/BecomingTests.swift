import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Replacing the store with a backup` {
  @Test func `keeps a copy of the replaced data, the owner and the lock`() throws {
    // D-9
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let paths = ArchivePaths(dataFolder: folder.path, store: path, profile: nil)
      let database = try Database(.file(path))
      try FullStore.fill(database, seed: 1)
      let archive = SQLiteArchive(over: database, paths)
      let now = Now(instant: 1_772_000_000, offset: 32_400)
      let old = try archive.backUp(to: folder.path("old.db"), replacing: false, at: now)
      let then = try archive.whole()
      try database.write { (store) throws(StorageFailure) in
        try store.run("INSERT INTO lock VALUES (1, 'hash', 0, 0)")
        try store.run("UPDATE events SET title = 'later'")
      }
      let before = try archive.whole()
      let replacement = try archive.replace(by: old.path, at: now)
      #expect(try archive.whole() == then)
      let witness = try Database(.file(path))
      #expect(try SQLiteArchive(over: witness).whole() == then)
      #expect(try database.number("SELECT count(*) FROM lock") == 1)
      #expect(try database.problems() == [])
      let safety = try StoredCopy.read(replacement.safety.path)
      var kept: [UInt8] = []
      _ = try ArchiveExporter(store: safety, settings: [("motion", "off")]).write(
        at: Now(instant: 0, offset: 0)
      ) {
        kept += $0
        return true
      }
      #expect(kept == before)
      // Both connections can still write to the store.
      try witness.write { (store) throws(StorageFailure) in
        try store.run("DELETE FROM sayings_feed")
      }
      #expect(try database.number("SELECT count(*) FROM sayings_feed") == 0)
    }
  }

  @Test(.slow) func `is refused while somebody else has the store open, and changes nothing`()
    throws
  {
    // hostile H-1: a store that another program has open is not replaced, because that program
    // might see the old data for hours and then suddenly the backup's.
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let paths = ArchivePaths(dataFolder: folder.path, store: path, profile: nil)
      let database = try Database(.file(path))
      try FullStore.fill(database, seed: 1)
      let archive = SQLiteArchive(over: database, paths)
      let now = Now(instant: 1_772_000_000, offset: 32_400)
      let old = try archive.backUp(to: folder.path("old.db"), replacing: false, at: now)
      try database.write { (store) throws(StorageFailure) in
        try store.run("UPDATE events SET title = 'later'")
      }
      let before = try archive.whole()
      let witness = try Database(.file(path))
      #expect(throws: ArchiveFailure.openElsewhere) { try archive.replace(by: old.path, at: now) }
      #expect(try archive.whole() == before)
      #expect(try SQLiteArchive(over: witness).whole() == before)
      // Nothing was replaced, and both connections go on: readers do not wait for a writer.
      #expect(try FolderOnDisk(path: paths.backups).names() == [])
      #expect(try database.text("PRAGMA journal_mode") == "wal")
      try witness.write { (store) throws(StorageFailure) in
        #expect(try database.number("SELECT count(*) FROM events WHERE title = 'later'") != 0)
        try store.run("DELETE FROM sayings_feed")
      }
      witness.close()
      _ = try archive.replace(by: old.path, at: now)
      #expect(try archive.whole() != before)
      #expect(try database.text("PRAGMA journal_mode") == "wal")
      #expect(try folder.names().filter { $0.hasSuffix("-journal") } == [])
    }
  }

  @Test func `refuses what is no backup, and changes nothing`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let paths = ArchivePaths(dataFolder: folder.path, store: path, profile: nil)
      let archive = SQLiteArchive(over: try Database(.file(path)), paths)
      let now = Now(instant: 1_772_000_000, offset: 32_400)
      let good = try archive.backUp(to: folder.path("good.db"), replacing: false, at: now)
      var bytes = try folder.bytes("good.db")
      for offset in stride(from: 4096, to: 40_000, by: 3) { bytes[offset] ^= 0x5A }
      try folder.write(bytes, to: "damaged.db")
      try folder.write(Array("hello".utf8), to: "text.db")
      try Connection.run("CREATE TABLE a (b)", on: folder.path("other.db"))
      try folder.write(try folder.bytes("good.db"), to: "newer.db")
      try Connection.run("PRAGMA user_version = 9999", on: folder.path("newer.db"))
      try folder.write(try folder.bytes("good.db"), to: "older.db")
      try Connection.run("PRAGMA user_version = 51", on: folder.path("older.db"))
      let before = try archive.whole()
      for (name, error) in [
        ("damaged.db", ArchiveFailure.damagedBackup(path: folder.path("damaged.db"))),
        ("text.db", .notABackup(path: folder.path("text.db"))),
        ("other.db", .notABackup(path: folder.path("other.db"))),
        ("older.db", .olderBackup(path: folder.path("older.db"), version: 51)),
        ("newer.db", .newerBackup(path: folder.path("newer.db"), version: 9999)),
        ("haru.sqlite", .storeItself(path: path)),
        ("none.db", .file(FileFailure(path: folder.path("none.db"), .missing))),
      ] {
        #expect(throws: error) { try archive.replace(by: folder.path(name), at: now) }
        #expect(throws: error) { try archive.restore(folder.path(name), trying: false) }
      }
      #expect(try archive.whole() == before)
      #expect(good.records == 156)
    }
  }

  @Test(.slow) func `takes a store of every released version`() throws {
    // D-7
    for count in 1...Migrations.steps.count {
      try SampleFolder.using { folder in
        let path = folder.path("old.db")
        let old = try Connection.to(path)
        try Migrations.run(
          on: old, location: .memory, timeout: 0, steps: Array(Migrations.steps.prefix(count)))
        try old.run(
          """
          INSERT INTO people (id, name, cycle_days, alarm_hour, started_on, next_watering,
            name_folded) VALUES ('k', '김민아', 7, 20, '2026-03-01', '2026-03-08', '김민아')
          """)
        let database = try Database(.memory)
        let report = try SQLiteArchive(over: database).restore(path, trying: false)
        #expect(report.failed == 0, "step \(count): \(report.problems.prefix(3))")
        #expect(try SQLitePeople(database).list().map(\.name.text) == ["김민아"])
      }
    }
  }
}
