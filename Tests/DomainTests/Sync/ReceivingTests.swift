import Domain
import Testing

/// A device for these tests, with one method for each operation of sync.
struct SyncedDevice {
  let store: FieldVersionsInMemory
  var vocabulary = 1

  static let noon: Int64 = 1_773_000_000_000

  init(_ number: Int) {
    store = FieldVersionsInMemory(
      SyncPosition(group: SyncSamples.group, device: SyncSamples.device(number)))
  }

  /// Returns the name of a field with this rule in a record.
  static func name(_ rule: FieldRule = .last, _ record: String = "one") -> FieldName {
    FieldName(list: 1, identity: Array(record.utf8), field: rule.fields.lowerBound + 1)
  }

  func write(
    _ value: Int, _ name: FieldName = name(), at time: Int64 = noon
  ) throws(StorageFailure) {
    let write: FieldWrite =
      name.rule == .summed ? .count(name, value) : .value(name, FieldValue(value))
    try MarkWrites(store).mark([write], historyEntry: nil, at: time)
  }

  func seal() throws -> SyncBatch {
    try #require(
      try SealBatch(store, digest: SyncSamples.digest, vocabulary: vocabulary, needs: vocabulary)
        .seal())
  }

  func receive(_ batch: SyncBatch, at time: Int64 = noon) throws(StorageFailure) -> Receipt {
    try ReceiveBatch(store, digest: SyncSamples.digest).receive(batch, at: time)
  }

  func value(_ name: FieldName = name()) -> Int? { store.fieldVersion(name)?.value.number }

  /// The values that lost in open conflicts, sorted.
  var open: [Int] {
    store.entries.values.filter { !$0.isSettled }.compactMap(\.value.number).sorted()
  }
}

@Suite struct `A batch of another device` {
  private let laptop = SyncedDevice(1)
  private let desktop = SyncedDevice(2)
  private let tablet = SyncedDevice(3)

  @Test func `waits until the writes here are sealed`() throws {
    try desktop.write(2)
    let batch = try desktop.seal()
    try laptop.write(1)
    #expect(try laptop.receive(batch) == .sealFirst)
    #expect(laptop.value() == 1 && laptop.store.version()[SyncSamples.device(2)] == 0)
    _ = try laptop.seal()
    #expect(try laptop.receive(batch) == .applied([SyncedDevice.name()]))
    #expect(laptop.value() == 2 && laptop.open == [1])
    // A conflict that is not sent yet does not stop receiving. It is sent with the next batch.
    try desktop.write(3)
    #expect(try laptop.receive(try desktop.seal()) == .applied([SyncedDevice.name()]))
    #expect(try laptop.seal().conflicts.map(\.isSettled) == [false])
  }

  @Test func `waits for the one before, and for what its author had seen`() throws {
    try desktop.write(1)
    let first = try desktop.seal()
    try desktop.write(2)
    let second = try desktop.seal()
    #expect(try laptop.receive(second) == .waits(for: SyncSamples.device(2), seq: 1))
    _ = try tablet.receive(first)
    _ = try tablet.receive(second)
    try tablet.write(3)
    let third = try tablet.seal()
    #expect(try laptop.receive(third) == .waits(for: SyncSamples.device(2), seq: 1))
    #expect(try laptop.receive(first) == .applied([SyncedDevice.name()]))
    #expect(try laptop.receive(third) == .waits(for: SyncSamples.device(2), seq: 2))
    #expect(try laptop.receive(second) == .applied([SyncedDevice.name()]))
    #expect(try laptop.receive(third) == .applied([SyncedDevice.name()]))
    for batch in [first, second, third] { #expect(try laptop.receive(batch) == .came) }
    #expect(laptop.value() == 3 && laptop.open.isEmpty)
  }

  @Test func `of a clock more than a day ahead waits until it is no more`() throws {
    let day = SyncClock.tolerance
    try desktop.write(1, at: SyncedDevice.noon + day + 1000)
    let batch = try desktop.seal()
    #expect(try laptop.receive(batch) == .ahead(milliseconds: day + 1000))
    #expect(laptop.value() == nil && laptop.store.storedPosition.clock.last == 0)
    #expect(
      try laptop.receive(batch, at: SyncedDevice.noon + 1000)
        == .applied([SyncedDevice.name()]))
    // From then on the clock of this device is later than that of the batch.
    try laptop.write(2)
    #expect(laptop.value() == 2 && laptop.store.storedPosition.clock.last == batch.clock + 1)
  }

  @Test func `in the words of a later version is left for it`() throws {
    var newer = desktop
    newer.vocabulary = 2
    try newer.write(1)
    #expect(try laptop.receive(try newer.seal()) == .later(vocabulary: 2))
    #expect(laptop.value() == nil)
  }

  @Test func `that does not follow upon the last one, or is another one, is a fork`() throws {
    try desktop.write(1)
    let twin = SyncedDevice(2)
    try twin.write(9)
    #expect(try laptop.receive(try desktop.seal()) == .applied([SyncedDevice.name()]))
    #expect(try laptop.receive(try twin.seal()) == .forked)
    try twin.write(10)
    #expect(try laptop.receive(try twin.seal()) == .forked)
    #expect(laptop.value() == 1)
  }

  @Test func `that knows more of this device than it does makes it another one`() throws {
    try laptop.write(1)
    let old = laptop.store.copy()
    let first = try laptop.seal()
    _ = try desktop.receive(first)
    try desktop.write(2)
    let second = try desktop.seal()
    let copy = ReceiveBatch(old, digest: SyncSamples.digest)
    #expect(try copy.receive(first, at: SyncedDevice.noon) == .copied)
    #expect(try copy.receive(second, at: SyncedDevice.noon) == .copied)
    try TakeNewDeviceID(old, digest: SyncSamples.digest).takeNewDeviceID(SyncSamples.device(9))
    #expect(try copy.receive(first, at: SyncedDevice.noon) == .sealFirst)
    let own = try #require(try SealBatch(old, digest: SyncSamples.digest).seal())
    #expect(own.device == SyncSamples.device(9) && own.seq == 1)
    for batch in [first, second] {
      guard case .applied = try copy.receive(batch, at: SyncedDevice.noon) else {
        Issue.record("\(batch.seq) was not applied")
        return
      }
    }
    #expect(old.fieldVersion(SyncedDevice.name())?.value.number == 2)
    // The same value under the old and the new ID is no conflict. The value 1 conflicts with 2, whose author had not
    // seen it under the new ID.
    #expect(old.newConflicts(atMost: 9).compactMap(\.value.number) == [1])
  }

  @Test func `of another group is none of ours`() throws {
    let batch = SyncBatch(
      group: GroupID(.zero), device: SyncSamples.device(2), seq: 1, saw: VersionVector(), clock: 1,
      chain: .zero)
    #expect(try laptop.receive(batch) == .foreign)
  }
}

@Suite struct `A field that several devices wrote` {
  private let laptop = SyncedDevice(1)
  private let desktop = SyncedDevice(2)

  /// Seals the changes of both devices, exchanges the batches, and then exchanges the conflicts.
  private func meet() throws {
    let (one, other) = (try laptop.seal(), try desktop.seal())
    _ = try laptop.receive(other)
    _ = try desktop.receive(one)
    for _ in 0..<3 {
      if let conflicts = try SealBatch(laptop.store, digest: SyncSamples.digest).seal() {
        _ = try desktop.receive(conflicts)
      }
      if let conflicts = try SealBatch(desktop.store, digest: SyncSamples.digest).seal() {
        _ = try laptop.receive(conflicts)
      }
    }
    #expect(laptop.store.fieldVersions == desktop.store.fieldVersions)
    #expect(laptop.store.entries == desktop.store.entries)
  }

  @Test func `has the later value, and tells the other one until somebody writes it again`() throws
  {
    try laptop.write(1)
    try desktop.write(2)
    try meet()
    #expect(laptop.value() == 2 && laptop.open == [1] && desktop.open == [1])
    try laptop.write(3)
    try desktop.write(7, SyncedDevice.name(.last, "other"))
    try meet()
    #expect(laptop.value() == 3 && laptop.open.isEmpty && desktop.open.isEmpty)
  }

  @Test func `tells nobody where both wrote the same`() throws {
    try laptop.write(5)
    try desktop.write(5)
    try meet()
    #expect(laptop.store.entries.isEmpty)
  }

  @Test func `is let be by one for all`() throws {
    try laptop.write(1)
    try desktop.write(2)
    try meet()
    let id = try #require(laptop.store.entries.keys.first)
    try CloseConflict(laptop.store).close(id)
    try desktop.write(8, SyncedDevice.name(.last, "other"))
    try meet()
    #expect(laptop.value() == 2 && desktop.open.isEmpty)
    try CloseConflict(laptop.store).close(id)
    #expect(laptop.store.news.isEmpty)
  }

  @Test func `of an order, or of what was seen, tells nobody`() throws {
    try laptop.write(1, SyncedDevice.name(.quiet))
    try desktop.write(2, SyncedDevice.name(.quiet))
    try meet()
    #expect(laptop.value(SyncedDevice.name(.quiet)) == 2 && laptop.store.entries.isEmpty)
  }

  @Test func `that was drawn for a day keeps what was drawn first`() throws {
    let name = SyncedDevice.name(.first)
    try laptop.write(1, name, at: SyncedDevice.noon + 5)
    try desktop.write(2, name)
    try laptop.write(3, name, at: SyncedDevice.noon + 9)
    #expect(laptop.value(name) == 1)
    try meet()
    #expect(laptop.value(name) == 2 && laptop.store.entries.isEmpty)
  }

  @Test func `that counts has what all of them added`() throws {
    let name = SyncedDevice.name(.summed)
    try laptop.write(5, name)
    try desktop.write(2, name)
    try meet()
    #expect(try laptop.store.sum(of: name) == 7)
    // Both devices count at the same time.
    try laptop.write(8, name)
    try desktop.write(8, name)
    try meet()
    #expect(try desktop.store.sum(of: name) == 9)
    try laptop.write(.max, name)
    try desktop.write(.max, name)
    try meet()
    #expect(try laptop.store.sum(of: name) == desktop.store.sum(of: name))
  }

  @Test func `knows its rule by its number, in whatever version`() {
    for rule in FieldRule.allCases {
      for field in rule.fields {
        #expect(FieldRule(field: field) == rule && FieldRule(field: field + 128 * 7) == rule)
      }
    }
    #expect(FieldRule.allCases.map(\.fields.count).reduce(0, +) == 128)
  }
}
