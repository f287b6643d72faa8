import Domain

/// The starter sayings of stores that sync. Any change by a user wins over an untouched saying. A joining store
/// deletes its own untouched starter sayings and receives those of the others. A saying that was destroyed on either
/// side stays destroyed.
struct SeededSayings {
  private let store: Connection
  private let digest: SyncDigest

  init(_ store: Connection, _ digest: SyncDigest) { (self.store, self.digest) = (store, digest) }

  /// Returns the numbers of the untouched starter sayings.
  private func untouched() throws(StorageFailure) -> [Int] {
    try store.all("SELECT s.number FROM sayings s WHERE \(StarterSaying.isUntouched) ORDER BY 1") {
      $0.int
    }
  }

  /// Gives the untouched starter sayings a stamp of their own.
  func cover(_ spans: RowSpans, _ stamp: SyncStamp) throws(StorageFailure) {
    for number in try untouched() {
      try spans.cover(SyncReferences.sayings, number...number, stamp)
    }
  }

  /// Deletes the untouched starter sayings. The other devices send those that they still have.
  func leaveOut() throws(StorageFailure) {
    let indexes = try indexes()
    for number in try untouched() {
      for entry in indexes { try entry.index.removeStored(.int(number), from: store) }
      for sql in TrackedTables.before("sayings") { try store.run(sql, [.int(number)]) }
      try store.run("DELETE FROM sayings WHERE number = ?", [.int(number)])
    }
  }

  private func indexes() throws(StorageFailure) -> [WordIndexes.Entry] {
    var existing: [WordIndexes.Entry] = []
    for entry in WordIndexes.all where entry.table == "sayings" {
      if try entry.index.exists(in: store) { existing.append(entry) }
    }
    return existing
  }

  /// Returns the starter sayings that no longer exist in this store.
  func destroyed() throws(StorageFailure) -> [StarterSaying] {
    let memory = StarterMemory(store)
    let there = try memory.origins()
    return try memory.sayings().filter { !there.contains($0.origin) }
  }

  /// Stores the destruction of starter sayings for the other devices.
  func keep(
    _ destroyed: [StarterSaying], _ stamp: SyncStamp, _ fieldVersions: SQLiteFieldVersions
  ) throws(StorageFailure) {
    guard let list = store.lists.list(SyncReferences.sayings) else { return }
    for saying in destroyed {
      let name = RecordNames.name(ofOrigin: saying.origin, in: list, by: digest)
      for field in list.fields {
        try fieldVersions.keep(
          NamedFieldVersion(
            FieldName(list: list.number, identity: name, field: field.number),
            FieldVersion(.nothing, stamp)))
      }
    }
    try fieldVersions.flush()
  }

  /// Restores the starter sayings that `leaveOut` deleted, if the store leaves the group before it received anything.
  /// Otherwise the store keeps the sayings that it received.
  func bringBack() throws(StorageFailure) {
    guard let fieldVersions = try SQLiteFieldVersions(store),
      let list = store.lists.list(SyncReferences.sayings)
    else { return }
    let own = fieldVersions.position().device
    if fieldVersions.version().devices.contains(where: { $0 != own }) {
      return try StarterMemory(store).forget()
    }
    let indexes = try indexes()
    let there = try StarterMemory(store).origins()
    for (index, saying) in try StarterMemory(store).sayings().enumerated() {
      if there.contains(saying.origin) { continue }
      let name = RecordNames.name(ofOrigin: saying.origin, in: list, by: digest)
      let record = try fieldVersions.record(list.number, name)
      if !record.fieldVersions.isEmpty { continue }
      let number = try number(index)
      try saying.insert(as: number, into: store)
      for entry in indexes { try entry.index.addStored(.int(number), to: store) }
    }
  }

  /// Returns the given number, or the next free number if another saying has the given one.
  private func number(_ wanted: Int) throws(StorageFailure) -> Int {
    let isTaken = try store.first("SELECT 1 FROM sayings WHERE number = ?", [.int(wanted)]) { _ in
      true
    }
    if isTaken != true { return wanted }
    var numbers = NumberingSayings(store)
    return try numbers.next().value
  }
}
