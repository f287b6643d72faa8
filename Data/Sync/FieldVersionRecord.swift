import Domain

/// All field versions of a record: its row, the stamps, and values that the row cannot show. The record is read once
/// and written once, however many fields change (unit of work).
final class FieldVersionRecord {
  let list: SyncList?
  let number: Int
  let identity: [UInt8]
  /// The key of the row; nil if the record has no row.
  var key: Int?
  var row: ArchiveRow?
  /// The stamp of the fields that were written with the row.
  var base: SyncStamp?
  /// The stamps of fields that were written later.
  var stamps: [Int: SyncStamp] = [:]
  /// Values that the row does not show.
  var held: [Int: FieldVersion] = [:]
  /// Fields that no device wrote although the row has a value for them: a default, or a value that a rule requires.
  var masked: Set<Int> = []
  /// The summands of counters that several devices changed.
  var counts: [Int: [DeviceID: FieldVersion]] = [:]
  /// Whether the row has to be updated from the field versions.
  var isStale = false

  /// Makes a record of a list, without any values. The list is nil if a newer version introduced it.
  init(_ list: SyncList?, _ number: Int, _ identity: [UInt8]) {
    (self.list, self.number, self.identity) = (list, number, identity)
  }

  /// The id of the record in history entries.
  var item: String? {
    list.flatMap {
      $0.identity.isDrawn ? key.map(String.init) : String(decoding: identity, as: UTF8.self)
    }
  }

  func name(_ field: Int) -> FieldName { FieldName(list: number, identity: identity, field: field) }

  /// Returns the value of a field in the row; nil if the record has no row or the list does not have the field.
  func shown(_ field: Int) -> FieldValue? {
    guard let row, let known = list?.field(field) else { return nil }
    return row.value(of: known)
  }

  /// Returns the current version of a field that is not summed; nil if no device wrote the field.
  func fieldVersion(_ field: Int) -> FieldVersion? {
    if let held = held[field] { return held }
    guard !masked.contains(field), let value = shown(field) else { return nil }
    if let stamp = stamps[field] { return FieldVersion(value, stamp) }
    // Fields that were empty when the row came were written by no device.
    return value == .nothing ? nil : base.map { FieldVersion(value, $0) }
  }

  func summands(_ field: Int) -> [FieldVersion] {
    if let counts = counts[field] {
      return counts.values.sorted { $0.stamp.device < $1.stamp.device }
    }
    return fieldVersion(field).map { [$0] } ?? []
  }

  /// Makes a field version the current one.
  func keep(_ field: Int, _ fieldVersion: FieldVersion) {
    // Whether the record is in the trash depends on the latest write, so any write may change it.
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

  /// Whether the current version of the field `deleted` says that the record is deleted. A later write to another field
  /// may have restored the record.
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

  /// All field versions, including summands.
  var fieldVersions: [NamedFieldVersion] {
    guard held.isEmpty, counts.isEmpty, row != nil else { return allFieldVersions }
    var found: [NamedFieldVersion] = []
    for field in list?.fields ?? [] {
      if let fieldVersion = fieldVersion(field.number) {
        found.append(NamedFieldVersion(name(field.number), fieldVersion))
      }
    }
    return found
  }

  /// All field versions of a record that has values outside its row.
  private var allFieldVersions: [NamedFieldVersion] {
    var fields = Set(held.keys).union(counts.keys)
    if row != nil { for field in list?.fields ?? [] { fields.insert(field.number) } }
    return fields.sorted().flatMap { field in
      FieldRule(field: field) == .summed
        ? summands(field).map { NamedFieldVersion(name(field), $0) }
        : fieldVersion(field).map { [NamedFieldVersion(name(field), $0)] } ?? []
    }
  }

  /// Whether no field version is known.
  var hasNoFieldVersions: Bool {
    row == nil ? held.isEmpty && counts.isEmpty : fieldVersions.isEmpty
  }

  /// Whether the record has neither a row nor values outside it.
  var isEmpty: Bool { row == nil && held.isEmpty && counts.isEmpty }

  /// Moves all values from the row to `held`, before the row is deleted.
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

  /// Takes over a row that was just written. Values that the row now shows are removed from `held`.
  func show(_ row: ArchiveRow, _ key: Int) {
    guard let list else { return }
    let (current, counted) = (current(in: list), counted(in: list))
    (self.row, self.key) = (row, key)
    (held, masked) = ([:], [])
    // Only values that are not empty count here; empty ones need a stamp of their own.
    var something: [Int: SyncStamp] = [:]
    for field in list.fields {
      let value = row.value(of: field)
      if let all = counts[field.number] {
        if all.count == 1, let only = all.values.first, only.value == value {
          counts[field.number] = nil
          stamps[field.number] = only.stamp
        }
      } else if let fieldVersion = current[field.number], field.rule != .summed {
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
    for (field, fieldVersion) in current where list.field(field) == nil {
      held[field] = fieldVersion
    }
    if base == nil { base = Self.mostCommon(something.values) }
    // Fields with the row's stamp need no stamp of their own.
    for (field, stamp) in something where stamp == base { stamps[field] = nil }
  }

  /// Returns the current versions of the fields that are not summed, by field number.
  private func current(in list: SyncList) -> [Int: FieldVersion] {
    if row == nil { return held }
    var current = held
    for field in list.fields where field.rule != .summed && current[field.number] == nil {
      current[field.number] = fieldVersion(field.number)
    }
    return current
  }

  /// Returns the summed fields that have a single summand, which is in the row.
  private func counted(in list: SyncList) -> Set<Int> {
    if row == nil { return [] }
    let fields = list.fields.lazy.map(\.number).filter {
      FieldRule(field: $0) == .summed && self.counts[$0] == nil && self.fieldVersion($0) != nil
    }
    return Set(fields)
  }

  /// Returns the most frequent stamp, which becomes the stamp of a new row; nil if `stamps` is empty.
  private static func mostCommon(_ stamps: some Collection<SyncStamp>) -> SyncStamp? {
    guard let first = stamps.first else { return nil }
    if stamps.allSatisfy({ $0 == first }) { return first }
    let counted = stamps.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counted.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }
}
