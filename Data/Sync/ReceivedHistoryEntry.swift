import Domain

/// The history entry for changes received from another device. It cannot be undone on this device, but it has the old
/// values of what changed.
struct ReceivedHistoryEntry {
  private let store: Connection
  private let database: Database

  init(_ store: Connection, _ database: Database) {
    (self.store, self.database) = (store, database)
  }

  /// Begins to record the changed rows. They are added to the newest history entry if that is about the same device.
  func begin(from device: DeviceID) throws(StorageFailure) {
    let last = try last(from: try subject(of: device))
    var next = 0
    if let last, let piece = try store.first(HistorySQL.lastPiece, [.int(last)], { $0.optionalInt })
    {
      next = (piece ?? -1) + 1
    }
    store.recorder.begin(Change(kind: .receive), entry: last, nextPiece: next)
  }

  func end() { store.recorder.end() }

  /// Stores the entry. If the newest history entry is about the same device, only updates its time.
  func keep(from device: DeviceID) throws(StorageFailure) {
    let recorder = store.recorder
    let subject = try subject(of: device)
    let known: Int? = if let begun = recorder.entry { begun } else { try last(from: subject) }
    guard recorder.isRecording, !recorder.isBroken else {
      _ = try keep(subject, as: known)
      return
    }
    try recorder.pause { () throws(StorageFailure) in
      let pieces = recorder.drain(all: true)
      recorder.entry = try keep(subject, as: known)
      try KeepingHistory.putAway(pieces, in: store)
      try forgetOld()
    }
  }

  private func subject(of device: DeviceID) throws(StorageFailure) -> String {
    KeepingHistory.subject(try SyncDevices.name(of: device, in: store))
  }

  /// Returns the number of the newest history entry if it is about a device; nil otherwise.
  private func last(from subject: String) throws(StorageFailure) -> Int? {
    try store.first(
      "SELECT number FROM history WHERE number = (SELECT max(number) FROM history)"
        + " AND kind = ? AND subject = ?", [.text(ChangeKind.receive.rawValue), .text(subject)]
    ) { $0.int }
  }

  /// Stores the entry under its number, or as a new one for nil. Returns the number.
  private func keep(_ subject: String, as known: Int?) throws(StorageFailure) -> Int {
    let now = database.clock.now()
    let line: [Value] = [
      .text(ChangeKind.receive.rawValue), .text(subject), .null, .text(database.shell.rawValue),
      .int(now.instant), .int(now.offset),
    ]
    let number: Int
    if let known {
      number = known
      try store.run(HistorySQL.name, line + [.int(known)])
    } else {
      number = try store.insert(HistorySQL.insert, line)
    }
    try store.run(
      HistorySQL.mark, [.int(HistoryEntry.State.settled.rawValue), .int(number)])
    return number
  }

  /// Deletes the old values of entries that are older than changes that can be undone.
  private func forgetOld() throws(StorageFailure) {
    let past = database.clock.now().instant - KeepingHistory.retainedDays * 86_400
    try store.run(
      """
      DELETE FROM history_changes WHERE entry IN (
        SELECT number FROM history WHERE kind = ?1 AND instant < ?2
          AND number <= (SELECT max(number) FROM history) - ?3)
      """,
      [
        .text(ChangeKind.receive.rawValue), .int(past), .int(KeepingHistory.retainedEntries),
      ])
  }
}
