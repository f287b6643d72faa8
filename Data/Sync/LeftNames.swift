import Domain

/// The identities that were assigned to records in a group that the store left, so that they are the same records if
/// the store rejoins. A record is recognised by a digest of the values in it that never change.
struct LeftNames {
  private let store: Connection
  private let digest: SyncDigest

  init(_ store: Connection, _ digest: SyncDigest) { (self.store, self.digest) = (store, digest) }

  /// Stores all identities. Call this when the store leaves the group.
  func keep() throws(StorageFailure) {
    try forget()
    for list in store.lists.all where list.identity.isDrawn {
      let rows = SyncRows(list, in: store)
      try rows.visit(.min...(.max)) { (found) throws(StorageFailure) in
        guard let identity = try rows.identity(of: found.row, found.key) else { return true }
        var lasting = RecordNames.name(of: found.row, in: list, by: digest)
        while try !keep(identity, lasting.bytes, in: list) { lasting = lasting.next }
        return true
      }
    }
  }

  private func keep(
    _ identity: [UInt8], _ lasting: [UInt8], in list: SyncList
  ) throws(StorageFailure) -> Bool {
    try store.run(
      """
      INSERT INTO sync_left (list, lasting, identity) VALUES (?, ?, ?)
      ON CONFLICT (list, lasting) DO NOTHING
      """, [.int(list.number), .bytes(lasting), .bytes(identity)])
    return store.changedRows > 0
  }

  /// Returns the identity that a record had in the former group; nil if the record was added after the store left the
  /// group.
  func name(_ lasting: [UInt8], in list: SyncList) throws(StorageFailure) -> [UInt8]? {
    try store.first(
      "SELECT identity FROM sync_left WHERE list = ? AND lasting = ?",
      [.int(list.number), .bytes(lasting)]
    ) { $0.bytes }
  }

  func forget() throws(StorageFailure) { try store.run("DELETE FROM sync_left") }
}
