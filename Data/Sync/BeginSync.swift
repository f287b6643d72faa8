import Domain

/// Starts sync in a store. All records are stamped as written by this device.
struct BeginSync {
  private let store: Connection
  private let digest: SyncDigest

  init(_ store: Connection, _ digest: SyncDigest) { (self.store, self.digest) = (store, digest) }

  /// Starts sync in a store that does not sync yet. The first device of a group sends its content as a snapshot. A
  /// joining device sends batches whose stamps lose to those of all other devices. They are older stamps, or current
  /// stamps in lists where the first value wins.
  func begin(
    _ group: GroupID, _ device: DeviceID, isFirst: Bool, clock: SyncClock,
    sayings: [[UInt8]: Int] = [:], isAlone: Bool = false
  ) throws(StorageFailure) {
    try SQLiteFieldVersions.begin(
      SyncPosition(group: group, device: device, clock: clock), in: store)
    // A joining device first has to see which saying numbers the others use.
    if isFirst { try store.run(SyncSQL.keepSlot, [.int(0), .int(1)]) }
    let devices = try SyncDevices(store)
    let spans = RowSpans(store, devices)
    var seq = 1
    let seeds = SeededSayings(store, digest)
    let destroyed = isFirst ? [] : try seeds.destroyed()
    if !isFirst, !isAlone { try seeds.leaveOut() }
    for list in store.lists.all {
      if case .drawn = list.identity { try name(list) }
      // Stamps are stored by row key, so sayings have to get their final numbers first.
      if list.number == SyncReferences.sayings, !isFirst {
        try MakeRoomForSayings(store).makeRoom(for: sayings)
      }
      // In a list with a field whose first value wins, an old stamp would beat the others' values.
      let isOld = !isFirst && !list.fields.contains { $0.rule == .first }
      let old = list.number == SyncReferences.sayings ? NamedFieldVersion.joiningClock : 0
      for keys in try pieces(of: list, isWhole: isFirst) {
        try spans.cover(
          list.number, keys,
          SyncStamp(
            clock: isOld ? old : clock.last, device: device, seq: seq))
        if !isFirst { seq += 1 }
      }
    }
    if isFirst {
      try seeds.cover(spans, SyncStamp(clock: NamedFieldVersion.seedClock, device: device, seq: 1))
    }
    try LeftNames(store, digest).forget()
    try spans.flush()
    guard let fieldVersions = try SQLiteFieldVersions(store) else { throw .closed }
    if !destroyed.isEmpty {
      try seeds.keep(
        destroyed, SyncStamp(clock: NamedFieldVersion.joiningClock, device: device, seq: seq),
        fieldVersions)
      seq += 1
    }
    let all = SyncBatch(
      group: group, device: device, seq: 1, saw: VersionVector(), clock: clock.last, chain: .zero)
    if isFirst {
      let chain = BatchFile.chain(after: all, by: digest)
      try fieldVersions.keep(AppliedBatch(seq: 1, chain: chain), of: device)
    }
    var position = fieldVersions.position()
    (position.next, position.writing) = isFirst ? (2, 2) : (1, max(1, seq))
    try fieldVersions.keep(position)
  }

  /// Returns the keys of a list as one range if `isWhole` is true, otherwise as one range for each batch that will be
  /// sent.
  private func pieces(of list: SyncList, isWhole: Bool) throws(StorageFailure) -> [ClosedRange<Int>]
  {
    guard let keys = try keys(of: list) else { return [] }
    if isWhole { return [keys] }
    let rows = SyncRows(list, in: store)
    var pieces: [ClosedRange<Int>] = []
    var first = keys.lowerBound
    while first <= keys.upperBound {
      let last = try store.first(
        """
        SELECT max(k) FROM (SELECT \(list.key) AS k FROM \(list.list.table)
          WHERE \(list.key) >= ? ORDER BY 1 LIMIT ?)
        """, [rows.stored(first), .int(ChangeStamper.mostRows)]
      ) { $0.values.first ?? .null }
      let end = try rows.number(last ?? .null)
      pieces.append(first...end)
      first = end + 1
    }
    return pieces
  }

  /// Returns the first and last key of a list; nil if the list is empty.
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

  /// Assigns identities to records that have no identity of their own (`RecordNames`).
  private func name(_ list: SyncList) throws(StorageFailure) {
    let left = LeftNames(store, digest)
    try SyncRows(list, in: store).visit(.min...(.max)) { (found) throws(StorageFailure) in
      var name = RecordNames.name(of: found.row, in: list, by: digest)
      while true {
        // A device that rejoins keeps the identities it had in the group.
        let known = try left.name(name.bytes, in: list) ?? name.bytes
        if try keepName(known, list, found.key) { return true }
        name = name.next
      }
    }
  }

  /// Stores the identity of a record. Returns false if another record has the same identity.
  private func keepName(
    _ name: [UInt8], _ list: SyncList, _ key: Int
  ) throws(StorageFailure) -> Bool {
    try store.run(SyncSQL.keepNewName, [.int(list.number), .int(key), .bytes(name)])
    return store.changedRows > 0
  }
}
