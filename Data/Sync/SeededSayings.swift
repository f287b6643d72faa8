import Domain

/// The sayings every store begins with, where stores meet: those nobody touched stand against nothing
/// anybody did. What a store has of them that joins others are theirs, so it leaves its own out and
/// receives those that are there; what was destroyed on either side stays so.
struct SeededSayings {
  private let store: Connection
  private let digest: SyncDigest

  init(_ store: Connection, _ digest: SyncDigest) { (self.store, self.digest) = (store, digest) }

  /// Whether a saying `s` is as every store has it.
  private static let isUntouched = """
    (\(StarterSayings.isStarter) AND s.print IS s.origin AND s.liked_at IS NULL
      AND s.used_at IS NULL AND s.deleted_at IS NULL)
    """

  /// The numbers of those nobody touched.
  private func untouched() throws(StorageFailure) -> [Int] {
    try store.all("SELECT s.number FROM sayings s WHERE \(Self.isUntouched) ORDER BY 1") { $0.int }
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

  /// Those that are not there any more, by their places among all. A later Haru that begins with more of
  /// them has to know which of them a store began with.
  func destroyed() throws(StorageFailure) -> [Int] {
    let there = Set(
      try store.all("SELECT origin FROM sayings WHERE origin IS NOT NULL") { $0.int })
    return StarterSayings.all.indices.filter { !there.contains(StarterSayings.origin(of: $0)) }
  }

  /// Says to the others that some are destroyed.
  func keep(
    _ destroyed: [Int], _ stamp: SyncStamp, _ facts: SQLiteFacts
  ) throws(StorageFailure) {
    guard let list = store.lists.list(SyncReferences.sayings) else { return }
    for place in destroyed {
      let name = RecordNames.name(
        ofOrigin: StarterSayings.origin(of: place), in: list, by: digest)
      for field in list.fields {
        try facts.keep(
          NamedFact(
            FactName(list: list.number, identity: name, field: field.number),
            Fact(.nothing, stamp)))
      }
    }
    try facts.flush()
  }

  /// Brings those back that were left out by a store that leaves before it received anything.
  func bringBack() throws(StorageFailure) {
    guard let facts = try SQLiteFacts(store),
      let list = store.lists.list(SyncReferences.sayings)
    else { return }
    let own = facts.position().device
    if facts.version().devices.contains(where: { $0 != own }) { return }
    let indexes = try indexes()
    for place in try destroyed() {
      let name = RecordNames.name(
        ofOrigin: StarterSayings.origin(of: place), in: list, by: digest)
      let record = try facts.record(list.number, name)
      if !record.facts.isEmpty { continue }
      try StarterSayings.insert(place, into: store)
      for entry in indexes { try entry.index.addKept(.int(place), to: store) }
    }
  }
}
