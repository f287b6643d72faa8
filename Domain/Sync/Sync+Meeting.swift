/// What came of meeting others, in the names of devices.
public struct SyncReport: Equatable, Sendable {
  /// How many fields each device brought that say something else now.
  public let received: [(device: String, changes: Int)]
  /// How many files were sent.
  public let sent: Int
  /// Why batches of devices wait, and since when.
  public let waiting: [Waiting]
  /// How many values lost against others and are told.
  public let conflicts: Int
  /// Sayings that have another number now.
  public let renumbered: [NewNumber]
  /// Whether this store was a copy, and is a device of its own now.
  public let hasBecomeNew: Bool
  /// Whether the place had lost what this device had left there, and has it again.
  public let hasRefilled: Bool
  /// Whether something here was not sent, since another device has a newer version.
  public let holdsBack: Bool

  /// Why a device waits.
  public struct Waiting: Equatable, Sendable {
    public let device: String
    public let reason: WaitingReason
    /// In milliseconds since 1970.
    public let since: Int64
  }

  public static func == (one: SyncReport, other: SyncReport) -> Bool {
    one.received.elementsEqual(other.received, by: ==) && one.sent == other.sent
      && one.waiting == other.waiting && one.conflicts == other.conflicts
      && one.renumbered == other.renumbered
      && one.hasBecomeNew == other.hasBecomeNew && one.hasRefilled == other.hasRefilled
      && one.holdsBack == other.holdsBack
  }
}

extension Sync {
  /// Meets the others once: receives, then sends.
  public func meet(_ manner: Manner = Manner()) throws(SyncFailure) -> SyncReport {
    var membership = try member()
    let before = membership
    let address = try address(membership.place)
    let places = world.places(manner.canAsk, manner.cancellation)
    let place = try placing { () throws(RemoteFailure) in
      try places.open(address, membership.group, membership.disk)
    }
    try changeKey(&membership, place)
    let cipher = try cipher(membership.key)
    try renewRolledBack(membership, place, cipher)
    let isCopy = try expectStore(of: &membership, place, cipher)
    let outcome = try meeting(membership, place, cipher).meet()
    membership.disk = outcome.disk
    if let became = outcome.became { membership.device = became }
    if membership != before { try save(membership) }
    return try report(
      outcome, isCopy: isCopy, hasNewKey: !before.formerKeys.isEmpty)
  }

  private func meeting(
    _ membership: SyncMembership, _ place: any Remote, _ cipher: any SyncCipher
  ) -> SyncWithRemote {
    SyncWithRemote(
      store, at: place, cipher, name: membership.name, successor: world.draws.successor)
  }

  /// The store has to be that of the device: one that was brought back or came from elsewhere
  /// becomes another device, and one that was never there joins.
  private func expectStore(
    of membership: inout SyncMembership, _ place: any Remote, _ cipher: any SyncCipher
  ) throws(SyncFailure) -> Bool {
    let position = try storing { () throws(StorageFailure) in try store.position() }
    let group = membership.group
    if let position, position.group == group {
      if position.device == membership.device { return false }
      // What the place has already is not sent once more under the new name.
      let there = try placing { () throws(RemoteFailure) in try place.list() }
      try meeting(membership, place, cipher).strikePublished(there.files)
      let device = world.draws.successor(position.device)
      membership.device = device
      // The file comes first: a store whose device is not that of the file becomes another one again.
      try save(membership)
      try storing { () throws(StorageFailure) in
        try store.become(device, forked: nil, cipher)
      }
      return true
    }
    let files = try placing { () throws(RemoteFailure) in try place.list() }
    let reader = RemoteReader(place, cipher, group)
    let isUsed = files.files.keys.contains { $0.device == membership.device }
    if isUsed { membership.device = DeviceID(world.draws.sixteen()) }
    try save(membership)
    let device = membership.device
    // All that lies there is read for them, so only where they may have to make room.
    let hasOwn = try storing { () throws(StorageFailure) in try store.hasOwnSayings() }
    let numbers = hasOwn ? try reader.sayingNumbers(files) : [:]
    try storing { () throws(StorageFailure) in
      // Beginning a group that was cut in the middle leaves an empty place.
      try store.join(
        group, device, sayings: numbers, isAlone: !files.files.keys.contains { $0.device != nil })
    }
    return isUsed
  }

  private func report(
    _ outcome: SyncOutcome, isCopy: Bool, hasNewKey: Bool
  ) throws(SyncFailure) -> SyncReport {
    let (devices, conflicts) = try storing { () throws(StorageFailure) in
      (try store.devices(), try conflictsRepository.count())
    }
    let names = try names()
    return SyncReport(
      received: outcome.received.filter { $0.value > 0 }
        .map { (device: names[$0.key] ?? $0.key.shortName, changes: $0.value) }
        .sorted { $0.device < $1.device },
      sent: outcome.sent,
      waiting: devices.compactMap { device in
        device.waiting.map {
          SyncReport.Waiting(
            device: names[device.device] ?? device.device.shortName, reason: $0,
            since: device.waitingSince ?? time.milliseconds())
        }
      },
      conflicts: conflicts, renumbered: outcome.renumbered,
      hasBecomeNew: isCopy || outcome.became != nil,
      // Behind a new key all is left anew.
      hasRefilled: outcome.hasRefilled && !hasNewKey, holdsBack: outcome.holdsBack)
  }

  /// The names of the other devices; of two that are called alike the one that was heard of later has
  /// a number.
  func names() throws(SyncFailure) -> [DeviceID: String] {
    try storing { () throws(StorageFailure) in
      Self.names(try store.devices(), besides: try store.position()?.device)
    }
  }

  static func names(
    _ devices: [KnownDevice], besides own: DeviceID?
  ) -> [DeviceID: String] {
    var (names, taken): ([DeviceID: String], Set<String>) = ([:], [])
    for device in devices where device.device != own {
      let free = SyncName.free(device.name ?? device.device.shortName, besides: taken)
      taken.insert(free)
      names[device.device] = free
    }
    return names
  }
}

extension DeviceID {
  /// What a device is called that has not said its name.
  public var shortName: String { String(letters.prefix(6)) }
}
