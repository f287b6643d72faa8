import Domain
import StoreSupport
import Support
import Testing

@testable import Data

/// Syncs records and devices that get a new ID.
@Suite struct `Other names where stores meet` {
  private let fixture = SyncFixture()

  /// A liked book without an ISBN is identified by its title and author.
  @Test func `has a liked book be another one when its title changes`() throws {
    let stores = try fixture.stores(2)
    _ = try stores[0].parts.reading.add(.sample("b1", "Old"))
    _ = try stores[0].parts.reading.like(Favourite(.sample("Old"), liked: .on("2026-03-01")))
    try fixture.all(stores)
    _ = try stores[0].parts.reading.change(ID("b1")) { found throws(BookRefusal) in
      var changed = found
      changed.facts.title = SingleLineText(stored: "New")
      return changed
    }
    try fixture.all(stores)
    for store in stores { #expect(try store.parts.reading.likedTitles() == "New") }
    try fixture.expectSame(stores)
  }

  /// 2.5: the saying that was drawn first for a day is kept. If that saying is removed, each device draws another one.
  @Test func `keeps what was drawn first for a day`() throws {
    let stores = try fixture.stores(2)
    let day = Day.on("2026-03-02")
    let first = try #require(try stores[0].parts.sayings.saying(of: day, lot: 7))
    try fixture.all(stores)
    #expect(try stores[1].parts.sayings.saying(of: day, lot: 3)?.number == first.number)
    _ = try stores[0].parts.sayings.remove(first.number, at: .on("2026-03-02"))
    try fixture.all(stores)
    for (store, lot) in zip(stores, [11, 12]) {
      let drawn = try #require(try store.parts.sayings.saying(of: day, lot: lot))
      #expect(drawn.number != first.number)
      try fixture.all(stores)
      #expect(try store.parts.sayings.saying(of: day, lot: 0)?.number == drawn.number)
    }
    #expect(try stores[0].fieldVersions() == stores[1].fieldVersions())
  }

  private func water(_ store: SyncedStore, _ times: Int = 1) throws {
    _ = try store.parts.people.change(ID("ada")) { person in
      var changed = person
      changed.timesWatered += times
      return changed
    }
  }

  /// 2.9: the counts that a store had before it joined are kept when it gets a new device ID.
  @Test func `loses no count where a store that joined with its own gets another name`() throws {
    let (one, two) = (try SyncedStore(), try SyncedStore())
    fixture.pass([one, two])
    try one.begin(1)
    try two.parts.people.insert(.sample(id: "ada", name: "Ada", timesWatered: 5))
    try two.begin(2)
    try fixture.all([one, two])
    try water(two)
    let cipher = try #require(
      GroupKey([UInt8](repeating: 7, count: GroupKey.count)).flatMap { SodiumCipher($0) })
    try two.sync.takeNewDeviceID(
      DeviceID(SixteenBytes(high: 0, low: 9)), forked: nil, cipher)
    try fixture.all([one, two])
    for store in [one, two] { #expect(try store.person("ada")?.timesWatered == 6) }
    try fixture.expectSame([one, two])
  }

  /// A device that leaves the group and joins again has the same records as the others, and no duplicates.
  @Test func `has nothing twice where a store leaves and joins again`() throws {
    let stores = try fixture.stores(2)
    _ = try stores[0].parts.sayings.add(.sample("Gamma words"), at: .on("2026-03-02"))
    _ = try stores[0].parts.reading.add(.sample("b1", "Emma"))
    try fixture.all(stores)
    try stores[1].parts.reading.keep(.sample("2026-03-02", 12, 12))
    try fixture.all(stores)
    for number in 3...4 {
      try stores[1].sync.end()
      _ = try stores[1].parts.sayings.add(.sample("while away \(number)"), at: .on("2026-03-03"))
      try stores[1].sync.join(
        GroupID(SixteenBytes(high: 7, low: 7)),
        DeviceID(SixteenBytes(high: 0, low: UInt64(number))), sayings: [:], isAlone: false)
      try fixture.all(stores)
    }
    for store in stores {
      #expect(try store.parts.sayings.found("Gamma words").count == 1)
      #expect(try store.parts.sayings.found("while away").count == 2)
      let readings = try store.parts.database.read { (store) throws(StorageFailure) in
        try store.first("SELECT count(*) FROM readings") { $0.int }
      }
      #expect(readings == 1)
      #expect(try SQLiteConflicts(store.parts.database).entries().isEmpty)
    }
    try fixture.expectSame(stores)
  }

  /// 2.9: two stores with the same device ID write into a folder that another program syncs, which keeps only one of
  /// two files. The other store notices this, and sends its changes again under a new device ID.
  @Test func `sends again what another store of its name has covered in the folder`() throws {
    let remote = CarriedRemote()
    let (one, two) = (try SyncedStore(), try SyncedStore())
    fixture.pass([one, two])
    try one.begin(1)
    _ = try one.meet(at: remote)
    try one.parts.people.insert(.sample(id: "ada", name: "Ada"))
    _ = try one.meet(at: remote)
    try two.begin(2)
    for store in [two, one, two] { _ = try store.meet(at: remote) }
    let device = try one.device
    let before = remote.files
    // A copy of the store writes with the same device ID, and the folder keeps its file instead.
    try one.parts.people.insert(.sample(id: "bob", name: "Bob"))
    _ = try one.meet(at: remote)
    let mine = remote.files.keys.filter { name in
      if case .batches(device, _) = name { before[name] == nil } else { false }
    }
    let cipher = try #require(
      GroupKey([UInt8](repeating: 7, count: GroupKey.count)).flatMap { SodiumCipher($0) })
    let name = try #require(mine.first)
    guard mine.count == 1, case .batches(_, let seqs) = name else {
      Issue.record("one file was written")
      return
    }
    let group = GroupID(SixteenBytes(high: 7, low: 7))
    let label = SealedLabel(
      group: group, kind: .batches, device: device, first: seqs.lowerBound, last: seqs.upperBound)
    let sealed = try cipher.open(try #require(remote.files[name]), as: label)
    let own = try #require(try BatchFile(bytes: sealed).batches.first)
    let others = SyncBatch(
      group: group, device: device, seq: own.seq, saw: own.saw, clock: own.clock, chain: own.chain,
      changes: [
        .init(
          FieldName(list: 8, identity: Array("other".utf8), field: 2),
          FieldValue([.text("theirs")]),
          clock: own.clock)
      ])
    remote.put(name, cipher.seal(BatchFile([others]).bytes, as: label))
    let met = try one.meet(at: remote)
    #expect(met.became != nil)
    for store in [two, one, two] { #expect(try store.meet(at: remote).waiting == [:]) }
    for store in [one, two] { #expect(try store.person("bob")?.name.text == "Bob") }
    let (fieldVersions, known) = (try one.fieldVersions(), try two.fieldVersions())
    #expect(fieldVersions == known, Comment(rawValue: SyncFixture.difference(fieldVersions, known)))
    #expect(try one.lines() == two.lines())
  }
}

/// Simulates a folder that another program syncs between computers.
private final class CarriedRemote: Remote {
  private let within = RemoteInMemory()

  var files: [RemoteFileName: [UInt8]] { within.files }

  /// Replaces a file.
  func put(_ name: RemoteFileName, _ bytes: [UInt8]) {
    within.remove(name)
    _ = within.create(name, bytes)
  }

  func list() -> RemoteListing { RemoteListing(files: within.list().files, disk: 1) }
  func read(_ name: RemoteFileName) -> [UInt8]? { within.read(name) }
  func create(_ name: RemoteFileName, _ bytes: [UInt8]) -> RemoteCreation {
    within.create(name, bytes)
  }
  func replaceHead(of device: DeviceID, by bytes: [UInt8]) {
    within.replaceHead(of: device, by: bytes)
  }
  func remove(_ name: RemoteFileName) { within.remove(name) }
}
