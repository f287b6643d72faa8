extension SyncWithRemote {
  /// Receives all files of other devices that can be applied. A round that applied anything is followed by another one,
  /// because waiting batches may depend on what was applied.
  func receiveAll(
    _ files: [RemoteFileName: Int], _ outcome: inout SyncOutcome
  ) throws(SyncFailure) {
    var theirs: [DeviceID: [RemoteFileName]] = [:]
    for name in files.keys {
      if let device = name.device { theirs[device, default: []].append(name) }
    }
    for device in theirs.keys where files[.head(device)] != nil {
      try readHead(of: device, &outcome)
    }
    // Names are stored first, so that received changes can be reported by them.
    try keepDevices(outcome, files, onlyNames: true)
    var goesOn = true
    while goesOn {
      goesOn = false
      outcome.waiting = [:]
      for device in theirs.keys.sorted() {
        guard try position().device != device else { continue }
        let before = try version()[device]
        try receive(from: device, theirs[device] ?? [], &outcome)
        if try version()[device] > before { goesOn = true }
      }
      if !goesOn { goesOn = try mergeSnapshotWhereBatchesAreMissing(theirs, &outcome) }
    }
  }

  /// Searches the snapshots of other devices for missing batches. Batches are missing if their author was forgotten or
  /// did not sync again. Returns true if a snapshot was merged.
  private func mergeSnapshotWhereBatchesAreMissing(
    _ theirs: [DeviceID: [RemoteFileName]], _ outcome: inout SyncOutcome
  ) throws(SyncFailure) -> Bool {
    for reason in outcome.waiting.values {
      guard case .missing(let wanted, let seq) = reason else { continue }
      for device in theirs.keys.sorted() where device != (try position().device) {
        if try mergeSnapshot(with: device, theirs[device] ?? [], knowing: wanted, seq, &outcome) {
          return true
        }
      }
    }
    return false
  }

  private func readHead(of device: DeviceID, _ outcome: inout SyncOutcome) throws(SyncFailure) {
    let own = try position()
    guard device != own.device,
      let bytes = try open(.head(device), DeviceHead.label(own.group, device))
    else { return }
    do throws(SyncRefusal) { outcome.heads[device] = try DeviceHead(bytes: bytes) } catch {
      // Then only the name and progress of the device are missing.
      outcome.heads[device] = nil
    }
  }

  private func receive(
    from device: DeviceID, _ names: [RemoteFileName], _ outcome: inout SyncOutcome
  ) throws(SyncFailure) {
    var known = try version()[device]
    // This store may have applied other batches with the same numbers, which lack changes that the snapshot has.
    let isForked = try storing { () throws(StorageFailure) in
      try store.devices().contains { $0.device == device && $0.waiting == .forked }
    }
    let ranges = names.compactMap { name -> ClosedRange<Int>? in
      if case .batches(_, let seqs) = name { seqs } else { nil }
    }
    var coverage = RemoteCoverage(ranges, from: known + 1)
    if coverage.files.isEmpty || coverage.gaps.first?.lowerBound == known + 1 {
      try mergeSnapshot(with: device, names, after: known, isAnew: isForked, &outcome)
      known = try version()[device]
      coverage = RemoteCoverage(ranges, from: known + 1)
    }
    if let gap = coverage.gaps.first, gap.lowerBound == known + 1 {
      if outcome.waiting[device] == nil {
        outcome.waiting[device] = .missing(device, seq: gap.lowerBound)
      }
      return
    }
    let group = try position().group
    for range in coverage.files {
      let there = try batches(of: device, range, group)
      guard let batches = there.content else {
        outcome.waiting[device] = there.reason(max(range.lowerBound, known + 1))
        return
      }
      for batch in batches where batch.seq > known {
        guard try receive(batch, &outcome) else {
          if outcome.waiting[device] == .forked {
            try mergeSnapshot(with: device, names, after: known, isAnew: true, &outcome)
          }
          return
        }
        known = batch.seq
      }
    }
  }

  /// Applies a batch. Returns false if the batch has to wait.
  private func receive(
    _ batch: SyncBatch, _ outcome: inout SyncOutcome
  ) throws(SyncFailure) -> Bool {
    let device = batch.device
    for _ in 0..<Self.mostTries {
      let receipt = try storing { () throws(StorageFailure) in try store.receive(batch, cipher) }
      switch receipt {
      case .applied(let touched):
        outcome.received[device, default: 0] += touched.count
        return true
      case .came: return true
      case .sealFirst:
        // Another process wrote meanwhile.
        try storing { () throws(StorageFailure) in try store.seal(evenNothing: false, cipher) }
        continue
      case .copied:
        try takeNewDeviceID(&outcome)
        continue
      case .waits(let other, let seq): outcome.waiting[device] = .missing(other, seq: seq)
      case .ahead(let milliseconds): outcome.waiting[device] = .ahead(milliseconds: milliseconds)
      case .later: outcome.waiting[device] = .later
      case .forked, .foreign: outcome.waiting[device] = .forked
      }
      return false
    }
    return false
  }

  /// The maximum number of tries per batch while another process keeps writing. The next sync continues.
  static let mostTries = 8
}
