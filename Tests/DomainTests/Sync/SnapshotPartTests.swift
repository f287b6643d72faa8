import Domain
import Testing

@Suite struct `The bytes of a snapshot` {
  /// Returns a random part of a snapshot with every kind of content.
  private func part(_ random: inout RandomBatches) -> SnapshotPart {
    var applied: [DeviceID: AppliedBatch] = [:]
    for number in 1...6 {
      applied[SyncSamples.device(number)] = AppliedBatch(
        seq: 300, chain: SixteenBytes(high: 1, low: UInt64(number)))
    }
    let head = SnapshotHead(group: SyncSamples.group, applied: applied, clock: 77, needs: 3)
    var fields: [FieldName: SnapshotField] = [:]
    for _ in 0..<random.below(3) {
      let batch = random.batch(of: 1 + random.below(6), seq: 1 + random.below(300))
      for change in batch.changes {
        let fieldVersion = FieldVersion(change.value, batch.stamp(of: change))
        let conflicts = (0..<random.below(3)).map {
          ConflictingVersion(
            .init(change.name, SyncSamples.stamp(UInt64($0), 1 + $0, 9)), change.value, reason: $0,
            isSettled: $0 == 1)
        }
        fields[change.name] = SnapshotField(change.name, [fieldVersion], conflicts: conflicts)
      }
    }
    let counter = SyncedDevice.name(.summed)
    fields[counter] = SnapshotField(
      counter, [2, 1, 4].map { FieldVersion(FieldValue($0), SyncSamples.stamp(5, $0, 2)) })
    let sorted = fields.values.sorted { $0.name < $1.name }
    return SnapshotPart(head, sorted, isLast: random.below(2) == 0)
  }

  private func expectNothingElse(_ bytes: [UInt8], than part: SnapshotPart?) {
    do throws(SyncRefusal) {
      let read = try SnapshotPart(bytes: bytes)
      #expect(read.bytes == bytes && read != part)
    } catch {}
  }

  @Test func `come back as the same fields`() throws {
    var random = RandomBatches(seed: 21)
    for _ in 0..<200 {
      let part = part(&random)
      #expect(try SnapshotPart(bytes: part.bytes) == part)
      #expect((part.bytes.count + SealedPadding.overhead) % SealedPadding.block == 0)
    }
  }

  @Test func `are an error or another part once they are harmed, and never trap`() {
    var random = RandomBatches(seed: 22)
    for _ in 0..<2 {
      let part = part(&random)
      let whole = part.bytes
      for index in whole.indices {
        for bit in 0..<8 {
          var bytes = whole
          bytes[index] ^= 1 << UInt8(bit)
          expectNothingElse(bytes, than: part)
        }
        expectNothingElse(Array(whole[..<index]), than: part)
        if index != whole.lastIndex(of: 0x80) {
          expectNothingElse(SealedPadding.added(to: Array(whole[..<index])), than: part)
        }
      }
    }
    for _ in 0..<1000 {
      var bytes = part(&random).bytes
      let end = bytes.lastIndex(of: 0x80) ?? 0
      let start = random.below(end)
      bytes.replaceSubrange(
        start..<min(end, start + random.below(12)), with: random.bytes(random.below(12)))
      guard let mark = bytes.lastIndex(of: 0x80) else { continue }
      expectNothingElse(SealedPadding.added(to: Array(bytes[..<mark])), than: nil)
    }
  }

  @Test func `of a later version are told from damage`() {
    var random = RandomBatches(seed: 23)
    var bytes = part(&random).bytes
    bytes[0] = 3
    #expect(throws: SyncRefusal.later(form: 3)) { try SnapshotPart(bytes: bytes) }
  }

  @Test func `take a few bytes for each field of a record`() {
    let device = SyncSamples.device(1)
    let head = SnapshotHead(
      group: SyncSamples.group,
      applied: [device: AppliedBatch(seq: 300, chain: SixteenBytes(high: 1, low: 1))], clock: 9)
    let stamp = SyncStamp(clock: 5, device: device, seq: 300)
    let fields = (0..<1000).flatMap { record in
      (0..<4).map { field in
        let id = "0123456789abcdef" + String(1000 + record)
        return SnapshotField(
          FieldName(list: 8, identity: Array(id.utf8), field: field),
          [FieldVersion(FieldValue(record), stamp)])
      }
    }
    // A head, 28 bytes for each record with its ID, and five bytes for each field with a small number.
    let count = SnapshotPart(head, fields, isLast: true).bytes.count
    #expect(count < 1000 * (28 + 4 * 5) + 512)
  }
}
