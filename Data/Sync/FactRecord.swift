import Domain

/// All that is known of one record: its row, who wrote its fields, and what the row cannot show. It
/// is read once and written once, however many of its fields change (unit of work).
final class FactRecord {
  let list: SyncList?
  let number: Int
  let identity: [UInt8]
  /// Where its row is; nothing while it has none.
  var key: Int?
  var row: ArchiveRow?
  /// Who wrote what came with the row.
  var base: SyncStamp?
  /// Who wrote what was written later.
  var stamps: [Int: SyncStamp] = [:]
  /// What the row does not say.
  var held: [Int: Fact] = [:]
  /// What the row says although nobody wrote it: a default, or what a rule asks for.
  var masked: Set<Int> = []
  /// The summands of counters to which several devices added.
  var counts: [Int: [DeviceID: Fact]] = [:]
  /// Whether the row may say something else by now.
  var isStale = false

  init(_ number: Int, _ identity: [UInt8]) {
    list = SyncLists.list(number)
    (self.number, self.identity) = (number, identity)
  }

  func name(_ field: Int) -> FactName { FactName(list: number, identity: identity, field: field) }

  /// What a field says in the row; nothing where there is no row, or no such field.
  func shown(_ field: Int) -> FactValue? {
    guard let row, let known = list?.field(field) else { return nil }
    return row.value(of: known)
  }

  /// What stands in a field that is not summed.
  func fact(_ field: Int) -> Fact? {
    if let held = held[field] { return held }
    guard !masked.contains(field), let value = shown(field) else { return nil }
    if let stamp = stamps[field] { return Fact(value, stamp) }
    // Of what came with nothing nobody wrote anything.
    return value == .nothing ? nil : base.map { Fact(value, $0) }
  }

  /// The summands of a counter.
  func summands(_ field: Int) -> [Fact] {
    if let counts = counts[field] {
      return counts.values.sorted { $0.stamp.device < $1.stamp.device }
    }
    return fact(field).map { [$0] } ?? []
  }

  /// Lets a fact stand.
  func keep(_ field: Int, _ fact: Fact) {
    // Whether it is put away follows from who wrote last, also where nothing else changed.
    if isPutAwaySomewhere { isStale = true }
    if FieldRule(field: field) == .summed { return keepSummand(field, fact) }
    masked.remove(field)
    if shown(field) == fact.value {
      stamps[field] = fact.stamp
      held[field] = nil
    } else {
      held[field] = fact
      isStale = true
    }
  }

  /// Whether somebody put it away, or had it go, whether that still holds or not.
  private var isPutAwaySomewhere: Bool {
    guard let list, let deleted = fact(SyncField.deleted) else { return false }
    return (deleted.value == .nothing) != list.hasTrash
  }

  private func keepSummand(_ field: Int, _ fact: Fact) {
    var all = Dictionary(uniqueKeysWithValues: summands(field).map { ($0.stamp.device, $0) })
    all[fact.stamp.device] = fact
    masked.remove(field)
    if all.count == 1, shown(field) == fact.value {
      stamps[field] = fact.stamp
      counts[field] = nil
    } else {
      counts[field] = all
      isStale = true
    }
  }

  func forgetSummand(_ field: Int, of device: DeviceID) {
    var all = Dictionary(uniqueKeysWithValues: summands(field).map { ($0.stamp.device, $0) })
    all[device] = nil
    counts[field] = all
    isStale = true
  }

  /// All facts and summands.
  var facts: [NamedFact] {
    var fields = Set(held.keys).union(counts.keys)
    if row != nil { for field in list?.fields ?? [] { fields.insert(field.number) } }
    return fields.sorted().flatMap { field in
      FieldRule(field: field) == .summed
        ? summands(field).map { NamedFact(name(field), $0) }
        : fact(field).map { [NamedFact(name(field), $0)] } ?? []
    }
  }

  /// Fields of which anything is known.
  var isEmpty: Bool { row == nil && held.isEmpty && counts.isEmpty }

  /// Takes all that stands in the row out of it, before the row goes.
  func holdAll() {
    for fact in facts where fact.name.rule != .summed { held[fact.name.field] = fact.fact }
    for field in list?.fields ?? [] where field.rule == .summed && counts[field.number] == nil {
      let all = summands(field.number)
      guard !all.isEmpty else { continue }
      counts[field.number] = Dictionary(uniqueKeysWithValues: all.map { ($0.stamp.device, $0) })
    }
    (row, key, base, stamps, masked) = (nil, nil, nil, [:], [])
  }

  /// Knows what its row says now. What that is as it stands is held no longer.
  func show(_ row: ArchiveRow, _ key: Int) {
    let before = facts
    (self.row, self.key) = (row, key)
    (held, masked) = ([:], [])
    let standing = Dictionary(
      before.filter { $0.name.rule != .summed }.map { ($0.name.field, $0.fact) },
      uniquingKeysWith: { one, _ in one })
    for (field, fact) in standing {
      if shown(field) == fact.value { stamps[field] = fact.stamp } else { held[field] = fact }
    }
    for (field, all) in counts where all.count == 1 {
      guard let only = all.values.first, shown(field) == only.value else { continue }
      stamps[field] = only.stamp
      counts[field] = nil
    }
    for field in list?.fields ?? []
    where standing[field.number] == nil && counts[field.number] == nil {
      let isWritten = before.contains { $0.name.field == field.number }
      if !isWritten, shown(field.number) != .nothing { masked.insert(field.number) }
    }
    if base == nil { base = mostCommonStamp }
    if let base {
      // What came with the row has the stamp of the row, unless it came with nothing.
      for (field, stamp) in stamps where stamp == base && shown(field) != .nothing {
        stamps[field] = nil
      }
    }
  }

  /// The stamp most of a new row's fields have.
  private var mostCommonStamp: SyncStamp? {
    var counted: [SyncStamp: Int] = [:]
    for (field, stamp) in stamps where shown(field) != .nothing {
      counted[stamp, default: 0] += 1
    }
    return counted.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }
}
