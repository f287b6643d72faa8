public import Domain

extension SQLiteSync {
  public func devices() throws(StorageFailure) -> [KnownDevice] {
    try database.read { (store) throws(StorageFailure) in
      guard try SyncSchema.isThere(in: store) else { return [] }
      return try store.all(SyncSQL.known) { (row) throws(StorageFailure) in
        let row = NamedRow<SyncSQL.KnownColumn>(row)
        guard let id = SixteenBytes(row.bytes(.device)) else { throw .corrupt }
        return KnownDevice(
          DeviceID(id), name: row.optionalText(.name), last: row.optionalInt(.last).map(Int64.init),
          waiting: row.optionalText(.waiting).flatMap(WaitCause.init(stored:)),
          waitingSince: row.optionalInt(.since).map(Int64.init),
          acknowledged: row.optionalInt(.acked))
      }
    }
  }

  public func ownIDs() throws(StorageFailure) -> Set<DeviceID> {
    try database.read { (store) throws(StorageFailure) in
      try SQLiteFieldVersions(store)?.ownIDs() ?? []
    }
  }

  public func keep(_ devices: [KnownDevice]) throws(StorageFailure) {
    let now = database.stampClock.milliseconds()
    try database.write { (store) throws(StorageFailure) in
      for device in devices {
        let since = device.waiting == nil ? nil : device.waitingSince ?? now
        try store.run(
          SyncSQL.keepKnown,
          [
            .bytes(device.device.value.bytes), .optional(device.name),
            .optional(device.last.map(Int.init)), .optional(device.waiting?.stored),
            .optional(since.map(Int.init)), .optional(device.acknowledged),
          ])
      }
    }
  }

  public func forget(_ device: DeviceID) throws(StorageFailure) {
    try database.write { (store) throws(StorageFailure) in
      try store.run(SyncSQL.forgetDevice, [.bytes(device.value.bytes)])
    }
  }

  public func unsent() throws(StorageFailure) -> Bool {
    try database.read { (store) throws(StorageFailure) in
      guard let fieldVersions = try SQLiteFieldVersions(store) else { return false }
      if try store.first(SyncSQL.nextOut, [.int(0)], { _ in true }) ?? false { return true }
      if try fieldVersions.hasUnsealed() { return true }
      return try !fieldVersions.newConflicts(atMost: 1).isEmpty
    }
  }

  public func laterValues() throws(StorageFailure) -> Int {
    try database.read { (store) throws(StorageFailure) in
      guard try SyncSchema.isThere(in: store) else { return 0 }
      let known = store.lists.all.flatMap { list in
        list.fields.map { "(\(list.number), \($0.number))" }
      }.joined(separator: ", ")
      return try store.first(
        "SELECT count(*) FROM sync_held WHERE device <> 0 AND (list, field) NOT IN (VALUES \(known))"
      ) { $0.int } ?? 0
    }
  }

  public func slot() throws(StorageFailure) -> SayingSlot? {
    try database.read { (store) throws(StorageFailure) in try Self.slot(in: store) }
  }

  /// Returns which numbers this device gives to new sayings; nil if the store does not sync, or if this is not decided
  /// yet.
  static func slot(in store: Connection) throws(StorageFailure) -> SayingSlot? {
    guard try SyncSchema.isThere(in: store) else { return nil }
    return try store.first(SyncSQL.slot) { row in
      let row = NamedRow<SyncSQL.SlotColumn>(row)
      return SayingSlot(slot: row.int(.slot), devices: row.int(.devices))
    } ?? nil
  }

  public func keep(_ slot: SayingSlot) throws(StorageFailure) {
    try database.write { (store) throws(StorageFailure) in
      try store.run(SyncSQL.keepSlot, [.int(slot.slot), .int(slot.devices)])
    }
  }

  public func needsSnapshot() throws(StorageFailure) -> Bool {
    try database.read { (store) throws(StorageFailure) in
      guard try SyncSchema.isThere(in: store) else { return false }
      return try store.first("SELECT purge FROM sync_self") { $0.bool } ?? false
    }
  }

  public func setNeedsSnapshot(_ needsSnapshot: Bool) throws(StorageFailure) {
    try database.write { (store) throws(StorageFailure) in
      try store.run(SyncSQL.purge, [.bool(needsSnapshot)])
    }
  }
}

extension WaitCause {
  /// The text form of the value in the store.
  fileprivate var stored: String {
    switch self {
    case .unreadable(let seq): "unreadable \(seq)"
    case .missing(let device, let seq): "missing \(seq) \(device.letters)"
    case .ahead(let milliseconds): "ahead \(milliseconds)"
    case .later: "later"
    case .forked: "forked"
    }
  }

  fileprivate init?(stored: String) {
    let words = stored.split(separator: " ")
    let number = words.count > 1 ? Int(words[1]) : nil
    switch (words.first, number) {
    case ("unreadable", let seq?): self = .unreadable(seq: seq)
    case ("missing", let seq?):
      guard words.count == 3, let device = DeviceID(letters: words[2]) else { return nil }
      self = .missing(device, seq: seq)
    case ("ahead", let milliseconds?): self = .ahead(milliseconds: Int64(milliseconds))
    case ("later", _): self = .later
    case ("forked", _): self = .forked
    case _: return nil
    }
  }
}
