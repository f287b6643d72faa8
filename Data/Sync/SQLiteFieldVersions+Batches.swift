import Domain

extension SQLiteFieldVersions {
  func fieldVersions(of device: DeviceID, in seqs: ClosedRange<Int>) throws(StorageFailure)
    -> [NamedFieldVersion]
  {
    try flush()
    guard let number = devices.known(device) else { return [] }
    var found: [NamedFieldVersion] = []
    var seen: Set<RecordName> = []
    func add(_ record: FieldVersionRecord) {
      guard seen.insert(RecordName(record.number, record.identity)).inserted else { return }
      found += record.fieldVersions.filter {
        $0.fieldVersion.stamp.device == device && seqs.contains($0.fieldVersion.stamp.seq)
      }
    }
    let reader = RecordReader(self)
    let batches: [Value] = [.int(number), .int(seqs.lowerBound), .int(seqs.upperBound)]
    let spans = try store.all(SyncSQL.spansOfBatches, batches) { row in
      let row = NamedRow<KeysColumn>(row)
      return (list: row.int(.list), keys: row.int(.first)...max(row.int(.first), row.int(.last)))
    }
    for span in spans {
      guard let list = store.lists.list(span.list) else { throw .corrupt }
      try SyncRows(list, in: store).visit(span.keys) { (row) throws(StorageFailure) in
        if let record = try reader.record(list, at: row.key, row.row) { add(record) }
        return true
      }
    }
    if device == position().device {
      let rows = try store.all(SyncSQL.rowsOfBatches, [.int(seqs.lowerBound)]) { row in
        let row = NamedRow<KeyColumn>(row)
        return (list: row.int(.list), key: row.int(.key))
      }
      for row in rows {
        guard let list = store.lists.list(row.list) else { throw .corrupt }
        guard let found = try SyncRows(list, in: store).row(row.key) else { throw .corrupt }
        if let record = try reader.record(list, at: row.key, found) { add(record) }
      }
    } else {
      // Rows are found only by batches of this device, since no others are sent.
      try addRows(writtenBy: number, seqs, add)
    }
    for table in ["sync_held", "sync_counts"] {
      let records = try store.all(SyncSQL.recordsOfBatches(in: table), batches) { row in
        let row = NamedRow<RecordColumn>(row)
        return RecordName(row.int(.list), row.bytes(.identity))
      }
      for name in records { add(try reader.record(name.list, name.identity)) }
    }
    return found
  }

  private func addRows(
    writtenBy number: Int, _ seqs: ClosedRange<Int>, _ add: (FieldVersionRecord) -> Void
  ) throws(StorageFailure) {
    let reader = RecordReader(self)
    let rows = try store.all("SELECT list, key, fields FROM sync_rows") {
      (row) throws(StorageFailure) in
      let row = NamedRow<StampedColumn>(row)
      let stamps = try RecordStamps.stamps(row.bytes(.fields)).values
      let isOne = stamps.contains { $0.device == number && seqs.contains($0.seq) }
      return isOne ? (list: row.int(.list), key: row.int(.key)) : nil
    }
    for row in rows.compactMap(\.self) {
      guard let list = store.lists.list(row.list),
        let found = try SyncRows(list, in: store).row(row.key)
      else { throw .corrupt }
      if let record = try reader.record(list, at: row.key, found) { add(record) }
    }
  }

  private struct RecordName: Hashable {
    let list: Int
    let identity: [UInt8]

    init(_ list: Int, _ identity: [UInt8]) { (self.list, self.identity) = (list, identity) }
  }

  private enum KeysColumn: Int, RowColumn { case list, first, last }
  private enum KeyColumn: Int, RowColumn { case list, key }
  private enum StampedColumn: Int, RowColumn { case list, key, fields }
  private enum RecordColumn: Int, RowColumn { case list, identity }

  func note(_ entry: SyncHistoryEntry, seq: Int) throws(StorageFailure) {
    try store.run(
      SyncSQL.note, [.int(seq), .text(entry.kind), .text(entry.subject), .int(entry.instant)])
  }

  func historyEntries(_ seq: Int) throws(StorageFailure) -> [SyncHistoryEntry] {
    try store.all(SyncSQL.historyEntries, [.int(seq)]) { row in
      let row = NamedRow<HistoryEntryColumn>(row)
      return SyncHistoryEntry(
        kind: row.text(.kind), subject: row.text(.subject), instant: row.int(.instant))
    }
  }

  private enum HistoryEntryColumn: Int, RowColumn { case kind, subject, instant }

  func forgetHistoryEntries(_ seq: Int) throws(StorageFailure) {
    try store.run(SyncSQL.dropHistoryEntries, [.int(seq)])
  }

  func unsent() throws(StorageFailure) -> [SyncBatch] {
    try store.all(SyncSQL.out) { (row) throws(StorageFailure) in try batch(row) }
  }

  func unsent(_ seq: Int) throws(StorageFailure) -> SyncBatch? {
    try store.first(SyncSQL.outOfBatch, [.int(seq)]) { (row) throws(StorageFailure) in
      try batch(row)
    }
  }

  /// Returns the batch in a row of the outbox (`sync_out`).
  private func batch(_ row: Row) throws(StorageFailure) -> SyncBatch {
    let row = NamedRow<SyncSQL.OutColumn>(row)
    let label = Self.label(of: position(), row.int(.seq))
    guard let only = opened(row.bytes(.bytes), as: label) else { throw .corrupt }
    return only
  }

  /// Opens a sealed file and returns its only batch; nil if the file cannot be opened or does not have exactly one
  /// batch.
  private func opened(_ sealed: [UInt8], as label: SealedLabel) -> SyncBatch? {
    let bytes: [UInt8]
    guard let cipher else { return nil }
    do throws(SealParseError) { bytes = try cipher.open(sealed, as: label) } catch { return nil }
    do throws(SyncRefusal) {
      let batches = try BatchFile(bytes: bytes).batches
      return batches.count == 1 ? batches[0] : nil
    } catch { return nil }
  }

  /// Returns the label that authenticates the file of a single batch.
  private static func label(of position: SyncPosition, _ seq: Int) -> SealedLabel {
    SealedLabel(
      group: position.group, kind: .batches, device: position.device, first: seq, last: seq)
  }

  func keepUnsent(_ batch: SyncBatch) throws(StorageFailure) {
    let label = SealedLabel(
      group: batch.group, kind: .batches, device: batch.device, first: batch.seq, last: batch.seq)
    guard let cipher else { throw .corrupt }
    let sealed = cipher.seal(BatchFile([batch]).bytes, as: label)
    try store.run(SyncSQL.keepOut, [.int(batch.seq), .bytes(sealed)])
  }

  func forgetUnsent(_ seq: Int) throws(StorageFailure) {
    try store.run(SyncSQL.dropOut, [.int(seq)])
  }
}

extension SQLiteFieldVersions {
  /// Recomputes the column `own` of every row with stamps of single fields: the newest batch in which this device wrote a
  /// field of the row. Must be called after the device got another id.
  func findOwnRows() throws(StorageFailure) {
    let number = try devices.number(of: position().device)
    let rows = try store.all("SELECT list, key, fields FROM sync_rows") { row in
      let row = NamedRow<StampsColumn>(row)
      return (list: row.int(.list), key: row.int(.key), fields: row.bytes(.fields))
    }
    for row in rows {
      let newest = try RecordStamps.stamps(row.fields).values.filter { $0.device == number }
        .map(\.seq).max()
      try store.run(
        "UPDATE sync_rows SET own = ? WHERE list = ? AND key = ?",
        [.optional(newest), .int(row.list), .int(row.key)])
    }
  }

  private enum StampsColumn: Int, RowColumn { case list, key, fields }
}
