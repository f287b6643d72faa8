import Domain
import Foundation
import PresentationKit
import PresentationShared
import Support
import Testing
import TextUI

@Suite struct `A missing store that has backups` {
  private let path = "data/profiles/default/haru.sqlite"

  /// D-3, D-7: if the data file is missing or damaged and backups exist, every command fails and
  /// names the backup. No empty store is created.
  @Test(.slow, arguments: [nil, 0, 1, 2, 99])
  func `is not replaced by a new one, and can be restored`(length: Int?) throws {
    // hostile F-5: SQLite treats a file of one byte as empty, but no real store is shorter than its
    // header.
    let home = try ProfileHome()
    #expect(home.run("moods add 50 'ten years'").status == .done)
    for ending in ["", "-wal", "-shm"] {
      let file = home.folder.path(path + ending)
      if FileManager.default.fileExists(atPath: file) {
        try FileManager.default.removeItem(atPath: file)
      }
    }
    if let length { try home.folder.write(Array(repeating: 83, count: length), to: path) }
    for line in ["moods list", "moods add 5 n", "today", "undo", "export"] {
      let answer = home.run(line)
      #expect(answer.status == .failed && answer.out == "", "\(line)")
      #expect(answer.err.contains("haru-2026-03-01.db"), "\(line)")
    }
    let copy = home.folder.path("data/backups/daily/haru-2026-03-01.db")
    #expect(home.run("restore '\(copy)'").status == .done)
    #expect(home.run("moods list").out.contains("ten years"))
  }

  /// A-1: the same if only the write-ahead log is left because a program had the store open.
  @Test(arguments: [true, false])
  func `is not taken for a new one where only its log is left`(hasCopies: Bool) throws {
    let home = try ProfileHome()
    #expect(home.run("moods add 50 'ten years'").status == .done)
    let store = home.folder.path(path)
    try FileManager.default.removeItem(atPath: store)
    try home.folder.write(Array(repeating: 7, count: 4096), to: path + "-wal")
    if !hasCopies {
      try FileManager.default.removeItem(atPath: home.folder.path("data/backups/daily"))
    }
    for line in ["moods list", "moods add 5 n", "today"] {
      let answer = home.run(line)
      #expect(answer.status == .failed && answer.out == "", "\(line)")
    }
    #expect(!FileManager.default.fileExists(atPath: store))
    let doctor = home.run("doctor")
    #expect(doctor.status == .failed)
    #expect(
      (doctor.out + doctor.err).contains("The data file is missing."), "\(doctor.out)\(doctor.err)")
    guard hasCopies else { return }
    let copy = home.folder.path("data/backups/daily/haru-2026-03-01.db")
    #expect(home.run("restore '\(copy)'").status == .done)
    #expect(home.run("moods list").out.contains("ten years"))
  }

  /// D-3: a backup that was made by hand counts too, and is newer than the daily one of its day.
  @Test(arguments: [true, false])
  func `is recognised by a backup made by hand`(hasDaily: Bool) throws {
    let home = try ProfileHome()
    if !hasDaily { #expect(home.run("settings set backup.daily off").status == .done) }
    #expect(home.run("moods add 50 'ten years'").status == .done)
    #expect(home.run("backup").status == .done)
    let folder = home.folder.path("data/backups")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let copy = try #require(names.first { $0.hasSuffix(".db") })
    for ending in ["", "-wal", "-shm"] {
      let file = home.folder.path(path + ending)
      if FileManager.default.fileExists(atPath: file) {
        try FileManager.default.removeItem(atPath: file)
      }
    }
    let answer = home.run("moods list")
    #expect(answer.status == .failed && answer.err.contains(copy), "\(answer)")
    #expect(!answer.err.contains("daily backup"), "\(answer)")
  }

  @Test func `is nobody's concern where there never was one`() throws {
    let home = try ProfileHome()
    #expect(home.run("moods list").status == .done)
    #expect(home.run("moods add 5 n").status == .done)
  }

  @Test func `has copies that a doctor reads before it trusts them`() throws {
    let home = try ProfileHome()
    #expect(home.run("moods add 50 a").status == .done)
    try home.folder.write(Array("junk".utf8), to: "data/backups/daily/haru-2026-03-01.db")
    let answer = home.run("doctor --json")
    #expect(answer.status == .failed)
    #expect(answer.out.contains(#""check":"backup","state":"problem""#))
  }

  @Test func `is not written over by an export unasked, nor is any file`() throws {
    let home = try ProfileHome()
    #expect(home.run("moods add 50 a").status == .done)
    try home.folder.write(Array("mine".utf8), to: "mine.txt")
    let mine = home.folder.path("mine.txt")
    #expect(home.run("export '\(mine)'").status == .refused)
    #expect(try home.folder.bytes("mine.txt") == Array("mine".utf8))
    #expect(home.run("export '\(mine)' --yes").status == .done)
    #expect(try home.folder.bytes("mine.txt") != Array("mine".utf8))
  }
}
