import Domain

extension SQLiteFieldVersions {
  /// The number of the list of sayings, and the number of its field with the saying's number.
  private static let (sayings, number) = (SayingNumberVersion.list, SayingNumberVersion.field)
  /// The time in which only the device that wrote a saying renumbers it, in milliseconds: one day.
  private static let timeout: Int64 = 86_400_000

  /// Gives the next free number to each saying whose number another saying claimed first, and returns the new numbers.
  /// A device renumbers the sayings that it wrote. It renumbers those of other devices a day after they were written.
  func giveNumbers(at milliseconds: Int64) throws(StorageFailure) -> [NewNumber] {
    try flush()
    let heldNumbers: [Value] = [.int(Self.sayings), .int(Self.number)]
    let waiting = try store.all(
      """
      SELECT h.identity FROM sync_held h WHERE h.list = ?1 AND h.field = ?2
        AND (h.device = ?3 OR h.device <> 0 AND h.clock < ?4) ORDER BY h.clock, h.identity
      """,
      heldNumbers + [
        .int(devices.number(of: position().device)),
        SyncClock.value(at: milliseconds - Self.timeout).stored,
      ]
    ) { $0.bytes }
    if waiting.isEmpty { return [] }
    var numbers = NumberingSayings(store)
    for value in try store.all(
      "SELECT value FROM sync_held WHERE list = ? AND field = ? AND device <> 0", heldNumbers,
      { (row) throws(StorageFailure) in try FieldVersionRow.value(row.bytes).number })
    {
      try numbers.pass(value)
    }
    var given: [NewNumber] = []
    for identity in waiting {
      let record = try record(Self.sayings, identity)
      guard record.key == nil, let before = record.held[Self.number]?.value.number else { continue }
      let next = try numbers.next().value
      let write = FieldWrite.value(record.name(Self.number), FieldValue(next))
      try MarkWrites(self).mark([write], historyEntry: nil, at: milliseconds)
      try flush()
      guard try self.record(Self.sayings, identity).key != nil else { continue }
      given.append(NewNumber(before: before, now: next))
    }
    return given
  }
}
