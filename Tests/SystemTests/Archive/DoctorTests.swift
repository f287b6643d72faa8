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
            title) VALUES ('e', 1, 0, 2, 0, 86400, '#회의', '#회의')
          """)
      }
      #expect(try tags(path) == [])
      database.close()
      try folder.permit(0o644, "data/p/haru.sqlite")
      let found = doctor(folder).examine(mending: false)
      #expect(!found.isHealthy)
      #expect(
        states(found, .problem) == [.wordIndexesAstray(["events_index"]), .openToOthers([path])])
      #expect(doctor(folder).examine(mending: true).isHealthy)
      #expect(doctor(folder).examine(mending: false).isHealthy)
      #expect(try folder.mode("data/p/haru.sqlite") == 0o600)
      // The counts of tags are in the indexes.
      #expect(try tags(path) == [TagCount(tag: "회의", counts: [.schedule: 1])])
    }
  }

  private func tags(_ path: String) throws -> [TagCount] {
    try SQLiteFinding(
      Database(.file(path)), calendar: .unchanging(offset: 0), clock: .fixed("2026-03-01")
    ).tags()
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
