import Domain

extension Connection {
  /// Takes back a transaction within another one (savepoint) with what was recorded of it; where that
  /// fails, the other one too.
  func rollBackStep(to mark: StepMark) {
    recorder.goBack(to: mark.recorded)
    marker.marks = mark.marked
    do throws(StorageFailure) {
      try run("ROLLBACK TO step")
      try run("RELEASE step")
    } catch { rollBackIfInside() }
  }
}

/// How far what is noted of a transaction had come when a step in it began.
struct StepMark {
  let recorded: Recorder.Mark
  let marked: DirtyRows

  init(_ store: Connection) { (recorded, marked) = (store.recorder.mark, store.marker.marks) }
}

extension Database {
  /// Opens a transaction around all that is written until it ends, and records it as one deed.
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

  /// Ends it: keeps all of it as one deed, or nothing.
  func endTogether(_ ending: DeedEnding) throws(StorageFailure) {
    var isDeed = false
    var told: (@Sendable () -> Void)?
    defer { if isDeed { countDeed() } }
    isDeed = try change { (store) throws(StorageFailure) in
      guard store.isTogether else { return false }
      defer {
        store.recorder.end()
        store.marker.end()
        store.isTogether = false
        store.rollBackIfInside()
      }
      switch ending {
      case .dropped: return false
      case .kept: break
      case .keptAs(let kind, let subject):
        let steps = store.recorder.deed?.steps ?? []
        store.recorder.deed = Deed(kind: kind, subject: subject, steps: steps)
      }
      let now = clock.now()
      let isDeed = try KeepingHistory(store, now, shell).keep()
      if isDeed { told = try askHooks(at: now, in: store) }
      try store.stampWrites(at: stampClock.milliseconds())
      try store.run("COMMIT")
      return isDeed
    }
    told?()
  }
}
