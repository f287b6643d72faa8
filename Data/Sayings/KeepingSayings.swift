import Domain

/// Keeps sayings within one transaction: gives them numbers, and the liked ones their order.
struct KeepingSayings {
  private let store: Connection
  private var numbers: NumberingSayings
  private var lastLiking: Int?

  init(_ store: Connection) { (self.store, numbers) = (store, NumberingSayings(store)) }

  /// A number no saying ever had.
  mutating func nextNumber() throws(StorageFailure) -> SayingNumber { try numbers.next() }

  /// Keeps a new saying. Its words still have to come into the index.
  mutating func insert(_ saying: Saying, print: Int, origin: Int?) throws(StorageFailure) {
    let liking = saying.isLiked ? try nextLiking() : nil
    let kept = StoredSaying(saying: saying, liking: liking, print: print, origin: origin)
    try store.run(SayingsSQL.insert, SayingsRow.shape.values(of: kept))
    try numbers.pass(saying.number.value)
  }

  /// Changes a saying. The index of words is not told.
  mutating func update(_ kept: StoredSaying, to saying: Saying) throws(StorageFailure) {
    var liking = saying.isLiked ? kept.liking : nil
    if saying.isLiked && liking == nil { liking = try nextLiking() }
    let print = saying.words == kept.saying.words ? kept.print : SayingPrint.of(saying.words)
    let changed = StoredSaying(saying: saying, liking: liking, print: print, origin: kept.origin)
    try store.run(
      SayingsSQL.update, SayingsRow.shape.changes(of: changed) + [.int(saying.number.value)])
  }

  /// The next place in the order of liking.
  mutating func nextLiking() throws(StorageFailure) -> Int {
    if lastLiking == nil { lastLiking = try number(SayingsSQL.lastLiking) }
    let next = (lastLiking ?? 0) + 1
    lastLiking = next
    return next
  }

  private func number(_ sql: String) throws(StorageFailure) -> Int? {
    try store.first(sql) { $0.optionalInt } ?? nil
  }
}
