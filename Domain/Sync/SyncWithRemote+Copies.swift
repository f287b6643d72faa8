extension SyncWithRemote {
  /// Takes a new device id if the remote has no files of this device although it has published some, because the remote
  /// was emptied or the key was changed. A copy of this store may have published other batches under the numbers that
  /// come next, and the remote can no longer tell.
  func takeNewDeviceIDIfEmptied(
    _ files: [RemoteFileName: Int], _ outcome: inout SyncOutcome
  ) throws(SyncFailure) {
    let own = try position()
    if files.keys.contains(where: { $0.device == own.device }) { return }
    // A device that holds its changes back has no files either.
    let holdsBack = try storing { () throws(StorageFailure) in
      try store.devices().contains { $0.waiting == .later }
    }
    if holdsBack { return }
    let waiting = try storing { () throws(StorageFailure) in try store.outgoing(after: 0) }
    // The first batch of the first device is in no file.
    let hasPublished = (waiting?.seq ?? own.next) > 2
    let knowsOthers = try version().devices.contains { $0 != own.device }
    guard hasPublished || knowsOthers else { return }
    // Another process may have synced meanwhile.
    let now = try placing { () throws(RemoteFailure) in try remote.list() }
    if now.files.keys.contains(where: { $0.device == own.device }) { return }
    // Stored, so that the snapshot is still sent if this run is interrupted.
    try storing { () throws(StorageFailure) in try store.setNeedsSnapshot(true) }
    try takeNewDeviceID(&outcome)
    try storing { () throws(StorageFailure) in try store.forget(own.device) }
    (outcome.isEmptied, outcome.hasRefilled) = (true, hasPublished)
  }

  /// Takes a new device id if the remote has batches of this device that this store did not write. A batch that this
  /// store wrote with other content counts too.
  func takeNewDeviceIDIfCopied(
    _ files: [RemoteFileName: Int], _ outcome: inout SyncOutcome
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
    // Conflicting copies of one file happen where another program syncs a folder, and where a remote was put back.
    if isCopy || outcome.disk != nil, let seq = try forkedAfter(files) {
      let reader = RemoteReader(remote, cipher, own.group)
      let summands = try reader.summands(
        of: own.device, upTo: seq, RemoteListing(files: files, disk: nil))
      return try takeNewDeviceID(&outcome, Fork(after: seq, summands: summands))
    }
    let hasOther = try hasOther(files)
    guard isCopy || hasOther else { return }
    try noteCounted(files)
    try takeNewDeviceID(&outcome)
  }

  /// Detects a fork: the last published batch has other content in the remote, because a program that syncs the folder
  /// kept another store's file. Returns the number of the last batch that both stores have, 0 if they share none; nil
  /// without a fork.
  private func forkedAfter(_ files: [RemoteFileName: Int]) throws(SyncFailure) -> Int? {
    let own = try position()
    let waiting = try storing { () throws(StorageFailure) in try store.outgoing(after: 0) }
    let sent = (waiting?.seq ?? own.next) - 1
    let ranges = files.keys.compactMap { name -> ClosedRange<Int>? in
      // Large files are skipped, because this runs on every sync.
      guard case .batches(own.device, let seqs) = name, seqs.lowerBound <= sent,
        files[name] ?? 0 <= Self.mostLookedAt
      else { return nil }
      return seqs
    }.sorted { $0.upperBound > $1.upperBound }
    for range in ranges where range.upperBound >= sent {
      guard let batches = try batches(of: own.device, range, own.group).content,
        let last = batches.first(where: { $0.seq == sent }), try !isOwn(last)
      else { continue }
      // A batch's chain confirms all batches before it.
      for batch in batches.reversed() where batch.seq < sent {
        if try isOwn(batch) { return batch.seq }
      }
      return try lastCommon(before: range.lowerBound, in: ranges, own)
    }
    return nil
  }

  /// The maximum size in bytes of a file that is read on every sync.
  private static let mostLookedAt = 1 << 16

  private func lastCommon(
    before seq: Int, in ranges: [ClosedRange<Int>], _ own: SyncPosition
  ) throws(SyncFailure) -> Int {
    for range in ranges where range.lowerBound < seq {
      let batches = try batches(of: own.device, range, own.group).content ?? []
      for batch in batches.reversed() where batch.seq < seq {
        if try isOwn(batch) { return batch.seq }
      }
    }
    return 0
  }

  /// Returns whether this store sealed a batch that has its device id. Batches that are too old to check count as its
  /// own.
  private func isOwn(_ batch: SyncBatch) throws(SyncFailure) -> Bool {
    try storing { () throws(StorageFailure) in try store.hasSealed(batch) } ?? true
  }

  /// Removes files from the outbox that are already in the remote with the same bytes.
  func strikePublished(_ files: [RemoteFileName: Int]) throws(SyncFailure) {
    let device = try position().device
    try visitOutgoing(in: files, of: device) { (file, there) throws(SyncFailure) in
      guard there == file.bytes else { return }
      try storing { () throws(StorageFailure) in try store.published(file.seq, cipher) }
    }
  }

  /// Returns whether the remote has other bytes under the name of a file of the outbox.
  private func hasOther(_ files: [RemoteFileName: Int]) throws(SyncFailure) -> Bool {
    var isOther = false
    try visitOutgoing(in: files, of: try position().device) { (file, there) throws(SyncFailure) in
      isOther = isOther || there != file.bytes
    }
    return isOther
  }

  /// Prevents double counting of summands that were written before this store and its copy diverged, and that both
  /// stores have sealed.
  private func noteCounted(_ files: [RemoteFileName: Int]) throws(SyncFailure) {
    let own = try position()
    try visitOutgoing(in: files, of: own.device) { (file, there) throws(SyncFailure) in
      guard let batches = try batches(of: own.device, file.seq...file.seq, own.group).content
      else { return }
      for batch in batches {
        try storing { () throws(StorageFailure) in try store.noteCounted(in: batch, cipher) }
      }
    }
  }

  /// Visits the files of the outbox whose names exist in the remote, together with the bytes in the remote.
  private func visitOutgoing(
    in files: [RemoteFileName: Int], of device: DeviceID,
    _ visitor: (OutgoingFile, [UInt8]) throws(SyncFailure) -> Void
  ) throws(SyncFailure) {
    var last = 0
    while true {
      let after = last
      let next = try storing { () throws(StorageFailure) in try store.outgoing(after: after) }
      guard let file = next else { return }
      last = file.seq
      let name = RemoteFileName.batches(device, file.seq...file.seq)
      guard files[name] != nil else { continue }
      let there: [UInt8]?
      do throws(RemoteFailure) { there = try remote.read(name) } catch {
        // A file over the size limit was not written by this store; empty bytes mark it as different.
        guard case .tooLarge = error else { throw .remote(error) }
        there = []
      }
      if let there { try visitor(file, there) }
    }
  }

  func takeNewDeviceID(
    _ outcome: inout SyncOutcome, _ fork: Fork? = nil
  ) throws(SyncFailure) {
    let former = try position().device
    let device = newDeviceID(former)
    try storing { () throws(StorageFailure) in
      try store.takeNewDeviceID(device, forked: fork, cipher)
    }
    outcome.became = device
    // The old head is removed so that no device waits for the old id. A copy that still uses it publishes its head
    // again.
    try placing { () throws(RemoteFailure) in try remote.remove(.head(former)) }
  }
}
