/// The state of sync that is shown to the user.
public struct SyncStatus: Equatable, Sendable {
  public struct Device: Equatable, Sendable {
    public let name: String
    /// The time when the device wrote its last batch that this device knows; nil if it knows none.
    public let last: Now?
    /// Why the next batch of the device cannot be applied yet; nil if no batch waits.
    public let waiting: WaitCause?
    /// Whether the device is this one.
    public let isOwn: Bool
    /// Whether the device has unsent changes; known only for this device.
    public let hasUnsent: Bool
    /// The number of batches of this device that the other device has not applied, by its last report; nil for this
    /// device, and for a device without a report.
    public let behind: Int?
  }

  public let remote: String
  /// The name of this device.
  public let device: String
  /// The number of open conflicts.
  public let conflicts: Int
  /// All devices, this one first.
  public let devices: [Device]
  /// The number of values from a newer version, which are stored on this device but cannot be shown.
  public let later: Int
}

/// A conflict, with the names of the devices that wrote its values.
public struct NamedConflict: Equatable, Sendable {
  public struct Side: Equatable, Sendable {
    public let members: [ConflictMember]
    /// The name of the device that wrote the value; nil if unknown.
    public let device: String?
    /// The time when the value was written; nil if unknown.
    public let at: Now?
    /// Whether the value was written on this device.
    public let isMine: Bool
  }

  public let entry: ConflictEntry
  public let current: Side
  public let other: Side
}

extension Sync {
  public var now: Now { clock.now() }

  /// Converts milliseconds since 1970 to the current time zone of this device.
  private func moment(_ milliseconds: Int64) -> Now {
    Now(instant: Int(milliseconds / 1000), offset: clock.now().offset)
  }

  /// Converts the removal time of a member from UTC, in which it is stored, to local time.
  private func inLocalTime(_ member: ConflictMember) -> ConflictMember {
    guard member.name == "deleted", case .moment(let at) = member.value else { return member }
    return ConflictMember(member.name, .moment(moment(Int64(at.instant) * 1000)))
  }

  /// Returns the state of sync; nil if the store is not synced.
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
        conflicts: try conflictsRepository.count() + (beside?.conflictCount() ?? 0),
        devices: devices, later: try store.laterValues())
    }
  }

  /// Returns the short id of this device and its name; nil if the store is not synced.
  public func ownName() throws(StorageFailure) -> (id: String, name: String)? {
    guard let own = try store.position()?.device else { return nil }
    do throws(KeyFileFailure) {
      return (own.shortName, try world.memberships.load()?.name ?? own.shortName)
    } catch {
      // Without the key file the device is named by its id.
      return (own.shortName, own.shortName)
    }
  }

  /// Returns the open conflicts.
  public func conflicts() throws(StorageFailure) -> [NamedConflict] {
    let entries = try conflictsRepository.entries()
    let files = try beside?.namedConflicts() ?? []
    if entries.isEmpty { return files }
    let own = try store.position()?.device
    let former = try store.ownIDs()
    let names = Self.names(try store.devices(), besides: own)
    let ownName = try ownName()?.name
    /// Returns the current id of a device, which may have taken a new one.
    func current(_ device: DeviceID) -> DeviceID {
      if names[device] != nil { return device }
      if let own, former.contains(device) { return own }
      return names.keys.filter(device.isOfSameStore).min() ?? device
    }
    func side(_ value: ConflictSideValue) -> NamedConflict.Side {
      let writer = value.device.map(current)
      let name = writer.map { $0 == own ? ownName ?? $0.shortName : names[$0] ?? $0.shortName }
      return NamedConflict.Side(
        members: value.members.map(inLocalTime), device: name,
        at: writer == nil ? nil : moment(value.at), isMine: writer != nil && writer == own)
    }
    let all = entries.map {
      NamedConflict(entry: $0, current: side($0.current), other: side($0.other))
    }
    return files.isEmpty ? all : (all + files).sorted { $0.entry.number < $1.entry.number }
  }

  /// Resolves a conflict. `side` chooses which of the two values the conflict keeps.
  public func resolve(_ number: Int, keeping side: ConflictSide) throws(ConflictFailure) {
    if let beside, try isOfFile(number, beside) {
      return try beside.resolve(number, keeping: side)
    }
    try conflictsRepository.resolve(number, keeping: side)
  }

  /// Returns whether a conflict is between a record and a file of a bound folder.
  private func isOfFile(
    _ number: Int, _ beside: any BesideConflicts
  ) throws(ConflictFailure) -> Bool {
    do throws(StorageFailure) {
      return try beside.namedConflicts().contains { $0.entry.number == number }
    } catch { throw .storage(error) }
  }
}
