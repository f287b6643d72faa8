import Domain
import Support
import Testing

@testable import Data

/// Stores whose remote loses files, or whose other devices are gone.
@Suite struct `Stores in trouble` {
  private let remote = RemoteInMemory()

  private func stores(_ count: Int) throws -> [SyncedStore] {
    let stores = try (1...count).map { _ in try SyncedStore() }
    for (number, store) in stores.enumerated() {
      store.set(5_000_000)
      try store.begin(number + 1)
      _ = try store.meet(at: remote)
    }
    for store in stores { _ = try store.meet(at: remote) }
    return stores
  }

  private func expectSame(_ stores: [SyncedStore]) throws {
    for store in stores.dropFirst() {
      #expect(try store.lines() == stores[0].lines())
      #expect(try store.fieldVersions() == stores[0].fieldVersions())
    }
  }

  /// Changes of a device that is gone for good are received from another device that had them, while all other changes
  /// arrive in batches.
  @Test func `take from another one what the place has lost for good`() throws {
    let all = try stores(3)
    try all[1].parts.people.insert(.sample(id: "ada", name: "Ada"))
    for store in [all[1], all[0]] { _ = try store.meet(at: remote) }
    // The second device and its files are gone. The first device had read them, and the third one had not.
    let gone = try all[1].device
    for name in remote.files.keys where name.device == gone { remote.remove(name) }
    try all[0].parts.people.insert(.sample(id: "bob", name: "Bob"))
    _ = try all[0].meet(at: remote)
    let waiting = try all[2].meet(at: remote).waiting
    #expect(waiting.count == 1)
    // Later the first device's files are removed too, and it writes a snapshot.
    let first = try all[0].device
    for name in remote.files.keys where name.device == first { remote.remove(name) }
    #expect(try all[0].meet(at: remote).hasRefilled)
    #expect(try all[2].meet(at: remote).waiting == [:])
    #expect(try all[2].person("ada") != nil && all[2].person("bob") != nil)
    try expectSame([all[0], all[2]])
  }

  /// A remote that stops after some files.
  private struct Failing: Remote {
    let remote: RemoteInMemory
    let snapshotFails: Bool

    func list() throws(RemoteFailure) -> RemoteListing { remote.list() }
    func read(_ name: RemoteFileName) throws(RemoteFailure) -> [UInt8]? { remote.read(name) }
    func create(_ name: RemoteFileName, _ bytes: [UInt8]) throws(RemoteFailure) -> RemoteCreation {
      if snapshotFails, case .snapshot = name { throw .cancelled }
      return remote.create(name, bytes)
    }
    func replaceHead(of device: DeviceID, by bytes: [UInt8]) throws(RemoteFailure) {
      remote.replaceHead(of: device, by: bytes)
    }
    func remove(_ name: RemoteFileName) throws(RemoteFailure) { remote.remove(name) }
  }

  //
  @Test func `owe the snapshot of an emptied place until it is sent`() throws {
    let all = try stores(2)
    try all[0].parts.people.insert(.sample(id: "ada", name: "Ada"))
    _ = try all[0].meet(at: remote)
    for name in remote.files.keys { remote.remove(name) }
    #expect(throws: SyncFailure.self) {
      _ = try all[0].meet(at: Failing(remote: remote, snapshotFails: true))
    }
    let device = try all[0].device
    _ = try all[0].meet(at: remote)
    #expect(try all[0].device == device)
    _ = try all[1].meet(at: remote)
    #expect(try all[1].person("ada") != nil)
  }

  /// 2.8: a file has at most 8 MiB.
  @Test(.slow) func `send in several files what is too long for one`() throws {
    let (one, two) = (try SyncedStore(), try SyncedStore())
    for store in [one, two] { store.set(5_000_000) }
    try one.begin(1)
    try two.begin(2)
    for store in [one, two] { _ = try store.meet(at: remote) }
    let text = String(repeating: "a long day ", count: 1000)
    for number in 0..<900 {
      _ = try one.parts.moods.keep(.sample("m\(number)", on: "2026-03-01", text + "\(number)"))
    }
    let met = try one.meet(at: remote)
    #expect(met.sent > 2)
    #expect(remote.files.values.allSatisfy { $0.count <= BatchFile.limit })
    _ = try two.meet(at: remote)
    try expectSame([one, two])
  }

  /// 2.8: a device with more than 64 batch files merges them.
  @Test func `merge many small files into one, which says the same to whoever comes late`() throws {
    let (one, two) = (try SyncedStore(), try SyncedStore())
    for store in [one, two] { store.set(5_000_000) }
    try one.begin(1)
    _ = try one.meet(at: remote)
    try two.begin(2)
    _ = try two.meet(at: remote)
    for number in 0..<70 {
      try one.parts.people.insert(.sample(id: "p\(number)", name: "P\(number)"))
      _ = try one.meet(at: remote)
    }
    let device = try one.device
    let own = remote.files.keys.filter { if case .batches(device, _) = $0 { true } else { false } }
    #expect(own.count <= SyncWithRemote.mostFiles)
    #expect(own.contains { if case .batches(_, let seqs) = $0 { seqs.count > 1 } else { false } })
    _ = try two.meet(at: remote)
    try expectSame([one, two])
  }

  /// 2.7.4: the last change counts, also against a permanent deletion. The device that still has the record sends it
  /// completely.
  @Test func `have a record again that was changed after it was destroyed elsewhere`() throws {
    let all = try stores(3)
    try all[0].parts.people.insert(.sample(id: "ada", name: "Ada", phone: "010-1"))
    for store in all { _ = try store.meet(at: remote) }
    _ = try all[0].parts.people.remove(ID("ada"), at: .on("2026-03-02"))
    try all[0].emptyTrash()
    all[1].set(9_000_000)
    _ = try all[1].parts.people.change(ID("ada")) { person in
      var changed = person
      changed.nickname = SingleLineText(stored: "Countess")
      return changed
    }
    for _ in 0..<3 { for store in all { _ = try store.meet(at: remote) } }
    for store in all {
      let ada = try store.person("ada")
      #expect(ada?.nickname?.text == "Countess" && ada?.name.text == "Ada")
    }
    try expectSame(all)
  }

  /// 2.3: the sayings of a store that joins get new numbers if the group uses their numbers.
  @Test func `give sayings other numbers that join those of others`() throws {
    let (one, two) = (try SyncedStore(), try SyncedStore())
    for store in [one, two] { store.set(5_000_000) }
    let mine = try one.parts.sayings.add(.sample("What the first one says."), at: .on("2026-03-02"))
    let theirs = try two.parts.sayings.add(
      .sample("What the second one says."), at: .on("2026-03-02"))
    #expect(mine.number == theirs.number)
    try one.begin(1)
    _ = try one.meet(at: remote)
    let cipher = try #require(
      GroupKey([UInt8](repeating: 7, count: GroupKey.count)).flatMap { SodiumCipher($0) })
    let group = GroupID(SixteenBytes(high: 7, low: 7))
    let numbers = try RemoteReader(remote, cipher, group).sayingNumbers(remote.list())
    try two.sync.join(
      group, DeviceID(SixteenBytes(high: 0, low: 2)), sayings: numbers, isAlone: false)
    for store in [two, one] { _ = try store.meet(at: remote) }
    try expectSame([one, two])
    #expect(try one.lines().filter { $0.contains(" one says.") }.count == 2)
    #expect(try two.sync.devices().count == 2)
  }

  private func name(_ name: String?, _ store: SyncedStore) throws {
    _ = try store.parts.people.change(ID("ada")) { person in
      var changed = person
      changed.nickname = name.map { SingleLineText(stored: $0) }
      return changed
    }
  }

  /// 2.9: a store with a new device ID receives and sends as before, also changes that were not sent yet.
  @Test func `go on under another name with what was changed and not sent`() throws {
    let all = try stores(2)
    try all[0].parts.people.insert(.sample(id: "ada", name: "Ada"))
    for number in 0..<5 {
      try name("A\(number)", all[0])
      for store in all { _ = try store.meet(at: remote) }
    }
    try name("changed and not sent", all[0])
    let cipher = try #require(
      GroupKey([UInt8](repeating: 7, count: GroupKey.count)).flatMap { SodiumCipher($0) })
    try all[0].sync.takeNewDeviceID(
      DeviceID(SixteenBytes(high: 0, low: 9)), forked: nil, cipher)
    try all[1].parts.people.insert(.sample(id: "bob", name: "Bob"))
    for store in [all[1], all[0], all[1]] { _ = try store.meet(at: remote) }
    #expect(try all[0].person("bob") != nil)
    #expect(try all[1].person("ada")?.nickname?.text == "changed and not sent")
    try expectSame(all)
  }

  /// Clearing some fields of a record does not delete it.
  @Test func `know a record that was cleared from one that was destroyed`() throws {
    let all = try stores(2)
    try all[0].parts.people.insert(.sample(id: "ada", name: "Ada", phone: "010-1"))
    for store in all { _ = try store.meet(at: remote) }
    for (store, text) in zip(all, ["one", "two"]) { try name(text, store) }
    for store in all + all { _ = try store.meet(at: remote) }
    _ = try all[0].parts.people.change(ID("ada")) { person in
      var changed = person
      (changed.nickname, changed.phone) = (nil, nil)
      return changed
    }
    for store in all { _ = try store.meet(at: remote) }
    #expect(try all[1].person("ada")?.name.text == "Ada")
    #expect(try !all[1].sync.needsSnapshot())
    try expectSame(all)
  }

  /// A store that joins again does not count twice what the others had already received.
  @Test func `count nothing twice where one leaves and joins again`() throws {
    let all = try stores(2)
    try all[0].parts.people.insert(.sample(id: "ada", name: "Ada"))
    func count(_ store: SyncedStore) throws {
      _ = try store.parts.people.change(ID("ada")) { person in
        var changed = person
        changed.timesWatered += 1
        return changed
      }
    }
    for _ in 0..<3 { try count(all[0]) }
    for store in all { _ = try store.meet(at: remote) }
    try all[1].sync.end()
    try all[1].sync.join(
      GroupID(SixteenBytes(high: 7, low: 7)), DeviceID(SixteenBytes(high: 0, low: 3)),
      sayings: [:], isAlone: false)
    for store in [all[1], all[0], all[1]] { _ = try store.meet(at: remote) }
    for store in all { #expect(try store.person("ada")?.timesWatered == 3) }
    try count(all[1])
    for store in [all[1], all[0], all[1]] { _ = try store.meet(at: remote) }
    for store in all { #expect(try store.person("ada")?.timesWatered == 4) }
    try expectSame(all)
  }
}
