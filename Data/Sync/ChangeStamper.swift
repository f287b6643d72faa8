import Domain

extension Connection {
  /// Starts marking changes for sync if the store syncs; otherwise stops marking them.
  func beginMarking() throws(StorageFailure) {
    var meetsOthers = try SyncSchema.isThere(in: self)
    if meetsOthers { meetsOthers = try first("SELECT 1 FROM sync_self") { _ in true } ?? false }
    if meetsOthers { marker.begin() } else { marker.end() }
  }

  /// Stamps the fields that a transaction changed. Call this before the commit.
  func stampWrites(at milliseconds: Int64) throws(StorageFailure) {
    let (marks, historyEntry, entry) = (marker.marks, marker.historyEntry, marker.entry)
    // The change may also have written field versions itself.
    if let failure = marker.failure { throw failure }
    let turned = marker.turned
    guard marker.isOn, !marks.isEmpty || entry != nil || turned != nil else { return }
    try marker.pause { () throws(StorageFailure) in
      // Nothing is marked in a store without sync tables.
      guard let fieldVersions = try SQLiteFieldVersions(self, hasTables: true) else { return }
      if !marks.isEmpty {
        try ChangeStamper(fieldVersions).stamp(marks, historyEntry, at: milliseconds)
      }
      if let entry {
        let clock = marker.began ?? fieldVersions.position().clock.last
        try run(SyncSQL.keepClock, [.int(entry), clock.stored])
      }
      // Reopened conflicts need a clock later than that of the write, or they would be closed again.
      if let turned {
        try ResolvedConflicts(fieldVersions).turn(
          turned.entry, isUndone: turned.isUndone, at: milliseconds)
        try fieldVersions.flush()
      }
    }
  }
}

/// Stamps the fields that a transaction changed in rows. `MarkWrites` stamps field versions that are written directly.
struct ChangeStamper {
  let fieldVersions: SQLiteFieldVersions
  let reader: RecordReader
  let writer: RecordWriter
  var store: Connection { fieldVersions.store }
  private let hasConflicts: Bool

  init(_ fieldVersions: SQLiteFieldVersions) throws(StorageFailure) {
    self.fieldVersions = fieldVersions
    (reader, writer) = (RecordReader(fieldVersions), RecordWriter(fieldVersions))
    hasConflicts =
      try fieldVersions.store.first("SELECT 1 FROM sync_conflicts WHERE settled = 0 LIMIT 1") { _ in
        true
      }
      ?? false
  }

  /// The approximate size of a row in a batch, in bytes.
  private static let rowSize = 100
  /// The greatest number of rows in a batch, when many were inserted at once.
  static let mostRows = 8192

  func stamp(
    _ marks: DirtyRows, _ historyEntry: SyncHistoryEntry?, at milliseconds: Int64
  ) throws(StorageFailure) {
    var position = fieldVersions.position()
    let clock = position.clock.tick(at: milliseconds)
    let first = position.writing
    let owners = GoneOwners(marks)
    for rows in marks.rows.sorted(by: { $0.list.number < $1.list.number }) {
      let list = rows.list
      let stamp = SyncStamp(clock: clock, device: position.device, seq: position.writing)
      for gone in rows.gone { try self.stamp(gone, of: list, owners, stamp) }
      for keys in try grouped(rows.inserted, of: list) {
        try self.stamp(new: keys, of: list, clock, &position)
      }
      for (key, changed) in rows.changed.sorted(by: { $0.key < $1.key }) {
        let stamp = SyncStamp(clock: clock, device: position.device, seq: position.writing)
        try self.stamp(changed, key, of: list, stamp)
        position.count(Self.rowSize, limit: MarkWrites.batchLimit)
      }
    }
    try fieldVersions.spans.flush()
    if let historyEntry { try fieldVersions.note(historyEntry, seq: first) }
    try fieldVersions.keep(position)
  }

  // MARK: New rows

  /// Merges the key ranges of new sayings into one if no older saying has a number between them. The numbers have gaps
  /// when several devices assign them. The key ranges of other lists are returned unchanged.
  private func grouped(
    _ keys: [ClosedRange<Int>], of list: SyncList
  ) throws(StorageFailure) -> [ClosedRange<Int>] {
    guard list.number == SyncReferences.sayings, keys.count > 1,
      let first = keys.map(\.lowerBound).min(), let last = keys.map(\.upperBound).max()
    else { return keys }
    let between = try store.first(
      "SELECT count(*) FROM sayings WHERE number BETWEEN ? AND ?", [.int(first), .int(last)]
    ) { $0.int }
    return between == keys.reduce(0) { $0 + $1.count } ? [first...last] : keys
  }

  private func stamp(
    new keys: ClosedRange<Int>, of list: SyncList, _ clock: UInt64, _ position: inout SyncPosition
  ) throws(StorageFailure) {
    let knewOthers =
      try store.first(SyncSQL.hasHeld, [.int(list.number)], { _ in true }) ?? false
    var first = keys.lowerBound
    while first <= keys.upperBound {
      let last = min(keys.upperBound, first + Self.mostRows - 1)
      let stamp = SyncStamp(clock: clock, device: position.device, seq: position.writing)
      if case .drawn = list.identity { try name(first...last, of: list) }
      if store.marker.note != nil { try fieldVersions.recordFromNote(first...last, of: list) }
      try fieldVersions.spans.cover(list.number, first...last, stamp)
      if knewOthers { try comeBack(first...last, of: list, stamp) }
      position.count((last - first + 1) * Self.rowSize, limit: MarkWrites.batchLimit)
      first = last + 1
    }
  }

  /// Stamps new rows of records that already had field versions but no row. Inserting a row writes all its fields.
  private func comeBack(
    _ keys: ClosedRange<Int>, of list: SyncList, _ stamp: SyncStamp
  ) throws(StorageFailure) {
    try SyncRows(list, in: store).visit(keys) { (found) throws(StorageFailure) in
      guard let record = try reader.record(list, at: found.key, found.row) else { return true }
      let saved = SavedRecord(record)
      guard !record.held.isEmpty || !record.counts.isEmpty else { return true }
      for field in list.fields
      where record.held[field.number] != nil && field.rule != .first {
        try closeConflicts(record, field.number)
        if record.shown(field.number) == .nothing { record.stamps[field.number] = stamp }
      }
      record.held = record.held.filter { held in
        // Where the first value wins, it is kept although the new row shows another value.
        list.field(held.key) == nil || FieldRule(field: held.key) == .first
      }
      for field in record.counts.keys {
        try count(record, field, before: 0, stamp)
      }
      try writer.write(record, instead: saved)
      return true
    }
  }

  // MARK: Changed rows

  private func stamp(
    _ changed: DirtyRows.Changed, _ key: Int, of list: SyncList, _ stamp: SyncStamp
  ) throws(StorageFailure) {
    guard let row = try SyncRows(list, in: store).row(key),
      let record = try reader.record(list, at: key, row)
    else { return }
    let saved = SavedRecord(record)
    var isWritten = false
    for (index, field) in list.fields.enumerated() where changed.fields & (1 << UInt64(index)) != 0
    {
      if field.rule != .quiet { isWritten = true }
      if field.rule == .summed {
        try count(record, field.number, before: changed.before[index] ?? 0, stamp)
      } else if try !keepFirst(record, field, before: changed.before[index] ?? 0) {
        try write(record, field.number, stamp)
      }
    }
    if isWritten, list.hasTrash, record.shown(SyncField.deleted) != .nothing {
      // A record that is edited in the trash stays in the trash.
      record.stamps[SyncField.deleted] = stamp
    } else if isWritten, list.hasTrash, record.held[SyncField.deleted] != nil {
      // Another device soft-deleted it before this edit, so the edit restores it for good.
      try write(record, SyncField.deleted, stamp)
    }
    try writer.write(record, instead: saved)
  }

  /// Makes the value in the row the current version of the field.
  private func write(
    _ record: FieldVersionRecord, _ field: Int, _ stamp: SyncStamp
  ) throws(StorageFailure) {
    try closeConflicts(record, field)
    record.held[field] = nil
    record.masked.remove(field)
    record.stamps[field] = stamp
  }

  /// Keeps the first value of a field although the row has another value. Returns false if another rule applies or the
  /// first value is unknown. The two values differ when the first saying of a day was deleted.
  private func keepFirst(
    _ record: FieldVersionRecord, _ field: SyncField, before: Int
  ) throws(StorageFailure) -> Bool {
    guard field.rule == .first else { return false }
    if record.held[field.number] != nil { return true }
    guard let stamp = record.stamps[field.number] ?? record.base,
      let name = try SyncReferences(store).name(ofSaying: before)
    else { return false }
    record.held[field.number] = FieldVersion(FieldValue([.blob(name)]), stamp)
    record.stamps[field.number] = nil
    return true
  }

  func closeConflicts(_ record: FieldVersionRecord, _ field: Int) throws(StorageFailure) {
    guard hasConflicts, FieldRule(field: field) == .last else { return }
    try fieldVersions.closeConflicts(record.name(field)) { _ in true }
  }

  /// Stores the shown sum minus the summands of the other devices, if there are any, as the summand of this device.
  private func count(
    _ record: FieldVersionRecord, _ field: Int, before: Int, _ stamp: SyncStamp
  ) throws(StorageFailure) {
    guard let shown = record.shown(field)?.number else { return }
    let known = record.stamps[field] ?? record.base
    record.masked.remove(field)
    if record.counts[field] == nil {
      guard let known, known.device != stamp.device else {
        record.stamps[field] = stamp
        return
      }
      record.counts[field] = [known.device: FieldVersion(FieldValue(before), known)]
    }
    let others = record.summands(field)
      .filter { $0.stamp.device != stamp.device && $0.isCounted }
      .reduce(0) { $0 &+ ($1.value.number ?? 0) }
    record.counts[field]?[stamp.device] = FieldVersion(FieldValue(shown &- others), stamp)
  }
}
