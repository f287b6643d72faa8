/// Meets the other devices at a place: seals, receives all that can be, seals what that made, and
/// publishes. It may end at any moment, and the next time goes on from there.
public struct SyncWithRemote {
  let store: any SyncRepository
  let place: any Remote
  let cipher: any SyncCipher
  /// What this device is called.
  let name: String
  /// Draws the name of the device a copy becomes.
  let successor: (DeviceID) -> DeviceID

  /// Meets at a place, with a key.
  public init(
    _ store: any SyncRepository, at place: any Remote, _ cipher: any SyncCipher, name: String,
    successor: @escaping (DeviceID) -> DeviceID
  ) {
    (self.store, self.place, self.cipher) = (store, place, cipher)
    (self.name, self.successor) = (name, successor)
  }

  /// Meets them once.
  public func meet() throws(SyncFailure) -> SyncOutcome {
    var outcome = SyncOutcome()
    let group = try position().group
    let listing = try placing { () throws(RemoteFailure) in try place.list() }
    outcome.disk = listing.disk
    try expectGroup(group, listing.files)
    try storing { () throws(StorageFailure) in try store.seal(evenNothing: false, cipher) }
    try becomeWhereCopied(listing.files, &outcome)
    try receiveAll(listing.files, &outcome)
    try chooseSlot(besides: outcome.heads)
    outcome.renumbered = try storing { () throws(StorageFailure) in
      let renumbered = try store.settleOwn(cipher)
      try store.seal(evenNothing: false, cipher)
      return renumbered
    }
    // Whoever does not understand the others says nothing they might not understand either (2.11).
    if outcome.waiting.values.contains(.later) {
      outcome.holdsBack = try storing { () throws(StorageFailure) in try store.unsent() }
    } else {
      try publish(listing.files, &outcome)
    }
    try keepDevices(outcome)
    return outcome
  }

  /// Gives numbers to sayings that nobody else gives.
  private func chooseSlot(besides heads: [DeviceID: DeviceHead]) throws(SyncFailure) {
    let own = try storing { () throws(StorageFailure) in try store.slot() }
    let device = try position().device
    guard
      let slot = SayingSlot.chosen(
        besides: heads.mapValues(\.slot), keeping: own?.slot, as: device), slot != own
    else { return }
    try storing { () throws(StorageFailure) in try store.keep(slot) }
  }

  /// The file of the group has to be there, and to be that of the key.
  private func expectGroup(_ group: GroupID, _ files: [RemoteFileName: Int]) throws(SyncFailure) {
    let bytes =
      files[.group] == nil
      ? nil : try placing { () throws(RemoteFailure) in try place.read(.group) }
    guard let bytes else {
      // The place was emptied: whoever comes first makes it again.
      let made = GroupFile(group, cipher).bytes
      let creation = try placing { () throws(RemoteFailure) in try place.create(.group, made) }
      if creation == .other { throw .wrongCode }
      return
    }
    let file: GroupFile
    do throws(SyncRefusal) { file = try GroupFile(bytes: bytes) } catch { throw .wrongCode }
    guard file.group == group, file.opens(with: cipher) else { throw .wrongCode }
  }

  /// Keeps what was heard of the devices.
  func keepDevices(
    _ outcome: SyncOutcome, onlyNames: Bool = false
  ) throws(SyncFailure) {
    let own = try position().device
    let now = try storing { () throws(StorageFailure) in try store.devices() }
    var kept = now
    for place in kept.indices {
      let device = kept[place].device
      // Whoever has left no head any more has gone, and takes nothing in.
      kept[place].acknowledged = outcome.heads[device]?.version[own]
      if let head = outcome.heads[device] { kept[place].name = head.name }
      if !onlyNames { kept[place].waiting = outcome.waiting[device] }
    }
    // There are devices of which nothing was applied yet.
    let new = Set(outcome.waiting.keys).union(outcome.heads.keys)
      .subtracting(kept.map(\.device))
    for device in new.sorted() {
      let name = outcome.heads[device]?.name
      kept.append(KnownDevice(device, name: name, waiting: outcome.waiting[device]))
    }
    let all = kept
    if all != now { try storing { () throws(StorageFailure) in try store.keep(all) } }
  }

  // MARK: Failures

  /// Who the store is.
  func position() throws(SyncFailure) -> SyncPosition {
    let position = try storing { () throws(StorageFailure) in try store.position() }
    guard let position else { throw .notSynced }
    return position
  }

  /// How far each device was applied.
  func version() throws(SyncFailure) -> VersionVector {
    try storing { () throws(StorageFailure) in try store.version() }
  }

  /// Does something in the store.
  func storing<T>(_ body: () throws(StorageFailure) -> T) throws(SyncFailure) -> T {
    do throws(StorageFailure) { return try body() } catch { throw .storage(error) }
  }

  /// Does something in the place.
  func placing<T>(_ body: () throws(RemoteFailure) -> T) throws(SyncFailure) -> T {
    do throws(RemoteFailure) { return try body() } catch { throw .place(error) }
  }

  /// The bytes of a file; nothing where it is not there, or does not open.
  func open(_ name: RemoteFileName, _ label: SealedLabel) throws(SyncFailure) -> [UInt8]? {
    try place.open(name, label, cipher)
  }

  /// The batches of a file.
  func batches(
    of device: DeviceID, _ range: ClosedRange<Int>, _ group: GroupID
  ) throws(SyncFailure) -> RemoteContent<[SyncBatch]> {
    let label = SealedLabel(
      group: group, kind: .batches, device: device, first: range.lowerBound,
      last: range.upperBound)
    let content = RemoteContent(try open(.batches(device, range), label)) {
      (bytes) throws(SyncRefusal) in try BatchFile(bytes: bytes).batches
    }
    guard case .whole(let batches) = content else { return content }
    let isWhole =
      batches.first?.seq == range.lowerBound && batches.last?.seq == range.upperBound
      && batches.allSatisfy { $0.device == device && $0.group == group }
    return isWhole ? content : .unreadable
  }
}
