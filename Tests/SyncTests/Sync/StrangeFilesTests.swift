import Domain
import Foundation
import StoreSupport
import Support
import Testing

@testable import Data

/// Files that cannot be read, under the name of a device. Its later files wait, and all other devices continue to sync.
@Suite struct `Strange files of devices` {
  private let group = GroupID(SixteenBytes(high: 7, low: 7))

  private func cipher() throws -> SodiumCipher {
    try #require(
      GroupKey([UInt8](repeating: 7, count: GroupKey.count)).flatMap { SodiumCipher($0) })
  }

  private func inFolder(_ body: (SampleFolder, [SyncedStore], FolderRemote) throws -> Void) throws {
    try SampleFolder.using { folder in
      try FileManager.default.createDirectory(
        atPath: folder.path("place"), withIntermediateDirectories: true)
      let remote = FolderRemote(folder.path("place"), disk: nil)
      let stores = try (1...3).map { _ in try SyncedStore() }
      for (number, store) in stores.enumerated() {
        store.set(5_000_000)
        try store.begin(number + 1)
        _ = try store.meet(at: remote)
      }
      for store in stores { _ = try store.meet(at: remote) }
      try body(folder, stores, remote)
    }
  }

  /// Returns the name of the next batch file of a device.
  private func next(_ store: SyncedStore) throws -> RemoteFileName {
    let seq = try #require(try store.sync.position()).next
    return .batches(try store.device, seq...seq)
  }

  /// Spec: “100 MB of zeros: never ends the program, named by device and number; other devices go on.”
  @Test func `may have a hundred million zeros`() throws {
    try inFolder { folder, stores, remote in
      let name = try next(stores[1])
      let path = folder.path("place/" + name.path)
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
      let file = try #require(FileHandle(forWritingAtPath: path))
      try file.truncate(atOffset: 100_000_000)
      try file.close()
      try stores[2].parts.people.insert(.sample(id: "ada", name: "Ada"))
      _ = try stores[2].meet(at: remote)
      let met = try stores[0].meet(at: remote)
      let device = try stores[1].device
      guard case .unreadable(let seq)? = met.waiting[device], case .batches(_, let seqs) = name
      else {
        Issue.record("\(met.waiting)")
        return
      }
      #expect(seq == seqs.lowerBound)
      #expect(try stores[0].person("ada") != nil)
      // The device finds a foreign file under its next name, and continues with a new device ID.
      try stores[1].parts.people.insert(.sample(id: "bob", name: "Bob"))
      #expect(try stores[1].meet(at: remote).became != nil)
      _ = try stores[0].meet(at: remote)
      #expect(try stores[0].person("bob") != nil)
    }
  }

  /// 2.11: a file format of a later version is not damage. A device that does not know it sends nothing until it is
  /// updated.
  @Test func `may have a form of a later version`() throws {
    try inFolder { _, stores, remote in
      let (name, device) = (try next(stores[1]), try stores[1].device)
      guard case .batches(_, let seqs) = name else { return }
      let label = SealedLabel(
        group: group, kind: .batches, device: device, first: seqs.lowerBound, last: seqs.upperBound)
      let later = SealedPadding.added(to: [2, 9, 9, 9])
      #expect(try remote.create(name, try cipher().seal(later, as: label)) == .created)
      try stores[0].parts.people.insert(.sample(id: "ada", name: "Ada"))
      let met = try stores[0].meet(at: remote)
      #expect(met.waiting == [device: .later] && met.sent == 0)
      #expect(try stores[0].sync.unsent())
      try remote.remove(name)
      #expect(try stores[0].meet(at: remote).sent == 1)
    }
  }

  // A-4
  @Test func `may have nothing inside, which is damage and keeps nobody from sending`() throws {
    try inFolder { _, stores, remote in
      let (name, device) = (try next(stores[1]), try stores[1].device)
      guard case .batches(_, let seqs) = name else { return }
      let label = SealedLabel(
        group: group, kind: .batches, device: device, first: seqs.lowerBound, last: seqs.upperBound)
      let empty = SealedPadding.added(to: [])
      #expect(try remote.create(name, try cipher().seal(empty, as: label)) == .created)
      try stores[0].parts.people.insert(.sample(id: "ada", name: "Ada"))
      let met = try stores[0].meet(at: remote)
      #expect(met.waiting == [device: .unreadable(seq: seqs.lowerBound)], "\(met.waiting)")
      #expect(met.sent == 1 && !met.holdsBack)
    }
  }

  // A-4
  @Test func `may need a vocabulary that no version has, which is named as a newer one`() throws {
    let remote = RemoteInMemory()
    let store = try SyncedStore()
    store.set(5_000_000)
    try store.begin(1)
    _ = try store.meet(at: remote)
    let own = try #require(try store.sync.position())
    let stranger = DeviceID(SixteenBytes(high: 0, low: 50))
    for needs in [2, 1 << 20, Int.max] {
      let batch = SyncBatch(
        group: group, device: stranger, seq: 1, saw: VersionVector(), clock: own.clock.last,
        chain: .zero, changes: [], vocabulary: needs, needs: needs)
      let label = SealedLabel(group: group, kind: .batches, device: stranger, first: 1, last: 1)
      let sealed = try cipher().seal(BatchFile([batch]).bytes, as: label)
      #expect(remote.create(.batches(stranger, 1...1), sealed) == .created)
      #expect(try store.meet(at: remote).waiting == [stranger: .later], "\(needs)")
      remote.remove(.batches(stranger, 1...1))
    }
  }

  // A-4
  @Test func `of a newer version are no reason to say that nothing is new`() throws {
    try SyncHomes.using { homes in
      let (one, _) = try homes.pair()
      let membership = try #require(try SyncKeyFile(of: one.program.store).load())
      let stranger = DeviceID(SixteenBytes(high: 0, low: 50))
      let label = SealedLabel(
        group: membership.group, kind: .batches, device: stranger, first: 1, last: 1)
      let later = SealedPadding.added(to: [2, 9, 9, 9])
      let sealed = try #require(SodiumCipher(membership.key)).seal(later, as: label)
      let remote = FolderRemote(homes.remote)
      #expect(try remote.create(.batches(stranger, 1...1), sealed) == .created)
      // This device has no changes to send.
      let quiet = try one.haru("sync")
      #expect(quiet.status == 0 && !quiet.out.contains("Nothing is new"), "\(quiet)")
      #expect(quiet.out.contains("has a newer version of Haru"), "\(quiet)")
      #expect(try one.haru("moods", "add", "60", "walked").status == 0)
      let held = try one.haru("sync")
      #expect(held.status == 3 && !held.out.contains("Nothing is new"), "\(held)")
      #expect(held.out.contains("has a newer version of Haru"), "\(held)")
      #expect(held.err.contains("were not sent"), "\(held)")
      let json = try one.haru("sync", "--json")
      #expect(json.status == 3 && json.out.contains(#""code":"newerVersion""#), "\(json)")
      #expect(json.err.contains(#""code":"heldBack""#), "\(json)")
      try remote.remove(.batches(stranger, 1...1))
      let sent = try one.haru("sync")
      #expect(sent.status == 0 && sent.out.contains("Sent your changes"), "\(sent)")
    }
  }

  /// 2.6: unknown fields and lists are kept, counted and passed on to devices that join.
  @Test func `may say what nobody knows yet, and nothing of it is lost`() throws {
    let remote = RemoteInMemory()
    let stores = try (1...3).map { _ in try SyncedStore() }
    for store in stores { store.set(5_000_000) }
    try stores[0].begin(1)
    _ = try stores[0].meet(at: remote)
    try stores[0].parts.people.insert(.sample(id: "ada", name: "Ada"))
    _ = try stores[0].meet(at: remote)
    let own = try #require(try stores[0].sync.position())
    let stranger = DeviceID(SixteenBytes(high: 0, low: 50))
    func change(_ list: Int, _ id: String, _ field: Int, _ value: FieldValue) -> SyncBatch.Change {
      .init(
        FieldName(list: list, identity: Array(id.utf8), field: field), value, clock: own.clock.last)
    }
    let batch = SyncBatch(
      group: group, device: stranger, seq: 1, saw: VersionVector([own.device: own.next - 1]),
      clock: own.clock.last, chain: .zero,
      changes: [
        change(1, "ada", 40, FieldValue([.text("of tomorrow")])),
        change(90, "thing", 1, FieldValue([.unknown(kind: 7, [1, 2])])),
        // Out of range: the level of a mood is never 300.
        change(8, "m1", 1, FieldValue([.moment(instant: 0, offset: 0), .number(300)])),
      ], vocabulary: 2, needs: 1)
    let label = SealedLabel(group: group, kind: .batches, device: stranger, first: 1, last: 1)
    let sealed = try cipher().seal(BatchFile([batch]).bytes, as: label)
    #expect(remote.create(.batches(stranger, 1...1), sealed) == .created)
    #expect(try stores[0].meet(at: remote).waiting == [:])
    #expect(try stores[0].sync.laterValues() == 2)
    #expect(try stores[0].person("ada")?.name.text == "Ada")
    // Removes all batch files, so that only a snapshot has the unknown values.
    for name in remote.files.keys where name != .group { remote.remove(name) }
    _ = try stores[0].meet(at: remote)
    try stores[1].begin(2)
    _ = try stores[1].meet(at: remote)
    let fieldVersions = try stores[1].fieldVersions().filter {
      $0.fieldVersion.stamp.device == stranger
    }
    #expect(fieldVersions.count == 3)
    #expect(try stores[1].sync.laterValues() == 2)
    #expect(try stores[1].complaints() == [])
  }

  /// Spec: “A batch from more than 24 hours ahead: held”. It is applied when its time has come.
  @Test func `may come from a clock that is three days ahead`() throws {
    let remote = RemoteInMemory()
    let (one, two) = (try SyncedStore(), try SyncedStore())
    for store in [one, two] { store.set(1_000_000_000) }
    try one.begin(1)
    _ = try one.meet(at: remote)
    try two.begin(2)
    _ = try two.meet(at: remote)
    let days: Int64 = 3 * 86_400_000
    two.set(1_000_000_000 + days)
    try two.parts.people.insert(.sample(id: "ada", name: "Ada"))
    _ = try two.meet(at: remote)
    #expect(try one.meet(at: remote).waiting == [try two.device: .ahead(milliseconds: days)])
    #expect(try one.person("ada") == nil)
    one.set(1_000_000_000 + days)
    #expect(try one.meet(at: remote).waiting == [:])
    #expect(try one.person("ada") != nil)
  }
}
