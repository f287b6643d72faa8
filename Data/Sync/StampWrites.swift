import Domain

extension Connection {
  /// Begins to note what changes, in a store that meets others.
  func beginMarking() throws(StorageFailure) {
    let meetsOthers = try first("SELECT 1 FROM sync_self") { _ in true } ?? false
    if meetsOthers { try marker.begin(in: self) } else { marker.end() }
  }

  /// Stamps what a transaction changed, before it is kept.
  func stampWrites(at milliseconds: Int64) throws(StorageFailure) {
    let (marks, deed, entry) = (marker.marks, marker.deed, marker.entry)
    // A deed may also have written facts itself.
    if let failure = marker.failure { throw failure }
    guard marker.isOn, !marks.isEmpty || entry != nil else { return }
    try marker.pause { () throws(StorageFailure) in
      guard let facts = try SQLiteFacts(self) else { return }
      if !marks.isEmpty { try StampWrites(facts).stamp(marks, deed, at: milliseconds) }
      if let entry {
        try run(SyncSQL.keepClock, [.int(entry), facts.position().clock.last.stored])
      }
    }
  }
}

/// Gives what a transaction changed its stamps. The rows say it already; so this does for them what
/// `MarkWrites` does for facts.
struct StampWrites {
  private let facts: SQLiteFacts
  private let reader: RecordReader
  private let writer: RecordWriter
  private var store: Connection { facts.store }
  private let hasTold: Bool

  init(_ facts: SQLiteFacts) throws(StorageFailure) {
    self.facts = facts
    (reader, writer) = (RecordReader(facts), RecordWriter(facts))
    hasTold =
      try facts.store.first("SELECT 1 FROM sync_told WHERE settled = 0 LIMIT 1") { _ in true }
      ?? false
  }

  /// About how many bytes a row has in a batch.
  private static let rowSize = 100
  /// So many rows that came at once go into one batch.
  static let mostRows = 8192

  func stamp(
    _ marks: WriteMarks, _ deed: SyncDeed?, at milliseconds: Int64
  ) throws(StorageFailure) {
    var position = facts.position()
    let clock = position.clock.tick(at: milliseconds)
    let first = position.writing
    let owners = GoneOwners(marks)
    for (number, rows) in marks.rows.sorted(by: { $0.key < $1.key }) {
      guard let list = marks.lists[number] else { continue }
      let stamp = SyncStamp(clock: clock, device: position.device, seq: position.writing)
      for gone in rows.gone { try self.stamp(gone, of: list, owners, stamp) }
      for keys in rows.inserted { try self.stamp(new: keys, of: list, clock, &position) }
      for (key, changed) in rows.changed.sorted(by: { $0.key < $1.key }) {
        let stamp = SyncStamp(clock: clock, device: position.device, seq: position.writing)
        try self.stamp(changed, key, of: list, stamp)
        position.count(Self.rowSize, limit: MarkWrites.batchLimit)
      }
    }
    try facts.spans.flush()
    if let deed { try facts.note(deed, seq: first) }
    try facts.keep(position)
  }

  // MARK: New rows

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
      try facts.spans.cover(list.number, first...last, stamp)
      if knewOthers { try comeBack(first...last, of: list, stamp) }
      position.count((last - first + 1) * Self.rowSize, limit: MarkWrites.batchLimit)
      first = last + 1
    }
  }

  private func name(_ keys: ClosedRange<Int>, of list: SyncList) throws(StorageFailure) {
    var random = SystemRandomNumberGenerator()
    for key in keys {
      try store.run(SyncSQL.dropName, [.int(list.number), .int(key)])
      let name = SixteenBytes(from: &random)
      try store.run(SyncSQL.keepName, [.int(list.number), .int(key), .bytes(name.bytes)])
    }
  }

  /// Records of which something was known while they had no row: all of that was written anew.
  private func comeBack(
    _ keys: ClosedRange<Int>, of list: SyncList, _ stamp: SyncStamp
  ) throws(StorageFailure) {
    try SyncRows(list, in: store).visit(keys) { (found) throws(StorageFailure) in
      guard let record = try reader.record(list, at: found.key, found.row) else { return true }
      let saved = SavedRecord(record)
      guard !record.held.isEmpty || !record.counts.isEmpty else { return true }
      for field in list.fields where record.held[field.number] != nil {
        try settle(record, field.number)
        if record.shown(field.number) == .nothing { record.stamps[field.number] = stamp }
      }
      record.held = record.held.filter { list.field($0.key) == nil }
      for field in record.counts.keys {
        try count(record, field, before: 0, stamp)
      }
      try writer.write(record, instead: saved)
      return true
    }
  }

  // MARK: Changed rows

  private func stamp(
    _ changed: WriteMarks.Changed, _ key: Int, of list: SyncList, _ stamp: SyncStamp
  ) throws(StorageFailure) {
    guard let row = try SyncRows(list, in: store).row(key),
      let record = try reader.record(list, at: key, row)
    else { return }
    let saved = SavedRecord(record)
    var isWritten = false
    for (place, field) in list.fields.enumerated() where changed.fields & (1 << UInt64(place)) != 0
    {
      if field.rule != .quiet { isWritten = true }
      if field.rule == .summed {
        try count(record, field.number, before: changed.counts[place] ?? 0, stamp)
      } else {
        try settle(record, field.number)
        record.held[field.number] = nil
        record.masked.remove(field.number)
        record.stamps[field.number] = stamp
      }
    }
    // What lies in the trash and is touched there still lies in it.
    if isWritten, list.hasTrash, record.shown(SyncField.deleted) != .nothing {
      record.stamps[SyncField.deleted] = stamp
    }
    try writer.write(record, instead: saved)
  }

  private func settle(_ record: FactRecord, _ field: Int) throws(StorageFailure) {
    guard hasTold, FieldRule(field: field) == .last else { return }
    try facts.settle(record.name(field)) { _ in true }
  }

  /// One's own summand becomes what the others leave of what the row says.
  private func count(
    _ record: FactRecord, _ field: Int, before: Int, _ stamp: SyncStamp
  ) throws(StorageFailure) {
    guard let shown = record.shown(field)?.number else { return }
    let known = record.stamps[field] ?? record.base
    record.masked.remove(field)
    if record.counts[field] == nil {
      guard let known, known.device != stamp.device else {
        record.stamps[field] = stamp
        return
      }
      record.counts[field] = [known.device: Fact(FactValue(before), known)]
    }
    let others = record.summands(field)
      .filter { $0.stamp.device != stamp.device && $0.isCounted }
      .reduce(0) { $0 &+ ($1.value.number ?? 0) }
    record.counts[field]?[stamp.device] = Fact(FactValue(shown &- others), stamp)
  }

  // MARK: Rows that went

  private func stamp(
    _ gone: WriteMarks.Gone, of list: SyncList, _ owners: GoneOwners, _ stamp: SyncStamp
  ) throws(StorageFailure) {
    let row = try GoneRow(store, owners).row(gone, of: list)
    let record = try row.flatMap { (row) throws(StorageFailure) in
      try reader.record(list, at: gone.key, row)
    }
    guard let record else {
      try facts.spans.uncover(list.number, gone.key...gone.key)
      return
    }
    let saved = SavedRecord(record)
    record.holdAll()
    if list.hasTrash || owners.owned(gone, of: list) {
      // What is destroyed is destroyed everywhere, with all that belongs to it.
      for field in record.held.keys {
        try settle(record, field)
        record.held[field] = Fact(.nothing, stamp)
      }
      try SyncedTrash(store).forgetTold(record.number, record.identity)
    } else {
      record.held[SyncField.deleted] = Fact(.nothing, stamp)
    }
    try writer.write(record, instead: saved)
  }
}
