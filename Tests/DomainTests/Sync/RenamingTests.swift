import Domain
import Testing

/// A store that was copied or restored and gets a new device ID.
@Suite struct `A copy of a device` {
  private let laptop = SyncedDevice(1)
  private let desktop = SyncedDevice(2)
  private let other = SyncedDevice.name(.last, "other")
  private let counter = SyncedDevice.name(.summed)

  private func become(_ number: Int, _ store: FieldVersionsInMemory) throws {
    try TakeNewDeviceID(store, digest: SyncSamples.digest).takeNewDeviceID(
      SyncSamples.device(number))
  }

  private func seal(_ store: FieldVersionsInMemory) throws -> SyncBatch? {
    try SealBatch(store, digest: SyncSamples.digest).seal()
  }

  private func receive(_ batch: SyncBatch, _ store: FieldVersionsInMemory) throws -> Receipt {
    try ReceiveBatch(store, digest: SyncSamples.digest).receive(batch, at: SyncedDevice.noon)
  }

  @Test func `hands on what was not published, each with what its author had seen`() throws {
    try laptop.write(1)
    let first = try laptop.seal()
    try SealBatch(laptop.store, digest: SyncSamples.digest).published(1)
    try laptop.write(2)
    let second = try laptop.seal()
    // This batch is received after the second one was sealed, and before the device gets a new ID.
    try desktop.write(7, other)
    #expect(try laptop.receive(try desktop.seal()) == .applied([other]))
    try laptop.write(8, other)
    try become(9, laptop.store)
    let unsent = laptop.store.unsent()
    #expect(unsent.map(\.device) == [SyncSamples.device(9)] && unsent.map(\.seq) == [1])
    #expect(unsent[0].changes == second.changes && unsent[0].chain == .zero)
    #expect(unsent[0].saw == VersionVector([SyncSamples.device(1): 1]))
    #expect(laptop.store.storedPosition.next == 2)
    #expect(laptop.store.fieldVersion(other)?.stamp.device == SyncSamples.device(9))
    let last = try #require(try seal(laptop.store))
    #expect(
      last.seq == 2 && last.chain == BatchFile.chain(after: unsent[0], by: SyncSamples.digest))
    #expect(
      last.saw == VersionVector([SyncSamples.device(1): 1, SyncSamples.device(2): 1]))
    // A device that has the first batch applies both batches of the new ID, and has the same values.
    #expect(try desktop.receive(first) == .applied([SyncedDevice.name()]))
    for batch in [unsent[0], last] {
      guard case .applied = try desktop.receive(batch) else { throw SyncRefusal.damaged(at: 0) }
    }
    #expect(desktop.store.fieldVersions == laptop.store.fieldVersions)
  }

  @Test func `does not pass for having known what it received before it had its name`() throws {
    let (phone, reader) = (SyncedDevice(3), SyncedDevice(4))
    try desktop.write(3)
    let fromDesktop = try desktop.seal()
    try phone.write(9, at: SyncedDevice.noon + 2)
    for batch in [fromDesktop, try phone.seal()] { _ = try reader.receive(batch) }
    #expect(reader.open == [3])
    // The laptop writes without having seen the other values. It receives one of them before it gets a new ID.
    try laptop.write(5, at: SyncedDevice.noon + 1)
    _ = try laptop.seal()
    #expect(try laptop.receive(fromDesktop) == .applied([]))
    try become(9, laptop.store)
    for batch in laptop.store.unsent() { _ = try reader.receive(batch) }
    #expect(reader.value() == 9 && reader.open == [3, 5])
  }

  @Test func `reads what its old self goes on with as that of a stranger`() throws {
    try laptop.write(1)
    let first = try laptop.seal()
    try SealBatch(laptop.store, digest: SyncSamples.digest).published(1)
    let copy = laptop.store.copy()
    try laptop.write(2)
    let second = try laptop.seal()
    #expect(try receive(second, copy) == .copied)
    try become(9, copy)
    #expect(try receive(first, copy) == .came)
    #expect(try receive(second, copy) == .applied([SyncedDevice.name()]))
    #expect(copy.fieldVersions == laptop.store.fieldVersions && copy.entries.isEmpty)
  }

  @Test func `leaves its old name in nothing it tells`() throws {
    try desktop.write(5, at: SyncedDevice.noon + 9)
    try laptop.write(1)
    _ = try laptop.seal()
    #expect(try laptop.receive(try desktop.seal()) == .applied([SyncedDevice.name()]))
    #expect(laptop.open == [1])
    let isSealed = laptop.store.copy()
    _ = try seal(isSealed)
    for store in [laptop.store, isSealed] {
      let wasNew = !store.newConflicts(atMost: 9).isEmpty
      try become(9, store)
      let loser = try #require(store.entries.keys.first)
      #expect(loser.stamp.device == SyncSamples.device(9) && loser.stamp.seq == 1)
      #expect(store.entries.count == 1 && store.entries[loser]?.id == loser)
      #expect(store.newConflicts(atMost: 9).isEmpty != wasNew)
      if wasNew { _ = try seal(store) }
      let conflicts = store.unsent().flatMap(\.conflicts)
      #expect(conflicts.map(\.id) == [loser])
      // A device that has received everything else applies all of these batches.
      let reader = desktop.store.copy()
      for batch in store.unsent() {
        guard case .applied = try receive(batch, reader) else {
          Issue.record("\(batch.seq) was not applied")
          return
        }
      }
      #expect(reader.entries == store.entries)
    }
  }

  @Test func `takes the deeds of batches that are not sealed along`() throws {
    try laptop.write(1)
    _ = try laptop.seal()
    try SealBatch(laptop.store, digest: SyncSamples.digest).published(1)
    for number in 0..<4 {
      try MarkWrites(laptop.store, limit: 30).mark(
        [.value(SyncedDevice.name(.last, "record \(number)"), FieldValue(number))],
        historyEntry: SyncHistoryEntry(kind: "d\(number)", subject: "", instant: 0),
        at: SyncedDevice.noon)
    }
    try become(9, laptop.store)
    var kinds: [[String]] = []
    while let batch = try seal(laptop.store) { kinds.append(batch.historyEntries.map(\.kind)) }
    #expect(kinds == [["d0", "d1"], ["d2", "d3"]])
    #expect(laptop.store.unsent().map(\.seq) == [1, 2] && laptop.store.noted.isEmpty)
  }

  @Test func `counts what it added, and not once more what its old self said`() throws {
    try laptop.write(5, counter)
    let first = try laptop.seal()
    try SealBatch(laptop.store, digest: SyncSamples.digest).published(1)
    try laptop.write(7, counter)
    _ = try laptop.seal()
    try laptop.write(8, counter)
    try become(9, laptop.store)
    _ = try seal(laptop.store)
    #expect(try laptop.store.sum(of: counter) == 8)
    let said = laptop.store.unsent().flatMap(\.changes).compactMap(\.value.number)
    #expect(said == [2, 3])
    _ = try desktop.receive(first)
    for batch in laptop.store.unsent() { _ = try desktop.receive(batch) }
    #expect(try desktop.store.sum(of: counter) == 8)
    // The device gets another new ID after the count was published under the previous one.
    for batch in laptop.store.unsent() {
      try SealBatch(laptop.store, digest: SyncSamples.digest).published(batch.seq)
    }
    try laptop.write(10, counter)
    try become(10, laptop.store)
    #expect(try laptop.store.sum(of: counter) == 10)
    let last = try #require(try seal(laptop.store))
    #expect(last.changes.compactMap(\.value.number) == [2])
    _ = try desktop.receive(last)
    #expect(try desktop.store.sum(of: counter) == 10)
    // The device gets another new ID before anything was published under the previous one.
    try become(11, laptop.store)
    #expect(laptop.store.unsent().flatMap(\.changes).compactMap(\.value.number) == [2])
    #expect(try laptop.store.sum(of: counter) == 10)
  }
}
