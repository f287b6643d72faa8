/// The result of a sync, by device names.
public struct SyncReport: Equatable, Sendable {
  /// The other devices whose batches changed fields on this device, each with the number of changed fields.
  public let received: [(device: String, changes: Int)]
  /// The number of files sent.
  public let sent: Int
  /// The devices whose batches cannot be applied yet, with the cause and the start of the wait.
  public let waiting: [Waiting]
  /// The number of open conflicts.
  public let conflicts: Int
  /// Sayings that got another number.
  public let renumbered: [NewNumber]
  /// Whether this store turned out to be a copy and has taken a new device id.
  public let hasNewDeviceID: Bool
  /// Whether files of this device were missing in the remote and were published again.
  public let hasRefilled: Bool
  /// Whether changes were not sent because another device uses a newer version.
  public let holdsBack: Bool

  /// A device whose batches cannot be applied yet, and the cause.
  public struct Waiting: Equatable, Sendable {
    public let device: String
    public let reason: WaitCause
    /// The time since which the batches have been waiting, in milliseconds since 1970.
    public let since: Int64
  }

  public static func == (one: SyncReport, other: SyncReport) -> Bool {
    one.received.elementsEqual(other.received, by: ==) && one.sent == other.sent
      && one.waiting == other.waiting && one.conflicts == other.conflicts
      && one.renumbered == other.renumbered
      && one.hasNewDeviceID == other.hasNewDeviceID && one.hasRefilled == other.hasRefilled
      && one.holdsBack == other.holdsBack
  }
}

extension Sync {
  /// Syncs once: receives changes, then sends changes.
  public func sync(_ manner: Manner = Manner()) throws(SyncFailure) -> SyncReport {
    var membership = try member()
    let before = membership
    let address = try address(membership.remote)
    let remotes = world.remotes(.sync, manner.canAsk, manner.cancellation)
    let remote = try placing { () throws(RemoteFailure) in
      try remotes.open(address, membership.group, membership.disk)
    }
    try changeKey(&membership, remote)
    let cipher = try cipher(membership.key)
    try renewRolledBack(membership, remote, cipher)
    let isCopy = try expectStore(of: &membership, remote, cipher)
    let outcome: SyncOutcome
    do throws(SyncFailure) { outcome = try session(membership, remote, cipher).sync() } catch {
      // The store may have taken a new id before, which is no sign of a copy.
      let position = try storing { () throws(StorageFailure) in try store.position() }
      if let position { membership.device = position.device }
      if membership != before { try save(membership) }
      throw error
    }
    membership.disk = outcome.disk
    if let became = outcome.became { membership.device = became }
    if membership != before { try save(membership) }
    return try report(
      outcome, isCopy: isCopy, hasNewKey: !before.formerKeys.isEmpty)
  }

  private func session(
    _ membership: SyncMembership, _ remote: any Remote, _ cipher: any SyncCipher
  ) -> SyncWithRemote {
    SyncWithRemote(
      store, at: remote, cipher, name: membership.name, newDeviceID: world.draws.newDeviceID)
  }

  /// Checks that the store belongs to the device. A restored or copied store takes a new device id. A store that is not
  /// in the group joins the group. Returns true if the device id changed.
  private func expectStore(
    of membership: inout SyncMembership, _ remote: any Remote, _ cipher: any SyncCipher
  ) throws(SyncFailure) -> Bool {
    let position = try storing { () throws(StorageFailure) in try store.position() }
    let group = membership.group
    if let position, position.group == group {
      if position.device == membership.device { return false }
      // What the remote already has must not be sent again under the new id.
      let there = try placing { () throws(RemoteFailure) in try remote.list() }
      try session(membership, remote, cipher).strikePublished(there.files)
      let device = world.draws.newDeviceID(position.device)
      membership.device = device
      // The key file is saved first: if this is interrupted, the ids still differ and the next sync repeats it.
      try save(membership)
      try storing { () throws(StorageFailure) in
        try store.takeNewDeviceID(device, forked: nil, cipher)
      }
      return true
    }
    let files = try placing { () throws(RemoteFailure) in try remote.list() }
    let reader = RemoteReader(remote, cipher, group)
    let isUsed = files.files.keys.contains { $0.device == membership.device }
    if isUsed { membership.device = DeviceID(world.draws.sixteen()) }
    try save(membership)
    let device = membership.device
    // Reading the numbers takes all files of the remote, so it is skipped if this store has no sayings of its own.
    let hasOwn = try storing { () throws(StorageFailure) in try store.hasOwnSayings() }
    let numbers = hasOwn ? try reader.sayingNumbers(files) : [:]
    try storing { () throws(StorageFailure) in
      // An interrupted start of a group leaves a remote without device folders.
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
      // A device keeps its name where only the remote was emptied.
      hasNewDeviceID: isCopy || outcome.became != nil && !outcome.isEmptied,
      // After a key change everything is published again, so nothing was lost.
      hasRefilled: outcome.hasRefilled && !hasNewKey, holdsBack: outcome.holdsBack)
  }

  /// Returns the names of the other devices. If two have the same name, a number is added to the one that became known
  /// later.
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
  /// The first six letters of the id. They name a device that has not published its name.
  public var shortName: String { String(letters.prefix(6)) }
}
