/// The state of sync, as the user sees it.
public struct SyncStatus: Equatable, Sendable {
  public struct Device: Equatable, Sendable {
    public let name: String
    /// When it wrote its last batch that is known here.
    public let last: Now?
    /// Why its next batch waits, or nil.
    public let waiting: WaitCause?
    /// Whether it is this device.
    public let isOwn: Bool
    /// Whether it has unsent changes; known only for this device.
    public let hasUnsent: Bool
    /// How many batches of this device it has not applied, as it last reported; nil for this device.
    public let behind: Int?
  }

  public let remote: String
  /// The name of this device.
  public let device: String
  /// The number of open conflicts.
  public let conflicts: Int
  /// All devices, this one first.
  public let devices: [Device]
  /// How many values came from a newer version, which are stored here but cannot be shown.
  public let later: Int
}

/// A conflict, with the names of the devices that wrote its values.
public struct NamedConflict: Equatable, Sendable {
  public struct Side: Equatable, Sendable {
    public let members: [ConflictMember]
    /// The name of the device that wrote it; nil if it is not known.
    public let device: String?
    /// When it was written; nil if it is not known.
    public let at: Now?
    /// Whether it was written on this device.
    public let isMine: Bool
  }

  public let entry: ConflictEntry
  public let current: Side
  public let other: Side
}

extension Sync {
  public var now: Now { clock.now() }

  /// A moment in the current time zone of this device.
  private func moment(_ milliseconds: Int64) -> Now {
    Now(instant: Int(milliseconds / 1000), offset: clock.now().offset)
  }

  /// The state of sync; nil if the store is not synced.
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
        remote: membership.remote, device: membership.name,
        conflicts: try conflictsRepository.count(),
        devices: devices, later: try store.laterValues())
    }
  }

  /// The open conflicts.
  public func conflicts() throws(StorageFailure) -> [NamedConflict] {
    let entries = try conflictsRepository.entries()
    if entries.isEmpty { return [] }
    let own = try store.position()?.device
    let names = Self.names(try store.devices(), besides: own)
    var ownName: String?
    do throws(KeyFileFailure) { ownName = try world.memberships.load()?.name } catch {
      // Without the key file the device is named by its id.
      ownName = nil
    }
    func side(_ value: ConflictSideValue) -> NamedConflict.Side {
      let name = value.device.map {
        $0 == own ? ownName ?? $0.shortName : names[$0] ?? $0.shortName
      }
      return NamedConflict.Side(
        members: value.members, device: name,
        at: value.device == nil ? nil : moment(value.at),
        isMine: value.device != nil && value.device == own)
    }
    return entries.map {
      NamedConflict(entry: $0, current: side($0.current), other: side($0.other))
    }
  }

  /// Resolves a conflict with one of its values.
  public func resolve(_ number: Int, keeping side: ConflictSide) throws(ConflictFailure) {
    try conflictsRepository.resolve(number, keeping: side)
  }
}
