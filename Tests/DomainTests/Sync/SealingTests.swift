import Domain
import Testing

@Suite struct `What is written on a device` {
  private let laptop = SyncedDevice(1)
  private let desktop = SyncedDevice(2)

  private func mark(_ value: Int, _ record: String, entry: String? = nil, limit: Int) throws {
    try MarkWrites(laptop.store, limit: limit).mark(
      [.value(SyncedDevice.name(.last, record), FieldValue(value))],
      historyEntry: entry.map { SyncHistoryEntry(kind: $0, subject: "", instant: 0) },
      at: SyncedDevice.noon)
  }

  private func sealAll() throws -> [SyncBatch] {
    var batches: [SyncBatch] = []
    while let batch = try SealBatch(laptop.store, digest: SyncSamples.digest).seal() {
      batches.append(batch)
    }
    return batches
  }

  @Test func `is what its fields are in the end, in one batch`() throws {
    try mark(1, "a", entry: "moods.add", limit: 1000)
    try mark(2, "a", entry: "moods.edit", limit: 1000)
    try mark(3, "b", limit: 1000)
    let batches = try sealAll()
    #expect(batches.count == 1 && batches[0].seq == 1 && batches[0].chain == .zero)
    #expect(batches[0].changes.compactMap(\.value.number) == [2, 3])
    #expect(batches[0].historyEntries.map(\.kind) == ["moods.add", "moods.edit"])
    #expect(try sealAll().isEmpty && laptop.store.noted.isEmpty)
    try MarkWrites(laptop.store).mark([], historyEntry: nil, at: 0)
    #expect(try sealAll().isEmpty)
  }

  @Test func `goes into several batches where it is much, and none is left out`() throws {
    for number in 0..<100 { try mark(number, "record \(number)", entry: "d\(number)", limit: 200) }
    // Writing a field again moves it to the batch that is being written.
    for number in 0..<10 { try mark(-number, "record \(number)", limit: 200) }
    try desktop.write(1)
    let foreign = try desktop.seal()
    #expect(try laptop.receive(foreign) == .sealFirst)
    _ = try laptop.seal()
    // Only one batch is sealed so far. Nothing is received until all are.
    #expect(try laptop.receive(foreign) == .sealFirst)
    let batches = try laptop.store.unsent() + sealAll()
    #expect(batches.map(\.seq) == Array(1...batches.count) && batches.count > 5)
    #expect(batches.flatMap(\.changes).count == 100)
    #expect(batches.flatMap(\.historyEntries).count == 100)
    #expect(batches.allSatisfy { $0.changes.count < 15 })
    #expect(try laptop.receive(foreign) == .applied([SyncedDevice.name()]))
    for batch in batches {
      guard case .applied = try desktop.receive(batch) else { throw SyncRefusal.damaged(at: 0) }
    }
    #expect(desktop.store.fieldVersions == laptop.store.fieldVersions)
  }

  @Test func `keeps its numbers without gaps where a batch was emptied by later writes`() throws {
    for _ in 0..<3 { for record in ["a", "b"] { try mark(1, record, limit: 25) } }
    let batches = try sealAll()
    #expect(batches.map(\.seq) == [1, 2])
    #expect(batches.map(\.changes.count) == [0, 2])
    for batch in batches {
      guard case .applied = try desktop.receive(batch) else { throw SyncRefusal.damaged(at: 0) }
    }
    #expect(desktop.store.fieldVersions == laptop.store.fieldVersions)
  }

  @Test func `settles nothing before the write that covers it goes`() throws {
    let id = ConflictingVersion.Name(SyncedDevice.name(), SyncSamples.stamp(1, 3, 1))
    laptop.store.keep(ConflictingVersion(id, FieldValue(7)), isNew: false)
    for record in ["a", "b", "c"] { try mark(1, record, limit: 25) }
    try laptop.write(8)
    let batches = try sealAll()
    #expect(batches.map(\.changes.count) == [3, 1])
    #expect(batches.map { $0.conflicts.map(\.isSettled) } == [[], [true]])
  }

  @Test func `tells of any number of losers, some in each batch`() throws {
    let count = SealBatch.mostConflicts + 10
    for number in 0..<count {
      let id = ConflictingVersion.Name(SyncedDevice.name(), SyncSamples.stamp(UInt64(number), 3, 1))
      laptop.store.keep(ConflictingVersion(id, FieldValue(number)), isNew: true)
    }
    let batches = try sealAll()
    #expect(batches.map(\.conflicts.count) == [SealBatch.mostConflicts, 10])
    #expect(Set(batches.flatMap(\.conflicts).map(\.id)).count == count)
  }

  @Test func `is one moment for one deed`() throws {
    let writes = (0..<3).map {
      FieldWrite.value(SyncedDevice.name(.last, "record \($0)"), FieldValue($0))
    }
    try MarkWrites(laptop.store).mark(writes, historyEntry: nil, at: SyncedDevice.noon)
    #expect(Set(laptop.store.fieldVersions.values.map(\.stamp)).count == 1)
    try MarkWrites(laptop.store).mark(writes, historyEntry: nil, at: SyncedDevice.noon - 99_999)
    let batch = try #require(try sealAll().first)
    #expect(batch.clock == SyncClock.value(at: SyncedDevice.noon) + 1)
    #expect(batch.changes.allSatisfy { $0.clock == batch.clock })
  }
}
