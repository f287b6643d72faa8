/// How sync stands.
public struct SyncStatus: Equatable, Sendable {
  /// A device of the group.
  public struct Device: Equatable, Sendable {
    public let name: String
    /// When it wrote the last of what is known here.
    public let last: Now?
    /// Why what it wrote next waits.
    public let waiting: WaitingReason?
    /// Whether it is this one.
    public let isOwn: Bool
    /// Whether it has something that was not sent; only this one's own is known.
    public let hasUnsent: Bool
    /// How many batches of this device it has not taken in yet, as far as it said; nothing of this one.
    public let behind: Int?
  }

  public let place: String
  /// What this device is called.
  public let device: String
  /// How many values lost against others, and are not settled.
  public let told: Int
  /// All devices, this one first.
  public let devices: [Device]
  /// How many values a newer Haru wrote, which this one keeps and cannot show.
  public let later: Int
}

/// A value that lost, with the name of the device that wrote it, and when.
public struct NamedTold: Equatable, Sendable {
  public let entry: ToldEntry
  public let device: String
  public let at: Now
}

extension Sync {
  /// This moment.
  public var now: Now { clock.now() }

  /// A moment as it is written here.
  private func moment(_ milliseconds: Int64) -> Now {
    Now(instant: Int(milliseconds / 1000), offset: clock.now().offset)
  }

  /// How it stands; nothing where the store meets no others.
  public func status() throws(SyncFailure) -> SyncStatus? {
    guard let membership = try membership() else { return nil }
    return try storing { () throws(StorageFailure) in
      let known = try store.devices()
      let own = try store.position()?.device ?? membership.device
      let unsent = try store.unsent()
      let names = Self.names(known, besides: own)
      let mine = known.first { $0.device == own }
      var devices = [
        SyncStatus.Device(
          name: membership.name, last: mine?.last.map(moment), waiting: nil, isOwn: true,
          hasUnsent: unsent, behind: nil)
      ]
      let sent = (try store.position()?.next ?? 1) - 1
      for device in known where device.device != own {
        devices.append(
          SyncStatus.Device(
            name: names[device.device] ?? device.device.shortName, last: device.last.map(moment),
            waiting: device.waiting, isOwn: false, hasUnsent: false,
            behind: device.acknowledged.map { max(0, sent - $0) }))
      }
      return SyncStatus(
        place: membership.place, device: membership.name, told: try toldRecords.count(),
        devices: devices, later: try store.laterValues())
    }
  }

  /// What lost against others and is not settled.
  public func told() throws(StorageFailure) -> [NamedTold] {
    let entries = try toldRecords.entries()
    if entries.isEmpty { return [] }
    let own = try store.position()?.device
    let names = Self.names(try store.devices(), besides: own)
    var ownName: String?
    do throws(KeyFileFailure) { ownName = try world.memberships.load()?.name } catch {
      // Then it is called by its letters.
      ownName = nil
    }
    return entries.map { entry in
      let name = entry.device == own ? ownName : names[entry.device]
      return NamedTold(
        entry: entry, device: name ?? entry.device.shortName, at: moment(entry.at))
    }
  }

  /// Settles what lost, and has one side stand.
  public func settle(_ number: Int, keeping side: ToldSide) throws(ToldFailure) {
    try toldRecords.settle(number, keeping: side)
  }
}
