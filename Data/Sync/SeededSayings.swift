import Domain

/// The sayings stores begin with, where stores meet: those nobody touched stand against nothing
/// anybody did. What a store has of them that joins others are theirs, so it leaves its own out and
/// receives those that are there; what was destroyed on either side stays so.
struct SeededSayings {
  private let store: Connection
  private let digest: SyncDigest

  init(_ store: Connection, _ digest: SyncDigest) { (self.store, self.digest) = (store, digest) }

  /// The numbers of those nobody touched.
  private func untouched() throws(StorageFailure) -> [Int] {
    try store.all("SELECT s.number FROM sayings s WHERE \(StarterSaying.isUntouched) ORDER BY 1") {
      $0.int
    }
  }

  /// Gives those nobody touched a stamp of their own.
  func cover(_ spans: RowSpans, _ stamp: SyncStamp) throws(StorageFailure) {
    for number in try untouched() {
      try spans.cover(SyncReferences.sayings, number...number, stamp)
    }
  }

  /// Removes those nobody touched, which come from the others as far as they are there.
  func leaveOut() throws(StorageFailure) {
    let indexes = try indexes()
    for number in try untouched() {
      for entry in indexes { try entry.index.removeKept(.int(number), from: store) }
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

  /// Those this store began with that are not there any more.
  func destroyed() throws(StorageFailure) -> [StarterSaying] {
    let memory = StarterMemory(store)
    let there = try memory.origins()
    return try memory.sayings().filter { !there.contains($0.origin) }
  }

  /// Says to the others that some are destroyed.
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

  /// Brings those back that were left out by a store that leaves before it received anything. One
  /// that did receive something keeps those of the others from now on.
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
    for (place, saying) in try StarterMemory(store).sayings().enumerated() {
      if there.contains(saying.origin) { continue }
      let name = RecordNames.name(ofOrigin: saying.origin, in: list, by: digest)
      let record = try fieldVersions.record(list.number, name)
      if !record.fieldVersions.isEmpty { continue }
      let number = try number(place)
      try saying.insert(as: number, into: store)
      for entry in indexes { try entry.index.addKept(.int(number), to: store) }
    }
  }

  /// The number of a place, or the next one where another saying has taken it meanwhile.
  private func number(_ place: Int) throws(StorageFailure) -> Int {
    let isTaken = try store.first("SELECT 1 FROM sayings WHERE number = ?", [.int(place)]) { _ in
      true
    }
    if isTaken != true { return place }
    var numbers = NumberingSayings(store)
    return try numbers.next().value
  }
}
