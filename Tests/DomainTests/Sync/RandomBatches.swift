import Domain

/// Makes random batches with every kind of content.
struct RandomBatches {
  private var dice: SyncDice

  init(seed: Int) { dice = SyncDice(seed: seed) }

  /// Returns a random batch of a device, small enough to flip each of its bits in a test.
  mutating func batch(of device: Int = 3, seq: Int? = nil) -> SyncBatch {
    let seq = seq ?? one(of: [1, 2, 41, 300, SyncStamp.lastSeq])
    let clock = dice.one(of: [UInt64.max, 1_773_000_000_000 << 16, 5, 0])
    var saw = VersionVector()
    for other in 1...6 where dice.falls(400) {
      saw[SyncSamples.device(other)] = one(of: [1, 17, 127, 128, SyncStamp.lastSeq])
    }
    var changes: [FieldName: SyncBatch.Change] = [:]
    for _ in 0..<dice.below(5) {
      let name = self.name()
      let earlier = min(clock, dice.one(of: [0, 0, 1, 127, 128, UInt64.max]))
      changes[name] = .init(name, value(of: name), clock: clock - earlier)
    }
    var conflicts: [ConflictingVersion.Name: ConflictingVersion] = [:]
    for _ in 0..<dice.below(3) {
      let name = self.name()
      let stamp = SyncSamples.stamp(dice.next(), 1 + dice.below(6), 1 + dice.below(300))
      let id = ConflictingVersion.Name(name, stamp)
      conflicts[id] = ConflictingVersion(
        id, value(of: name), reason: dice.below(300), isSettled: dice.falls(500))
    }
    var historyEntries: [SyncHistoryEntry] = []
    for _ in 0..<dice.below(3) {
      historyEntries.append(SyncHistoryEntry(kind: text(), subject: text(), instant: number()))
    }
    return SyncBatch(
      group: SyncSamples.group, device: SyncSamples.device(device), seq: seq, saw: saw,
      clock: clock,
      chain: seq == 1 ? .zero : SixteenBytes(high: dice.next(), low: 1),
      historyEntries: historyEntries,
      changes: Array(changes.values), conflicts: Array(conflicts.values), vocabulary: 300,
      needs: 1 + dice.below(300))
  }

  /// Returns the same batch with its number increased by `count`.
  static func after(_ batch: SyncBatch, by count: Int) -> SyncBatch {
    SyncBatch(
      group: batch.group, device: batch.device, seq: batch.seq + count, saw: batch.saw,
      clock: batch.clock, chain: batch.chain, changes: batch.changes)
  }

  mutating func one(of numbers: [Int]) -> Int { dice.one(of: numbers) }

  /// Returns a random number from 0 up to, but not including, `bound`.
  mutating func below(_ bound: Int) -> Int { dice.below(bound) }

  /// Returns random bytes.
  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
  }

  private mutating func name() -> FieldName {
    let letters = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
    let identity: [UInt8] =
      switch dice.below(4) {
      case 0: (0..<20).map { _ in dice.one(of: letters) }
      case 1: Array("7zzzzzzzzzzzzzzzzzz0".utf8)
      case 2: Array(text().utf8)
      default: bytes(dice.below(40))
      }
    return FieldName(
      list: dice.one(of: [0, 8, 127, 128, FieldName.numbers.upperBound - 1]), identity: identity,
      field: dice.one(of: [0, 1, 63, 64, 100, 112, 128, FieldName.numbers.upperBound - 1]))
  }

  private mutating func value(of name: FieldName) -> FieldValue {
    if name.rule == .summed { return FieldValue(number()) }
    return FieldValue((0..<dice.below(5)).map { _ in part() })
  }

  private mutating func part() -> FieldValue.Part {
    switch dice.below(6) {
    case 0: .number(number())
    case 1: .text(text())
    case 2: .blob(bytes(dice.below(9)))
    case 3: .moment(instant: number(), offset: number())
    case 4: .nothing
    default: .unknown(kind: UInt8(6 + dice.below(9)), bytes(dice.below(9)))
    }
  }

  private mutating func number() -> Int {
    let any = Int(truncatingIfNeeded: dice.next())
    return dice.one(of: [0, 1, -1, 63, 64, -64, -65, 32_400, .max, .min, any])
  }

  private mutating func text() -> String {
    dice.one(of: ["", "강가", "moods.edit", "e\u{301}", "\u{0}", "👩‍👩‍👧", "가\u{1100}"])
  }
}
