import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Checking a store` {
  private func doctor(_ folder: SampleFolder) -> StoreDoctor {
    StoreDoctor(
      paths: ArchivePaths(
        dataFolder: folder.path("data"), store: folder.path("data/p/haru.sqlite"), profile: nil),
      dataFolder: folder.path("data"),
      clock: WallClock { Now(instant: 1_772_000_000, offset: 32_400) }, settings: { nil })
  }

  private func states(_ found: Examination, _ state: Examination.State) -> [Examination.Check] {
    found.findings.filter { $0.state == state }.map(\.check)
  }

  @Test func `finds a good one well, and writes nothing`() throws {
    try SampleFolder.using { folder in
      let database = try Database(.file(folder.path("data/p/haru.sqlite")))
      try FullStore.fill(database, seed: 2)
      database.close()
      let before = try folder.bytes("data/p/haru.sqlite")
      let found = doctor(folder).examine(mending: false)
      #expect(states(found, .problem) == [])
      #expect(found.isHealthy && states(found, .ok).contains(.whole))
      #expect(try folder.bytes("data/p/haru.sqlite") == before)
    }
  }

  // H-40: the memory of a check does not grow with the store.
  @Test func `copies a large one into a file that nobody sees, and finds the same`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("data/p/haru.sqlite")
      let database = try Database(.file(path))
      try FullStore.fill(database, seed: 2)
      database.close()
      let before = try folder.bytes("data/p/haru.sqlite")
      let small = doctor(folder).examine(mending: false)
      var other = doctor(folder)
      other.mostInMemory = 0
      #expect(other.examine(mending: false) == small)
      #expect(try folder.bytes("data/p/haru.sqlite") == before)
      #expect(try FolderOnDisk(path: folder.path("data/p")).names() == ["haru.sqlite"])
      var bytes = before
      // A page in the middle is damaged.
      let middle = bytes.count / 2 / 4096 * 4096
      bytes.replaceSubrange(middle..<middle + 64, with: repeatElement(0xFF, count: 64))
      try folder.write(bytes, to: "data/p/haru.sqlite")
      #expect(!other.examine(mending: false).isHealthy)
      #expect(try FolderOnDisk(path: folder.path("data/p")).names() == ["haru.sqlite"])
    }
  }

  @Test func `mends permissions and indexes of words`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("data/p/haru.sqlite")
      let database = try Database(.file(path))
      try SQLiteSchedule.words.prepare(database)
      try database.write { (store) throws(StorageFailure) in
        try store.learnTokens()
        try store.run(
          """
          INSERT INTO events (id, starts, starts_offset, ends, ends_offset, reach, title_folded,
            title) VALUES ('e', 1, 0, 2, 0, 86400, '회의', '회의')
          """)
      }
      database.close()
      try folder.permit(0o644, "data/p/haru.sqlite")
      let found = doctor(folder).examine(mending: false)
      #expect(!found.isHealthy)
      #expect(
        states(found, .problem) == [.wordIndexesAstray(["events_index"]), .openToOthers([path])])
      #expect(doctor(folder).examine(mending: true).isHealthy)
      #expect(doctor(folder).examine(mending: false).isHealthy)
      #expect(try folder.mode("data/p/haru.sqlite") == 0o600)
    }
  }

  @Test(.slow) func `says what it can of one that no command opens`() throws {
    try SampleFolder.using { folder in
      let database = try Database(.file(folder.path("data/p/haru.sqlite")))
      try FullStore.fill(database, seed: 2)
      database.close()
      let good = try folder.bytes("data/p/haru.sqlite")
      // 64 damaged bytes about once a page, each time at another offset; in the long form of the
      // test, four times a page.
      let step = TestDepth.some(4096 + 997, of: 997)
      for start in stride(from: 0, to: good.count, by: step) {
        var bytes = good
        for offset in start..<min(start + 64, good.count) { bytes[offset] ^= 0xA5 }
        try folder.write(bytes, to: "data/p/haru.sqlite")
        _ = doctor(folder).examine(mending: false)
        // A damaged page causes an error and never a crash.
        do {
          let opened = try Database(.file(folder.path("data/p/haru.sqlite")), readOnly: true)
          _ = try SQLiteArchive(over: opened).whole()
        } catch { #expect(error is StorageFailure || error is ArchiveFailure) }
      }
      try folder.write(good, to: "data/p/haru.sqlite")
      try Connection.run("PRAGMA user_version = 9999", on: folder.path("data/p/haru.sqlite"))
      #expect(
        states(doctor(folder).examine(mending: false), .problem).contains(
          .opensNot(.madeByNewerVersion(9999))))
      try folder.write(Array("no store at all".utf8), to: "data/p/haru.sqlite")
      #expect(!doctor(folder).examine(mending: false).isHealthy)
    }
  }

  @Test func `sees a folder that a service syncs`() throws {
    // D-17
    try SampleFolder.using { folder in
      _ = try Database(.file(folder.path("data/p/haru.sqlite")))
      try folder.write([], to: ".stfolder")
      let found = states(doctor(folder).examine(mending: false), .problem)
      #expect(found.contains { if case .syncedFolder("Syncthing", _) = $0 { true } else { false } })
    }
  }
}
