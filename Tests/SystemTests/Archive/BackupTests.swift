import Domain
import Foundation
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `A backup` {
  private struct Home {
    let folder: SampleFolder
    let paths: ArchivePaths
    let database: Database
    var archive: SQLiteArchive { SQLiteArchive(over: database, paths) }

    init(_ folder: SampleFolder, seed: UInt64 = 1) throws {
      self.folder = folder
      paths = ArchivePaths(
        dataFolder: folder.path, store: folder.path("haru.sqlite"), profile: nil)
      database = try Database(.file(paths.store))
      try FullStore.fill(database, seed: seed)
    }

    func now(_ day: String) throws -> Now {
      Now(day: try #require(Day(day)), time: TimeOfDay(seconds: 32_400), offset: 32_400)
    }
  }

  private func inHome(seed: UInt64 = 1, _ body: (Home) throws -> Void) throws {
    try SampleFolder.using { folder in try body(try Home(folder, seed: seed)) }
  }

  @Test func `is equal and private, and can be restored`() throws {
    // D-8, D-17: each backup is verified by opening it again.
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
        ("mine.db", ArchiveFailure.fileExists(path: home.folder.path("mine.db"))),
        ("haru.sqlite", .storeItself(path: home.folder.path("haru.sqlite"))),
        ("nowhere/x.db", .file(FileFailure(path: home.folder.path("nowhere"), .missing))),
        ("sub/", .file(FileFailure(path: home.folder.path("sub/"), .isFolder))),
      ] {
        #expect(throws: error) {
          try home.archive.backUp(to: home.folder.path(path), replacing: false, at: now)
        }
      }
      #expect(throws: ArchiveFailure.notAFile(path: "/dev/null")) {
        try home.archive.backUp(to: "/dev/null", replacing: true, at: now)
      }
      #expect(throws: ArchiveFailure.storeItself(path: home.paths.store)) {
        try home.archive.backUp(to: home.paths.store, replacing: true, at: now)
      }
      #expect(try home.folder.names() == names && home.folder.bytes("mine.db") == [1])
      _ = try home.archive.backUp(to: home.folder.path("mine.db"), replacing: true, at: now)
      #expect(try home.folder.bytes("mine.db").count > 10_000)
      #expect(try home.folder.names() == names)
    }
  }

  @Test func `of each day is made once, and the last seven are kept`() throws {
    try inHome { (home: Home) throws in
      for day in 1...9 {
        let now = try home.now("2026-03-0\(day)")
        guard case .made = home.archive.keepDay(at: now, patiently: false) else {
          Issue.record("no copy of day \(day)")
          return
        }
        #expect(home.archive.keepDay(at: now, patiently: false) == .isThere)
        if day == 2 {
          // Files that the user put into the folder are kept.
          try home.folder.write([7], to: "backups/daily/haru-mine.db")
          try home.folder.write([7], to: "backups/daily/notes.txt")
        }
      }
      let names = try FolderOnDisk(path: home.paths.daily).names()
      #expect(
        names == (3...9).map { "haru-2026-03-0\($0).db" } + ["haru-mine.db", "notes.txt"])
      // After the clock is set back, the backup of that day is made and kept.
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
    #expect(throws: ArchiveFailure.noFolder) {
      try archive.backUp(to: nil, replacing: false, at: now)
    }
    #expect(archive.keepDay(at: now, patiently: true) == .notWanted)
  }
}
