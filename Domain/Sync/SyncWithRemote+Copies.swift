extension SyncWithRemote {
  /// Goes on under another name where the place has more of this device than it knows of, or something
  /// else than it wrote.
  func becomeWhereCopied(
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
    // Files are exchanged where a program carries a folder, and nowhere else.
    if outcome.disk != nil, let seq = try forkedAfter(files) {
      let reader = RemoteReader(place, cipher, own.group)
      let summands = try reader.summands(
        of: own.device, upTo: seq, RemoteListing(files: files, disk: nil))
      return try become(&outcome, Fork(after: seq, summands: summands))
    }
    let hasOther = try hasOther(files)
    guard isCopy || hasOther else { return }
    try noteCounted(files)
    try become(&outcome)
  }

  /// The last batch that is the same here and in the place, where the last one that was sent lies there
  /// with another content: a program that carries a folder kept the one of another store. Nothing where
  /// all is as it was left, or is not there.
  private func forkedAfter(_ files: [RemoteFileName: Int]) throws(SyncFailure) -> Int? {
    let own = try position()
    let waiting = try storing { () throws(StorageFailure) in try store.outgoing(after: 0) }
    let sent = (waiting?.seq ?? own.next) - 1
    let ranges = files.keys.compactMap { name -> ClosedRange<Int>? in
      // A wide file is not read each time.
      guard case .batches(own.device, let seqs) = name, seqs.lowerBound <= sent,
        files[name] ?? 0 <= Self.mostLookedAt
      else { return nil }
      return seqs
    }.sorted { $0.upperBound > $1.upperBound }
    for range in ranges where range.upperBound >= sent {
      guard let batches = try batches(of: own.device, range, own.group).content,
        let last = batches.first(where: { $0.seq == sent }), try !isOwn(last)
      else { continue }
      // Whatever came before it is what its chain says.
      for batch in batches.reversed() where batch.seq < sent {
        if try isOwn(batch) { return batch.seq }
      }
      return try lastCommon(before: range.lowerBound, in: ranges, own)
    }
    return nil
  }

  /// How long a file is at most that is looked into each time.
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

  /// Whether a batch of this name is the one that was sealed here; one of long ago is.
  private func isOwn(_ batch: SyncBatch) throws(SyncFailure) -> Bool {
    try storing { () throws(StorageFailure) in try store.hasSealed(batch) } ?? true
  }

  /// Strikes the sealed files that are in the place already, with the bytes they were sealed with.
  func strikePublished(_ files: [RemoteFileName: Int]) throws(SyncFailure) {
    let device = try position().device
    try visitOutgoing(in: files, of: device) { (file, there) throws(SyncFailure) in
      guard there == file.bytes else { return }
      try storing { () throws(StorageFailure) in try store.published(file.seq, cipher) }
    }
  }

  /// Whether something else lies in the place under the name of a file that is to be sent.
  private func hasOther(_ files: [RemoteFileName: Int]) throws(SyncFailure) -> Bool {
    var isOther = false
    try visitOutgoing(in: files, of: try position().device) { (file, there) throws(SyncFailure) in
      isOther = isOther || there != file.bytes
    }
    return isOther
  }

  /// Counts nothing twice that was written before this store and another one of its name went their own
  /// ways, and was sealed by both.
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

  /// Visits the files to be sent that are there already, with what is there.
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
      do throws(RemoteFailure) { there = try place.read(name) } catch {
        // What is longer than any of Haru's is not what was sent.
        guard case .tooLarge = error else { throw .place(error) }
        there = []
      }
      if let there { try visitor(file, there) }
    }
  }

  /// Becomes another device.
  func become(
    _ outcome: inout SyncOutcome, _ fork: Fork? = nil
  ) throws(SyncFailure) {
    let former = try position().device
    let device = successor(former)
    try storing { () throws(StorageFailure) in
      try store.become(device, forked: fork, cipher)
    }
    outcome.became = device
    // Nobody waits for what this one was; where another one goes on as that, it says so again.
    try placing { () throws(RemoteFailure) in try place.remove(.head(former)) }
  }
}
