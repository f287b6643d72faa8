/// Parses a batch from untrusted bytes.
extension BatchBytes {
  /// Parses one batch; device numbers refer to the table of its file.
  static func read(
    _ reader: inout WireReader, _ table: DeviceTable
  ) throws(SyncRefusal) -> SyncBatch {
    try expectForm(&reader)
    let group = GroupID(try reader.sixteen())
    let device = DeviceID(try reader.sixteen())
    let seq = try reader.number(in: 1..<SyncStamp.lastSeq + 1)
    let saw = try saw(&reader, table, by: device)
    let clock = try reader.clock()
    let chain = try reader.sixteen()
    guard (seq == 1) == (chain == .zero) else { throw reader.damage }
    var historyEntries: [SyncHistoryEntry] = []
    for _ in 0..<(try reader.count(ofAtLeast: 5)) {
      historyEntries.append(try historyEntry(&reader))
    }
    let changes = try changes(&reader, before: clock)
    var conflicts: [ConflictingVersion] = []
    for _ in 0..<(try reader.count(ofAtLeast: 16)) {
      let entry = try entry(&reader, table, by: device)
      if let last = conflicts.last, last.id >= entry.id { throw reader.damage }
      conflicts.append(entry)
    }
    let vocabulary = try self.vocabulary(&reader)
    let needs = try reader.number(in: 1..<vocabulary + 1)
    return SyncBatch(
      group: group, device: device, seq: seq, saw: saw, clock: clock, chain: chain,
      historyEntries: historyEntries,
      changes: changes, conflicts: conflicts, vocabulary: vocabulary, needs: needs)
  }

  /// Parses the vocabulary of the author, which is a version of the lists and fields. A number beyond the known range
  /// comes from a later version and is not damage.
  private static func vocabulary(_ reader: inout WireReader) throws(SyncRefusal) -> Int {
    let number = try reader.number()
    guard number > 0 else { throw reader.damage }
    guard let known = Int(exactly: number), SyncBatch.vocabularies.contains(known) else {
      throw .later(form: Int(form))
    }
    return known
  }

  /// Checks the format byte. Throws `.later` for the format of a later version. Throws `.damaged` for the byte 0, and
  /// for a file that holds only padding.
  static func expectForm(_ reader: inout WireReader) throws(SyncRefusal) {
    let form = try reader.nextByte()
    guard form != 0, !reader.hasOnlyPadding else { throw reader.damage }
    guard form <= Self.form else { throw .later(form: Int(form)) }
    _ = try reader.byte()
  }

  private static func saw(
    _ reader: inout WireReader, _ table: DeviceTable, by author: DeviceID
  ) throws(SyncRefusal) -> VersionVector {
    var saw = VersionVector()
    var last = 0
    for _ in 0..<(try reader.count(ofAtLeast: 2)) {
      let number = try reader.number(in: last + 1..<table.devices.count + 1)
      guard let device = table.device(number), device != author else { throw reader.damage }
      saw[device] = try reader.number(in: 1..<SyncStamp.lastSeq + 1)
      last = number
    }
    return saw
  }

  private static func historyEntry(_ reader: inout WireReader) throws(SyncRefusal)
    -> SyncHistoryEntry
  {
    guard case .text(let kind) = try reader.part(), case .text(let subject) = try reader.part()
    else { throw reader.damage }
    return SyncHistoryEntry(kind: kind, subject: subject, instant: try reader.instant())
  }

  private static func changes(
    _ reader: inout WireReader, before clock: UInt64
  ) throws(SyncRefusal) -> [SyncBatch.Change] {
    var changes: [SyncBatch.Change] = []
    for _ in 0..<(try reader.count(ofAtLeast: 6)) {
      let list = try reader.number(in: FieldName.numbers)
      let identity = try identity(&reader)
      let count = try reader.count(ofAtLeast: 2)
      // A record needs at least one field, and its fields must be in one run.
      let record = FieldName(list: list, identity: identity, field: 0)
      guard count > 0, changes.last?.name.isOfRecord(record) != true else { throw reader.damage }
      for _ in 0..<count {
        let field = try reader.number(in: FieldName.numbers)
        let name = FieldName(list: list, identity: identity, field: field)
        let value = try value(&reader, of: name)
        let change = SyncBatch.Change(name, value, clock: try end(&reader, before: clock))
        if let last = changes.last, last.name >= name { throw reader.damage }
        changes.append(change)
      }
    }
    return changes
  }

  /// Decodes the clock of a change from the end marker of its value.
  private static func end(
    _ reader: inout WireReader, before clock: UInt64
  ) throws(SyncRefusal) -> UInt64 {
    guard try reader.byte() == endBefore else { return clock }
    let before = try reader.number()
    guard before > 0, before <= clock else { throw reader.damage }
    return clock - before
  }

  private static func entry(
    _ reader: inout WireReader, _ table: DeviceTable, by author: DeviceID
  ) throws(SyncRefusal) -> ConflictingVersion {
    let list = try reader.number(in: FieldName.numbers)
    let identity = try identity(&reader)
    let field = try reader.number(in: FieldName.numbers)
    let name = FieldName(list: list, identity: identity, field: field)
    let value = try value(&reader, of: name)
    guard try reader.byte() == end else { throw reader.damage }
    let number = try reader.number(in: 0..<table.devices.count + 1)
    guard let device = number == 0 ? author : table.device(number), number == 0 || device != author
    else { throw reader.damage }
    let clock = try reader.clock()
    let seq = try reader.number(in: 1..<SyncStamp.lastSeq + 1)
    let reason = try reader.number(in: FieldName.numbers)
    let state = try reader.byte()
    guard state == open || state == settled else { throw reader.damage }
    return ConflictingVersion(
      .init(name, SyncStamp(clock: clock, device: device, seq: seq)), value, reason: reason,
      isSettled: state == settled)
  }

  static func value(
    _ reader: inout WireReader, of name: FieldName
  ) throws(SyncRefusal) -> FieldValue {
    let start = reader.offset
    while true {
      let next = try reader.nextByte()
      if next == end || next == endBefore { break }
      try reader.skipPart()
    }
    let value = FieldValue(walked: reader.content(from: start, to: reader.offset))
    // A summed field must hold a number.
    guard name.rule != .summed || value.number != nil else { throw reader.damage }
    return value
  }

  static func identity(_ reader: inout WireReader) throws(SyncRefusal) -> [UInt8] {
    if try reader.nextByte() < plainIdentity { return unpacked(try reader.plain(idBytes)) }
    guard try reader.byte() == plainIdentity else { throw reader.damage }
    let identity = try reader.counted()
    guard identity.count <= FieldName.identityLimit, packed(identity) == nil else {
      throw reader.damage
    }
    return identity
  }
}
