import Domain
import Foundation
import StoreSupport
import Support
import Testing

@testable import Data

/// Tests of killing `haru restore` while it replaces the store. Hostile H-1
@Suite struct `Killing the program while a backup replaces the store` {
  private struct Home {
    let haru: BinaryUnderTest
    let backup: String

    /// Creates a store that has more records than its backup.
    init(_ folder: SampleFolder) throws {
      haru = try BinaryUnderTest(home: folder.path("home"))
      backup = folder.path("old.db")
      guard try haru("moods", "add", "50", "old").status == 0,
        try haru("backup", backup).status == 0
      else { throw StorageFailure.interrupted }
      let database = try Database(.file(haru.store))
      try FullStore.fill(database, seed: 3)
    }

    /// Copies a home into another folder.
    init(_ folder: SampleFolder, like other: Home) throws {
      haru = try BinaryUnderTest(home: folder.path("home"))
      backup = other.backup
      try FileManager.default.copyItem(atPath: other.haru.home, toPath: haru.home)
    }

    var words: [String] { ["restore", backup, "--replace", "--yes"] }

    func replaced(_ calls: String, _ turn: Int) throws -> BinaryUnderTest.Ending {
      try haru.disturbed(calls, "signal=KILL:when=\(turn)", words)
    }

    /// Returns a full export of the store. Checks that the store has no errors.
    func look() throws -> [UInt8] {
      let database = try Database(.file(haru.store))
      #expect(try database.problems() == [])
      return try SQLiteArchive(over: database).whole()
    }
  }

  private static let calls = [
    "pwrite64", "fsync,fdatasync", "ftruncate", "unlink", "rename", "openat", "fcntl",
  ]

  @Test(.slow, arguments: calls)
  func `leaves one or the other, for good`(calls: String) throws {
    let pattern = try SampleFolder()
    let original = try Home(pattern)
    let count = try SampleFolder.using { folder in
      let home = try Home(folder, like: original)
      return try home.haru.calls(calls, home.words)
    }
    var (kept, replaced, isThrough) = (0, 0, false)
    for turn in FaultPoints.among(count, ends: 7) + Array(count + 1...count + 20) where !isThrough {
      try SampleFolder.using { folder in
        let home = try Home(folder, like: original)
        let before = try home.look()
        let ending = try home.replaced(calls, turn)
        let first = try home.look()
        if first == before { kept += 1 } else { replaced += 1 }
        #expect(first != before || ending.status != 0, "turn \(turn) said it was done")
        #expect(try home.haru("moods", "list").out.contains("old"), "turn \(turn)")
        #expect(try home.look() == first, "turn \(turn) came true later")
        isThrough = ending.status == 0 && !ending.isKilled
      }
    }
    withExtendedLifetime(pattern) {}
    #expect(isThrough && kept > 0 && replaced > 0)
  }

  @Test(.slow, arguments: ["pwrite64", "fsync,fdatasync", "ftruncate"])
  func `leaves the store to the process that had it open`(calls: String) throws {
    // A reader with an open transaction could delay a commit, so that it becomes visible later.
    // Here the old data must stay.
    let pattern = try SampleFolder()
    let original = try Home(pattern)
    // The first run that is not killed waits until it is refused, and so do all later ones.
    var isRefused = false
    for turn in [1, 2, 3, 5, 9, 20, 60] where !isRefused {
      try SampleFolder.using { folder in
        let home = try Home(folder, like: original)
        let before = try home.look()
        try Self.whileReading(home.haru.store) {
          let ending = try home.replaced(calls, turn)
          isRefused = !ending.isKilled
          #expect(ending.isKilled || ending.status == 6, "turn \(turn): \(ending)")
          #expect(try home.look() == before, "turn \(turn)")
        }
        #expect(try home.look() == before, "turn \(turn) came true later")
      }
    }
    withExtendedLifetime(pattern) {}
  }

  /// Runs the body while another connection reads the store. The write-ahead log then stays as it
  /// is.
  private static func whileReading(_ path: String, _ body: () throws -> Void) throws {
    let reader = try Connection(path: path, access: .readOnly, busyMilliseconds: 5_000)
    _ = try reader.first("SELECT count(*) FROM moods") { $0.int }
    try body()
    withExtendedLifetime(reader) {}
  }
}
