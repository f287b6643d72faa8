import Domain

extension SQLiteFacts {
  /// The list of sayings, and the field with their numbers.
  private static let (sayings, number) = (SyncReferences.sayings, 3)

  /// Gives sayings whose numbers others had first the next ones.
  func giveNumbers(at milliseconds: Int64) throws(StorageFailure) {
    try flush()
    let waiting = try store.all(
      """
      SELECT h.identity FROM sync_held h WHERE h.list = ? AND h.field = ? AND h.device = ?
      """,
      [.int(Self.sayings), .int(Self.number), .int(devices.number(of: position().device))]
    ) { $0.bytes }
    if waiting.isEmpty { return }
    let last = try store.first("SELECT max(number) FROM sayings") { $0.optionalInt } ?? nil
    let taken = try store.all(
      "SELECT value FROM sync_held WHERE list = ? AND field = ?",
      [.int(Self.sayings), .int(Self.number)]
    ) { (row) throws(StorageFailure) in try FactRow.value(row.bytes).number ?? 0 }
    var next = max(last ?? 0, taken.max() ?? 0)
    for identity in waiting {
      let record = try record(Self.sayings, identity)
      guard record.key == nil, let fact = record.held[Self.number], fact.value.number != nil else {
        continue
      }
      next += 1
      let write = FieldWrite.value(record.name(Self.number), FactValue(next))
      try MarkWrites(self).mark([write], deed: nil, at: milliseconds)
      try flush()
    }
  }
}
