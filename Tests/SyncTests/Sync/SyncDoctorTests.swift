import Domain
import Foundation
import StoreSupport
import Support
import Testing

@testable import Data

/// Checks what `haru doctor` reports about sync.
@Suite struct `Looking over a store that syncs` {
  private let remote = RemoteInMemory()
  private let group = GroupID(SixteenBytes(high: 7, low: 7))

  private func doctor(_ folder: SampleFolder) -> StoreDoctor {
    StoreDoctor(
      paths: ArchivePaths(
        dataFolder: folder.path("data"), store: folder.path("data/p/haru.sqlite"), profile: nil),
      dataFolder: folder.path("data"),
      clock: WallClock { Now(instant: 1_772_000_000, offset: 32_400) }, settings: { nil })
  }

  private func file(_ folder: SampleFolder) -> SyncKeyFile {
    SyncKeyFile(of: folder.path("data/p/haru.sqlite"))
  }

  /// Returns the findings about sync. Any other finding that is a problem fails the test.
  private func findings(_ folder: SampleFolder) -> [Examination.Finding] {
    doctor(folder).examine(mending: false).findings.filter { finding in
      switch finding.check {
      case .sync, .syncWaiting, .syncKey, .syncWithoutKey, .syncElsewhere, .syncStray: return true
      default:
        #expect(finding.state != .problem, "\(finding)")
        return false
      }
    }
  }

  /// Makes a synced store with rows in every list, and its key file.
  private func store(_ folder: SampleFolder) throws -> SyncedStore {
    let store = try SyncedStore(.file(folder.path("data/p/haru.sqlite")))
    try FullStore.fill(store.parts.database, seed: 2)
    store.set(5_000_000)
    try store.begin(1)
    _ = try store.meet(at: remote)
    let key = try #require(GroupKey([UInt8](repeating: 7, count: GroupKey.count)))
    try file(folder).save(
      SyncMembership(
        group: group, key: key, device: try store.device, remote: "/x", name: "laptop"))
    return store
  }

  private func run(_ sql: String, on folder: SampleFolder) throws {
    try Connection.run(sql, on: folder.path("data/p/haru.sqlite"))
  }

  @Test func `says nothing where it meets nobody, and that all is well where it does`() throws {
    try SampleFolder.using { folder in
      let alone = try Database(.file(folder.path("data/p/haru.sqlite")))
      alone.close()
      #expect(findings(folder).isEmpty)
    }
    try SampleFolder.using { folder in
      let store = try store(folder)
      #expect(findings(folder) == [.init(.sync, .ok)])
      // The same after changes of another device and a permanent deletion.
      let other = try SyncedStore()
      other.set(6_000_000)
      try other.begin(2)
      _ = try other.meet(at: remote)
      try other.parts.people.insert(.sample(id: "ada", name: "Ada"))
      _ = try other.parts.sayings.add(.sample("What the other says."), at: .on("2026-03-02"))
      _ = try other.meet(at: remote)
      _ = try store.meet(at: remote)
      _ = try store.parts.people.remove(ID("ada"), at: .on("2026-03-02"))
      try store.emptyTrash()
      _ = try store.meet(at: remote)
      #expect(findings(folder) == [.init(.sync, .ok)])
    }
  }

  @Test func `names the devices whose files wait`() throws {
    try SampleFolder.using { folder in
      let store = try store(folder)
      let other = try SyncedStore()
      other.set(5_000_000)
      try other.begin(2)
      _ = try other.meet(at: remote)
      _ = try store.meet(at: remote)
      try other.parts.people.insert(.sample(id: "ada", name: "Ada"))
      let before = Set(remote.files.keys)
      _ = try other.meet(at: remote)
      let new = try #require(Set(remote.files.keys).subtracting(before).first)
      let bytes = try #require(remote.read(new))
      remote.remove(new)
      _ = remote.create(new, bytes.reversed())
      _ = try store.meet(at: remote)
      #expect(findings(folder) == [.init(.syncWaiting(["2"]), .note)])
    }
  }

  @Test func `says what is the matter with the file beside it`() throws {
    try SampleFolder.using { folder in
      let store = try store(folder)
      let path = folder.path("data/p/haru.sqlite.sync")
      let good = try #require(try file(folder).load())
      try folder.write(Array("haru sync key 1\n".utf8), to: "data/p/haru.sqlite.sync")
      try folder.permit(0o600, "data/p/haru.sqlite.sync")
      #expect(findings(folder) == [.init(.syncKey(path), .problem)])
      try file(folder).remove()
      #expect(findings(folder) == [.init(.syncWithoutKey, .note)])
      // The key file of a copy or of an earlier store has another device ID.
      var other = good
      other.device = DeviceID(SixteenBytes(high: 9, low: 9))
      try file(folder).save(other)
      #expect(findings(folder) == [.init(.syncElsewhere, .note)])
      try file(folder).save(good)
      try store.sync.end()
      #expect(findings(folder) == [.init(.syncElsewhere, .note)])
      try file(folder).remove()
      #expect(findings(folder).isEmpty)
    }
  }

  @Test(arguments: ["sync_names", "sync_rows"])
  func `finds names and stamps that belong to no record`(_ table: String) throws {
    try SampleFolder.using { folder in
      let store = try store(folder)
      try store.parts.people.insert(.sample(id: "ada", name: "Ada"))
      _ = try store.meet(at: remote)
      store.parts.database.close()
      let column = table == "sync_names" ? "identity" : "fields"
      try run(
        "INSERT INTO \(table) (list, key, \(column)) VALUES (5, 987654, x'01'), (9, 987654, x'02')",
        on: folder)
      #expect(findings(folder) == [.init(.syncStray(2), .problem)])
      try run("INSERT INTO \(table) (list, key, \(column)) VALUES (987, 1, x'03')", on: folder)
      #expect(findings(folder) == [.init(.syncStray(3), .problem)])
    }
  }

  @Test func `finds runs of records that have two stamps`() throws {
    try SampleFolder.using { folder in
      let store = try store(folder)
      store.parts.database.close()
      try run("UPDATE sync_spans SET last = last + 100 WHERE list = 1", on: folder)
      #expect(findings(folder) == [.init(.sync, .ok)], "a run may have gaps")
      try run(
        """
        INSERT INTO sync_spans SELECT list, last, last + 1, device, seq, clock FROM sync_spans
          WHERE list = 1
        """, on: folder)
      #expect(findings(folder) == [.init(.syncStray(1), .problem)])
    }
  }

  /// D-7: a store of an older version that no command has opened since the update.
  @Test(.slow) func `has no complaint about a store of any released version`() throws {
    for count in 1...Migrations.steps.count {
      try SampleFolder.using { folder in
        let path = folder.path("data/p/haru.sqlite")
        try FileManager.default.createDirectory(
          atPath: folder.path("data/p"), withIntermediateDirectories: true)
        do {
          let old = try Connection.to(path)
          try Migrations.run(
            on: old, location: .memory, timeout: 0, steps: Array(Migrations.steps.prefix(count)))
        }
        for name in ["data", "data/p"] { try folder.permit(0o700, name) }
        try folder.permit(0o600, "data/p/haru.sqlite")
        #expect(findings(folder).isEmpty, "step \(count)")
      }
    }
  }
}
