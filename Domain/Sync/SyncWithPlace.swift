/// Meets the other devices at a place: seals, receives all that can be, seals what that made, and
/// publishes. It may end at any moment, and the next time goes on from there.
public struct SyncWithPlace {
  let store: any SyncRepository
  let place: any SyncPlace
  let cipher: any SyncCipher
  /// What this device is called.
  let name: String
  /// Draws the name of the device a copy becomes.
  let successor: (DeviceID) -> DeviceID

  /// Meets at a place, with a key.
  public init(
    _ store: any SyncRepository, at place: any SyncPlace, _ cipher: any SyncCipher, name: String,
    successor: @escaping (DeviceID) -> DeviceID
  ) {
    (self.store, self.place, self.cipher) = (store, place, cipher)
    (self.name, self.successor) = (name, successor)
  }

  /// Meets them once.
  public func meet() throws(SyncFailure) -> SyncOutcome {
    var outcome = SyncOutcome()
    let group = try position().group
    let listing = try placing { () throws(PlaceFailure) in try place.list() }
    outcome.disk = listing.disk
    try expectGroup(group, listing.files)
    try storing { () throws(StorageFailure) in try store.seal(evenNothing: false, cipher) }
    try becomeWhereCopied(listing.files, &outcome)
    try receiveAll(listing.files, &outcome)
    try storing { () throws(StorageFailure) in
      try store.settleOwn(cipher)
      try store.seal(evenNothing: false, cipher)
    }
    try publish(listing.files, &outcome)
    try keepDevices(outcome)
    return outcome
  }

  /// Goes on under another name where the place has more of this device than it knows of.
  private func becomeWhereCopied(
    _ files: [PlaceName: Int], _ outcome: inout SyncOutcome
  ) throws(SyncFailure) {
    let own = try position()
    let isCopy = files.keys.contains { file in
      switch file {
      case .batches(own.device, let seqs): seqs.upperBound >= own.next
      case .snapshot(own.device, let seq, _): seq >= own.next
      case .group, .head, .batches, .snapshot: false
      }
    }
    try strikePublished(files)
    let hasOther = try hasOther(files)
    if isCopy || hasOther { try become(&outcome) }
  }

  /// Strikes the sealed files that are in the place already, with the bytes they were sealed with.
  private func strikePublished(_ files: [PlaceName: Int]) throws(SyncFailure) {
    let device = try position().device
    try visitOutgoing(in: files, of: device) { (file, there) throws(SyncFailure) in
      guard there == file.bytes else { return }
      try storing { () throws(StorageFailure) in try store.published(file.seq, cipher) }
    }
  }

  /// Whether something else lies in the place under the name of a file that is to be sent.
  private func hasOther(_ files: [PlaceName: Int]) throws(SyncFailure) -> Bool {
    var isOther = false
    try visitOutgoing(in: files, of: try position().device) { (file, there) throws(SyncFailure) in
      isOther = isOther || there != file.bytes
    }
    return isOther
  }

  /// Visits the files to be sent that are there already, with what is there.
  private func visitOutgoing(
    in files: [PlaceName: Int], of device: DeviceID,
    _ visitor: (OutgoingFile, [UInt8]) throws(SyncFailure) -> Void
  ) throws(SyncFailure) {
    var last = 0
    while true {
      let after = last
      let next = try storing { () throws(StorageFailure) in try store.outgoing(after: after) }
      guard let file = next else { return }
      last = file.seq
      let name = PlaceName.batches(device, file.seq...file.seq)
      guard files[name] != nil else { continue }
      let there = try placing { () throws(PlaceFailure) in try place.read(name) }
      if let there { try visitor(file, there) }
    }
  }

  /// Becomes another device.
  func become(_ outcome: inout SyncOutcome) throws(SyncFailure) {
    let former = try position().device
    let device = successor(former)
    try storing { () throws(StorageFailure) in try store.become(device, cipher) }
    outcome.became = device
    // Nobody waits for what this one was; where another one goes on as that, it says so again.
    try placing { () throws(PlaceFailure) in try place.remove(.head(former)) }
  }

  /// The file of the group has to be there, and to be that of the key.
  private func expectGroup(_ group: GroupID, _ files: [PlaceName: Int]) throws(SyncFailure) {
    let bytes =
      files[.group] == nil
      ? nil : try placing { () throws(PlaceFailure) in try place.read(.group) }
    guard let bytes else {
      // The place was emptied: whoever comes first makes it again.
      let made = GroupFile(group, cipher).bytes
      let creation = try placing { () throws(PlaceFailure) in try place.create(.group, made) }
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
    let now = try storing { () throws(StorageFailure) in try store.devices() }
    var kept = now
    for place in kept.indices {
      let device = kept[place].device
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
  func placing<T>(_ body: () throws(PlaceFailure) -> T) throws(SyncFailure) -> T {
    do throws(PlaceFailure) { return try body() } catch { throw .place(error) }
  }

  /// The bytes of a file; nothing where it is not there, or does not open.
  func open(_ name: PlaceName, _ label: SealedLabel) throws(SyncFailure) -> [UInt8]? {
    let sealed = try placing { () throws(PlaceFailure) in try place.read(name) }
    guard let sealed, sealed.count.isMultiple(of: SealedPadding.block) else { return nil }
    do throws(SealBroken) { return try cipher.open(sealed, as: label) } catch { return nil }
  }

  /// The batches of a file; nothing where it is not there, or is damaged.
  func batches(
    of device: DeviceID, _ range: ClosedRange<Int>, _ group: GroupID
  ) throws(SyncFailure) -> [SyncBatch]? {
    let label = SealedLabel(
      group: group, kind: .batches, device: device, first: range.lowerBound,
      last: range.upperBound)
    guard let bytes = try open(.batches(device, range), label) else { return nil }
    do throws(SyncRefusal) {
      let batches = try BatchFile(bytes: bytes).batches
      let isWhole =
        batches.first?.seq == range.lowerBound && batches.last?.seq == range.upperBound
        && batches.allSatisfy { $0.device == device && $0.group == group }
      return isWhole ? batches : nil
    } catch { return nil }
  }
}
