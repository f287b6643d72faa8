import Domain

extension Connection {
  /// Rolls back to a savepoint and discards the changes recorded since. If that fails, the outer
  /// transaction is rolled back too.
  func rollBackStep(to mark: StepMark) {
    recorder.goBack(to: mark.recorded)
    marker.marks = mark.marked
    do throws(StorageFailure) {
      try run("ROLLBACK TO step")
      try run("RELEASE step")
    } catch { rollBackIfInside() }
  }
}

/// The state of the recorder and the marker at the beginning of a savepoint.
struct StepMark {
  let recorded: Recorder.Mark
  let marked: DirtyRows

  init(_ store: Connection) { (recorded, marked) = (store.recorder.mark, store.marker.marks) }
}

extension Database {
  /// Begins an outer transaction around all writes until `endTogether`. They are recorded as one
  /// change.
  func beginTogether() throws(StorageFailure) {
    if let refusal { throw refusal }
    try change { (store) throws(StorageFailure) in
      store.rollBackIfInside()
      try store.run("BEGIN IMMEDIATE")
      try store.recorder.begin(nil, in: store)
      try store.beginMarking()
      store.isTogether = true
    }
  }

  /// Commits the outer transaction as one change, or rolls it back.
  func endTogether(_ ending: ChangeEnding) throws(StorageFailure) {
    var isRecorded = false
    var notifyHooks: (@Sendable () -> Void)?
    defer { if isRecorded { countChange() } }
    isRecorded = try change { (store) throws(StorageFailure) in
      guard store.isTogether else { return false }
      defer {
        store.recorder.end()
        store.marker.end()
        store.isTogether = false
        store.rollBackIfInside()
      }
      switch ending {
      case .dropped: return false
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
      return isRecorded
    }
    notifyHooks?()
  }
}
