/// One sync with a remote: seals changes, receives, seals the changes that receiving caused, and publishes. It may be
/// interrupted at any point; the next sync continues from there.
public struct SyncWithRemote {
  let store: any SyncRepository
  let remote: any Remote
  let cipher: any SyncCipher
  /// The name of this device.
  let name: String
  /// Draws the new device id for a copy of the given device.
  let newDeviceID: (DeviceID) -> DeviceID

  public init(
    _ store: any SyncRepository, at remote: any Remote, _ cipher: any SyncCipher, name: String,
    newDeviceID: @escaping (DeviceID) -> DeviceID
  ) {
    (self.store, self.remote, self.cipher) = (store, remote, cipher)
    (self.name, self.newDeviceID) = (name, newDeviceID)
  }

  public func sync() throws(SyncFailure) -> SyncOutcome {
    var outcome = SyncOutcome()
    let group = try position().group
    let listing = try placing { () throws(RemoteFailure) in try remote.list() }
    outcome.disk = listing.disk
    try expectGroup(group, listing.files)
    try storing { () throws(StorageFailure) in try store.seal(evenNothing: false, cipher) }
    try takeNewDeviceIDIfEmptied(listing.files, &outcome)
    try takeNewDeviceIDIfCopied(listing.files, &outcome)
    try receiveAll(listing.files, &outcome)
    try chooseSlot(besides: outcome.heads)
    outcome.renumbered = try storing { () throws(StorageFailure) in
      let renumbered = try store.updateOwnRecords(cipher)
      try store.seal(evenNothing: false, cipher)
      return renumbered
    }
    // A device that does not understand the data of the others publishes nothing that might depend on that data.
    if outcome.waiting.values.contains(.later) {
      outcome.holdsBack = try storing { () throws(StorageFailure) in try store.unsent() }
    } else {
      try publish(listing.files, &outcome)
    }
    try keepDevices(outcome, listing.files)
    return outcome
  }

  /// Chooses a slot of saying numbers that no other device uses.
  private func chooseSlot(besides heads: [DeviceID: DeviceHead]) throws(SyncFailure) {
    let own = try storing { () throws(StorageFailure) in try store.slot() }
    let device = try position().device
    guard
      let slot = SayingSlot.chosen(
        besides: heads.mapValues(\.slot), keeping: own?.slot, as: device), slot != own
    else { return }
    try storing { () throws(StorageFailure) in try store.keep(slot) }
  }

  /// Checks that the group file exists and matches the key. If the remote was emptied, creates the group file again.
  private func expectGroup(_ group: GroupID, _ files: [RemoteFileName: Int]) throws(SyncFailure) {
    let bytes =
      files[.group] == nil
      ? nil : try placing { () throws(RemoteFailure) in try remote.read(.group) }
    guard let bytes else {
      // The remote was emptied; the first device to sync creates the file again.
      let made = GroupFile(group, cipher).bytes
      let creation = try placing { () throws(RemoteFailure) in try remote.create(.group, made) }
      if creation == .other { throw .wrongCode }
      return
    }
    let file: GroupFile
    do throws(SyncRefusal) { file = try GroupFile(bytes: bytes) } catch { throw .wrongCode }
    guard file.group == group, file.opens(with: cipher) else { throw .wrongCode }
  }

  /// Stores the names, progress and waiting reasons of the devices.
  func keepDevices(
    _ outcome: SyncOutcome, _ files: [RemoteFileName: Int], onlyNames: Bool = false
  ) throws(SyncFailure) {
    let own = try position().device
    let now = try storing { () throws(StorageFailure) in try store.devices() }
    var kept = now
    for index in kept.indices {
      let device = kept[index].device
      // A device without a head has left, so its progress is unknown.
      kept[index].acknowledged = outcome.heads[device]?.version[own]
      if let head = outcome.heads[device] { kept[index].name = head.name }
      if !onlyNames { kept[index].waiting = outcome.waiting[device] }
    }
    // Adds devices of which nothing was applied yet.
    let new = Set(outcome.waiting.keys).union(outcome.heads.keys)
      .subtracting(kept.map(\.device))
    for device in new.sorted() {
      let name = outcome.heads[device]?.name
      kept.append(KnownDevice(device, name: name, waiting: outcome.waiting[device]))
    }
    let all = kept
    if all != now { try storing { () throws(StorageFailure) in try store.keep(all) } }
    // A device that took a new id in an emptied remote is not listed under its former one too. The files of a device
    // whose copy took a new id are still there.
    let there = Set(files.keys.compactMap(\.device)).union([own])
    for former in all where !there.contains(former.device) {
      let isListed = outcome.heads.contains {
        $0.key.isOfSameStore(as: former.device) && $0.value.name == former.name
      }
      if isListed { try storing { () throws(StorageFailure) in try store.forget(former.device) } }
    }
  }

  // MARK: Failures

  /// Returns the identity of the store. Throws `.notSynced` if the store has none.
  func position() throws(SyncFailure) -> SyncPosition {
    let position = try storing { () throws(StorageFailure) in try store.position() }
    guard let position else { throw .notSynced }
    return position
  }

  /// Returns the last applied batch of each device.
  func version() throws(SyncFailure) -> VersionVector {
    try storing { () throws(StorageFailure) in try store.version() }
  }

  /// Runs a store operation and wraps its failure.
  func storing<T>(_ body: () throws(StorageFailure) -> T) throws(SyncFailure) -> T {
    do throws(StorageFailure) { return try body() } catch { throw .storage(error) }
  }

  /// Runs a remote operation and wraps its failure.
  func placing<T>(_ body: () throws(RemoteFailure) -> T) throws(SyncFailure) -> T {
    do throws(RemoteFailure) { return try body() } catch { throw .remote(error) }
  }

  /// Returns the decrypted content of a file; nil if the file is missing, too large, or cannot be decrypted.
  func open(_ name: RemoteFileName, _ label: SealedLabel) throws(SyncFailure) -> [UInt8]? {
    try remote.open(name, label, cipher)
  }

  /// Returns the batches of a file. A file whose batches do not match its name is unreadable.
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
