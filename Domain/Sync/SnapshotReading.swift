/// Reads parts of snapshots out of bytes anybody may have made.
extension SnapshotBytes {
  /// Reads a part.
  static func part(_ reader: inout WireReader) throws(SyncRefusal) -> SnapshotPart {
    try BatchBytes.expectForm(&reader)
    let group = GroupID(try reader.sixteen())
    let clock = try reader.clock()
    let needs = try reader.number(in: SyncBatch.vocabularies)
    var applied: [DeviceID: AppliedBatch] = [:]
    var devices: [DeviceID] = []
    for _ in 0..<(try reader.count(ofAtLeast: 33)) {
      let device = DeviceID(try reader.sixteen())
      if let last = devices.last, last >= device { throw reader.damage }
      devices.append(device)
      let seq = try reader.number(in: 1..<SyncStamp.lastSeq + 1)
      applied[device] = AppliedBatch(seq: seq, chain: try reader.sixteen())
    }
    let head = SnapshotHead(group: group, applied: applied, clock: clock, needs: needs)
    let table = DeviceTable(read: devices)
    let known = head.version
    var fields: [SnapshotField] = []
    while true {
      let next = try reader.byte()
      if next == more || next == last {
        return SnapshotPart(head, fields, isLast: next == last)
      }
      guard next == record else { throw reader.damage }
      let read = try recordFields(&reader, table, known)
      if let before = fields.last, let first = read.first {
        guard before.name < first.name, !before.name.isOfRecord(first.name) else {
          throw reader.damage
        }
      }
      fields += read
    }
  }

  private static func recordFields(
    _ reader: inout WireReader, _ table: DeviceTable, _ known: VersionVector
  ) throws(SyncRefusal) -> [SnapshotField] {
    let list = try reader.number(in: FactName.numbers)
    let identity = try BatchBytes.identity(&reader)
    let own = try stamp(&reader, table, known)
    var facts: [NamedFact] = []
    for _ in 0..<(try reader.count(ofAtLeast: 2)) {
      let field = try reader.number(in: FactName.numbers)
      let name = FactName(list: list, identity: identity, field: field)
      let value = try BatchBytes.value(&reader, of: name)
      let isOwn = try reader.byte() == BatchBytes.end
      let stamp = isOwn ? own : try stamp(&reader, table, known)
      // The stamp of the record is that of its first fact, and is not written twice.
      guard isOwn ? true : stamp != own && !facts.isEmpty else { throw reader.damage }
      let fact = NamedFact(name, Fact(value, stamp))
      if let last = facts.last, !follows(last, fact) { throw reader.damage }
      facts.append(fact)
    }
    var told: [ToldFact] = []
    for _ in 0..<(try reader.count(ofAtLeast: 14)) {
      let entry = try entry(&reader, list, identity, table, known)
      if let last = told.last, last.id >= entry.id { throw reader.damage }
      told.append(entry)
    }
    // What is told of a field that has no value, or a record of nothing, is of no snapshot.
    let names = Set(facts.map(\.name))
    guard !facts.isEmpty, told.allSatisfy({ names.contains($0.id.name) }) else {
      throw reader.damage
    }
    return names.sorted().map { name in
      SnapshotField(
        name, facts.filter { $0.name == name }.map(\.fact),
        told: told.filter { $0.id.name == name })
    }
  }

  /// Whether a fact comes after another one; of one field there are several where it is summed.
  private static func follows(_ one: NamedFact, _ other: NamedFact) -> Bool {
    if one.name != other.name { return one.name < other.name }
    return one.name.rule == .summed && one.fact.stamp.device < other.fact.stamp.device
  }

  private static func entry(
    _ reader: inout WireReader, _ list: Int, _ identity: [UInt8], _ table: DeviceTable,
    _ known: VersionVector
  ) throws(SyncRefusal) -> ToldFact {
    let field = try reader.number(in: FactName.numbers)
    let name = FactName(list: list, identity: identity, field: field)
    let value = try BatchBytes.value(&reader, of: name)
    guard try reader.byte() == BatchBytes.end else { throw reader.damage }
    let stamp = try stamp(&reader, table, known)
    let reason = try reader.number(in: FactName.numbers)
    let state = try reader.byte()
    guard state == BatchBytes.open || state == BatchBytes.settled else { throw reader.damage }
    return ToldFact(
      .init(name, stamp), value, reason: reason, isSettled: state == BatchBytes.settled)
  }

  /// A stamp; what its author had not received he cannot have.
  private static func stamp(
    _ reader: inout WireReader, _ table: DeviceTable, _ known: VersionVector
  ) throws(SyncRefusal) -> SyncStamp {
    let number = try reader.number(in: 1..<table.devices.count + 1)
    guard let device = table.device(number) else { throw reader.damage }
    let clock = try reader.clock()
    let seq = try reader.number(in: 1..<known[device] + 1)
    return SyncStamp(clock: clock, device: device, seq: seq)
  }
}
