import Domain

/// All that is known of one record: its row, who wrote its fields, and what the row cannot show. It
/// is read once and written once, however many of its fields change (unit of work).
final class FieldVersionRecord {
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
  var held: [Int: FieldVersion] = [:]
  /// What the row says although nobody wrote it: a default, or what a rule asks for.
  var masked: Set<Int> = []
  /// The summands of counters to which several devices added.
  var counts: [Int: [DeviceID: FieldVersion]] = [:]
  /// Whether the row may say something else by now.
  var isStale = false

  /// A record of a list, which is none of this program's where a later version made it.
  init(_ list: SyncList?, _ number: Int, _ identity: [UInt8]) {
    (self.list, self.number, self.identity) = (list, number, identity)
  }

  func name(_ field: Int) -> FieldName { FieldName(list: number, identity: identity, field: field) }

  /// What a field says in the row; nothing where there is no row, or no such field.
  func shown(_ field: Int) -> FieldValue? {
    guard let row, let known = list?.field(field) else { return nil }
    return row.value(of: known)
  }

  /// What stands in a field that is not summed.
  func fieldVersion(_ field: Int) -> FieldVersion? {
    if let held = held[field] { return held }
    guard !masked.contains(field), let value = shown(field) else { return nil }
    if let stamp = stamps[field] { return FieldVersion(value, stamp) }
    // Of what came with nothing nobody wrote anything.
    return value == .nothing ? nil : base.map { FieldVersion(value, $0) }
  }

  /// The summands of a counter.
  func summands(_ field: Int) -> [FieldVersion] {
    if let counts = counts[field] {
      return counts.values.sorted { $0.stamp.device < $1.stamp.device }
    }
    return fieldVersion(field).map { [$0] } ?? []
  }

  /// Lets a fact stand.
  func keep(_ field: Int, _ fieldVersion: FieldVersion) {
    // Whether it is put away follows from who wrote last, also where nothing else changed.
    if isPutAwaySomewhere { isStale = true }
    if FieldRule(field: field) == .summed { return keepSummand(field, fieldVersion) }
    masked.remove(field)
    if shown(field) == fieldVersion.value {
      stamps[field] = fieldVersion.stamp
      held[field] = nil
    } else {
      held[field] = fieldVersion
      isStale = true
    }
  }

  /// Whether somebody put it away, or had it go, whether that still holds or not.
  private var isPutAwaySomewhere: Bool {
    guard let list, let deleted = fieldVersion(SyncField.deleted) else { return false }
    return (deleted.value == .nothing) != list.hasTrash
  }

  private func keepSummand(_ field: Int, _ fieldVersion: FieldVersion) {
    var all = Dictionary(uniqueKeysWithValues: summands(field).map { ($0.stamp.device, $0) })
    all[fieldVersion.stamp.device] = fieldVersion
    masked.remove(field)
    if all.count == 1, shown(field) == fieldVersion.value {
      stamps[field] = fieldVersion.stamp
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
  var fieldVersions: [NamedFieldVersion] {
    guard held.isEmpty, counts.isEmpty, row != nil else { return allFacts }
    var found: [NamedFieldVersion] = []
    for field in list?.fields ?? [] {
      if let fieldVersion = fieldVersion(field.number) {
        found.append(NamedFieldVersion(name(field.number), fieldVersion))
      }
    }
    return found
  }

  /// The same where something stands in no row.
  private var allFacts: [NamedFieldVersion] {
    var fields = Set(held.keys).union(counts.keys)
    if row != nil { for field in list?.fields ?? [] { fields.insert(field.number) } }
    return fields.sorted().flatMap { field in
      FieldRule(field: field) == .summed
        ? summands(field).map { NamedFieldVersion(name(field), $0) }
        : fieldVersion(field).map { [NamedFieldVersion(name(field), $0)] } ?? []
    }
  }

  /// Whether nothing is known of it.
  var hasNoFieldVersions: Bool {
    row == nil ? held.isEmpty && counts.isEmpty : fieldVersions.isEmpty
  }

  /// Fields of which anything is known.
  var isEmpty: Bool { row == nil && held.isEmpty && counts.isEmpty }

  /// Takes all that stands in the row out of it, before the row goes.
  func holdAll() {
    for fieldVersion in fieldVersions where fieldVersion.name.rule != .summed {
      held[fieldVersion.name.field] = fieldVersion.fieldVersion
    }
    for field in list?.fields ?? [] where field.rule == .summed && counts[field.number] == nil {
      let all = summands(field.number)
      guard !all.isEmpty else { continue }
      counts[field.number] = Dictionary(uniqueKeysWithValues: all.map { ($0.stamp.device, $0) })
    }
    (row, key, base, stamps, masked) = (nil, nil, nil, [:], [])
  }

  /// Knows what its row says now. What that is as it stands is held no longer.
  func show(_ row: ArchiveRow, _ key: Int) {
    guard let list else { return }
    let (standing, counted) = (standing(in: list), counted(in: list))
    (self.row, self.key) = (row, key)
    (held, masked) = ([:], [])
    // The stamps of what is not nothing: what came with nothing has one of its own.
    var something: [Int: SyncStamp] = [:]
    for field in list.fields {
      let value = row.value(of: field)
      if let all = counts[field.number] {
        if all.count == 1, let only = all.values.first, only.value == value {
          counts[field.number] = nil
          stamps[field.number] = only.stamp
        }
      } else if let fieldVersion = standing[field.number], field.rule != .summed {
        if fieldVersion.value == value {
          stamps[field.number] = fieldVersion.stamp
        } else {
          held[field.number] = fieldVersion
        }
      } else if value != .nothing, !counted.contains(field.number) {
        masked.insert(field.number)
      }
      if value != .nothing, let stamp = stamps[field.number] { something[field.number] = stamp }
    }
    for (field, fieldVersion) in standing where list.field(field) == nil {
      held[field] = fieldVersion
    }
    if base == nil { base = Self.mostCommon(something.values) }
    // What came with the row has the stamp of the row.
    for (field, stamp) in something where stamp == base { stamps[field] = nil }
  }

  /// What stands in fields that are not summed.
  private func standing(in list: SyncList) -> [Int: FieldVersion] {
    if row == nil { return held }
    var standing = held
    for field in list.fields where field.rule != .summed && standing[field.number] == nil {
      standing[field.number] = fieldVersion(field.number)
    }
    return standing
  }

  /// The fields that are summed and have one summand, which stands in the row.
  private func counted(in list: SyncList) -> Set<Int> {
    if row == nil { return [] }
    let fields = list.fields.lazy.map(\.number).filter {
      FieldRule(field: $0) == .summed && self.counts[$0] == nil && self.fieldVersion($0) != nil
    }
    return Set(fields)
  }

  /// The stamp most of a new row's fields have.
  private static func mostCommon(_ stamps: some Collection<SyncStamp>) -> SyncStamp? {
    guard let first = stamps.first else { return nil }
    if stamps.allSatisfy({ $0 == first }) { return first }
    let counted = stamps.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counted.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }
}
