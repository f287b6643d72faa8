import Domain
import Testing

@Suite struct `The clock of sync` {
  @Test func `grows with every write, also while the clock of the computer stands or goes back`() {
    var clock = SyncClock()
    let values = [1000, 1000, 1000, 400, -7, 1001, .max, .min, .max].map { clock.tick(at: $0) }
    #expect(values == values.sorted() && Set(values).count == values.count)
    #expect(values[0] == 1000 << 16 && values[1] == 1000 << 16 + 1 && values[5] == 1001 << 16)
    var end = SyncClock(last: .max)
    #expect(end.tick(at: 0) == .max)
  }

  @Test func `goes on from what was received`() {
    var clock = SyncClock(last: 5)
    clock.follow(70_000)
    clock.follow(8)
    #expect(clock.tick(at: 1) == 70_001)
    #expect(SyncClock.milliseconds(of: SyncClock.value(at: 77)) == 77)
  }

  @Test func `takes from others what lies a day ahead, and no more`() {
    let noon: Int64 = 1_773_000_000_000
    let farthest = SyncClock.farthest(at: noon)
    #expect(SyncClock.value(at: noon + 86_400_000) <= farthest)
    #expect(SyncClock.value(at: noon + 86_400_001) > farthest)
    #expect(SyncClock.farthest(at: .max) < .max && SyncClock.farthest(at: .min) > 0)
  }

  @Test func `orders stamps by time, and at one time by device`() {
    let ordered = [
      SyncSamples.stamp(1, 9, 9), SyncSamples.stamp(2, 1, 7), SyncSamples.stamp(2, 2, 1),
      SyncSamples.stamp(2, 2, 2), SyncSamples.stamp(3, 1, 1),
    ]
    for (index, one) in ordered.enumerated() {
      for (other, two) in ordered.enumerated() { #expect((one < two) == (index < other)) }
    }
  }
}

@Suite struct `The name of a device` {
  @Test func `is 26 letters, which are those of one device alone`() throws {
    var dice = SyncDice(seed: 1)
    var drawn: [DeviceID] = []
    for _ in 0..<200 {
      let device = DeviceID(from: &dice)
      #expect(DeviceID(letters: device.letters) == device && device.letters.count == 26)
      #expect(SixteenBytes(device.value.bytes) == device.value)
      drawn.append(device)
    }
    #expect(Set(drawn).count == drawn.count)
    // Device IDs sort in the order of their letters.
    #expect(drawn.sorted().map(\.letters) == drawn.map(\.letters).sorted())
    for pair in zip(drawn, drawn.dropFirst()) {
      let newDeviceID = pair.0.newDeviceID(from: &dice)
      #expect(newDeviceID != pair.0 && (newDeviceID < pair.1) == (pair.0 < pair.1))
    }
    let last = DeviceID(SixteenBytes(high: .max, low: .max))
    #expect(last.letters == "zzzzzzzzzzzzzzzzzzzzzzzzzw")
    // The two unused bits at the end have to be zero.
    #expect(DeviceID(letters: "zzzzzzzzzzzzzzzzzzzzzzzzzz") == nil)
    #expect(DeviceID(letters: last.letters.uppercased()) == nil && DeviceID(letters: "") == nil)
    #expect(SixteenBytes([1, 2, 3]) == nil)
  }

  @Test func `binds a sealed file to where it lies`() {
    let label = SealedLabel(
      group: SyncSamples.group, kind: .batches, device: SyncSamples.device(1), first: 1, last: 40)
    var others = SealedLabel.Kind.allCases.dropFirst().map {
      SealedLabel(
        group: label.group, kind: $0, device: label.device, first: label.first, last: label.last)
    }
    others.append(
      SealedLabel(
        group: label.group, kind: label.kind, device: SyncSamples.device(2), first: 1, last: 40))
    others.append(
      SealedLabel(
        group: label.group, kind: label.kind, device: label.device, first: 40, last: 1))
    #expect(others.allSatisfy { $0.bytes != label.bytes && $0.bytes.count == label.bytes.count })
    #expect(label.bytes.starts(with: Array("haru-sync/1".utf8)) && label.bytes.count == 60)
  }
}
