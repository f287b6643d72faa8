import Domain

/// Moves the amounts of a counter to another one whose tag it gets.
struct CountsMerge {
  private let store: Connection
  private let now: Now

  init(_ store: Connection, at now: Now) { (self.store, self.now) = (store, now) }

  /// Merges the counters of a renaming, if both tags are counters, and returns how many records changed. The other
  /// counter keeps its goal and its unit.
  func merge(_ renaming: TagRenaming) throws(StorageFailure) -> Int {
    func counter(_ tag: String) throws(StorageFailure) -> CounterRow.Stored? {
      let folded = TextForms.folded("#" + tag)
      return try store.first(CountsSQL.tagged, [.text(folded)], CounterRow.stored)
    }
    guard let old = try counter(renaming.from), let new = try counter(renaming.to) else { return 0 }
    let count = try store.first(CountsSQL.countOfCounter, [.int(old.key)]) { $0.int } ?? 0
    try store.run(CountsSQL.move, [.int(new.key), .int(old.key)])
    // A later import extends the remaining counter.
    try store.run(
      CountsSQL.moveSources, [.text(new.counter.id.text), .text(old.counter.id.text)])
    try store.run(CountsSQL.remove, [.int(now.instant), .int(old.key)])
    try SQLiteCounts.words.remove(CounterRow.indexed(old.counter, old.key), from: store)
    return count + 1
  }
}
