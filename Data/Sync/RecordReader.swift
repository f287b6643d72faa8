import Domain

/// Reads all field versions of a record.
struct RecordReader {
  private let fieldVersions: SQLiteFieldVersions
  private var store: Connection { fieldVersions.store }

  init(_ fieldVersions: SQLiteFieldVersions) { self.fieldVersions = fieldVersions }

  /// Returns the record with an identity, even if it has no row.
  func record(_ list: Int, _ identity: [UInt8]) throws(StorageFailure) -> FieldVersionRecord {
    let record = FieldVersionRecord(store.lists.list(list), list, identity)
    if let known = record.list {
      let rows = SyncRows(known, in: store)
      if let key = try rows.key(named: identity), let row = try rows.row(key) {
        try stamp(record, key, row)
      }
    }
    try readApart(record)
    return record
  }

  /// Returns the record of a row; nil if the row has no identity.
  func record(_ list: SyncList, at key: Int, _ row: ArchiveRow) throws(StorageFailure)
    -> FieldVersionRecord?
  {
    guard let identity = try SyncRows(list, in: store).identity(of: row, key) else { return nil }
    let record = FieldVersionRecord(list, list.number, identity)
    try stamp(record, key, row)
    try readApart(record)
    return record
  }

  private func stamp(_ record: FieldVersionRecord, _ key: Int, _ row: ArchiveRow)
    throws(StorageFailure)
  {
    record.key = key
    record.row = try SyncReferences(store).outward(row, of: record.number)
    record.base = try fieldVersions.spans.stamp(record.number, key)
    guard try fieldVersions.has(.stamps, of: record.number) else { return }
    let bytes = try store.first(SyncSQL.stamps, [.int(record.number), .int(key)]) { $0.bytes }
    for (field, stored) in try RecordStamps.stamps(bytes ?? []) {
      record.stamps[field] = try fieldVersions.devices.stamp(stored)
    }
  }

  /// Reads the values of a record that are stored outside its row.
  private func readApart(_ record: FieldVersionRecord) throws(StorageFailure) {
    guard try fieldVersions.has(.fieldVersions, of: record.number) else { return }
    let name: [Value] = [.int(record.number), .bytes(record.identity)]
    try store.visit(SyncSQL.fieldVersions(in: "sync_held"), name) { (row) throws(StorageFailure) in
      let row = NamedRow<SyncSQL.FieldVersionColumn>(row)
      if row.int(.device) == FieldVersionRow.noDevice {
        record.masked.insert(row.int(.field))
      } else {
        let (field, fieldVersion) = try FieldVersionRow.fieldVersion(row, fieldVersions.devices)
        record.held[field] = fieldVersion
      }
      return true
    }
    try store.visit(SyncSQL.fieldVersions(in: "sync_counts"), name) {
      (row) throws(StorageFailure) in
      let (field, fieldVersion) = try FieldVersionRow.fieldVersion(
        NamedRow(row), fieldVersions.devices)
      record.counts[field, default: [:]][fieldVersion.stamp.device] = fieldVersion
      return true
    }
  }
}

/// The stored state of a record, compared with the current state to find the values to write.
struct SavedRecord {
  let key: Int?
  let base: SyncStamp?
  let stamps: [Int: SyncStamp]
  let held: [Int: FieldVersion]
  let masked: Set<Int>
  let counts: [Int: [DeviceID: FieldVersion]]

  init(_ record: FieldVersionRecord) {
    (key, base, stamps) = (record.key, record.base, record.stamps)
    (held, masked, counts) = (record.held, record.masked, record.counts)
  }
}

/// Writes the changes of a record, except those of its row.
struct RecordWriter {
  private let fieldVersions: SQLiteFieldVersions
  private var store: Connection { fieldVersions.store }

  init(_ fieldVersions: SQLiteFieldVersions) { self.fieldVersions = fieldVersions }

  func write(_ record: FieldVersionRecord, instead saved: SavedRecord) throws(StorageFailure) {
    let list = record.number
    if let key = saved.key, key != record.key {
      try store.run(SyncSQL.dropStamps, [.int(list), .int(key)])
      try store.run(SyncSQL.dropName, [.int(list), .int(key)])
      try fieldVersions.spans.uncover(list, key...key)
    }
    if let key = record.key {
      if record.base != saved.base || key != saved.key {
        if let base = record.base {
          try fieldVersions.spans.cover(list, key...key, base)
        } else {
          try fieldVersions.spans.uncover(list, key...key)
        }
      }
      if key != saved.key, case .drawn? = record.list?.identity {
        try store.run(SyncSQL.keepName, [.int(list), .int(key), .bytes(record.identity)])
      }
      if record.stamps != saved.stamps || key != saved.key { try keepStamps(record, key) }
    }
    let name: [Value] = [.int(list), .bytes(record.identity)]
    for (field, fieldVersion) in record.held where saved.held[field] != fieldVersion {
      try keep(NamedFieldVersion(record.name(field), fieldVersion), in: "sync_held")
    }
    for field in saved.masked.union(saved.held.keys)
    where record.held[field] == nil && !record.masked.contains(field) {
      try store.run(SyncSQL.dropHeld, name + [.int(field)])
    }
    for field in record.masked where !saved.masked.contains(field) {
      fieldVersions.note(.fieldVersions, of: list)
      try store.run(
        SyncSQL.keepFieldVersion(in: "sync_held"),
        name + [
          .int(field), .int(FieldVersionRow.noDevice), .int(0), .int(0),
          .bytes(FieldValue.nothing.bytes),
        ])
    }
    for (field, all) in record.counts where saved.counts[field] != all {
      try store.run(SyncSQL.dropCounts, name + [.int(field)])
      for fieldVersion in all.values {
        try keep(NamedFieldVersion(record.name(field), fieldVersion), in: "sync_counts")
      }
    }
    for field in saved.counts.keys where record.counts[field] == nil {
      try store.run(SyncSQL.dropCounts, name + [.int(field)])
    }
  }

  private func keep(_ fieldVersion: NamedFieldVersion, in table: String) throws(StorageFailure) {
    fieldVersions.note(.fieldVersions, of: fieldVersion.name.list)
    try store.run(
      SyncSQL.keepFieldVersion(in: table),
      try FieldVersionRow.values(of: fieldVersion, fieldVersions.devices))
  }

  private func keepStamps(_ record: FieldVersionRecord, _ key: Int) throws(StorageFailure) {
    if record.stamps.isEmpty {
      guard try fieldVersions.has(.stamps, of: record.number) else { return }
      return try store.run(SyncSQL.dropStamps, [.int(record.number), .int(key)])
    }
    var stored: [Int: RecordStamps.Stored] = [:]
    for (field, stamp) in record.stamps { stored[field] = try fieldVersions.devices.stored(stamp) }
    let own = fieldVersions.position().device
    fieldVersions.note(.stamps, of: record.number)
    let newest = record.stamps.values.filter { $0.device == own }.map(\.seq).max()
    try store.run(
      SyncSQL.keepStamps,
      [
        .int(record.number), .int(key), .optional(newest), .bytes(RecordStamps.bytes(stored)),
      ])
  }
}

/// Translates numbers that differ between devices into identities that are the same on all.
struct SyncReferences {
  private let store: Connection

  init(_ store: Connection) { self.store = store }

  /// The number of the list of sayings, and the number of the list of days, whose records refer to sayings by number.
  static let (sayings, days) = (5, 6)

  /// Returns a row in the form for sync, in which the saying of a day is given by its identity.
  func outward(_ row: ArchiveRow, of list: Int) throws(StorageFailure) -> ArchiveRow {
    guard list == Self.days, let number = row["saying"].number else { return row }
    var row = row
    row["saying"] = try name(ofSaying: number).map(ArchiveCell.bytes) ?? .null
    return row
  }

  /// Returns the identity of a saying by its number; nil if there is no such saying.
  func name(ofSaying number: Int) throws(StorageFailure) -> [UInt8]? {
    try store.first(
      "SELECT identity FROM sync_names WHERE list = ? AND key = ?",
      [.int(Self.sayings), .int(number)]
    ) { $0.bytes }
  }

  /// Returns whether a saying exists and is not in the trash.
  func isHere(_ identity: [UInt8]) throws(StorageFailure) -> Bool {
    guard let number = try saying(named: identity) else { return false }
    return try store.first(
      "SELECT 1 FROM sayings WHERE number = ? AND deleted_at IS NULL", [.int(number)]
    ) { _ in true } ?? false
  }

  /// Returns the local number of a saying; nil if the saying is not in this store.
  func saying(named identity: [UInt8]) throws(StorageFailure) -> Int? {
    try store.first(
      "SELECT key FROM sync_names WHERE list = ? AND identity = ?",
      [.int(Self.sayings), .bytes(identity)]
    ) { $0.int }
  }
}
