import Domain

/// Has what is destroyed here be destroyed everywhere, in a store that meets others.
struct SyncedTrash {
  private let store: Connection

  init(_ store: Connection) { self.store = store }

  /// The files of this device in the place have it too, and are replaced; what was done to it is not
  /// told any more. False where there are no others.
  func forget() throws(StorageFailure) -> Bool {
    try store.run(SyncSQL.purge, [.bool(true)])
    let meetsOthers = store.changedRows > 0
    try store.run("UPDATE sync_deeds SET subject = ''")
    return meetsOthers
  }

  /// Empties what is told of a record that was destroyed.
  func forgetTold(_ list: Int, _ identity: [UInt8]) throws(StorageFailure) {
    try store.run(
      "UPDATE sync_told SET value = ?, settled = 1 WHERE list = ? AND identity = ?",
      [.bytes(FactValue.nothing.bytes), .int(list), .bytes(identity)])
  }
}
