import Domain

/// Lets a store meet others: all that is in it is written by its device from now on, with one stamp.
struct BeginSync {
  private let store: Connection
  private let digest: SyncDigest

  init(_ store: Connection, _ digest: SyncDigest) { (self.store, self.digest) = (store, digest) }

  /// Begins, and has the first batch be all there is. It is sent as a snapshot.
  func begin(_ group: GroupID, _ device: DeviceID, clock: SyncClock) throws(StorageFailure) {
    let position = SyncPosition(group: group, device: device, next: 1, writing: 1, clock: clock)
    try SQLiteFacts.begin(position, in: store)
    let devices = try SyncDevices(store)
    let spans = RowSpans(store, devices)
    for list in SyncLists.all {
      if case .drawn = list.identity { try name(list) }
      guard let keys = try keys(of: list) else { continue }
      try spans.cover(
        list.number, keys, SyncStamp(clock: clock.last, device: device, seq: position.next))
    }
  }

  /// The first and the last key; nothing where there are none.
  private func keys(of list: SyncList) throws(StorageFailure) -> ClosedRange<Int>? {
    let rows = SyncRows(list, in: store)
    let ends = try store.all(
      """
      SELECT min(\(list.key)) FROM \(list.list.table)
      UNION ALL SELECT max(\(list.key)) FROM \(list.list.table)
      """
    ) { $0.values.first ?? .null }
    if case .null = ends[0] { return nil }
    return try rows.number(ends[0])...rows.number(ends[1])
  }

  /// Names records that have no name of their own by what never changes of them, so that two stores
  /// of which one is a copy of the other agree.
  private func name(_ list: SyncList) throws(StorageFailure) {
    var used: Set<[UInt8]> = []
    try SyncRows(list, in: store).visit(.min...(.max)) { (found) throws(StorageFailure) in
      let lasting =
        list.number == SyncLists.readings
        ? ["book", "at"].map { found.row[$0] }
        : found.row["origin"] != .null
          ? [found.row["origin"]] : ["eng", "kor", "who", "uploaded"].map { found.row[$0] }
      var parts = [FactValue.Part.number(list.number)] + lasting.flatMap(FactCells.parts)
      var identity = digest.of(FactValue(parts).bytes).bytes
      while !used.insert(identity).inserted {
        // The same twice: whichever came first is the first of them on all devices.
        parts.append(.nothing)
        identity = digest.of(FactValue(parts).bytes).bytes
      }
      try store.run(SyncSQL.keepName, [.int(list.number), .int(found.key), .bytes(identity)])
      return true
    }
  }
}
