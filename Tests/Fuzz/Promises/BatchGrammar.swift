import Domain

/// Generates random sync files of other devices, with fields that this version knows and fields
/// that it does not know.
public enum BatchGrammar {
  /// The sync group of all generated files.
  public static let group = GroupID(SixteenBytes(high: 7, low: 7))

  /// Returns the id of the device with this number.
  public static func device(_ number: Int) -> DeviceID {
    DeviceID(SixteenBytes(high: 0, low: UInt64(number)))
  }

  /// Returns consecutive batches of one device.
  static func batches(_ dice: inout Dice) -> [SyncBatch] {
    let author = device(2 + dice.below(3))
    return (1...1 + dice.below(3)).map { seq in
      let clock = SyncClock.value(at: 1_772_000_000_000 + Int64(dice.below(1_000_000)))
      var saw = VersionVector()
      if dice.below(4) == 0 { saw[device(1)] = 1 }
      let conflicts = fields(&dice, below: 2).map { name, value in
        ConflictingVersion(
          .init(name, SyncStamp(clock: clock, device: author, seq: 1)), value,
          isSettled: dice.below(2) == 0)
      }
      let historyEntries =
        dice.below(3) == 0
        ? [
          SyncHistoryEntry(kind: dice.one(of: ["addMood", "later", ""]), subject: "강가", instant: 0)
        ] : []
      return SyncBatch(
        group: group, device: author, seq: seq, saw: saw, clock: clock,
        chain: seq == 1 ? .zero : SixteenBytes(high: 1, low: UInt64(seq)),
        historyEntries: historyEntries,
        changes: fields(&dice, below: 24).map { name, value in
          SyncBatch.Change(name, value, clock: clock - UInt64(dice.below(3)))
        }, conflicts: conflicts)
    }
  }

  /// Returns one part of a snapshot.
  static func part(_ dice: inout Dice) -> SnapshotPart {
    let author = device(2)
    let head = SnapshotHead(
      group: group,
      applied: [
        author: AppliedBatch(seq: 9, chain: SixteenBytes(high: 1, low: 9)),
        device(3): AppliedBatch(seq: 4, chain: SixteenBytes(high: 1, low: 4)),
      ], clock: SyncClock.value(at: 1_772_000_000_000))
    let fields = fields(&dice, below: 40).map { name, value in
      let stamp = SyncStamp(
        clock: head.clock - UInt64(dice.below(5)), device: device(2 + dice.below(2)),
        seq: 1 + dice.below(4))
      return SnapshotField(name, [FieldVersion(value, stamp)])
    }
    return SnapshotPart(head, fields, isLast: true)
  }

  /// Returns random fields, each once and sorted by name.
  private static func fields(
    _ dice: inout Dice, below count: Int
  ) -> [(FieldName, FieldValue)] {
    var found: [FieldName: FieldValue] = [:]
    for _ in 0..<dice.below(count) {
      let (list, identity) = (dice.below(23), identity(&dice))
      for _ in 0..<1 + dice.below(6) {
        let name = FieldName(list: list, identity: identity, field: dice.one(of: numbers))
        found[name] = value(of: name, &dice)
      }
    }
    return found.sorted { $0.key < $1.key }
  }

  private static let numbers = Array(0...13) + [64, 65, 96, 112, 113, 114, 130, 1000]

  private static func identity(_ dice: inout Dice) -> [UInt8] {
    switch dice.below(6) {
    case 0: Array("2026-03-0\(1 + dice.below(3))".utf8)
    case 1: (0..<16).map { UInt8($0 + dice.below(2)) }
    case 2: Array("1".utf8)
    case 3: FieldValue([.text("0123456789abcdefghj0"), .number(dice.below(3))]).bytes
    case 4: (0..<dice.below(30)).map { _ in UInt8(dice.below(256)) }
    default: Array("0123456789abcdefghj\(dice.below(4))".utf8)
    }
  }

  private static func value(of name: FieldName, _ dice: inout Dice) -> FieldValue {
    if name.rule == .summed { return FieldValue(number(&dice)) }
    if dice.below(5) == 0 { return FieldValue([.nothing]) }
    return FieldValue((0..<1 + dice.below(9)).map { _ in part(&dice) })
  }

  private static func part(_ dice: inout Dice) -> FieldValue.Part {
    switch dice.below(9) {
    case 0...2: .number(number(&dice))
    case 3...5: .text(dice.one(of: texts))
    case 6: .moment(instant: 1_772_000_000 + number(&dice) % 1_000_000, offset: 32_400)
    case 7: .nothing
    default:
      dice.below(2) == 0
        ? .blob(identity(&dice)) : .unknown(kind: UInt8(6 + dice.below(9)), [1, 2])
    }
  }

  private static func number(_ dice: inout Dice) -> Int {
    dice.one(of: [0, 1, 2, 5, 50, 100, 5000, 99_999, -1, .max, .min])
  }

  private static let texts = [
    "", "Ada", "강가", "2026-03-01", "2026-02-30", "03-01", "010-1234-5678", "9788937460449",
    "finished", "reading", "daily", "FREQ=DAILY", "Asia/Seoul", "0123456789abcdefghj1", "call",
    "e\u{301}", "\u{0}", "\u{1b}[2J", "#책 #봄",
  ]
}
