import Domain
import Testing

@Suite struct `A snapshot of another device` {
  private let laptop = SyncedDevice(1)
  private let desktop = SyncedDevice(2)

  /// Merges the complete snapshot of another device. Returns the refusal, or nil if it was merged.
  private func unite(
    _ device: SyncedDevice, with other: SyncedDevice, at time: Int64 = SyncedDevice.noon
  ) throws -> Receipt? {
    let (head, fields) = other.store.snapshot
    let merging = try MergeSnapshot(device.store, head)
    if let refusal = try merging.refusal(at: time) { return refusal }
    for field in fields { _ = try merging.merge(field) }
    try merging.end()
    return nil
  }

  private func publish(_ device: SyncedDevice) throws -> SyncBatch {
    let batch = try device.seal()
    try SealBatch(device.store, digest: SyncSamples.digest).published(batch.seq)
    return batch
  }

  @Test func `gives a new device everything, and it goes on from there`() throws {
    for value in 1...3 {
      try laptop.write(value)
      _ = try publish(laptop)
    }
    #expect(try unite(desktop, with: laptop) == nil)
    #expect(desktop.store.fieldVersions == laptop.store.fieldVersions)
    #expect(desktop.store.version() == laptop.store.version())
    try laptop.write(4)
    #expect(try desktop.receive(try publish(laptop)) == .applied([SyncedDevice.name()]))
    try desktop.write(5)
    #expect(try laptop.receive(try publish(desktop)) == .applied([SyncedDevice.name()]))
    #expect(laptop.value() == 5 && laptop.store.entries.isEmpty)
  }

  @Test func `covers what its author knew, and tells what neither had seen`() throws {
    let (one, two) = (SyncedDevice.name(.last, "one"), SyncedDevice.name(.last, "two"))
    try laptop.write(1, one)
    try laptop.write(1, two)
    _ = try desktop.receive(try publish(laptop))
    // A device that had seen field `one` writes it again. Both devices write field `two` at the same time.
    try desktop.write(2, one)
    try desktop.write(2, two, at: SyncedDevice.noon + 9)
    _ = try publish(desktop)
    try laptop.write(3, two)
    _ = try publish(laptop)
    #expect(try unite(laptop, with: desktop) == nil)
    #expect(laptop.value(one) == 2 && laptop.value(two) == 2 && laptop.open == [3])
  }

  @Test func `is refused like a batch`() throws {
    try desktop.write(1)
    let day = SyncClock.tolerance
    try desktop.write(2, at: SyncedDevice.noon + day + 5)
    _ = try publish(desktop)
    #expect(try unite(laptop, with: desktop) == .ahead(milliseconds: day + 5))
    try laptop.write(1)
    #expect(try unite(laptop, with: desktop, at: .max) == .sealFirst)
    _ = try publish(laptop)
    let old = SyncedDevice(1)
    #expect(try unite(old, with: laptop) == .copied)
    let foreign = SnapshotHead(group: GroupID(.zero), applied: [:], clock: 0)
    #expect(try MergeSnapshot(laptop.store, foreign).refusal(at: 0) == .foreign)
    let later = SnapshotHead(group: SyncSamples.group, applied: [:], clock: 0, needs: 2)
    #expect(
      try MergeSnapshot(laptop.store, later).refusal(at: 0) == .later(vocabulary: 2))
  }
}
