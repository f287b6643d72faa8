import Domain

extension Connection {
  /// Rolls back to a savepoint and discards the changes recorded since. If that fails, the outer
  /// transaction is rolled back too.
  func rollBackStep(to savepoint: Savepoint) {
    recorder.goBack(to: savepoint.recorded)
    marker.marks = savepoint.dirtyRows
    do throws(StorageFailure) {
      try run("ROLLBACK TO step")
      try run("RELEASE step")
    } catch { rollBackIfInside() }
  }
}

/// The state of the recorder and the marker at the beginning of a savepoint.
struct Savepoint {
  let recorded: Recorder.Mark
  let dirtyRows: DirtyRows

  init(_ store: Connection) { (recorded, dirtyRows) = (store.recorder.mark, store.marker.marks) }
}

extension Database {
  /// Begins an outer transaction around all writes until `endOneChange`. They are recorded as one
  /// change, or appended to the entry `wanted` if that is the newest one and in effect. Returns whether they are
  /// appended.
  @discardableResult
  func beginOneChange(appendingTo wanted: Int? = nil) throws(StorageFailure) -> Bool {
    if let refusal { throw refusal }
    return try change { (store) throws(StorageFailure) -> Bool in
      store.rollBackIfInside()
      try store.run("BEGIN IMMEDIATE")
      let entry = try store.appendable(wanted)
      let nextPiece = try entry.map { (entry) throws(StorageFailure) in
        try store.nextPiece(of: entry)
      }
      store.recorder.begin(nil, entry: entry, nextPiece: nextPiece ?? 0)
      try store.beginMarking()
      // Whatever another device wrote since the first of the changes is a conflict.
      if let entry, store.marker.isOn { store.marker.began = try store.clock(of: entry) }
      store.isOneChange = true
      return entry != nil
    }
  }

  /// Commits the outer transaction as one change, or rolls it back. Returns the number of the history entry; nil if
  /// there is none.
  @discardableResult
  func endOneChange(_ ending: ChangeEnding) throws(StorageFailure) -> Int? {
    var entry: Int?
    var notifyHooks: (@Sendable () -> Void)?
    defer { if let entry { countChange(entry) } }
    entry = try change { (store) throws(StorageFailure) -> Int? in
      guard store.isOneChange else { return nil }
      defer {
        store.recorder.end()
        store.marker.end()
        store.isOneChange = false
        store.rollBackIfInside()
      }
      switch ending {
      case .dropped: return nil
      case .committed: break
      case .committedAs(let kind, let subject):
        let steps = store.recorder.change?.steps ?? []
        store.recorder.change = Change(kind: kind, subject: subject, steps: steps)
      }
      let now = clock.now()
      let isRecorded = try KeepingHistory(store, now, shell).keep()
      if isRecorded { notifyHooks = try askHooks(at: now, in: store) }
      try store.stampWrites(at: stampClock.milliseconds())
      try store.run("COMMIT")
      return isRecorded ? store.recorder.entry : nil
    }
    notifyHooks?()
    return entry
  }
}

extension Connection {
  /// Returns the entry if it is the newest one and in effect, so that changes can be appended to it; nil otherwise.
  fileprivate func appendable(_ entry: Int?) throws(StorageFailure) -> Int? {
    guard let entry else { return nil }
    return try first(HistorySQL.appendable, [.int(entry)]) { $0.int }
  }

  /// Returns the number of the first piece that can be appended to an entry.
  fileprivate func nextPiece(of entry: Int) throws(StorageFailure) -> Int {
    let last = try first(HistorySQL.lastPiece, [.int(entry)]) { $0.optionalInt } ?? nil
    return last.map { $0 + 1 } ?? 0
  }

  /// Returns the clock value at the beginning of an entry; nil if it has none.
  fileprivate func clock(of entry: Int) throws(StorageFailure) -> UInt64? {
    try first(SyncSQL.clock, [.int(entry)]) { UInt64(stored: $0.int) }
  }
}
