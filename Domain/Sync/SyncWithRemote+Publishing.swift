extension SyncWithRemote {
  /// Publishes what the remote does not have yet: the outbox and the head. Also publishes a snapshot if files of this
  /// device are missing, or if they still contain data that was deleted for good.
  func publish(
    _ files: [RemoteFileName: Int], _ outcome: inout SyncOutcome
  ) throws(SyncFailure) {
    var own = Set(files.keys)
    try publishOutgoing(&own, &outcome)
    let needsSnapshot = try storing { () throws(StorageFailure) in try store.needsSnapshot() }
    var isLost = try isMissing(own)
    if isLost {
      // Another process may have synced meanwhile, so the listing is refreshed first.
      own = Set(try placing { () throws(RemoteFailure) in try remote.list() }.files.keys)
      isLost = try isMissing(own)
    }
    // The first device of a group has published nothing yet, so nothing was lost.
    if isLost, !outcome.isEmptied { outcome.hasRefilled = try position().next > 2 }
    if isLost || needsSnapshot {
      try publishSnapshot(&own, &outcome)
    } else {
      try removeWhatSnapshotHas(&own, outcome)
      try mergeFiles(own, files)
    }
    try publishHead(files, outcome)
  }

  /// Creates the files of the outbox in the remote, in order.
  private func publishOutgoing(
    _ own: inout Set<RemoteFileName>, _ outcome: inout SyncOutcome
  ) throws(SyncFailure) {
    var last = 0
    while true {
      let after = last
      let next = try storing { () throws(StorageFailure) in try store.outgoing(after: after) }
      guard let file = next else { return }
      let name = RemoteFileName.batches(try position().device, file.seq...file.seq)
      let creation = try placing { () throws(RemoteFailure) in try remote.create(name, file.bytes) }
      switch creation {
      case .created, .same:
        if creation == .created { outcome.sent += 1 }
        try storing { () throws(StorageFailure) in try store.published(file.seq, cipher) }
        own.insert(name)
        last = file.seq
      case .other:
        // Another store uses this device id: this store is the copy.
        try takeNewDeviceID(&outcome)
        last = 0
      }
    }
  }

  /// Returns the batch number of a device's newest complete snapshot in the remote, and the ranges of its batch files.
  /// The number is 0 without a snapshot.
  private func left(
    _ files: Set<RemoteFileName>, by device: DeviceID
  ) -> (snapshot: Int, batches: [ClosedRange<Int>]) {
    var (snapshot, ranges): (Int, [ClosedRange<Int>]) = (0, [])
    for file in files {
      switch file {
      case .batches(device, let seqs): ranges.append(seqs)
      // Part 1 is written last, so without it the snapshot is incomplete.
      case .snapshot(device, let seq, part: 1): snapshot = max(snapshot, seq)
      case .group, .head, .batches, .snapshot: break
      }
    }
    return (snapshot, ranges)
  }

  /// Returns whether files of this device are missing from the remote (lost, emptied or rolled back).
  private func isMissing(_ files: Set<RemoteFileName>) throws(SyncFailure) -> Bool {
    let own = try position()
    let (snapshot, ranges) = left(files, by: own.device)
    let coverage = RemoteCoverage(ranges, from: snapshot + 1)
    let last = max(snapshot, coverage.files.last?.upperBound ?? 0)
    return !coverage.gaps.isEmpty || last < own.next - 1
  }

  /// Publishes a snapshot of the whole store.
  private func publishSnapshot(
    _ own: inout Set<RemoteFileName>, _ outcome: inout SyncOutcome
  ) throws(SyncFailure) {
    // A file name never has two contents, so each snapshot is preceded by a batch of its own.
    try storing { () throws(StorageFailure) in try store.seal(evenNothing: true, cipher) }
    try publishOutgoing(&own, &outcome)
    let position = try position()
    var (first, number): ([UInt8]?, Int) = (nil, 0)
    var failure: SyncFailure?
    let isWhole: Bool
    do throws(StorageFailure) {
      isWhole = try store.snapshot { (part) throws(StorageFailure) in
        number += 1
        if number == 1 { return first = part }
        do throws(SyncFailure) { try publish(part, number, position) } catch {
          failure = error
          throw .interrupted
        }
      }
    } catch { throw failure ?? .storage(error) }
    // Another process wrote meanwhile; the next sync makes a new snapshot.
    guard isWhole, let first else { return }
    try publish(first, 1, position)
    outcome.sent += number
    try storing { () throws(StorageFailure) in try store.setNeedsSnapshot(false) }
  }

  private func publish(
    _ part: [UInt8], _ number: Int, _ own: SyncPosition
  ) throws(SyncFailure) {
    let seq = own.next - 1
    let label = SealedLabel(
      group: own.group, kind: .snapshot, device: own.device, first: seq, last: number)
    let bytes = cipher.seal(part, as: label)
    let creation = try placing { () throws(RemoteFailure) in
      try remote.create(.snapshot(own.device, seq, part: number), bytes)
    }
    // Only a copy of this store can have created it, which the next sync detects.
    if creation == .other { throw .remote(.cancelled) }
  }

  /// Removes the files that the newest snapshot replaces: older snapshots at once, and batch files as soon as all other
  /// devices have applied the batches in them.
  private func removeWhatSnapshotHas(
    _ own: inout Set<RemoteFileName>, _ outcome: SyncOutcome
  ) throws(SyncFailure) {
    let device = try position().device
    let snapshot = left(own, by: device).snapshot
    let acknowledged = outcome.heads.values.map { $0.version[device] }.min() ?? snapshot
    for file in own {
      switch file {
      case .batches(device, let seqs)
      where seqs.upperBound <= snapshot && seqs.upperBound <= acknowledged:
        break
      case .snapshot(device, let seq, _) where seq < snapshot: break
      case .group, .head, .batches, .snapshot: continue
      }
      try placing { () throws(RemoteFailure) in try remote.remove(file) }
      own.remove(file)
    }
  }

  /// Publishes the name and progress of this device, if either has changed.
  private func publishHead(
    _ files: [RemoteFileName: Int], _ outcome: SyncOutcome
  ) throws(SyncFailure) {
    let own = try position()
    let (name, label) = (RemoteFileName.head(own.device), DeviceHead.label(own.group, own.device))
    let slot = try storing { () throws(StorageFailure) in try store.slot() }
    let head = DeviceHead(name: self.name, version: try version(), slot: slot?.slot ?? 0)
    if files[name] != nil, let bytes = try open(name, label) {
      do throws(SyncRefusal) { if try DeviceHead(bytes: bytes) == head { return } } catch {
        // A damaged head is written again.
      }
    }
    let sealed = cipher.seal(head.bytes, as: label)
    try placing { () throws(RemoteFailure) in
      try remote.replaceHead(of: own.device, by: sealed)
    }
  }
}
