import Domain

/// The history entry for changes received from another device. It cannot be undone on this device.
struct ReceivedHistoryEntry {
  private let store: Connection
  private let database: Database

  init(_ store: Connection, _ database: Database) {
    (self.store, self.database) = (store, database)
  }

  /// Stores the entry. If the newest history entry is about the same device, only updates its time.
  func keep(from device: DeviceID) throws(StorageFailure) {
    let now = database.clock.now()
    let subject = KeepingHistory.subject(try SyncDevices.name(of: device, in: store))
    let kind = ChangeKind.receive.rawValue
    let last = try store.first(
      "SELECT number FROM history WHERE number = (SELECT max(number) FROM history)"
        + " AND kind = ? AND subject = ?", [.text(kind), .text(subject)]
    ) { $0.int }
    if let last {
      return try store.run(
        "UPDATE history SET instant = ?, offset = ? WHERE number = ?",
        [.int(now.instant), .int(now.offset), .int(last)])
    }
    let line = try store.insert(
      HistorySQL.insert,
      [
        .text(kind), .text(subject), .null, .text(database.shell.rawValue), .int(now.instant),
        .int(now.offset),
      ])
    try store.run(
      HistorySQL.mark, [.int(HistoryEntry.State.settled.rawValue), .int(line)])
  }
}
