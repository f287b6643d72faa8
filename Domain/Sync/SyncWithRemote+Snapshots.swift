extension SyncWithRemote {
  /// Merges the newest complete snapshot of a device, if it is newer than the last batch that this store has applied
  /// from that device. Set `isAnew` if this store may have applied other batches with the same numbers.
  func mergeSnapshot(
    with device: DeviceID, _ names: [RemoteFileName], after known: Int, isAnew: Bool = false,
    _ outcome: inout SyncOutcome
  ) throws(SyncFailure) {
    var seqs: Set<Int> = []
    // Part 1 is written last, so without it the snapshot is incomplete.
    for case .snapshot(_, let seq, part: 1) in names where seq > known { seqs.insert(seq) }
    for seq in seqs.sorted(by: >) {
      for _ in 0..<Self.mostTries {
        switch try mergeSnapshot(with: device, seq, isAnew: isAnew, &outcome) {
        case .done: return
        case .again: continue
        case .unreadable: outcome.waiting[device] = .unreadable(seq: seq)
        case .waits(let reason): outcome.waiting[device] = reason
        }
        break
      }
    }
  }

  /// Merges the newest snapshot of a device if it contains a missing batch of another device. Returns true if that
  /// other device's progress advanced.
  func mergeSnapshot(
    with device: DeviceID, _ names: [RemoteFileName], knowing wanted: DeviceID, _ seq: Int,
    _ outcome: inout SyncOutcome
  ) throws(SyncFailure) -> Bool {
    var newest = 0
    for case .snapshot(_, let number, part: 1) in names { newest = max(newest, number) }
    guard newest > 0, let first = try part(of: device, newest, 1, try position().group).content,
      first.head.version[wanted] >= seq
    else { return false }
    let before = try version()[wanted]
    for _ in 0..<Self.mostTries {
      guard case .again = try mergeSnapshot(with: device, newest, &outcome) else { break }
    }
    return try version()[wanted] > before
  }

  private enum Uniting {
    case done
    case again
    case unreadable
    case waits(WaitCause)
  }

  private func mergeSnapshot(
    with device: DeviceID, _ seq: Int, isAnew: Bool = false, _ outcome: inout SyncOutcome
  ) throws(SyncFailure) -> Uniting {
    let group = try position().group
    let there = try part(of: device, seq, 1, group)
    guard let first = there.content else { return .waits(there.reason(seq) ?? .later) }
    guard first.head.group == group, first.head.applied[device]?.seq == seq else {
      return .unreadable
    }
    let union: Union
    var records = SnapshotRecords(first)
    do throws(StorageFailure) {
      union = try store.mergeSnapshot(first.head, of: device, isAnew: isAnew, cipher) {
        () throws(StorageFailure) in
        try records.next { (number) throws(SyncFailure) in
          try part(of: device, seq, number, group).content
        }
      }
    } catch {
      switch records.end {
      case .whole: throw .storage(error)
      case .unreadable: return .unreadable
      case .failed(let failure): throw failure
      }
    }
    return try uniting(union, device, &outcome)
  }

  private func uniting(
    _ union: Union, _ device: DeviceID, _ outcome: inout SyncOutcome
  ) throws(SyncFailure) -> Uniting {
    switch union.receipt {
    case .applied:
      outcome.waiting[device] = nil
      outcome.received[device, default: 0] += union.changes
      return .done
    case .came: return .done
    case .sealFirst:
      try storing { () throws(StorageFailure) in try store.seal(evenNothing: false, cipher) }
      return .again
    case .copied:
      try takeNewDeviceID(&outcome)
      return .again
    case .waits(let other, let seq): return .waits(.missing(other, seq: seq))
    case .ahead(let milliseconds): return .waits(.ahead(milliseconds: milliseconds))
    case .later: return .waits(.later)
    case .forked, .foreign: return .waits(.forked)
    }
  }

  private func part(
    of device: DeviceID, _ seq: Int, _ number: Int, _ group: GroupID
  ) throws(SyncFailure) -> RemoteContent<SnapshotReader> {
    let label = SealedLabel(
      group: group, kind: .snapshot, device: device, first: seq, last: number)
    return RemoteContent(try open(.snapshot(device, seq, part: number), label)) {
      (bytes) throws(SyncRefusal) in try SnapshotReader(bytes: bytes)
    }
  }
}

/// The records of all parts of a snapshot. Each part must have the header of the first part.
private struct SnapshotRecords {
  /// Why the sequence of records ended.
  enum End {
    case whole
    /// A part is missing or damaged.
    case unreadable
    case failed(SyncFailure)
  }

  private let head: SnapshotHead
  private var part: SnapshotReader
  private var number = 1
  private(set) var end = End.whole

  init(_ first: SnapshotReader) { (head, part) = (first.head, first) }

  mutating func next(
    _ read: (Int) throws(SyncFailure) -> SnapshotReader?
  ) throws(StorageFailure) -> [SnapshotField]? {
    while true {
      do throws(SyncRefusal) {
        if let record = try part.next() { return record }
      } catch {
        end = .unreadable
        throw .interrupted
      }
      if part.isLast { return nil }
      number += 1
      let next: SnapshotReader?
      do throws(SyncFailure) { next = try read(number) } catch {
        end = .failed(error)
        throw .interrupted
      }
      guard let next, next.head == head, RemoteFileName.parts.contains(number) else {
        end = .unreadable
        throw .interrupted
      }
      part = next
    }
  }
}
