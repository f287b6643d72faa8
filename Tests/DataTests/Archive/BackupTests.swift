import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite struct `A backup` {
  private struct Home {
    let folder: SampleFolder
    let place: ArchivePlace
    let database: Database
    var archive: SQLiteArchive { SQLiteArchive(over: database, place) }

    init(_ folder: SampleFolder, seed: UInt64 = 1) throws {
      self.folder = folder
      place = ArchivePlace(
        dataFolder: folder.path, store: folder.path("haru.sqlite"), profile: nil)
      database = try Database(.file(place.store))
      try FullStore.fill(database, seed: seed)
    }

    func now(_ day: String) throws -> Now {
      Now(day: try #require(Day(day)), time: TimeOfDay(seconds: 32_400), offset: 32_400)
    }
  }

  private func inHome(seed: UInt64 = 1, _ body: (Home) throws -> Void) throws {
    try SampleFolder.using { folder in try body(try Home(folder, seed: seed)) }
  }

  @Test func `is equal, closed to others, and comes back`() throws {
    // D-8, D-17: verified by opening it anew.
    try inHome { (home: Home) throws in
      let now = try home.now("2026-03-08")
      let backup = try home.archive.backUp(to: nil, replacing: false, at: now)
      #expect(backup.path == home.folder.path("backups/haru-2026-03-08-090000.db"))
      #expect(try home.folder.mode("backups") == 0o700)
      #expect(try home.folder.mode("backups/haru-2026-03-08-090000.db") == 0o600)
      #expect(try home.archive.backUp(to: nil, replacing: false, at: now).path.hasSuffix("-2.db"))
      let before = try home.folder.bytes("backups/haru-2026-03-08-090000.db")
      let other = try Database(.memory)
      let report = try SQLiteArchive(over: other).restore(backup.path, trying: false)
      #expect(report.failed == 0 && report.skipped == 0)
      #expect(try SQLiteArchive(over: other).whole() == home.archive.whole())
      #expect(try home.folder.bytes("backups/haru-2026-03-08-090000.db") == before)
    }
  }

  @Test func `overwrites nothing unasked and leaves nothing behind`() throws {
    try inHome { (home: Home) throws in
      let now = try home.now("2026-03-08")
      try home.folder.write([1], to: "mine.db")
      let names = try home.folder.names()
      for (path, error) in [
        ("mine.db", ArchiveError.fileExists(path: home.folder.path("mine.db"))),
        ("haru.sqlite", .storeItself(path: home.folder.path("haru.sqlite"))),
        ("nowhere/x.db", .file(FileFailure(path: home.folder.path("nowhere"), .missing))),
        ("sub/", .file(FileFailure(path: home.folder.path("sub/"), .isFolder))),
      ] {
        #expect(throws: error) {
          try home.archive.backUp(to: home.folder.path(path), replacing: false, at: now)
        }
      }
      #expect(throws: ArchiveError.notAFile(path: "/dev/null")) {
        try home.archive.backUp(to: "/dev/null", replacing: true, at: now)
      }
      #expect(throws: ArchiveError.storeItself(path: home.place.store)) {
        try home.archive.backUp(to: home.place.store, replacing: true, at: now)
      }
      #expect(try home.folder.names() == names && home.folder.bytes("mine.db") == [1])
      _ = try home.archive.backUp(to: home.folder.path("mine.db"), replacing: true, at: now)
      #expect(try home.folder.bytes("mine.db").count > 10_000)
      #expect(try home.folder.names() == names)
    }
  }

  @Test func `of each day is made once, and the last seven stay`() throws {
    try inHome { (home: Home) throws in
      for day in 1...9 {
        let now = try home.now("2026-03-0\(day)")
        guard case .made = home.archive.keepDay(at: now, patiently: false) else {
          Issue.record("no copy of day \(day)")
          return
        }
        #expect(home.archive.keepDay(at: now, patiently: false) == .isThere)
        if day == 2 {
          // Whoever keeps something there keeps it.
          try home.folder.write([7], to: "backups/daily/haru-mine.db")
          try home.folder.write([7], to: "backups/daily/notes.txt")
        }
      }
      let names = try FolderOnDisk(path: home.place.daily).names()
      #expect(
        names == (3...9).map { "haru-2026-03-0\($0).db" } + ["haru-mine.db", "notes.txt"])
      // A clock that went back makes the copy of its day, and keeps it.
      let back = try home.now("2026-01-01")
      _ = home.archive.keepDay(at: back, patiently: false)
      #expect(home.archive.keepDay(at: back, patiently: false) == .isThere)
    }
  }

  @Test func `of each day outlives a clock that was wrong`() throws {
    try inHome { (home: Home) throws in
      for day in 1...6 {
        _ = home.archive.keepDay(at: try home.now("2027-01-0\(day)"), patiently: true)
      }
      for day in 11...15 {
        _ = home.archive.keepDay(at: try home.now("2026-11-\(day)"), patiently: true)
      }
      let names = try FileManager.default.contentsOfDirectory(
        atPath: home.folder.path("backups/daily"))
      for day in 11...15 { #expect(names.contains("haru-2026-11-\(day).db"), "\(names)") }
    }
  }

  @Test func `of a day that cannot be made is told once, and harms nothing`() throws {
    try inHome { (home: Home) throws in
      try home.folder.write([1], to: "backups")
      let now = try home.now("2026-03-08")
      guard case .failed = home.archive.keepDay(at: now, patiently: false) else {
        Issue.record("It was not told.")
        return
      }
      #expect(home.archive.keepDay(at: now, patiently: false) == .failedAgain)
      let next = try home.now("2026-03-09")
      #expect(home.archive.keepDay(at: next, patiently: false) != .failedAgain)
      #expect(try home.folder.bytes("backups") == [1])
    }
  }

  @Test func `in memory has nowhere to lie`() throws {
    let archive = SQLiteArchive(over: try Database(.memory))
    let now = Now(instant: 0, offset: 0)
    #expect(throws: ArchiveError.noFolder) {
      try archive.backUp(to: nil, replacing: false, at: now)
    }
    #expect(archive.keepDay(at: now, patiently: true) == .notWanted)
  }
}

@Suite struct `Becoming what a backup was` {
  @Test func `keeps what was, whose it is, and its lock`() throws {
    // D-9
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let place = ArchivePlace(dataFolder: folder.path, store: path, profile: nil)
      let database = try Database(.file(path))
      try FullStore.fill(database, seed: 1)
      let archive = SQLiteArchive(over: database, place)
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
      let safety = try KeptStore.read(replacement.safety.path)
      var kept: [UInt8] = []
      _ = try ArchiveExporter(store: safety, settings: [("motion", "off")]).write(
        at: Now(instant: 0, offset: 0)
      ) {
        kept += $0
        return true
      }
      #expect(kept == before)
      // The store goes on taking writes of both.
      try witness.write { (store) throws(StorageFailure) in
        try store.run("DELETE FROM sayings_feed")
      }
      #expect(try database.number("SELECT count(*) FROM sayings_feed") == 0)
    }
  }

  @Test func `is refused while somebody else has the store open, and changes nothing`() throws {
    // hostile H-1: whoever stays might see what was for hours, and then what the backup was.
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let place = ArchivePlace(dataFolder: folder.path, store: path, profile: nil)
      let database = try Database(.file(path))
      try FullStore.fill(database, seed: 1)
      let archive = SQLiteArchive(over: database, place)
      let now = Now(instant: 1_772_000_000, offset: 32_400)
      let old = try archive.backUp(to: folder.path("old.db"), replacing: false, at: now)
      try database.write { (store) throws(StorageFailure) in
        try store.run("UPDATE events SET title = 'later'")
      }
      let before = try archive.whole()
      let witness = try Database(.file(path))
      #expect(throws: ArchiveError.openElsewhere) { try archive.replace(by: old.path, at: now) }
      #expect(try archive.whole() == before)
      #expect(try SQLiteArchive(over: witness).whole() == before)
      // Nothing was copied, and both go on as before: readers do not wait for a writer.
      #expect(try FolderOnDisk(path: place.backups).names() == [])
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
      let place = ArchivePlace(dataFolder: folder.path, store: path, profile: nil)
      let archive = SQLiteArchive(over: try Database(.file(path)), place)
      let now = Now(instant: 1_772_000_000, offset: 32_400)
      let good = try archive.backUp(to: folder.path("good.db"), replacing: false, at: now)
      var bytes = try folder.bytes("good.db")
      for place in stride(from: 4096, to: 40_000, by: 3) { bytes[place] ^= 0x5A }
      try folder.write(bytes, to: "damaged.db")
      try folder.write(Array("hello".utf8), to: "text.db")
      try Connection.run("CREATE TABLE a (b)", on: folder.path("other.db"))
      try folder.write(try folder.bytes("good.db"), to: "newer.db")
      try Connection.run("PRAGMA user_version = 9999", on: folder.path("newer.db"))
      let before = try archive.whole()
      for (name, error) in [
        ("damaged.db", ArchiveError.damagedBackup(path: folder.path("damaged.db"))),
        ("text.db", .notABackup(path: folder.path("text.db"))),
        ("other.db", .notABackup(path: folder.path("other.db"))),
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

  @Test func `takes a store of every released version`() throws {
    // D-7
    for version in 1...Migrations.steps.count {
      try SampleFolder.using { folder in
        let path = folder.path("old.db")
        let old = try Connection.to(path)
        try Migrations.run(
          on: old, place: .memory, patience: 0, steps: Array(Migrations.steps.prefix(version)))
        try old.run(
          """
          INSERT INTO people (id, name, cycle_days, alarm_hour, started_on, next_watering,
            name_folded) VALUES ('k', '김민아', 7, 20, '2026-03-01', '2026-03-08', '김민아')
          """)
        let database = try Database(.memory)
        let report = try SQLiteArchive(over: database).restore(path, trying: false)
        #expect(report.failed == 0, "version \(version): \(report.problems.prefix(3))")
        #expect(try SQLitePeople(database).list().map(\.name.text) == ["김민아"])
      }
    }
  }
}
